// The two key zones, shown as they lie on the keyboard; any key can be changed.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../../i18n/i18n";
import { DEFAULT_ZONES, type KeyPlace, keyName, learnLayout, ROWS, rebind, setZones, zones } from "./key-zones";
import "./key-bindings.css";

export function KeyBindings() {
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
    <section class="stack">
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
