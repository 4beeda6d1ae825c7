// The buttons at the head of a table, next to the lamp of a hint.
import { useEffect, useState } from "preact/hooks";
import { listen } from "../device/listen";
import type { BaseView } from "../door/door";
import type { Table } from "../games";
import { t } from "../i18n/i18n";
import { RulesSheet } from "../learn/Rules";
import type { TurnMatch } from "../match/turns";
import { LogSheet } from "../table/Log";
import { BookOpen, ClipboardList, ScrollText, Undo2 } from "../ui/icons";
import { IconButton } from "../ui/Screen";
import { Sheet, SheetButton } from "../ui/Sheet";

/** Buttons for the game's summary, the log as this table shows it, and the rules; a sheet closes with the stage. */
export const LookUps = ({ view, table, during }: { view: BaseView; table: Table; during?: string | undefined }) => (
  <>
    {table.Summary && <SummaryButton view={view} of={table.Summary} during={during} />}
    <SheetButton icon={ScrollText} name={t("log")} during={during}>
      {(close) => <LogSheet view={view} table={table} onClose={close} />}
    </SheetButton>
    <SheetButton icon={BookOpen} name={t("rules")} during={during}>
      {(close) => <RulesSheet game={table.id} clause={null} onClose={close} />}
    </SheetButton>
  </>
);

interface SummaryProps {
  view: BaseView;
  of: NonNullable<Table["Summary"]>;
  during: string | undefined;
}

const SummaryButton = ({ view, of: Summary, during }: SummaryProps) => (
  <SheetButton icon={ClipboardList} name={t("summary")} during={during}>
    {(close) => (
      <Sheet title={t("summary")} onClose={close}>
        <Summary view={view} />
      </Sheet>
    )}
  </SheetButton>
);

/** Undoes the last action of the turn, or gives the reason why it can't. */
export function UndoButton({ match }: { match: TurnMatch }) {
  const { steps, why } = match.undo.value;
  const [asked, setAsked] = useState(false);
  const can = steps.length > 0;
  useEffect(() => {
    if (!asked) return;
    return listen(window, ["pointerdown", "keydown"], () => setAsked(false));
  }, [asked]);
  return (
    <>
      <IconButton
        icon={Undo2}
        name={t("undo")}
        class={can ? "" : "icon-off"}
        onClick={() => (can ? match.takeBack() : setAsked(true))}
      />
      <span aria-live="polite" class={asked ? "undo-why" : "hidden-text"}>
        {asked && t(`undo-${why}`)}
      </span>
    </>
  );
}
