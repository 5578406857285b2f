"""What the game puts right by itself, and the permanents that it watches over."""
