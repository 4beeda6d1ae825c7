// A file of the book, as somebody else has made it: nothing of it is taken in before a person agrees.
import * as v from "valibot";
import { parsed } from "../saves/local";
import { AliasesShape, MOST_RESULTS } from "./book";
import { FILE_VERSION } from "./exports";
import { type Result, ResultShape } from "./result";

/** The largest file that is read, in bytes. */
export const MOST_BYTES = 4 * 2 ** 20;

export type BookFault = "too-big" | "no-json" | "no-book" | "newer" | "too-many" | "no-results";

/** Nothing of the file could be used; `code` says why. */
export class BadBook extends Error {
  constructor(readonly code: BookFault) {
    super(code);
  }
}

/** What a file offers. */
export interface Offered {
  readonly results: readonly Result[];
  readonly aliases: Readonly<Record<string, string>>;
  /** How many of its entries are no results. */
  readonly unread: number;
}

const Versioned = v.object({ tefuda_book: v.number() });
const FileShape = v.object({
  tefuda_book: v.literal(FILE_VERSION),
  results: v.array(v.unknown()),
  aliases: v.optional(AliasesShape, []),
});

function resultIn(value: unknown): Result[] {
  const read = v.safeParse(ResultShape, value);
  return read.success ? [read.output] : [];
}

/** What a file's text offers; throws {@link BadBook}. */
export function readBookFile(text: string): Offered {
  const value = parsed(text.replace(/^\ufeff/, ""));
  if (value === null || typeof value !== "object") throw new BadBook("no-json");
  if (v.is(Versioned, value) && value.tefuda_book > FILE_VERSION) throw new BadBook("newer");
  const read = v.safeParse(FileShape, value);
  if (!read.success) throw new BadBook("no-book");
  const { results, aliases } = read.output;
  if (results.length > MOST_RESULTS) throw new BadBook("too-many");
  const found = new Map(results.flatMap(resultIn).map((result) => [result.print, result]));
  if (!found.size) throw new BadBook("no-results");
  return { results: [...found.values()], aliases, unread: results.length - results.flatMap(resultIn).length };
}

/** What a file offers; throws {@link BadBook}. */
export async function openBookFile(file: File): Promise<Offered> {
  if (file.size > MOST_BYTES) throw new BadBook("too-big");
  return readBookFile(await file.text());
}
