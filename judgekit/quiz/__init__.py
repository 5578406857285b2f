"""Questions for one who studies alone: asked, remembered, and asked again when they are due."""

MOST_QUESTIONS, MOST_MINUTES = 100, 600  # of a mock exam
