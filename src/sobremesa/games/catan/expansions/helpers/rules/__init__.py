"""The rules of Os ajudantes, compiled: actions, moments and reasons; what is refused, listed, done."""
