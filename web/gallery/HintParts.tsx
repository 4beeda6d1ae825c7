// A hint in its states, over a match of the first game.
import { signal } from "@preact/signals";
import type { Hint, Hints, Weighed } from "../src/match/hints";
import { HintPanel } from "../src/table/hint/HintPanel";
import type { CardLooks, MoveWords } from "../src/table/types";
import { Part } from "./Part";
import type { Sample } from "./sample";

const WORTHS = [0.52, 0.51, 0.31];
const nothing = () => undefined;

const hintsWith = (hint: Hint): Hints =>
  ({ hint: signal(hint), close: nothing, ask: nothing, point: nothing, take: nothing }) as unknown as Hints;

interface Props {
  sample: Sample;
  cards: readonly string[];
  looks: CardLooks;
}

export function HintParts({ sample: { view, table }, cards, looks }: Props) {
  const moves: MoveWords = table.moves ?? { move: ({ card }) => looks.signs(String(card)), reason: () => ({}) };
  const choices = WORTHS.map(
    (worth, at): Weighed => ({
      action: { do: "play", card: cards[at] ?? "" },
      worth,
      why: { code: "saves", params: { card: cards[at + 4] ?? "" } },
    }),
  );
  const [best] = choices;
  const pointed = { action: best?.action as { do: string }, taken: false };
  return (
    <>
      <Part of="HintPanel" state="what it says">
        <HintPanel hints={hintsWith({ at: "told", choices, pointed })} view={view} moves={moves} marks={table.marks} />
      </Part>
      <Part of="HintPanel" state="while it is thought about">
        <HintPanel hints={hintsWith({ at: "thinking" })} view={view} moves={moves} />
      </Part>
      <Part of="HintPanel" state="that does not come">
        <HintPanel hints={hintsWith({ at: "silent", code: "died" })} view={view} moves={moves} />
      </Part>
    </>
  );
}
