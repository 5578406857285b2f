"""Playing cards and abilities, their costs, and the mana that pays."""
