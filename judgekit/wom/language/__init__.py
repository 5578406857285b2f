"""The language of card texts of Wizards of Mickey: grammar, tree, reader."""
