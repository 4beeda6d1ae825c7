// In the set-up: how two people, or one, will sit at this device.
import { t } from "../../../i18n/i18n";
import type { PlaySettings, PlaySettingsProps } from "../../../table/types";
import { Choice } from "../../../ui/Choice";
import { BEST_OF, type Form, formOf, hasTouch, keepForm, lastForm, machineSeat, TURN_SECONDS, WAYS } from "./form";
import { Keys } from "./Keys";

function Ways({ settings: form, game, onChange: onForm }: PlaySettingsProps<Form>) {
  const levels = game.bots;
  const level = levels.includes(form.level) ? form.level : (levels[0] ?? "");
  return (
    <>
      <Ask name="way" values={WAYS} value={form.way} onChoose={(way) => onForm({ ...form, way })} />
      <p class="small soft">{t(`trump_fighter-way-${form.way}-help`)}</p>
      {form.way === "faces" && !hasTouch() && <Unfair form={form} onForm={onForm} />}
      {form.way === "keys" && <Keys />}
      {form.way === "machine" && (
        <Ask name="level" values={levels} value={level} onChoose={(chosen) => onForm({ ...form, level: chosen })} />
      )}
      {form.way === "slow" && (
        <Ask name="turn" values={TURN_SECONDS} value={form.turn} onChoose={(turn) => onForm({ ...form, turn })} />
      )}
      <Ask name="best" values={BEST_OF} value={form.best} onChoose={(best) => onForm({ ...form, best })} />
      <section class="stack">
        <h2>{t("trump_fighter-help")}</h2>
        <label class="row live-help">
          <input
            type="checkbox"
            checked={form.help}
            onChange={(event) => onForm({ ...form, help: event.currentTarget.checked })}
          />
          <span>{t("trump_fighter-help-on")}</span>
        </label>
        <p class="small soft">{t("trump_fighter-help-help")}</p>
      </section>
    </>
  );
}

export const playSettings: PlaySettings<Form> = {
  initial: (from) => (from === null ? lastForm() : { ...formOf(from), wins: [0, 0], again: [] }),
  Form: Ways,
  machineSeats: (form) => (form.way === "machine" ? [machineSeat(form)] : []),
  keep: keepForm,
};

interface AskProps<Value extends string | number> {
  name: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Ask<Value extends string | number>({ name, ...choice }: AskProps<Value>) {
  return (
    <section class="stack">
      <h2>{t(`trump_fighter-${name}`)}</h2>
      <Choice
        name={`live-${name}`}
        label={t(`trump_fighter-${name}`)}
        words={(each) => t(`trump_fighter-${name}-${each}`)}
        {...choice}
      />
    </section>
  );
}

/** With one mouse two people can't act at the same moment: say so, and offer what is fair. */
function Unfair({ form, onForm }: { form: Form; onForm: (form: Form) => void }) {
  return (
    <div class="sheet-of-paper stack" role="alert">
      <p>{t("trump_fighter-unfair")}</p>
      <div class="row">
        {(["keys", "machine", "slow"] as const).map((way) => (
          <button key={way} type="button" class="button" onClick={() => onForm({ ...form, way })}>
            {t(`trump_fighter-way-${way}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
