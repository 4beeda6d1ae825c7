// Over a side that a person plays, the verdict on a call in a word, while the table stands still.
import { t } from "../../i18n/i18n";
import type { Flow } from "./flow";
import "./strike.css";

export function Strike({ flow, seat }: { flow: Flow; seat: number }) {
  const stopped = flow.hitStop.now.value;
  if (!stopped || !flow.people.includes(seat)) return null;
  const { attack, picture } = stopped;
  return (
    <div class="tf-strike" role="status" data-testid="strike">
      {attack.calls.map(({ seat: caller, right }) => (
        <p key={caller}>{t("trump_fighter-strike", { name: picture.view.seats[caller]?.name ?? "", right })}</p>
      ))}
    </div>
  );
}
