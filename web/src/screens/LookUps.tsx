// What can be looked up at a table.
import { useState } from "preact/hooks";
import type { BaseView } from "../door/door";
import type { Table } from "../games";
import { t } from "../i18n/i18n";
import { RulesSheet } from "../learn/Rules";
import { LogSheet } from "../table/Log";
import { BookOpen, ScrollText } from "../ui/icons";
import { IconButton } from "../ui/Screen";

/** What can be looked up at any time: the log as this table shows it, and the rules. */
export function LookUps({ view, table }: { view: BaseView; table: Table }) {
  const [open, setOpen] = useState<"log" | "rules" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <IconButton icon={ScrollText} name={t("log")} onClick={() => setOpen("log")} />
      <IconButton icon={BookOpen} name={t("rules")} onClick={() => setOpen("rules")} />
      {open === "log" && <LogSheet view={view} table={table} onClose={close} />}
      {open === "rules" && <RulesSheet game={table.id} clause={null} onClose={close} />}
    </>
  );
}
