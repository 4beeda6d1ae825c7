// Sounds and vibrations for events at the table, by the kind of event, which everyone may know.
import { play, vibrate } from "../device/sound";
import type { Acted, BaseView } from "../door/door";
import { endsTrick } from "./finished";

/** Seconds after the card touches the table. */
const TAKEN_AFTER = 0.12;
const END_AFTER = 0.3;

const gained = (before: BaseView, after: Acted) =>
  after.scores.some((points, seat) => {
    const had = before.scores[seat];
    return typeof points === "number" && typeof had === "number" && points > had;
  });

/** Cues of an action of `seat`: its play, a trick, points for any seat, and passing the device or the match's end. */
export function acted(answer: Acted, before: BaseView, seat: number): void {
  play("played");
  vibrate("played");
  if (gained(before, answer) || (answer.table && endsTrick(answer.table))) play("taken", TAKEN_AFTER);
  if (answer.over) play("won", END_AFTER);
  else if (answer.to_act[0] !== seat) play("passed", END_AFTER);
}

export function refused(): void {
  play("refused");
  vibrate("refused");
}
