// Export of the book as a file, and import of another one after a person's consent.
import { useState } from "preact/hooks";
import { today } from "../device/dates";
import { handOver } from "../device/exports";
import { t } from "../i18n/i18n";
import { Button, FileButton } from "../ui/Button";
import { Section } from "../ui/Screen";
import { BookFull, book, type Listed, takeIn } from "./book";
import { BadBook, MOST_BYTES, type Offered, openBookFile, toCsv, toJson } from "./files";

export function Exchange({ listed }: { listed: readonly Listed[] }) {
  const { aliases, left } = book.value;
  const [offered, setOffered] = useState<Offered | null>(null);
  const [said, say] = useState("");
  const open = async (file: File) => {
    setOffered(null);
    say("");
    try {
      setOffered(await openBookFile(file));
    } catch (fault) {
      if (!(fault instanceof BadBook)) throw fault;
      say(t(`book-import-${fault.code}`, { megabytes: MOST_BYTES / 2 ** 20 }));
    }
  };
  const agree = async ({ results, aliases: others }: Offered) => {
    setOffered(null);
    try {
      say(t("book-import-added", { count: await takeIn(results, others) }));
    } catch (fault) {
      if (!(fault instanceof BookFull)) throw fault;
      say(t("book-import-full"));
    }
  };
  const giveCsv = () => handOver(`tefuda-book-${today()}.csv`, toCsv(listed, aliases, left), "text/csv");
  const giveJson = () => handOver(`tefuda-book-${today()}.json`, toJson(listed, aliases));
  return (
    <Section title={t("book-exchange")} data-testid="book-exchange">
      <div class="row">
        {listed.length > 0 && (
          <>
            <Button onClick={giveCsv}>{t("book-export-csv")}</Button>
            <Button onClick={giveJson}>{t("book-export-json")}</Button>
          </>
        )}
        <FileButton accept=".json,application/json" onFile={open}>
          {t("book-import")}
        </FileButton>
      </div>
      {offered && (
        <div class="sheet-of-paper stack" role="status" data-testid="book-offered">
          <p>{t("book-offered", { count: offered.results.length })}</p>
          {offered.unread > 0 && <p class="soft">{t("book-offered-unread", { count: offered.unread })}</p>}
          <div class="row">
            <Button main onClick={() => agree(offered)}>
              {t("book-take-in")}
            </Button>
            <Button quiet onClick={() => setOffered(null)}>
              {t("book-take-nothing")}
            </Button>
          </div>
        </div>
      )}
      <p role="status">{said}</p>
    </Section>
  );
}
