// All that this page says, in both languages: its own words, those of a hand and its curtain, and of the games' cards.
export const words: Record<string, string> = import.meta.glob(
  ["./*.ftl", "../table/hand/*.ftl", "../games/*/hand/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
