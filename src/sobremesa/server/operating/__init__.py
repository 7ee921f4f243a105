"""What whoever runs a server looks at."""
