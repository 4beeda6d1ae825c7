// A finished match is looked at now and then and changed hardly ever: its deal and log are kept packed, and what lists
// need of it stands beside them, so that a thousand matches take little room and are listed without being unpacked.
import { inflateSync, strFromU8 } from "fflate";
import * as v from "valibot";

/** As long as what is packed and unpacked may be, in characters and in bytes. */
export const MOST_PACKED = 2 ** 18;
export const MOST_SIZE = 2 ** 22;

/** What stands in a record's text for its save. */
const PackedShape = v.object({
  format: v.number(),
  game: v.string(),
  options: v.record(v.string(), v.unknown()),
  seats: v.array(v.object({ name: v.string() })),
  steps: v.pipe(v.number(), v.integer(), v.minValue(0)),
  print: v.pipe(v.string(), v.maxLength(40)),
  /** Of what is packed, in bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SIZE)),
  /** In base64. */
  data: v.pipe(v.string(), v.maxLength(MOST_PACKED)),
});
export type Packed = v.InferOutput<typeof PackedShape>;

const Holder = v.object({ packed: PackedShape });

/** What stands for the save in a record's stored value; null where that is whole, or none. */
export function packedIn(value: unknown): Packed | null {
  const read = v.safeParse(Holder, value);
  return read.success ? read.output.packed : null;
}

const toBytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

/** What is packed; no more than `size` bytes are made of it, whatever it says. */
export const unpackedText = ({ size, data }: Packed): string =>
  strFromU8(inflateSync(toBytes(data), { out: new Uint8Array(size) }));

/** What of a record is packed: its save, and what the machine made of it where that was asked for. */
function fieldsIn(packed: Packed): object {
  try {
    const [deal, log, judged] = JSON.parse(unpackedText(packed));
    const { format, game, options, seats } = packed;
    return { save: { format, game, options, seats, deal, log }, ...(judged && { judged }) };
  } catch {
    return { save: null };
  }
}

/** A record's stored value with its save in it, packed or not. */
export function unpacked(value: unknown): unknown {
  const packed = packedIn(value);
  return packed && typeof value === "object" ? { ...value, ...fieldsIn(packed) } : value;
}
