// In the set-up: how two people, or one, will sit at this device.
import { t } from "../i18n/i18n";
import { BEST_OF, type Form, hasTouch, TURN_SECONDS, WAYS } from "./form";
import { Keys } from "./Keys";
import "../screens/choice.css";

interface Props {
  form: Form;
  levels: readonly string[];
  onForm: (form: Form) => void;
}

export function Ways({ form, levels, onForm }: Props) {
  const level = levels.includes(form.level) ? form.level : (levels[0] ?? "");
  return (
    <>
      <Choice name="way" values={WAYS} value={form.way} onChoose={(way) => onForm({ ...form, way })} />
      <p class="small soft">{t(`live-way-${form.way}-help`)}</p>
      {form.way === "faces" && !hasTouch() && <Unfair form={form} onForm={onForm} />}
      {form.way === "keys" && <Keys />}
      {form.way === "machine" && (
        <Choice name="level" values={levels} value={level} onChoose={(chosen) => onForm({ ...form, level: chosen })} />
      )}
      {form.way === "slow" && (
        <Choice name="turn" values={TURN_SECONDS} value={form.turn} onChoose={(turn) => onForm({ ...form, turn })} />
      )}
      <Choice name="best" values={BEST_OF} value={form.best} onChoose={(best) => onForm({ ...form, best })} />
      <section class="stack">
        <h2>{t("live-help")}</h2>
        <label class="row live-help">
          <input
            type="checkbox"
            checked={form.help}
            onChange={(event) => onForm({ ...form, help: event.currentTarget.checked })}
          />
          <span>{t("live-help-on")}</span>
        </label>
        <p class="small soft">{t("live-help-help")}</p>
      </section>
    </>
  );
}

interface ChoiceProps<Value extends string | number> {
  name: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string | number>({ name, values, value, onChoose }: ChoiceProps<Value>) {
  return (
    <section class="stack">
      <h2>{t(`live-${name}`)}</h2>
      <fieldset class="choice" aria-label={t(`live-${name}`)}>
        {values.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`live-${name}`}
              value={each}
              checked={value === each}
              onChange={() => onChoose(each)}
            />
            <span>{t(`live-${name}-${each}`)}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

/** With one mouse two people can't act at the same moment: say so, and offer what is fair. */
function Unfair({ form, onForm }: { form: Form; onForm: (form: Form) => void }) {
  return (
    <div class="sheet-of-paper stack" role="alert">
      <p>{t("live-unfair")}</p>
      <div class="row">
        {(["keys", "machine", "slow"] as const).map((way) => (
          <button key={way} type="button" class="button" onClick={() => onForm({ ...form, way })}>
            {t(`live-way-${way}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
