// A line of words with the suits in it in their colours, be they signs or words; of a sign its word is read aloud.
import type { SeatName } from "../door/door";
import { frenchMarks } from "./faces/names";
import type { Marks } from "./types";

interface Props {
  text: string;
  /** A player named after a colour keeps the name unchanged. */
  seats: readonly SeatName[];
  /** The game's own suits, each sign or word with its colour; those of playing cards are known. */
  marks?: Marks | undefined;
}

/** Keeps a sign text: some phones would draw it as a picture. */
const AS_TEXT = "\uFE0E";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isWord = (mark: string) => /\p{L}/u.test(mark);

export function Marked({ text, seats, marks }: Props) {
  const known: Marks = new Map([...frenchMarks(), ...(marks ?? [])]);
  // a longer word first: one may be the beginning of another
  const words = [...known.keys(), ...seats.map(({ name }) => name)].filter(Boolean).sort((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`((?:${words.map(escaped).join("|")})${AS_TEXT}?)`, "u"));
  const markAt = (index: number) => known.get(parts[index]?.replace(AS_TEXT, "") ?? "");
  const isSaidBefore = (index: number): boolean => {
    const word = markAt(index)?.word;
    return word !== undefined && (parts[index - 1]?.trimEnd().toLowerCase().endsWith(word.toLowerCase()) ?? false);
  };
  return (
    <>
      {parts.map((part, index) => {
        const mark = markAt(index);
        if (!mark) return isSaidBefore(index + 1) ? part.trimEnd() : part;
        const shown = (
          <span key={index} class={isWord(part) ? "mark-word" : "mark-sign"} style={{ "--ink": mark.ink }}>
            {part}
          </span>
        );
        if (mark.word === undefined) return shown;
        // "red ●" has the word already: the space before the sign is not heard either
        const isSaid = isSaidBefore(index);
        return (
          <span key={index}>
            <span aria-hidden="true">
              {isSaid && /\s*$/.exec(parts[index - 1] ?? "")?.[0]}
              {shown}
            </span>
            {!isSaid && (
              <span class="hidden-text">
                {mark.word}
                {/^[\p{L}\p{N}]/u.test(parts[index + 1] ?? "") && " "}
              </span>
            )}
          </span>
        );
      })}
    </>
  );
}
