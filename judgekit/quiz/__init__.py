"""Questions for one who studies alone: asked, remembered, and asked again when they are due."""
