// What home and the games' boxes say in this language: a script of its own, of which only the one in use is fetched.
export const words: Record<string, string> = import.meta.glob(["../en.ftl", "../../games/*/box/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
