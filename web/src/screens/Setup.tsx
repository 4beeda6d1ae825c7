// Setting a match up: how many players, their names, the game's options.
import { useMemo, useState } from "preact/hooks";
import { houseRules, offersHints } from "../device/habits";
import { entryOf } from "../door/catalog";
import type { CatalogGame, OptionShape, Save } from "../door/door";
import { isReady } from "../door/engine";
import { tableOf } from "../games";
import { joined, t } from "../i18n/i18n";
import { LAST_STEP, stepsDone } from "../learn/lesson";
import { RulesSheet } from "../learn/Rules";
import { headOf } from "../saves/list";
import { hasHints, inColourOf } from "../table/game";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { replace } from "../ui/router";
import { Question, Screen, Section } from "../ui/Screen";
import { aloneNow, type Dealt, deal, useTask } from "./deal";
import { LearnLink } from "./Links";
import { likelyPlayers, mostPlayers, useSeating } from "./seating";
import { WhoPlays } from "./WhoPlays";
import "./setup.css";

interface Props {
  game: string;
  /** A finished match whose players are taken over, and its options if it was one of this game. */
  from: string | null;
}

export function Setup({ game, from }: Props) {
  const table = tableOf(game);
  const entry = entryOf(game);
  if (!table) {
    replace("");
    return null;
  }
  return (
    <Screen title={t(`${game}-name`)} style={inColourOf(table)}>
      <p class="soft">{t(`${game}-pitch`)}</p>
      <LearnLink game={game} isQuiet={stepsDone(game).includes(LAST_STEP)} />
      {entry ? <Form entry={entry} from={from} table={table} /> : <Boot />}
    </Screen>
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function Form({ entry, from, table }: { entry: CatalogGame; from: string | null; table: GameTable }) {
  const { playSettings } = table;
  const before = useMemo(() => (from ? headOf(from) : null), [from]);
  // the people may have played another game before
  const same = before?.game === entry.id ? before : null;
  const [wished, setPlayers] = useState(likelyPlayers(entry, before?.seats.length));
  const [options, setOptions] = useState<Save["options"]>(same?.options ?? houseRules(entry.id, entry.options));
  const [hints, setHints] = useState(same ? same.hints !== null : offersHints(entry.id));
  const [isBusy, attempt] = useTask();
  const most = mostPlayers(entry, options);
  const players = Math.min(wished, most);
  const { names, seating, settings, setSettings, isTwice, form } = useSeating(entry, table, players, {
    seats: before?.seats,
    bots: before?.bots,
    settings: same?.settings ?? null,
  });

  const isWaiting = isBusy || !isReady.value;
  const begin = (dealt: Dealt) => {
    if (!isWaiting) void attempt(() => deal(entry, playSettings, dealt));
  };
  const start = (event: Event) => {
    event.preventDefault();
    if (!isTwice) begin({ names, seating, options, settings, hints });
  };

  const ask = (option: OptionShape) => (
    <Option
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
      {entry.options.filter(bounds).map(ask)}
      {entry.min_players < entry.max_players && (
        <Question
          name="players"
          label={t("how-many")}
          values={range(entry.min_players, most)}
          value={players}
          textOf={(count) => t("players", { count })}
          onChoose={setPlayers}
        />
      )}
      <WhoPlays {...form} />
      {entry.options.filter((option) => !bounds(option)).map(ask)}
      {hasHints(table) && entry.bots.length > 0 && (
        <Question
          name="hints"
          label={t("hints")}
          help={<p class="small soft">{t(hints ? "hints-help" : "hints-out-help")}</p>}
          values={["on", "off"]}
          value={hints ? "on" : "off"}
          textOf={(each) => t(`hints-${each}`)}
          onChoose={(each) => setHints(each === "on")}
        />
      )}
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

/** Whether the choice decides how many can play: such an option is asked for before the players. */
const bounds = (option: OptionShape) => option.most_players.length > 0;

/** More values than this are chosen by a slider. */
const MOST_BUTTONS = 12;

interface OptionProps {
  game: string;
  option: OptionShape;
  value: string | number | undefined;
  onChoose: (value: string | number) => void;
}

function Option({ game, option, value, onChoose }: OptionProps) {
  const name = `${game}-option-${option.id}`;
  const help = <OptionHelp game={game} option={option} name={name} />;
  if (option.values.length <= MOST_BUTTONS)
    return (
      <Question
        name={option.id}
        label={t(name)}
        help={help}
        values={option.values}
        value={value}
        textOf={(each) => t(`${name}-${each}`)}
        onChoose={onChoose}
      />
    );
  return (
    <Section title={t(name)}>
      {help}
      <Slider name={name} option={option} value={value} onChoose={onChoose} />
    </Section>
  );
}

/** What an option changes, and the clause that says it, with its example. */
function OptionHelp({ game, option, name }: Pick<OptionProps, "game" | "option"> & { name: string }) {
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

/** One of many numbers: the slider goes over the values in their order. */
function Slider({ name, option, value, onChoose }: Omit<OptionProps, "game"> & { name: string }) {
  const place = Math.max(0, option.values.indexOf(value ?? option.default));
  const shown = t(`${name}-value`, { value: option.values[place] ?? "" });
  return (
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
  );
}
