// Export of results as a file, and import of others after a person's consent: the book's, or another kind's.
import { useState } from "preact/hooks";
import { today } from "../device/dates";
import { t } from "../i18n/i18n";
import { Button, FileButton } from "../ui/Button";
import { handOver } from "../ui/exporting";
import { Section } from "../ui/Screen";
import { BookFull } from "./book";
import { BadResults, MOST_BYTES, type OfferedResults } from "./files";

interface Props<Offer extends OfferedResults<unknown>> {
  /** The kind: its messages, its part of the screen and its files are named after it. */
  of: "book" | "solo";
  /** False if there is nothing to export. */
  isAny: boolean;
  csv: () => string;
  json: () => string;
  /** Rejects with {@link BadResults}. */
  open: (file: File) => Promise<Offer>;
  /** Resolves to the number of new results. Rejects with {@link BookFull}. */
  takeIn: (offered: Offer) => Promise<number>;
}

export function Exchange<Offer extends OfferedResults<unknown>>({ of, isAny, csv, json, ...read }: Props<Offer>) {
  const [offered, setOffered] = useState<Offer | null>(null);
  const [said, say] = useState("");
  const open = async (file: File) => {
    setOffered(null);
    say("");
    try {
      setOffered(await read.open(file));
    } catch (fault) {
      if (!(fault instanceof BadResults)) throw fault;
      say(t(`${of}-import-${fault.code}`, { megabytes: MOST_BYTES / 2 ** 20 }));
    }
  };
  const agree = async (offer: Offer) => {
    setOffered(null);
    try {
      say(t(`${of}-import-added`, { count: await read.takeIn(offer) }));
    } catch (fault) {
      if (!(fault instanceof BookFull)) throw fault;
      say(t("book-import-full"));
    }
  };
  const giveCsv = () => handOver(`tefuda-${of}-${today()}`, csv(), "csv");
  const giveJson = () => handOver(`tefuda-${of}-${today()}`, json());
  return (
    <Section title={t(`${of}-exchange`)} data-testid={`${of}-exchange`}>
      <div class="row">
        {isAny && (
          <>
            <Button onClick={giveCsv}>{t("book-export-csv")}</Button>
            <Button onClick={giveJson}>{t("book-export-json")}</Button>
          </>
        )}
        <FileButton onFile={open}>{t(`${of}-import`)}</FileButton>
      </div>
      {offered && (
        <div class="sheet-of-paper stack" role="status" data-testid={`${of}-offered`}>
          <p>{t(`${of}-offered`, { count: offered.results.length })}</p>
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
