"""What happens, by chapter of the rules: no numbers, no names of editions: those stand in the tables."""
