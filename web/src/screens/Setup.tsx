// Setting a match up: how many players, their names, the game's options.
import { useMemo, useState } from "preact/hooks";
import { catalog, newSave, rulesOf } from "../door/client";
import type { CatalogGame, OptionShape, Save } from "../door/door";
import { isReady } from "../door/engine";
import { EngineFault } from "../engine/engine";
import { tableOf } from "../games";
import { has, t } from "../i18n/i18n";
import { keepNames, lastNames, MOST_NAME } from "../saves/people";
import { create, saveOf } from "../saves/records";
import { requestPersistence } from "../saves/storage";
import { inColourOf } from "../table/game";
import type { PlaySettings } from "../table/types";
import { Boot } from "../ui/Boot";
import { Choice } from "../ui/Choice";
import { Head } from "../ui/Head";
import { go, href, replace } from "../ui/router";
import "./setup.css";

interface Props {
  game: string;
  /** A finished match whose players and options are taken over. */
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
      <Head title={t(`${game}-name`)} back={href("")} />
      <p class="soft">{t(`${game}-pitch`)}</p>
      {entry ? <Form entry={entry} from={from} playSettings={table.playSettings} /> : <Boot />}
    </main>
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The largest number of players that the options chosen allow. */
function mostPlayers(entry: CatalogGame, options: Save["options"]): number {
  const bounds = entry.options.flatMap(({ id, most_players }) =>
    most_players.filter(({ value }) => options[id] === value).map(({ players }) => players),
  );
  return Math.min(entry.max_players, ...bounds);
}

interface FormProps {
  entry: CatalogGame;
  from: string | null;
  playSettings: PlaySettings | undefined;
}

function Form({ entry, from, playSettings }: FormProps) {
  const before = useMemo(() => (from ? saveOf(from) : null), [from]);
  const [settings, setSettings] = useState(() => playSettings?.initial(from));
  const machines = playSettings?.machineSeats(settings) ?? [];
  const known = useMemo(() => before?.seats.map((seat) => seat.name) ?? lastNames(), [before]);
  const likely = Math.min(Math.max(before?.seats.length ?? 4, entry.min_players), entry.max_players);
  const [wished, setPlayers] = useState(likely);
  const [names, setNames] = useState<readonly string[]>(known);
  const [options, setOptions] = useState<Save["options"]>(
    before?.options ?? Object.fromEntries(entry.options.map(({ id, default: value }) => [id, value])),
  );
  const [busy, setBusy] = useState(false);
  const most = mostPlayers(entry, options);
  const players = Math.min(wished, most);

  const fallback = (seat: number) => t("player-number", { number: seat + 1 });
  const chosen = range(0, players - 1).map((seat) =>
    machines.includes(seat) ? t("machine") : names[seat]?.trim() || fallback(seat),
  );
  const rename = (seat: number, name: string) =>
    setNames(range(0, entry.max_players - 1).map((each) => (each === seat ? name : (names[each] ?? ""))));
  const twice = new Set(chosen).size < chosen.length;

  const start = async (event: Event) => {
    event.preventDefault();
    if (busy || twice || !isReady.value) return;
    setBusy(true);
    try {
      const save = await newSave(entry.id, chosen, options);
      keepNames(chosen.filter((name, seat) => name !== fallback(seat) && !machines.includes(seat)));
      void requestPersistence();
      const id = await create(save, rulesOf(entry.id));
      await playSettings?.keep(id, settings);
      go("play", id);
    } catch (fault) {
      setBusy(false);
      if (!(fault instanceof EngineFault)) throw fault;
    }
  };

  const choice = (option: OptionShape) => (
    <OptionChoice
      key={option.id}
      game={entry.id}
      option={option}
      value={options[option.id]}
      onChoose={(value) => setOptions({ ...options, [option.id]: value })}
    />
  );

  const seating = `${entry.id}-seating-help`;

  return (
    <form class="stack setup" onSubmit={start}>
      {playSettings && <playSettings.Form settings={settings} game={entry} onChange={setSettings} />}
      {entry.options.filter(bounds).map(choice)}
      {entry.min_players < entry.max_players && (
        <section class="stack">
          <h2>{t("how-many")}</h2>
          <Choice
            name="players"
            label={t("how-many")}
            values={range(entry.min_players, most)}
            value={players}
            textOf={(count) => t("players", { count })}
            onChoose={setPlayers}
          />
        </section>
      )}
      <section class="stack">
        <h2>{t("who-plays")}</h2>
        <p class="small soft">{t(has(seating) ? seating : "seating-help")}</p>
        <ol class="names">
          {range(0, players - 1)
            .filter((seat) => !machines.includes(seat))
            .map((seat) => (
              <li key={seat} class={`seat-${seat}`}>
                <label>
                  <span class="seat-dot" aria-hidden="true" />
                  <span class="hidden-text">{fallback(seat)}</span>
                  <input
                    type="text"
                    value={names[seat] ?? ""}
                    placeholder={fallback(seat)}
                    maxLength={MOST_NAME}
                    autocomplete="off"
                    onInput={(event) => rename(seat, event.currentTarget.value)}
                  />
                </label>
              </li>
            ))}
        </ol>
        {twice && (
          <p class="small" role="alert">
            {t("names-twice")}
          </p>
        )}
      </section>
      {entry.options.filter((option) => !bounds(option)).map(choice)}
      <button type="submit" class="button button-main setup-start" disabled={busy || twice || !isReady.value}>
        {t("start")}
      </button>
    </form>
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

function OptionChoice({ game, option, value, onChoose }: ChoiceProps) {
  const name = `${game}-option-${option.id}`;
  if (option.values.length > MOST_BUTTONS)
    return <OptionSlider name={name} option={option} value={value} onChoose={onChoose} />;
  return (
    <section class="stack">
      <h2>{t(name)}</h2>
      <p class="small soft">{t(`${name}-help`)}</p>
      <Choice
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
function OptionSlider({ name, option, value, onChoose }: Omit<ChoiceProps, "game"> & { name: string }) {
  const place = Math.max(0, option.values.indexOf(value ?? option.default));
  const shown = t(`${name}-value`, { value: option.values[place] ?? "" });
  return (
    <section class="stack">
      <h2>{t(name)}</h2>
      <p class="small soft">{t(`${name}-help`)}</p>
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
