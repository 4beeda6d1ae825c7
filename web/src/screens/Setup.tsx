// Setting a match up: how many players, their names, the game's options.
import { useMemo, useState } from "preact/hooks";
import { houseRules, lastNames, lastSeating, offersHints } from "../device/habits";
import { catalog } from "../door/client";
import type { CatalogGame, OptionShape, Save } from "../door/door";
import { isReady } from "../door/engine";
import { EngineFault } from "../engine/engine";
import { tableOf } from "../games";
import { joined, t } from "../i18n/i18n";
import { LAST_STEP, stepsDone } from "../learn/lessons";
import { RulesSheet } from "../learn/Rules";
import { headOf } from "../saves/list";
import { hasHints, inColourOf } from "../table/game";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { OneOf } from "../ui/OneOf";
import { replace } from "../ui/router";
import { ScreenHead } from "../ui/Screen";
import { aloneNow, type Dealt, deal } from "./deal";
import { LearnLink } from "./LearnLink";
import { likelyPlayers, mostPlayers } from "./seating";
import { useSeating } from "./use-seating";
import { WhoPlays } from "./WhoPlays";
import "./setup.css";

interface Props {
  game: string;
  /** A finished match whose players are taken over, and its options if it was one of this game. */
  from: string | null;
}

export function Setup({ game, from }: Props) {
  const table = tableOf(game);
  const entry = catalog.value?.games.find((each) => each.id === game);
  if (!table) {
    replace("");
    return null;
  }
  return (
    <main class="screen" style={inColourOf(table)}>
      <ScreenHead title={t(`${game}-name`)} />
      <p class="soft">{t(`${game}-pitch`)}</p>
      <LearnLink game={game} isQuiet={stepsDone(game).includes(LAST_STEP)} />
      {entry ? <Form entry={entry} from={from} table={table} /> : <Boot />}
    </main>
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface FormProps {
  entry: CatalogGame;
  from: string | null;
  table: GameTable;
}

function Form({ entry, from, table }: FormProps) {
  const { playSettings } = table;
  const before = useMemo(() => (from ? headOf(from) : null), [from]);
  // the people may have played another game before
  const same = before?.game === entry.id ? before : null;
  const known = useMemo(
    () => before?.seats.map(({ name }, seat) => (before.bots[seat] ? "" : name)) ?? lastNames(),
    [before],
  );
  const [wished, setPlayers] = useState(likelyPlayers(entry, before?.seats.length));
  const [options, setOptions] = useState<Save["options"]>(same?.options ?? houseRules(entry.id, entry.options));
  const [hints, setHints] = useState(same ? same.hints !== null : offersHints(entry.id));
  const [busy, setBusy] = useState(false);
  const most = mostPlayers(entry, options);
  const players = Math.min(wished, most);
  const { names, seating, settings, setSettings, isTwice, form } = useSeating(entry, table, players, {
    names: known,
    bots: before?.bots ?? lastSeating(entry.id),
    settings: same?.settings ?? null,
  });

  const begin = async (dealt: Dealt) => {
    if (busy || !isReady.value) return;
    setBusy(true);
    try {
      await deal(entry, playSettings, dealt);
    } catch (fault) {
      setBusy(false);
      if (!(fault instanceof EngineFault)) throw fault;
    }
  };
  const start = (event: Event) => {
    event.preventDefault();
    if (!isTwice) void begin({ names, seating, options, settings, hints });
  };
  const isWaiting = busy || !isReady.value;

  const choice = (option: OptionShape) => (
    <OptionChoice
      key={option.id}
      game={entry.id}
      option={option}
      value={options[option.id]}
      onChoose={(value) => setOptions({ ...options, [option.id]: value })}
    />
  );

  return (
    <form class="stack setup" onSubmit={start}>
      {entry.bots.length > 0 && (
        <PlayNow entry={entry} table={table} name={form.names[0] ?? ""} isWaiting={isWaiting} onPlay={begin} />
      )}
      {playSettings && <playSettings.Form settings={settings} game={entry} onChange={setSettings} />}
      {entry.options.filter(bounds).map(choice)}
      {entry.min_players < entry.max_players && (
        <section class="stack">
          <h2>{t("how-many")}</h2>
          <OneOf
            name="players"
            label={t("how-many")}
            values={range(entry.min_players, most)}
            value={players}
            textOf={(count) => t("players", { count })}
            onChoose={setPlayers}
          />
        </section>
      )}
      <WhoPlays {...form} />
      {entry.options.filter((option) => !bounds(option)).map(choice)}
      {hasHints(table) && entry.bots.length > 0 && <HintsChoice offered={hints} onChoose={setHints} />}
      <Button type="submit" main class="setup-start" disabled={isWaiting || isTwice}>
        {t("start")}
      </Button>
    </form>
  );
}

interface PlayNowProps {
  entry: CatalogGame;
  table: GameTable;
  /** Who plays; empty as long as nobody has said. */
  name: string;
  isWaiting: boolean;
  onPlay: (dealt: Dealt) => void;
}

/** One person against the easiest machines, at the usual table: all it takes is this button. */
function PlayNow({ entry, table, name, isWaiting, onPlay }: PlayNowProps) {
  const dealt = aloneNow(entry, table, name);
  return (
    <section class="setup-now sheet-of-paper">
      <Button main disabled={isWaiting} onClick={() => onPlay(dealt)}>
        {t("play-now")}
      </Button>
      <p class="small soft">
        {t("play-now-help", { names: joined(dealt.names.slice(1)), level: t(`level-${entry.bots[0]}`) })}
      </p>
    </section>
  );
}

/** Whether a hint may be asked for in this match. */
function HintsChoice({ offered, onChoose }: { offered: boolean; onChoose: (offered: boolean) => void }) {
  return (
    <section class="stack">
      <h2>{t("hints")}</h2>
      <p class="small soft">{t(offered ? "hints-help" : "hints-out-help")}</p>
      <OneOf
        name="hints"
        label={t("hints")}
        values={["on", "off"]}
        value={offered ? "on" : "off"}
        textOf={(each) => t(`hints-${each}`)}
        onChoose={(each) => onChoose(each === "on")}
      />
    </section>
  );
}

/** Whether the choice decides how many can play: such an option is asked for before the players. */
const bounds = (option: OptionShape) => option.most_players.length > 0;

interface ChoiceProps {
  game: string;
  option: OptionShape;
  value: string | number | undefined;
  onChoose: (value: string | number) => void;
}

/** More values than this are chosen by a slider. */
const MOST_BUTTONS = 12;

/** What an option changes, and the clause that says it, with its example. */
function OptionHelp({ game, option, name }: Pick<ChoiceProps, "game" | "option"> & { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const clause = option.clause.split(" ").at(-1) ?? "";
  return (
    <div class="small soft">
      {t(`${name}-help`)}{" "}
      <button type="button" class="prompt-rule" onClick={() => setOpen(true)}>
        {t("rule-number", { clause })}
      </button>
      {isOpen && <RulesSheet game={game} clause={clause} onClose={() => setOpen(false)} />}
    </div>
  );
}

function OptionChoice({ game, option, value, onChoose }: ChoiceProps) {
  const name = `${game}-option-${option.id}`;
  if (option.values.length > MOST_BUTTONS)
    return <OptionSlider game={game} name={name} option={option} value={value} onChoose={onChoose} />;
  return (
    <section class="stack">
      <h2>{t(name)}</h2>
      <OptionHelp game={game} option={option} name={name} />
      <OneOf
        name={option.id}
        label={t(name)}
        values={option.values}
        value={value}
        textOf={(each) => t(`${name}-${each}`)}
        onChoose={onChoose}
      />
    </section>
  );
}

/** One of many numbers: the slider goes over the values in their order. */
function OptionSlider({ game, name, option, value, onChoose }: ChoiceProps & { name: string }) {
  const place = Math.max(0, option.values.indexOf(value ?? option.default));
  const shown = t(`${name}-value`, { value: option.values[place] ?? "" });
  return (
    <section class="stack">
      <h2>{t(name)}</h2>
      <OptionHelp game={game} option={option} name={name} />
      <label class="slider">
        <input
          type="range"
          name={option.id}
          min={0}
          max={option.values.length - 1}
          value={place}
          aria-label={t(name)}
          aria-valuetext={shown}
          onInput={(event) => onChoose(option.values[Number(event.currentTarget.value)] ?? option.default)}
        />
        <output>{shown}</output>
      </label>
    </section>
  );
}
