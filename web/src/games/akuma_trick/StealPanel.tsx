// A steal under way: whose hand to reach into, what was taken so far, what the play does afterwards.
import { t } from "../../i18n/i18n";
import { SeatPicker } from "../../table/SeatPicker";
import type { TableProps } from "../../table/types";
import { playName } from "./cards";
import { theftsSince } from "./log";
import { Colours, TheftRow } from "./Mat";
import type { AkumaTrickPendingSteal, AkumaTrickView } from "./shapes";

type Props = Pick<TableProps<AkumaTrickView>, "view" | "act" | "explain" | "closed"> & {
  steal: AkumaTrickPendingSteal;
};

/** The play that the steal comes of. */
const played = ({ current_trick }: AkumaTrickView): readonly string[] =>
  current_trick?.plays.at(-1)?.cards.filter((card) => card !== null) ?? [];

export function StealPanel({ view, steal, act, explain, closed }: Props) {
  const spared = view.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== steal.thief && !steal.victims.includes(seat));
  const taken = theftsSince(view, steal.log_start);
  const picker = { view, hands: view.counts.hands };
  return (
    <section class="ak-mat ak-steal" aria-label={t("akuma_trick-steal")}>
      <h2>
        {t("akuma_trick-steal")} <span class="ak-left">{t("akuma_trick-steal-left", { count: steal.left })}</span>
      </h2>
      <p class="small">{t("akuma_trick-steal-played", { cards: playName(played(view)) })}</p>
      {!closed && <SeatPicker {...picker} seats={steal.victims} onPick={(from) => act({ do: "steal", from })} />}
      {!closed && spared.length > 0 && (
        <div class="ak-spared">
          <SeatPicker {...picker} seats={spared} onPick={(from) => explain({ do: "steal", from })} />
        </div>
      )}
      {taken.length > 0 && (
        <div class="ak-thefts">
          <TheftRow label={t("akuma_trick-stolen")} thefts={taken} view={view} />
        </div>
      )}
      {steal.reverses && <p class="small">{t("akuma_trick-then-reverse")}</p>}
      {steal.locks.length > 0 && (
        <p class="small ak-after">
          {t("akuma_trick-then-lock")} <Colours colours={steal.locks} />
        </p>
      )}
    </section>
  );
}
