"""What the words of a text mean on the board."""
