"""Super Trump Fighter, clause by clause."""
