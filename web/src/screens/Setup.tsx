// Setting a match up: alone or together, how many players, their names, who starts, and folded away the game's options.
import { useMemo, useState } from "preact/hooks";
import { houseRules, lastStart, offersHints as wasOffered } from "../device/habits";
import { entryOf } from "../door/catalog";
import type { CatalogGame, OptionShape, Save } from "../door/door";
import { isReady } from "../door/engine";
import { tableOf } from "../games";
import { has, t } from "../i18n/i18n";
import { LAST_STEP, stepsDone } from "../learn/lesson";
import { RulesSheet } from "../learn/Rules";
import { headOf } from "../saves/list";
import { groundOf, hasHints, inColourOf } from "../table/game";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { Folded } from "../ui/Folded";
import { useKept } from "../ui/left";
import { href, replace } from "../ui/router";
import { Question, Screen, Section } from "../ui/Screen";
import { BoxFacts, BoxLid } from "./BoxFacts";
import { CompanyChoice } from "./Company";
import { deal, useTask } from "./deal";
import { LearnLink, RulesLink } from "./Links";
import { isPassed, likelyPlayers, mostPlayers, useSeating } from "./seating";
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
    <Screen title={t(`${game}-name`)} class={`setup-screen ${groundOf(table)}`} style={inColourOf(table)}>
      <section class="setup-lid sheet-of-paper" aria-label={t("box")}>
        <BoxLid Emblem={table.Emblem} />
        <div class="setup-words">
          <p class="setup-pitch">{t(`${game}-pitch`)}</p>
          <p class="small soft setup-facts">
            <BoxFacts game={game} />
          </p>
        </div>
        <div class="row">
          <LearnLink game={game} isQuiet={stepsDone(game).includes(LAST_STEP)} />
          <RulesLink game={game} />
        </div>
      </section>
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
  const [wished, setPlayers] = useKept("players", () => likelyPlayers(entry, before?.seats.length));
  const [chosen, setChosen] = useKept<Save["options"]>("options", () => same?.options ?? {});
  const rules = (passed: boolean) => ({ ...houseRules(entry.id, entry.options, passed), ...chosen });
  const [hints, setHints] = useKept("hints", () => (same ? same.hints !== null : wasOffered(entry.id)));
  const [chosenStart, setStart] = useKept("start", () => lastStart(entry.id));
  const [isBusy, attempt] = useTask();
  // no game suggests another number of players to those who pass the device
  const most = mostPlayers(entry, rules(false));
  const players = Math.min(wished, most);
  const last = { ...before, settings: same?.settings ?? null };
  const { names, seating, phones, settings, setSettings, sit, isTwice, form } = useSeating(entry, table, players, last);

  const options = rules(isPassed(seating, players));
  const start = chosenStart !== null && chosenStart < players ? chosenStart : null;
  const isWaiting = isBusy || !isReady.value;
  const submit = (event: Event) => {
    event.preventDefault();
    if (isTwice || isWaiting) return;
    const dealt = { names, seating, phones, options, settings, hints, ...(!entry.live && { start }) };
    void attempt(() => deal(entry, playSettings, dealt));
  };

  const ask = (option: OptionShape) => (
    <Option
      key={option.id}
      game={entry.id}
      option={option}
      value={options[option.id]}
      onChoose={(value) => setChosen({ ...chosen, [option.id]: value })}
    />
  );
  const variants = entry.options.filter((option) => !bounds(option));
  const offersHints = hasHints(table) && entry.bots.length > 0;
  const says = [
    ...variants.map((option) => wordsOf(entry.id, option, options[option.id])),
    ...(offersHints ? [t(hints ? "hints-on-said" : "hints-off-said")] : []),
  ];

  return (
    <form class="stack setup" onSubmit={submit}>
      {entry.bots.length > 0 && <CompanyChoice seating={seating} live={entry.live} onChoose={sit} />}
      {playSettings && <playSettings.Form settings={settings} game={entry} onChange={setSettings} />}
      {entry.options.filter(bounds).map(ask)}
      {entry.min_players < entry.max_players && (
        <Question
          name="players"
          label={t("how-many")}
          values={range(entry.min_players, most)}
          value={players}
          textOf={(count) => t("players-few", { count })}
          onChoose={setPlayers}
        />
      )}
      <div class="setup-seats">
        <WhoPlays {...form} />
      </div>
      {says.length > 0 && (
        <Folded title={t("variants")} says={says.join(t("variants-and"))}>
          {variants.map(ask)}
          {offersHints && (
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
        </Folded>
      )}
      {!entry.live && <WhoStarts game={entry.id} names={names} start={start} onChoose={setStart} />}
      <p class="small soft">
        {t("fair-said")} <a href={href("fair")}>{t("fair")}</a>
      </p>
      <div class="setup-foot">
        <Button type="submit" main class="setup-start" disabled={isWaiting || isTwice}>
          {t("start")}
        </Button>
      </div>
    </form>
  );
}

interface WhoStartsProps {
  game: string;
  names: readonly string[];
  /** A seat; null for chance. */
  start: number | null;
  onChoose: (start: number | null) => void;
}

const BY_CHANCE = "chance";

/** The choice of the start seat: chance, or a seat. A rule sheet may have a question by which a group decides. */
function WhoStarts({ game, names, start, onChoose }: WhoStartsProps) {
  const help = `${game}-start-help`;
  return (
    <Question<string | number>
      name="start"
      label={t("who-starts")}
      help={has(help) && <p class="small soft">{t(help)}</p>}
      values={[BY_CHANCE, ...names.keys()]}
      value={start ?? BY_CHANCE}
      textOf={(each) => names[Number(each)] ?? t("start-by-chance")}
      onChoose={(each) => onChoose(each === BY_CHANCE ? null : Number(each))}
    />
  );
}

/** Returns whether the choice decides how many can play: such an option is asked for before the players. */
const bounds = (option: OptionShape) => option.most_players.length > 0;

/** More values than this are chosen by a slider. */
const MOST_BUTTONS = 12;

/** A value of an option in words. */
const wordsOf = (game: string, { id, values }: OptionShape, value: string | number = ""): string =>
  values.length > MOST_BUTTONS ? t(`${game}-option-${id}-value`, { value }) : t(`${game}-option-${id}-${value}`);

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

/** The effect of an option, with its clause and its example. */
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

/** One of many numbers: the slider has the values in their order. */
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
