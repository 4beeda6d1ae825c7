"""Lucky Maker: two-suited cards, and a master card whose other suit scores."""
