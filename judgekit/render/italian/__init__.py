"""Everything that the engine leaves unsaid, said in Italian: events, refusals, questions, stages, differences."""
