"""Lucky Maker: two-suited cards, and a master card that scores what it does not ask for."""
