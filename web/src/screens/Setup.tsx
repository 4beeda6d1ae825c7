// Setting a match up: how many players, their names, the game's options.
import { useMemo, useState } from "preact/hooks";
import { catalog, isReady, newSave } from "../app/engine";
import { go, href, replace } from "../app/router";
import { EngineFault } from "../engine/client";
import type { CatalogGame, Save } from "../engine/door";
import { tableOf } from "../games";
import { t } from "../i18n/i18n";
import { keepNames, lastNames, MOST_NAME } from "../saves/people";
import { create, saveOf } from "../saves/records";
import { Boot } from "./Boot";
import { Head } from "./Head";
import "./choice.css";
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
    <main class="screen" style={{ "--accent": table.accent }}>
      <Head title={t(`${game}-name`)} back={href("")} />
      <p class="soft">{t(`${game}-pitch`)}</p>
      {entry ? <Form entry={entry} from={from ? saveOf(from) : null} /> : <Boot />}
    </main>
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function Form({ entry, from }: { entry: CatalogGame; from: Save | null }) {
  const known = useMemo(() => from?.seats.map((seat) => seat.name) ?? lastNames(), [from]);
  const likely = Math.min(Math.max(from?.seats.length ?? 4, entry.min_players), entry.max_players);
  const [players, setPlayers] = useState(likely);
  const [names, setNames] = useState<readonly string[]>(known);
  const [options, setOptions] = useState<Save["options"]>(
    from?.options ?? Object.fromEntries(entry.options.map(({ id, default: value }) => [id, value])),
  );
  const [busy, setBusy] = useState(false);

  const fallback = (seat: number) => t("player-number", { number: seat + 1 });
  const chosen = range(0, players - 1).map((seat) => names[seat]?.trim() || fallback(seat));
  const rename = (seat: number, name: string) =>
    setNames(range(0, entry.max_players - 1).map((each) => (each === seat ? name : (names[each] ?? ""))));
  const twice = new Set(chosen).size < chosen.length;

  const start = async (event: Event) => {
    event.preventDefault();
    if (busy || twice || !isReady.value) return;
    setBusy(true);
    try {
      const save = await newSave(entry.id, chosen, options);
      keepNames(chosen.filter((name, seat) => name !== fallback(seat)));
      go("play", create(save));
    } catch (fault) {
      setBusy(false);
      if (!(fault instanceof EngineFault)) throw fault;
    }
  };

  return (
    <form class="stack setup" onSubmit={start}>
      <section class="stack">
        <h2>{t("how-many")}</h2>
        <fieldset class="choice" aria-label={t("how-many")}>
          {range(entry.min_players, entry.max_players).map((count) => (
            <label key={count}>
              <input type="radio" name="players" checked={players === count} onChange={() => setPlayers(count)} />
              <span>{t("players", { count })}</span>
            </label>
          ))}
        </fieldset>
      </section>
      <section class="stack">
        <h2>{t("who-plays")}</h2>
        <p class="small soft">{t("seating-help")}</p>
        <ol class="names">
          {range(0, players - 1).map((seat) => (
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
      {entry.options.map((option) => (
        <section key={option.id} class="stack">
          <h2>{t(`${entry.id}-option-${option.id}`)}</h2>
          <p class="small soft">{t(`${entry.id}-option-${option.id}-help`)}</p>
          <fieldset class="choice" aria-label={t(`${entry.id}-option-${option.id}`)}>
            {option.values.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={option.id}
                  checked={options[option.id] === value}
                  onChange={() => setOptions({ ...options, [option.id]: value })}
                />
                <span>{t(`${entry.id}-option-${option.id}-${value}`)}</span>
              </label>
            ))}
          </fieldset>
        </section>
      ))}
      <button type="submit" class="button button-main setup-start" disabled={busy || twice || !isReady.value}>
        {t("start")}
      </button>
    </form>
  );
}
