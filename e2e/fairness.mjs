// The page's collector by itself: reads rounds of happenings as JSON lines, answers each with the order that it makes.
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = new URL("../web/", import.meta.url);
const { rolldown } = await import(pathToFileURL(fileURLToPath(new URL("node_modules/rolldown/dist/index.mjs", web))));
const bundle = await rolldown({ input: fileURLToPath(new URL("src/live/collector.ts", web)) });
const { output } = await bundle.generate({ format: "esm" });
const { Collector } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);

const collector = new Collector();
for await (const line of createInterface({ input: process.stdin })) {
  for (const happening of JSON.parse(line)) collector.add({ ...happening, make: () => ({ do: "call" }) });
  const order = [];
  for (let next = collector.take(); next; next = collector.take()) order.push({ seat: next.seat, at: next.at });
  console.log(JSON.stringify(order));
}
