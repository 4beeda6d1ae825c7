// The texts of home and the games' boxes in this language: a separate script, fetched only if in use.
export const words: Record<string, string> = import.meta.glob(["../en.ftl", "../../games/*/box/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
