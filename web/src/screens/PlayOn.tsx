// Playing on from a finished match: from its deal or any later step, with people and machines at any seat.
import { entryOf } from "../door/catalog";
import type { CatalogGame } from "../door/door";
import type { Table } from "../games";
import { t } from "../i18n/i18n";
import { branch } from "../match/begin";
import { newPhones } from "../match/phones";
import type { Opened, WithOpened } from "../review";
import { inColourOf } from "../table/game";
import { Button } from "../ui/Button";
import { href, replace } from "../ui/router";
import { Screen } from "../ui/Screen";
import { CompanyChoice } from "./Company";
import { useTask } from "./deal";
import { useSeating } from "./seating";
import { WhoPlays } from "./WhoPlays";
import "./setup.css";

interface Props {
  /** The finished match. */
  id: string;
  step: number;
  table: Table | undefined;
  WithOpened: typeof WithOpened;
}

export function PlayOn({ id, step, table, WithOpened }: Props) {
  const entry = entryOf(table?.id);
  return (
    <Screen
      title={t(step === 0 ? "same-deal" : "what-if")}
      back={href("review", id)}
      data-testid="what-if"
      style={table && inColourOf(table)}
    >
      <WithOpened id={id} table={table}>
        {(opened) =>
          table &&
          entry && (
            <Form id={id} step={Math.min(step, opened.course.length)} table={table} entry={entry} opened={opened} />
          )
        }
      </WithOpened>
    </Screen>
  );
}

interface FormProps {
  id: string;
  step: number;
  table: Table;
  entry: CatalogGame;
  opened: Opened;
}

function Form({ id, step, table, entry, opened: { save, course, outcome, match, bots } }: FormProps) {
  const { playSettings } = table;
  const { names, seating, phones, settings, setSettings, sit, isTwice, form } = useSeating(
    entry,
    table,
    save.seats.length,
    {
      seats: save.seats,
      bots,
      phones: match?.head.phones,
      settings: match?.head.settings ?? null,
    },
  );
  const [isBusy, begin] = useTask();
  const start = async () => {
    const begun = { ...save, seats: names.map((name) => ({ name })), log: save.log.slice(0, step) };
    const changes = {
      bots: seating,
      phones: newPhones(phones),
      settings: playSettings?.keep(settings) ?? null,
    };
    replace("play", await branch(begun, { id, step, outcome }, changes));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (!isTwice) void begin(start);
  };
  return (
    <form class="stack setup" onSubmit={submit}>
      <p>{step === 0 ? t("same-deal-help") : t("what-if-help", { step, length: course.length })}</p>
      {entry.bots.length > 0 && <CompanyChoice seating={seating} live={entry.live} onChoose={sit} />}
      {playSettings && <playSettings.Form settings={settings} game={entry} onChange={setSettings} />}
      <WhoPlays {...form} />
      <div class="setup-foot">
        <Button type="submit" main class="setup-start" disabled={isBusy || isTwice || step === course.length}>
          {t("play-on")}
        </Button>
      </div>
    </form>
  );
}
