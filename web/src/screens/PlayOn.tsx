// Playing on from a finished match: from its deal or any later step, with people and machines at any seat.
import { useEffect, useState } from "preact/hooks";
import { catalog } from "../door/client";
import type { CatalogGame } from "../door/door";
import { isReady } from "../door/engine";
import { t } from "../i18n/i18n";
import { branch } from "../match/begin";
import type { openFinished, Refused } from "../review";
import { seatingOf } from "../saves/record";
import { inColourOf } from "../table/game";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { href, replace } from "../ui/router";
import { ScreenHead } from "../ui/Screen";
import { useSeating } from "./use-seating";
import { WhoPlays } from "./WhoPlays";
import "./setup.css";

type Opening = NonNullable<Awaited<ReturnType<typeof openFinished>>>;
type Opened = Extract<Opening, { at: "open" }>;

interface Props {
  /** The finished match. */
  id: string;
  step: number;
  table: (GameTable & { readonly id: string }) | undefined;
  open: typeof openFinished;
  Refused: typeof Refused;
}

export function PlayOn({ id, step, table, open, Refused }: Props) {
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    if (isReady.value && opening === null) open(id, table).then(setOpening);
  }, [isReady.value]);
  const entry = catalog.value?.games.find((each) => each.id === table?.id);
  return (
    <main class="screen" data-testid="what-if" style={table && inColourOf(table)}>
      <ScreenHead title={t(step === 0 ? "same-deal" : "what-if")} back={href("review", id)} />
      {!opening && <Boot />}
      {opening && opening.at !== "open" && <Refused id={id} opening={opening} />}
      {opening?.at === "open" && table && entry && (
        <Form id={id} step={Math.min(step, opening.course.length)} table={table} entry={entry} opened={opening} />
      )}
    </main>
  );
}

interface FormProps {
  id: string;
  step: number;
  table: GameTable;
  entry: CatalogGame;
  opened: Opened;
}

function Form({ id, step, table, entry, opened: { save, course, outcome, match, bots } }: FormProps) {
  const { playSettings } = table;
  const before = save.seats.map(({ name }, seat) => (bots[seat] ? "" : name));
  const { names, seating, settings, setSettings, isTwice, form } = useSeating(entry, table, save.seats.length, {
    names: before,
    bots,
    settings: match?.head.settings ?? null,
  });
  const [busy, setBusy] = useState(false);
  const start = async (event: Event) => {
    event.preventDefault();
    if (busy || isTwice) return;
    setBusy(true);
    const begun = { ...save, seats: names.map((name) => ({ name })), log: save.log.slice(0, step) };
    const changes = { bots: seatingOf(seating, names.length), settings: playSettings?.keep(settings) ?? null };
    replace("play", await branch(begun, { id, step, outcome }, changes));
  };
  return (
    <form class="stack setup" onSubmit={start}>
      <p>{step === 0 ? t("same-deal-help") : t("what-if-help", { step, length: course.length })}</p>
      {playSettings && <playSettings.Form settings={settings} game={entry} onChange={setSettings} />}
      <WhoPlays {...form} />
      <Button type="submit" main class="setup-start" disabled={busy || isTwice || step === course.length}>
        {t("play-on")}
      </Button>
    </form>
  );
}
