// A match or deal sent as a link: a description, with nothing shown or stored before the user asks for it.
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { DoorError, readLink } from "../door/client";
import type { BaseView, Linked, Save, Status } from "../door/door";
import { isReady } from "../door/engine";
import { whenAnswered } from "../door/epoch";
import { EngineFault } from "../engine/faults";
import { has, joined, t } from "../i18n/i18n";
import { keepLinked, playLinked } from "../match/begin";
import { reasonOf } from "../match/opening";
import { tidyName } from "../saves/names";
import { runningOn } from "../saves/opened";
import { dealtOf, printOf } from "../saves/print";
import { groundOf, inColourOf } from "../table/game";
import { nameOf } from "../table/seat-name";
import type { GameTable } from "../table/types";
import { Winner } from "../table/Winner";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { href, replace } from "../ui/router";
import { Screen } from "../ui/Screen";
import { Refused } from "./MatchReview";
import { type Access, type Opened, openSave, type Want } from "./opening";
import { Walking } from "./Walking";
import "./link.css";

type Table = GameTable & { readonly id: string };

type Reading = Linked | { readonly code: string };

interface Props {
  text: string;
  tableOf: (game: string) => Table | undefined;
  OfGame: ComponentType<{ game: string; children: ComponentChildren }>;
  /** Stores a match of the same deal for one person among machines; returns its id. */
  playAlone: (save: Save) => Promise<string>;
}

/** The content of a text, or the code that refuses it; null until the engine has answered, or if it is dead. */
async function reading(text: string): Promise<Reading | null> {
  try {
    const linked = await readLink(text);
    const seats = (linked.names ? named : numbered)(linked);
    return { ...linked, save: { ...linked.save, seats } };
  } catch (fault) {
    if (fault instanceof EngineFault) return null;
    if (!(fault instanceof DoorError)) throw fault;
    return { code: fault.code };
  }
}

const named = ({ save }: Linked) => save.seats.map(({ name }) => ({ name: tidyName(name) }));

const numbered = ({ save }: Linked) =>
  save.seats.map((_, seat) => ({ name: t("player-number", { number: seat + 1 }) }));

export function LinkOpened({ text, tableOf, OfGame, playAlone }: Props) {
  const [found, setFound] = useState<Reading | null>(null);
  useEffect(() => {
    if (isReady.value && found === null) reading(text).then(setFound);
  }, [isReady.value]);
  if (found && !("code" in found)) {
    const { game } = found.save;
    return (
      <OfGame game={game}>
        <Found linked={found} table={tableOf(game)} playAlone={playAlone} />
      </OfGame>
    );
  }
  const refusal = found && `link-${found.code}`;
  return (
    <Screen title={t("link-title")} data-testid="link">
      {refusal ? <p role="alert">{t(has(refusal) ? refusal : "link-other")}</p> : <Boot />}
    </Screen>
  );
}

/** Returns the end of a match, which shows no hand; null for a bare deal, and until it is known. */
function useEnd({ save, deal }: Linked, table: GameTable | undefined) {
  const [end, setEnd] = useState<{ view: BaseView; status: Status } | null>(null);
  useEffect(() => {
    if (deal || !table) return;
    return whenAnswered(openSave(save, table, null, "outcome"), (found) => {
      const view = found.at === "open" ? found.deals.at(-1) : undefined;
      if (found.at === "open" && view) setEnd({ view, status: found.status });
    });
  }, [save, table]);
  return end;
}

interface FoundProps extends Pick<Props, "playAlone"> {
  linked: Linked;
  table: Table | undefined;
}

function Found({ linked, table, playAlone }: FoundProps) {
  const [access, setAccess] = useState<Access | null>(null);
  /** The request while a match with the same deal runs here: it is carried out once the user agrees. */
  const [wanted, setWanted] = useState<() => Promise<void>>(() => async () => undefined);
  const { save, deal, names } = linked;
  const end = useEnd(linked, table);
  if (!table) return null;
  const keep = async ({ outcome }: Opened) =>
    replace("review", await keepLinked(save, { outcome, print: printOf(save) }));
  if (access?.at === "open")
    return (
      <Walking
        title={t("link-title")}
        back={href("")}
        opened={access}
        table={table}
        onFault={reasonOf}
        onKeep={() => keep(access)}
      />
    );
  const open = async (then: (opened: Opened) => void, want: Want = "hands") => {
    const found = await openSave(save, table, null, want);
    if (found.at === "open") then(found);
    else setAccess(found);
    setWanted(() => () => open(then, "agreed"));
  };
  const begin = async (store: () => Promise<string>) => {
    const start = async () => replace("play", await store());
    const running = await runningOn(dealtOf(save), null);
    if (running === null) return start();
    setAccess({ at: "same-deal", running });
    setWanted(() => start);
  };
  const alone = () => begin(() => playAlone(save));
  const play = () => begin(() => playLinked(save));
  return (
    <Screen
      title={t("link-title")}
      class={`link-opened ${groundOf(table)}`}
      style={inColourOf(table)}
      data-testid="link"
    >
      {end ? (
        <Winner Emblem={table.Emblem} view={end.view} status={end.status} heading="h2">
          {t(`${save.game}-name`)}
        </Winner>
      ) : (
        <div class="winner-art">
          <table.Emblem />
        </div>
      )}
      <section class="sheet-of-paper stack">
        {!end && <h2>{t(`${save.game}-name`)}</h2>}
        <p>
          {names
            ? joined(save.seats.map((_, seat) => nameOf(save.seats, seat)))
            : t("link-players", { count: save.seats.length })}
        </p>
        <p>{t(deal ? "link-deal" : "link-match")}</p>
        <Button main onClick={deal ? play : () => open(setAccess)}>
          {t(deal ? "link-play" : "review")}
        </Button>
        <Button onClick={deal ? alone : () => open(keep)}>{t(deal ? "link-play-alone" : "keep-match")}</Button>
      </section>
      {access && <Refused id="" access={access} onAgree={wanted} />}
    </Screen>
  );
}
