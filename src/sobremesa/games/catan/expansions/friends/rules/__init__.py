"""The rules of Entre amigos, compiled: actions, moments and reasons; what is refused, listed, done."""
