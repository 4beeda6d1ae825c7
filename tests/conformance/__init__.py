"""What every registered game must keep."""
