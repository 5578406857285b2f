"""What each rule of the grammar means, by chapter: from a parse to the tree."""
