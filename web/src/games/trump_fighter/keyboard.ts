// Both hands on one keyboard: a key of the hand takes a card up, a key of the field lays it, one big key calls.
import { useLayoutEffect } from "preact/hooks";
import type { Fight } from "./fight";
import { type KeyPlace, learnLayout, placeOf } from "./live/key-zones";

/** The one of `spots` at a place from the screen's left: the far half faces the near one, its spot 1 on the right. */
export const spotAtPlace = (fight: Fight, seat: number, place: number, spots: number): number =>
  seat === 1 && !fight.isTurned ? spots - place : place + 1;

function press(fight: Fight, { seat, row, place }: KeyPlace, stamp: number): void {
  const { live } = fight;
  const view = fight.open?.view;
  if (live.covered.value) {
    if (row === "call") live.isBack(seat, fight.people);
    return;
  }
  if (!view) return;
  if (row === "hand") fight.pick(seat, view.hands[seat]?.[place] ?? null);
  else if (row === "field") {
    const card = fight.chosen.value[seat];
    const spots = view.fields[seat]?.length ?? 0;
    if (card) void fight.lay(seat, card, spotAtPlace(fight, seat, place, spots), stamp);
  } else if (fight.mayAct(seat)) fight.call(seat, stamp);
  else fight.ready(seat);
}

/** Keys that press the focused button; in turns they do so too, since there is no hurry. */
const PRESSING: ReadonlySet<string> = new Set(["Enter", "Space", "NumpadEnter"]);

/** Listen to the zones of those who play by keys. */
export function useKeys(fight: Fight): void {
  useLayoutEffect(() => {
    if (fight.settings.mode === "faces") return;
    learnLayout();
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.code === "Escape") return fight.live.cover();
      if (fight.inTurns && PRESSING.has(event.code) && document.activeElement instanceof HTMLButtonElement) return;
      const place = placeOf(event.code);
      if (!place || !fight.people.includes(place.seat)) return;
      event.preventDefault(); // a button in focus must not act as well
      if (!event.repeat) press(fight, place, event.timeStamp);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [fight]);
}
