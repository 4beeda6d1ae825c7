// The lamp of a hint, and the hint itself, a separate script that loads when the lamp is first tapped; a hint is
// requested, and counts, once that is here.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { entryOf } from "../door/catalog";
import type { BaseView } from "../door/door";
import type { Table } from "../games";
import { t } from "../i18n/i18n";
import { Hints } from "../match/hints";
import type { TurnMatch } from "../match/turns";
import { hasHints } from "../table/game";
import { Hinted } from "../table/hinted";
import { Lightbulb } from "../ui/icons";
import { Lost } from "../ui/Notice";
import { IconButton } from "../ui/Screen";

/** The panel of hints; or its loading, or its failure. */
const panel = signal<typeof import("../table/hint/HintPanel") | "coming" | "lost" | null>(null);

const panelHere = () => (typeof panel.value === "string" ? null : panel.value);

/** The hints of a match; null where its game has none, or it is played without. */
export function useHints(match: TurnMatch, table: Table | undefined): Hints | null {
  const level = table && hasHints(table) && entryOf(table.id)?.bots.at(-1); // the strongest; none where there is none
  const isOffered = match.controller.head.hints !== null;
  const hints = useMemo(() => (level && isOffered ? new Hints(match, level) : null), [match, level, isOffered]);
  useEffect(() => hints?.begin(), [hints]);
  return hints;
}

async function tapped(hints: Hints): Promise<void> {
  if (panel.value === "coming") return;
  if (!panelHere()) {
    panel.value = "coming";
    panel.value = await import("../table/hint/HintPanel").catch(() => "lost" as const);
  }
  if (panelHere()) hints.toggle();
}

/** The button at the head of an open hand; the notice about a failed hint closes with the hand. */
export function Lamp({ hints }: { hints: Hints }) {
  useEffect(
    () => () => {
      if (panel.value === "lost") panel.value = null;
    },
    [],
  );
  return (
    <IconButton
      icon={Lightbulb}
      name={t("hint")}
      class={`lamp lamp-${hints.hint.value.at}`}
      aria-expanded={hints.isShown}
      onClick={() => void tapped(hints)}
    />
  );
}

interface Props {
  hints: Hints | null;
  view: BaseView;
  table: Table;
  children: ComponentChildren;
}

/** A table with the hint's highlighted move lit, under the hint. */
export function UnderHint({ hints, view, table, children }: Props) {
  const hint = hints?.hint.value;
  const { HintPanel } = panelHere() ?? {};
  return (
    <>
      {hints && panel.value === "lost" && <Lost onRetry={() => tapped(hints)} />}
      {hints && HintPanel && table.moves && (
        <HintPanel hints={hints} view={view} moves={table.moves} marks={table.marks} />
      )}
      <Hinted.Provider value={hint?.at === "told" ? hint.pointed : null}>{children}</Hinted.Provider>
    </>
  );
}
