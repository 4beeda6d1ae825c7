// Progress of the engine's start: its bytes and its present step.
import { engine } from "../door/engine";
import { t } from "../i18n/i18n";
import "./boot.css";

export function Boot() {
  const state = engine.state;
  if (state.at !== "starting" && state.at !== "idle") return null;
  const { loaded, total } = state.at === "starting" ? state : { loaded: 0, total: 0 };
  const step = state.at === "starting" ? state.step : "fetch";
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return (
    <div class="boot" role="status">
      <progress value={loaded} max={Math.max(total, 1)} aria-label={t("boot")} />
      <span class="small soft">
        {t(`boot-${step}`)}
        {step === "fetch" && total > 0 && (
          // a screen reader reads the step, not every tenth of it
          <span aria-hidden="true"> {t("boot-bytes", { loaded: megabytes(loaded), total: megabytes(total) })}</span>
        )}
      </span>
    </div>
  );
}
