// The end of a match at a glance: the winner's face, or else the game's art, and all points by rank.
import type { ComponentChildren, FunctionComponent } from "preact";
import type { BaseView, Status } from "../door/door";
import { t } from "../i18n/i18n";
import { initialOf } from "../saves/names";
import { useHeading } from "../ui/title";
import { MachineSign, useFace } from "./MachineSign";
import { nameOf } from "./seat-name";
import "./winner.css";

interface Props {
  Emblem: FunctionComponent;
  view: BaseView;
  status: Status;
  /** The heading's level: the screen's first, unless it has a head. */
  heading?: "h1" | "h2";
  /** Returns a remark on a seat's points, or null. */
  note?: ((seat: number) => string | null) | undefined;
  /** True if the picture shows the winner. */
  isPortrait?: boolean;
  children: ComponentChildren;
}

/** A winner on the game's art: the chosen face, or the name's first letter. */
function Badge({ seat, name }: { seat: number; name: string }) {
  return <span class={`winner-badge seat-${seat}`}>{useFace(seat) ?? initialOf(name)}</span>;
}

export function Winner({ Emblem, view, status, heading: Heading = "h1", note, isPortrait, children }: Props) {
  const heading = useHeading(true);
  const [only, ...others] = status.winners;
  const face = useFace(others.length || isPortrait ? undefined : only);
  return (
    <section class="winner">
      <div class="winner-art" aria-hidden="true">
        {face ? <span class="winner-face">{face}</span> : <Emblem />}
        {!face && !isPortrait && (
          <span class="winner-badges">
            {status.winners.map((seat) => (
              <Badge key={seat} seat={seat} name={nameOf(view.seats, seat)} />
            ))}
          </span>
        )}
      </div>
      <Heading ref={heading} class="winners">
        {children}
      </Heading>
      <ol class="standing">
        {view.standing.map((seat) => (
          <li key={seat} class={status.winners.includes(seat) ? `standing-won seat-${seat}` : `seat-${seat}`}>
            <span>
              <span class="seat-dot" aria-hidden="true" /> {nameOf(view.seats, seat)} <MachineSign seat={seat} />
            </span>{" "}
            {note?.(seat) && <span class="standing-note small">{note(seat)} </span>}
            <b>{t("points-short", { points: status.scores[seat] ?? 0 })}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
