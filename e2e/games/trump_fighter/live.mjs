// A class of web/src/games/trump_fighter/live by itself: `node live.mjs clock MatchClock` reads lists of calls as JSON
// lines, [method, ...arguments] each, and answers each list with the results. "reset" begins anew; "now" sets what a
// clock reads.
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const [module, name] = process.argv.slice(2);
const web = new URL("../../../web/", import.meta.url);
const { rolldown } = await import(pathToFileURL(fileURLToPath(new URL("node_modules/rolldown/dist/index.mjs", web))));
const bundle = await rolldown({ input: fileURLToPath(new URL(`src/games/trump_fighter/live/${module}.ts`, web)) });
const { output } = await bundle.generate({ format: "esm" });
const { [name]: Part } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);

let now = 0;
const make = () => new Part(() => now);
let part = make();

function run([method, ...args]) {
  if (method === "reset") part = make();
  else if (method === "now") [now] = args;
  else return part[method](...args) ?? null;
  return null;
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(JSON.parse(line).map(run)));
}
