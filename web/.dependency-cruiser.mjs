// Import rules for the parts of the page: a higher part may use a lower one, never the other way.

/** From the top to the bottom; parts on one line are on the same level. */
const LAYERS = [
  ["main", "phone"],
  ["screens"],
  ["games"],
  ["solo"],
  ["review", "learn", "book"],
  ["exercise"],
  ["day"],
  ["table"],
  ["ui"],
  ["match"],
  ["device"],
  ["saves"],
  ["hand"],
  ["door"],
  ["engine"],
  ["i18n"],
  ["browser"],
];

const pathOf = (parts) => `^src/(${parts.join("|")})[./]`;

/** One rule per layer: it imports nothing from the layers above. */
const upwards = LAYERS.slice(1).map((layer, above) => ({
  name: `${layer.join("-")}-imports-upwards`,
  severity: "error",
  from: { path: pathOf(layer) },
  to: { path: pathOf(LAYERS.slice(0, above + 1).flat()) },
}));

export default {
  forbidden: [
    ...upwards,
    {
      name: "outside-the-layers",
      comment: "a new folder of the page needs a place among the layers",
      severity: "error",
      from: { path: "^src/", pathNot: pathOf(LAYERS.flat()) },
      to: {},
    },
    {
      name: "names-a-game",
      comment: "games are found by their folders; nothing outside one imports it",
      severity: "error",
      from: { pathNot: "^src/games/[^/]+/" },
      to: { path: "^src/games/[^/]+/" },
    },
    {
      name: "games-know-each-other",
      severity: "error",
      from: { path: "^src/games/([^/]+)/" },
      to: { path: "^src/games/[^/]+/", pathNot: "^src/games/$1/" },
    },
    { name: "circle-of-files", severity: "error", from: {}, to: { circular: true } },
    { name: "circle-of-folders", scope: "folder", severity: "error", from: {}, to: { circular: true } },
    { name: "finds-nothing", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true, // types are imports too
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".d.ts", ".mjs", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
    },
  },
};
