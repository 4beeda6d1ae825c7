// Packs finished matches, some time after they ended: a script of its own, which comes when the page has nothing to do.
import { strFromU8, strToU8 } from "fflate";
import type { Save } from "../door/door";
import { allKept, drop, type KeptHead } from "./journal";
import type { Judgement } from "./judgement";
import { refresh, summaryOf } from "./list";
import { MOST_PACKED, MOST_SIZE, type Packed, packedIn, unpackedText } from "./packed";
import { type MatchRecord, toPacked } from "./record";
import { printOf } from "./result";
import { filledSlots, type Head, NEWER, readSlots } from "./slots";
import { parsed, readText, remove } from "./storage";
import { find, idsStored, keyOf, StoredMatch } from "./stored-match";

/** So long after its end, in ms, nobody takes the last action of a match back any more. */
const REST = 60 * 60 * 1000;

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** By the browser itself, which has what packs; what unpacks must do so at once, and comes with the page. */
async function deflated(bytes: BlobPart): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A save with its deal and log packed, and its judgement; null where that comes out otherwise, or too long. */
export async function pack({ deal, log, ...head }: Save, judged: Judgement | null = null): Promise<Packed | null> {
  const text = JSON.stringify([deal, log, ...(judged ? [judged] : [])]);
  const bytes = strToU8(text);
  if (bytes.length > MOST_SIZE || strFromU8(bytes) !== text) return null;
  const data = toText(await deflated(bytes));
  const print = printOf({ ...head, deal, log });
  const packed = { ...head, seats: [...head.seats], steps: log.length, print, size: bytes.length, data };
  return data.length > MOST_PACKED || unpackedText(packed) !== text ? null : packed;
}

const rests = ({ over, touched }: MatchRecord): boolean => over && Date.now() - touched > REST;

/** What the journal has of a match. */
type KeptBy = ReadonlyMap<string, KeptHead | null>;

/** Characters in which the beginning of a packed text finds room. */
const HEAD = 200;

/** Whether a match lies packed in one place alone, as most do: seen without reading all of it. */
function isDone(id: string, kept: KeptBy): boolean {
  const [slot, other] = filledSlots(keyOf(id));
  return slot !== undefined && !other && !kept.has(id) && Boolean(readText(slot)?.slice(0, HEAD).includes('"packed":'));
}

/** Of a match that is packed: once local storage has been found with it, it is enough that it lies there. */
async function dropSpare(id: string, { number, owner }: Head, kept: KeptBy): Promise<void> {
  for (const spare of filledSlots(keyOf(id)).filter((key) => !key.endsWith(`/${number % 2}`))) remove(spare);
  const head = kept.get(id);
  if (head && !head.gone && head.number === number && head.owner === owner) await drop(id);
}

/** Pack a match that rests; returns whether it was packed now. */
async function packOne(id: string, kept: KeptBy): Promise<boolean> {
  const slot = readSlots(keyOf(id));
  if (slot === NEWER) return false;
  if (slot && packedIn(parsed(slot.text))) {
    await dropSpare(id, slot, kept);
    return false;
  }
  const match = find(id);
  if (!(match instanceof StoredMatch) || !rests(match.record)) return false;
  const { record } = match;
  const packed = await pack(record.save, record.judged);
  return packed && match.record === record ? match.storeAs(toPacked(record, packed)) : false;
}

/** Let whatever waits come first. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Pack all finished matches that rest, one after another. */
export async function packFinished(): Promise<void> {
  const kept = new Map(await allKept());
  let packed = 0;
  for (const id of idsStored().filter((id) => !isDone(id, kept))) {
    packed += Number(await packOne(id, kept));
    await pause();
  }
  if (packed) refresh();
  else await readAhead();
}

/** Matches read in one go, without anybody noticing. */
const A_GO = 20;

/** Read what lists need of all matches, so that the first of them need not. */
async function readAhead(): Promise<void> {
  for (const [at, id] of idsStored().entries()) {
    summaryOf(id);
    if (at % A_GO === 0) await pause();
  }
}
