// In the set-up: how two people, or one, will sit at this device.
import { t } from "../../../i18n/i18n";
import { Choice } from "../../../ui/Choice";
import { BEST_OF, type Form, hasTouch, TURN_SECONDS, WAYS } from "./form";
import { Keys } from "./Keys";

interface Props {
  form: Form;
  levels: readonly string[];
  onForm: (form: Form) => void;
}

export function Ways({ form, levels, onForm }: Props) {
  const level = levels.includes(form.level) ? form.level : (levels[0] ?? "");
  return (
    <>
      <Ask name="way" values={WAYS} value={form.way} onChoose={(way) => onForm({ ...form, way })} />
      <p class="small soft">{t(`live-way-${form.way}-help`)}</p>
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

interface AskProps<Value extends string | number> {
  name: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Ask<Value extends string | number>({ name, ...choice }: AskProps<Value>) {
  return (
    <section class="stack">
      <h2>{t(`live-${name}`)}</h2>
      <Choice name={`live-${name}`} label={t(`live-${name}`)} words={(each) => t(`live-${name}-${each}`)} {...choice} />
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
