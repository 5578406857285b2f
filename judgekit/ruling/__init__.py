"""Questions about a replay: which rules decide it, what another edition would say, what is simulated at all."""
