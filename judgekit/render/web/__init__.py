"""The pages of the site: bodies in HTML, from the same values as the terminal’s. All that is told is escaped."""
