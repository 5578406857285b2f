"""What takes the place of an event before it happens, or prevents it."""
