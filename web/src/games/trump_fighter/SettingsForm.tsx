// Part of the set-up: the seating of two people, or one, at this device, the keys for two players, and the day's deal's
// share of these.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import type { Fields } from "../../saves/record";
import type { PlaySettings, PlaySettingsProps } from "../../table/types";
import { Folded } from "../../ui/Folded";
import { OneOf } from "../../ui/OneOf";
import { fighters } from "./cards";
import { DEFAULT_ZONES, type KeyPlace, keyName, learnLayout, ROWS, rebind, setZones, zones } from "./live/key-zones";
import { newRelay } from "./live/relay";
import {
  anew,
  BEST_OF,
  type FightSettings,
  forPeople,
  HANDS,
  hasTouch,
  keepSettings,
  lastSettings,
  MODES_OF_TWO,
  peopleOf,
  settingsIn,
  TURN_SECONDS,
} from "./live/settings";
import { namedRelay, Reserves } from "./Relay";
import "./live/key-bindings.css";

function SettingsForm({ settings, game, onChange }: PlaySettingsProps<FightSettings>) {
  const { mode, level } = settings;
  const set = (change: Partial<FightSettings>) => onChange({ ...settings, ...change });
  const levels = game.bots;
  return (
    <>
      {mode !== "machine" && (
        <SettingChoice name="mode" values={MODES_OF_TWO} value={mode} onChoose={(chosen) => set({ mode: chosen })} />
      )}
      <p class="small soft">{t(`trump_fighter-mode-${mode}-help`)}</p>
      {mode === "faces" && !hasTouch() && <Unfair onMode={(chosen) => set({ mode: chosen })} />}
      {mode === "keys" && <KeyBindings />}
      {mode === "machine" && (
        <SettingChoice
          name="level"
          values={levels}
          value={levels.includes(level) ? level : (levels[0] ?? "")}
          onChoose={(chosen) => set({ level: chosen })}
        />
      )}
      {mode === "slow" && (
        <SettingChoice name="turn" values={TURN_SECONDS} value={settings.turn} onChoose={(turn) => set({ turn })} />
      )}
      <Folded title={t("trump_fighter-more")} says={t("trump_fighter-more-says")}>
        {Array.from({ length: peopleOf(settings) }, (_, seat) => (
          <SettingChoice
            key={seat}
            name={`hand-${seat}`}
            values={HANDS}
            value={settings.hands[seat] ?? HANDS[0]}
            onChoose={(hand) => set({ hands: settings.hands.map((each, other) => (other === seat ? hand : each)) })}
          />
        ))}
        {mode !== "machine" && (
          <SettingChoice
            name="team"
            values={[1, 3] as const}
            value={settings.relay ? 3 : 1}
            onChoose={(size) => set({ relay: size === 3 ? newRelay() : null })}
          />
        )}
        {settings.relay ? (
          <Reserves relay={settings.relay} onChange={(relay) => set({ relay })} />
        ) : (
          <SettingChoice name="best" values={BEST_OF} value={settings.best} onChoose={(best) => set({ best })} />
        )}
        <section class="stack">
          <h2>{t("trump_fighter-help")}</h2>
          <label class="row tf-help-switch">
            <input
              type="checkbox"
              checked={settings.help}
              onChange={(event) => set({ help: event.currentTarget.checked })}
            />
            <span>{t("trump_fighter-help-on")}</span>
          </label>
          <p class="small soft">{t("trump_fighter-help-help")}</p>
        </section>
      </Folded>
    </>
  );
}

interface SettingChoiceProps<Value extends string | number> {
  name: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

function SettingChoice<Value extends string | number>({ name, ...choice }: SettingChoiceProps<Value>) {
  return (
    <section class="stack">
      <h2>{t(`trump_fighter-${name}`)}</h2>
      <OneOf
        name={name}
        label={t(`trump_fighter-${name}`)}
        textOf={(each) => t(`trump_fighter-${name}-${each}`)}
        {...choice}
      />
    </section>
  );
}

/** With one mouse two people can't act at the same moment: a notice, with fair forms to choose. */
function Unfair({ onMode }: { onMode: (mode: FightSettings["mode"]) => void }) {
  return (
    <div class="sheet-of-paper stack" role="alert">
      <p>{t("trump_fighter-unfair")}</p>
      <div class="row">
        {(["keys", "machine", "slow"] as const).map((mode) => (
          <button key={mode} type="button" class="button" onClick={() => onMode(mode)}>
            {t(`trump_fighter-mode-${mode}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The two key zones, in their places on the keyboard; any key can be changed. */
function KeyBindings() {
  const [asking, setAsking] = useState<KeyPlace | null>(null);
  useEffect(learnLayout, []);
  // with the first frame that asks: a key may come before the effects after it
  useLayoutEffect(() => {
    if (!asking) return;
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      if (event.code !== "Escape") setZones(rebind(zones.value, asking, event.code));
      setAsking(null);
    };
    window.addEventListener("keydown", take, { capture: true });
    return () => window.removeEventListener("keydown", take, { capture: true });
  }, [asking]);
  return (
    <section class="stack setup-wide">
      <h2>{t("trump_fighter-keys")}</h2>
      <div class="key-zones">
        {zones.value.map((zone, seat) => (
          <div key={seat} class={`key-zone seat-${seat}`}>
            {ROWS.map((row) => (
              <div key={row} class="key-row">
                <span class="small">{t(`trump_fighter-keys-${row}`)}</span>
                {zone[row].map((code, place) => (
                  <button
                    key={place}
                    type="button"
                    class={`key-cap${row === "call" ? " key-wide" : ""}`}
                    data-key={`${seat}-${row}-${place}`}
                    aria-pressed={asking?.seat === seat && asking.row === row && asking.place === place}
                    onClick={() => setAsking({ seat, row, place })}
                  >
                    {keyName(code)}
                  </button>
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p class="small soft" role="status">
        {t(asking ? "trump_fighter-keys-press" : "trump_fighter-keys-help")}
      </p>
      <button type="button" class="button button-quiet" onClick={() => setZones(DEFAULT_ZONES)}>
        {t("trump_fighter-keys-reset")}
      </button>
    </section>
  );
}

/** Two fighters, never the same: over a year of dates every pair comes up about equally often. */
function drawn(seed: number, names: readonly string[]): readonly string[] {
  const mixed = Math.imul(seed, 0x9e3779b1) >>> 0;
  const pairs = names.length * (names.length - 1);
  const pair = Math.floor((mixed / 2 ** 32) * pairs);
  const first = Math.floor(pair / (names.length - 1));
  const others = names.filter((_, place) => place !== first);
  return [names[first] ?? "", others[pair % (names.length - 1)] ?? ""];
}

export const playSettings: PlaySettings<FightSettings> = {
  initial: (from) => (from === null ? lastSettings() : anew(settingsIn(from))),
  Form: SettingsForm,
  machineLevels: ({ mode, level }) => (mode === "machine" ? [null, level] : []),
  seated: forPeople,
  alone: (settings, level) => ({ ...settings, mode: "machine", level, relay: null }),
  keep: (settings) => keepSettings(settings.relay ? { ...settings, relay: namedRelay(settings.relay) } : settings),
  /** A single match against the bot; players keep their earlier choices of the form. */
  ofDay(level, seed): Fields {
    const names = fighters().map(({ id }) => id);
    return { ...lastSettings(), mode: "machine", level, best: 1, again: drawn(seed, names) };
  },
};
