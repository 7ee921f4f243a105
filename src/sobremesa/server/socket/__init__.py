"""The WebSocket of a table: frames in, frames out."""
