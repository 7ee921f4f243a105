"""All tables of this process: listed, made, taken up and let go, and what opens a seat."""
