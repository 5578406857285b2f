"""What happens at a table of Wizards of Mickey, by chapter of its rules. No numbers inside."""
