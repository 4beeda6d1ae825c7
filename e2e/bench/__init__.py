"""What the engine's speed is measured with, and the systems beside which it is set."""
