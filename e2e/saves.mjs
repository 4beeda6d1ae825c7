// The page's saves (web/src/saves/records.ts) by themselves, over a storage that stops or fails where it is told to.
// Each JSON line {storage, calls, stop, how} is done in a page of its own: {storage: [[key, text]], list of [function,
// ...arguments], the number of the operation on the storage that is the last one, and how that one ends}. The answer
// tells the storage afterwards, how many operations changed it, and which matches a new page finds there.
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = new URL("../web/", import.meta.url);
const { rolldown } = await import(pathToFileURL(fileURLToPath(new URL("node_modules/rolldown/dist/index.mjs", web))));
const bundle = await rolldown({ input: fileURLToPath(new URL("src/saves/records.ts", web)) });
const { output } = await bundle.generate({ format: "cjs" });
/** Runs the page's code anew: what a page has in memory goes with it. */
const load = new Function("window", "exports", output[0].code);

/** How the last operation of a page that is stopped ends; "refused" is one that fails, and the page lives on. */
const ENDS = {
  before: () => null,
  torn: (text, part) => text.slice(0, Math.floor(text.length * part)),
  after: (text) => text,
};

class Disk {
  constructor({ storage, stop, how, part }) {
    Object.assign(this, { texts: new Map(storage), stop, how, part, done: 0 });
  }

  get length() {
    return this.texts.size;
  }

  key = (index) => [...this.texts.keys()][index] ?? null;
  getItem = (key) => this.texts.get(key) ?? null;
  setItem = (key, text) => this.change(key, text, () => this.texts.set(key, text));
  removeItem = (key) => this.change(key, "", () => this.texts.delete(key));

  /** A page that was stopped runs on here, but nothing of what it does can be seen any more. */
  change(key, text, change) {
    this.done += 1;
    if (this.done < this.stop || this.stop === undefined) return change();
    if (this.how === "refused") return this.refuse(change);
    if (this.done > this.stop) return;
    const left = ENDS[this.how](text, this.part);
    if (left !== null && text) this.texts.set(key, left);
    else if (left !== null) change();
  }

  refuse(change) {
    if (this.done === this.stop) throw new Error("no room");
    return change();
  }
}

function page(disk) {
  const saves = {};
  load({ localStorage: disk }, saves);
  return saves;
}

function run(request) {
  const disk = new Disk(request);
  const saves = page(disk);
  for (const [name, ...args] of request.calls) saves[name](...args);
  const { done } = disk;
  const storage = [...disk.texts];
  const again = page(new Disk({ storage }));
  again.refresh();
  const found = again.matches.value.map(({ id }) => [id, again.recordOf(id)]);
  const lists = { matches: found, asides: again.asides.value, newer: again.newer.value };
  return { storage, done, ...lists };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(run(JSON.parse(line))));
}
