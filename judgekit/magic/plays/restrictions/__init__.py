"""What may not be, at the table as a whole."""
