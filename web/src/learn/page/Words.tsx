// A text whose terms explain themselves: a tap on one shows its meaning below the text.
import { useId, useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { Marked } from "../../table/Marked";
import type { Leaflet } from "../leaflet";

interface Props {
  game: string;
  leaflet: Leaflet;
  text: string;
}

const UNSEEN = "\u200b?";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A word in a text: with room for a line break within, in English in the plural too. */
const pattern = (word: string): string => {
  const letters = [...word.replaceAll("\u200b", "")].map(escaped).join(UNSEEN);
  return /^[\x20-\x7e]+$/.test(word) ? `\\b${letters}(?:e?s)?\\b` : letters;
};

/** Texts between terms, and the terms: each only at its first occurrence. */
function parts(text: string, words: ReadonlyMap<string, string>): { text: string; term: string | null }[] {
  const byLength = [...words].sort(([, a], [, b]) => b.length - a.length);
  if (!byLength.length) return [{ text, term: null }];
  const pieces = text.split(new RegExp(`(${byLength.map(([, word]) => pattern(word)).join("|")})`, "iu"));
  const said = new Set<string>();
  return pieces.map((piece, at) => {
    const term = at % 2 ? byLength.find(([, word]) => new RegExp(`^${pattern(word)}$`, "iu").test(piece))?.[0] : null;
    if (!term || said.has(term)) return { text: piece, term: null };
    said.add(term);
    return { text: piece, term };
  });
}

export function Words({ game, leaflet, text }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const meaning = useId();
  const words = new Map(leaflet.terms.map((term) => [term, t(`${game}-term-${term}`)]));
  return (
    <div class="leaflet-words">
      <p>
        {parts(text, words).map(({ text: piece, term }, at) =>
          term ? (
            <button
              key={at}
              type="button"
              class="leaflet-term"
              aria-expanded={open === term}
              aria-controls={meaning}
              onClick={() => setOpen(open === term ? null : term)}
            >
              {piece}
            </button>
          ) : (
            <Marked key={at} text={piece} seats={[]} marks={leaflet.marks?.()} />
          ),
        )}
      </p>
      <p id={meaning} class="leaflet-meaning small" role="status">
        {open && (
          <>
            <b>{words.get(open)}</b> <span>{t(`${game}-means-${open}`)}</span>
          </>
        )}
      </p>
    </div>
  );
}
