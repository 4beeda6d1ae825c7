// The verdict on a call in a word, for each side that a person plays, while the table stands still.
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import type { Fight } from "./fight";
import "./strike.css";

/** It is there before its words are: screen readers tell of what changes, and a layer that exists is painted sooner. */
export function Strike({ fight, turned }: { fight: Fight; turned: boolean }) {
  const stopped = fight.hitStop.now.value;
  const verdicts = stopped?.attack.calls.map(({ seat, right }) => (
    <p key={seat}>{t("trump_fighter-strike", { name: nameOf(stopped.picture.view.seats, seat), right })}</p>
  ));
  return (
    <>
      {fight.people.map((seat) => (
        <div
          key={seat}
          class={`tf-strike${seat === 1 ? ` tf-strike-far${turned ? " turned" : ""}` : ""}`}
          role="status"
          aria-hidden={seat === 1}
          data-strike={verdicts ? seat : undefined}
        >
          {verdicts}
        </div>
      ))}
    </>
  );
}
