// What can be looked up at a table at any time.
import type { BaseView } from "../door/door";
import type { Table } from "../games";
import { t } from "../i18n/i18n";
import { RulesSheet } from "../learn/Rules";
import { LogSheet } from "../table/Log";
import { BookOpen, ScrollText } from "../ui/icons";
import { SheetButton } from "../ui/Sheet";

export const LookUps = ({ view, table }: { view: BaseView; table: Table }) => (
  <>
    <SheetButton icon={ScrollText} name={t("log")}>
      {(close) => <LogSheet view={view} table={table} onClose={close} />}
    </SheetButton>
    <SheetButton icon={BookOpen} name={t("rules")}>
      {(close) => <RulesSheet game={table.id} clause={null} onClose={close} />}
    </SheetButton>
  </>
);
