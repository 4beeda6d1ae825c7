// The lamp of a hint, and what it says, which is a script of its own that comes when the lamp is first tapped.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { entryOf } from "../door/client";
import type { BaseView } from "../door/door";
import type { Table } from "../games";
import { t } from "../i18n/i18n";
import { Hints } from "../match/hints";
import type { TurnMatch } from "../match/turns";
import { hasHints } from "../table/game";
import { Hinted } from "../table/hinted";
import { Lightbulb } from "../ui/icons";
import { IconButton } from "../ui/Screen";

const panel = signal<typeof import("../table/hint/HintPanel") | null>(null);

/** The hints of a match; null where its game has none, or it is played without. */
export function useHints(match: TurnMatch, table: Table | undefined): Hints | null {
  const level = table && hasHints(table) && entryOf(table.id)?.bots.at(-1); // the strongest; none where there is none
  const isOffered = match.controller.head.hints !== null;
  const hints = useMemo(() => (level && isOffered ? new Hints(match, level) : null), [match, level, isOffered]);
  useEffect(() => hints?.begin(), [hints]);
  return hints;
}

async function tapped(hints: Hints): Promise<void> {
  hints.toggle();
  panel.value ??= await import("../table/hint/HintPanel").catch(() => null);
  if (!panel.value) hints.close(); // without a network it may not come: a tap tries again
}

/** Stands at the head of an open hand. */
export const Lamp = ({ hints }: { hints: Hints }) => (
  <IconButton
    icon={Lightbulb}
    name={t("hint")}
    class={`lamp lamp-${hints.hint.value.at}`}
    aria-expanded={hints.isShown}
    onClick={() => void tapped(hints)}
  />
);

interface Props {
  hints: Hints | null;
  view: BaseView;
  table: Table;
  children: ComponentChildren;
}

/** A table on which the move is lit that a hint points at, under what the hint says. */
export function UnderHint({ hints, view, table, children }: Props) {
  const hint = hints?.hint.value;
  const { HintPanel } = panel.value ?? {};
  return (
    <>
      {hints && HintPanel && table.moves && (
        <HintPanel hints={hints} view={view} moves={table.moves} marks={table.marks} />
      )}
      <Hinted.Provider value={hint?.at === "told" ? hint.pointed : null}>{children}</Hinted.Provider>
    </>
  );
}
