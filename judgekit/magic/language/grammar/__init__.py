"""The grammar of card text: its words, its rules by chapter (`.lark`), the parser that they are compiled for."""
