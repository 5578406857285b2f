"""The points that plays put to the rules, by room: what is asked, and what is thought by who gets it wrong."""
