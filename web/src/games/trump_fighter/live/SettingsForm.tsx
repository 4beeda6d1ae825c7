// In the set-up: how two people, or one, will sit at this device.
import { t } from "../../../i18n/i18n";
import type { PlaySettings, PlaySettingsProps } from "../../../table/types";
import { OneOf } from "../../../ui/OneOf";
import { KeyBindings } from "./KeyBindings";
import {
  BEST_OF,
  type FightSettings,
  forPeople,
  hasTouch,
  keepSettings,
  lastSettings,
  MODES_OF_TWO,
  peopleOf,
  settingsIn,
  TURN_SECONDS,
} from "./settings";

function SettingsForm({ settings, game, onChange }: PlaySettingsProps<FightSettings>) {
  const levels = game.bots;
  const level = levels.includes(settings.level) ? settings.level : (levels[0] ?? "");
  return (
    <>
      <SettingChoice
        name="people"
        values={[1, 2] as const}
        value={peopleOf(settings)}
        onChoose={(people) => onChange(forPeople(settings, people))}
      />
      {settings.mode !== "machine" && (
        <SettingChoice
          name="mode"
          values={MODES_OF_TWO}
          value={settings.mode}
          onChoose={(mode) => onChange({ ...settings, mode })}
        />
      )}
      <p class="small soft">{t(`trump_fighter-mode-${settings.mode}-help`)}</p>
      {settings.mode === "faces" && !hasTouch() && <Unfair settings={settings} onChange={onChange} />}
      {settings.mode === "keys" && <KeyBindings />}
      {settings.mode === "machine" && (
        <SettingChoice
          name="level"
          values={levels}
          value={level}
          onChoose={(chosen) => onChange({ ...settings, level: chosen })}
        />
      )}
      {settings.mode === "slow" && (
        <SettingChoice
          name="turn"
          values={TURN_SECONDS}
          value={settings.turn}
          onChoose={(turn) => onChange({ ...settings, turn })}
        />
      )}
      <SettingChoice
        name="best"
        values={BEST_OF}
        value={settings.best}
        onChoose={(best) => onChange({ ...settings, best })}
      />
      <section class="stack">
        <h2>{t("trump_fighter-help")}</h2>
        <label class="row tf-help-switch">
          <input
            type="checkbox"
            checked={settings.help}
            onChange={(event) => onChange({ ...settings, help: event.currentTarget.checked })}
          />
          <span>{t("trump_fighter-help-on")}</span>
        </label>
        <p class="small soft">{t("trump_fighter-help-help")}</p>
      </section>
    </>
  );
}

export const playSettings: Omit<PlaySettings<FightSettings>, "ofDay"> = {
  initial: (from) => (from === null ? lastSettings() : { ...settingsIn(from), wins: [0, 0], again: [] }),
  Form: SettingsForm,
  machineLevels: ({ mode, level }) => (mode === "machine" ? [null, level] : []),
  alone: (settings, level) => ({ ...settings, mode: "machine", level }),
  keep: keepSettings,
};

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

/** With one mouse two people can't act at the same moment: say so, and offer what is fair. */
function Unfair({ settings, onChange }: { settings: FightSettings; onChange: (settings: FightSettings) => void }) {
  return (
    <div class="sheet-of-paper stack" role="alert">
      <p>{t("trump_fighter-unfair")}</p>
      <div class="row">
        {(["keys", "machine", "slow"] as const).map((mode) => (
          <button key={mode} type="button" class="button" onClick={() => onChange({ ...settings, mode })}>
            {t(`trump_fighter-mode-${mode}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
