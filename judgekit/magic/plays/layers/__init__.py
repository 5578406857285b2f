"""What an object is like: printed, then changed by effects, in order."""
