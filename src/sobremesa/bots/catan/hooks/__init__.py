"""The only list of where expansions come in among players: `seeing` is below what they see, `choosing` above."""
