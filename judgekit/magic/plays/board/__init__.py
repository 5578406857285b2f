"""The words in which plays speak of players, zones and permanents."""
