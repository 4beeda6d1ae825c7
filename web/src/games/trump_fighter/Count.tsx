// The spoken count, for both sides: "せー", "の", "Battle!"; whoever is quick acts with its last word.
import { t } from "../../i18n/i18n";
import { COUNT_MS } from "./fight";
import "./count.css";

const WORDS = ["trump_fighter-count-1", "trump_fighter-count-2", "trump_fighter-count-3"] as const;

export function Count({ turned }: { turned: boolean }) {
  return (
    <div class="tf-count" role="status" style={{ "--count-ms": `${COUNT_MS / WORDS.length}ms` }}>
      {[true, false].map((far) => (
        <p key={String(far)} class={far && turned ? "turned" : ""} aria-hidden={far}>
          {WORDS.map((word, index) => (
            <b key={word} style={{ "--step": index }}>
              {t(word)}
            </b>
          ))}
        </p>
      ))}
    </div>
  );
}
