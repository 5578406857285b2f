"""The grammar of card text: its words, its rules (`card.lark`, by chapter), and the parser."""
