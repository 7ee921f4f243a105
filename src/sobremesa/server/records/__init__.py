"""Games away from their table: finished ones as records, their dice checked; lessons."""
