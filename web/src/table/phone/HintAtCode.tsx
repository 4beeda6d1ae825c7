// A hint for a hand on a phone: requested at its curtain, and shown only next to the code.
import { useEffect, useState } from "preact/hooks";
import { entryOf } from "../../door/catalog";
import { thinker } from "../../door/thinker";
import { ThinkingFault } from "../../engine/faults";
import { t } from "../../i18n/i18n";
import type { TurnMatch } from "../../match/turns";
import { logEnd } from "../../match/view";
import { Lightbulb } from "../../ui/icons";
import { IconButton } from "../../ui/Screen";
import { hasHints } from "../game";
import type { GameTable } from "../types";
import type { Phones } from "./phones";

interface Hint {
  /** Requests a hint; null if this seat can't have one now. */
  readonly ask: (() => void) | null;
  readonly at: "none" | "thinking" | "told" | "silent";
  /** The move in words, which only its owner may read. */
  readonly move: string;
}

const NONE = { at: "none", move: "" } as const;

/** The hint for the seat to move. */
export function useHintAtCode(match: TurnMatch, phones: Phones, table: GameTable, seat: number | null): Hint {
  const [said, say] = useState<Pick<Hint, "at" | "move">>(NONE);
  const { controller } = match;
  const view = seat === null ? null : phones.viewOf(seat);
  const level = view ? entryOf(view.game)?.bots.at(-1) : undefined;
  useEffect(() => say(NONE), [view]);
  const { moves } = table;
  if (seat === null || !view || !level || !moves || !hasHints(table) || controller.head.hints === null)
    return { ...NONE, ask: null };
  const think = async () => {
    say({ at: "thinking", move: "" });
    try {
      const [best] = (await thinker.ask(view, level)).choices;
      if (phones.viewOf(seat) !== view) return;
      await controller.countHint(seat, logEnd(view));
      say({ at: "told", move: best ? moves.move(best.action as Parameters<typeof moves.move>[0], view) : "" });
    } catch (fault) {
      if (!(fault instanceof ThinkingFault)) throw fault;
      say({ at: "silent", move: "" });
    }
  };
  return { ...said, ask: said.at === "thinking" || said.at === "told" ? null : () => void think() };
}

/** The button for a hint, and the note that it is shown with the code. */
export const HintAtCode = ({ hint: { ask, at } }: { hint: Hint }) =>
  at === "none" && !ask ? null : (
    <>
      {ask && <IconButton icon={Lightbulb} name={t("hint")} class="lamp" data-do="hint" onClick={ask} />}
      {at !== "none" && (
        <span class="small" role="status">
          {t(`phone-hint-${at}`)}
        </span>
      )}
    </>
  );
