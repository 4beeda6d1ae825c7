// A line of words with the suits in it in their colours, be they signs or words.
import type { SeatName } from "../door/door";
import { FRENCH_MARKS } from "./faces/suits";

interface Props {
  text: string;
  /** Whoever is called after a colour keeps the name as it is. */
  seats: readonly SeatName[];
  /** The game's own suits, each sign or word with its colour; those of playing cards are known. */
  marks?: ReadonlyMap<string, string> | undefined;
}

/** Keeps a sign text: some phones would draw it as a picture. */
const AS_TEXT = "\uFE0E";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isWord = (mark: string) => /\p{L}/u.test(mark);

export function Marked({ text, seats, marks }: Props) {
  const inks = new Map([...FRENCH_MARKS, ...(marks ?? [])]);
  // a longer word first: one may be the beginning of another
  const words = [...inks.keys(), ...seats.map(({ name }) => name)].filter(Boolean).sort((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`((?:${words.map(escaped).join("|")})${AS_TEXT}?)`, "u"));
  return (
    <>
      {parts.map((part, index) => {
        const ink = inks.get(part.replace(AS_TEXT, ""));
        if (!ink) return part;
        return (
          <span key={index} class={isWord(part) ? "mark-word" : "mark-sign"} style={{ "--ink": ink }}>
            {part}
          </span>
        );
      })}
    </>
  );
}
