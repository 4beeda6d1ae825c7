// The end of a match at a glance: the winner, on the game's own art, and each player's points in order.
import type { ComponentChildren, FunctionComponent } from "preact";
import type { BaseView, Status } from "../door/door";
import { t } from "../i18n/i18n";
import { useHeading } from "../ui/title";
import { MachineSign } from "./MachineSign";
import { nameOf } from "./seat-name";
import "./winner.css";

interface Props {
  Emblem: FunctionComponent;
  view: BaseView;
  status: Status;
  /** The heading's level: the screen's first, unless it has a head. */
  heading?: "h1" | "h2";
  children: ComponentChildren;
}

export function Winner({ Emblem, view, status, heading: Heading = "h1", children }: Props) {
  const heading = useHeading(true);
  return (
    <section class="winner">
      <div class="winner-art" aria-hidden="true">
        <Emblem />
      </div>
      <Heading ref={heading} class="winners">
        {children}
      </Heading>
      <ol class="standing">
        {view.standing.map((seat) => (
          <li key={seat} class={status.winners.includes(seat) ? `standing-won seat-${seat}` : `seat-${seat}`}>
            <span class="seat-dot" aria-hidden="true" /> {nameOf(view.seats, seat)} <MachineSign seat={seat} />{" "}
            <b>{t("points-short", { points: status.scores[seat] ?? 0 })}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
