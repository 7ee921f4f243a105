"""What is told: views and changes, rows as devices get them, the table as everybody may know it."""
