// All words of this page, in both languages: its own, those of a hand and its curtain, and those of the games' cards.
export const words: Record<string, string> = import.meta.glob(
  ["./*.ftl", "../table/hand/*.ftl", "../games/*/hand/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
