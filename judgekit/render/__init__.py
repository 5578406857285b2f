"""How things look: pages of styled lines (`page`, `units`), the terminal, HTML."""
