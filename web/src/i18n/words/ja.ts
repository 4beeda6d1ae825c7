// What home and the games' boxes say in this language: a script of its own, of which only the one in use is fetched.
export const words: Record<string, string> = import.meta.glob(["../ja.ftl", "../../games/*/box/ja.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
