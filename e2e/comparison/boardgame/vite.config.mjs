// One file for the browser and for Node, made for production: boardgame.io leaves its checks for developers out.
export default {
  logLevel: "warn",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    outDir: "bundle",
    target: "es2023",
    lib: { entry: "answers.mjs", formats: ["es"], fileName: "boardgame" },
  },
};
