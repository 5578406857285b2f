"""What resolves, and what its instructions do."""
