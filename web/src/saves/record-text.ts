// The text of a record, which grows with the log: for an entry more some characters are added, and the checksum goes
// on from where it stood. What changes with every action stands behind the log and is short.
import type { Save } from "../door/door";
import { type MatchRecord, storedFields } from "./record";
import { type Summed, sumOf } from "./slots";

type Entry = Save["log"][number];

/** Where the text ends behind an entry, and the checksum there. */
interface End {
  readonly length: number;
  readonly sum: number;
}

const LOG_END = "]}";

export class RecordText {
  private text = "";
  /** By the number of entries before it. */
  private readonly ends: End[] = [];

  /** The text of a record that `owner` writes. */
  constructor(owner: string, { log, ...save }: Save) {
    this.add(JSON.stringify({ owner, save: { ...save, log: [] } }).slice(0, -"]}}".length));
    for (const entry of log) this.push(entry);
  }

  private add(part: string): void {
    const sum = sumOf(part, this.ends.at(-1)?.sum);
    this.text += part;
    this.ends.push({ length: this.text.length, sum });
  }

  /** Add a log entry. */
  push(entry: Entry): void {
    this.add(`${this.ends.length > 1 ? "," : ""}${JSON.stringify(entry)}`);
  }

  /** Drop all log entries but the first `count`. */
  cut(count: number): void {
    this.ends.length = Math.min(this.ends.length, count + 1);
    this.text = this.text.slice(0, this.ends.at(-1)?.length);
  }

  /** The whole text, with the record's other fields as they are now. */
  closed(record: MatchRecord): Summed {
    const tail = `${LOG_END},${JSON.stringify(storedFields(record)).slice(1)}`;
    return { text: this.text + tail, sum: sumOf(tail, this.ends.at(-1)?.sum) };
  }
}
