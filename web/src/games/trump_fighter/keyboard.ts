// Both hands on one keyboard: a key of the hand takes a card up, a key of the field lays it, one big key calls.
import { useLayoutEffect } from "preact/hooks";
import type { Flow } from "./flow";
import { isTurned } from "./live/form";
import { type KeyPlace, learnLayout, placeOf } from "./live/keys";

/** Which of `spots` is at a place from the screen's left: the far half faces the near one, its spot 1 on the right. */
export const spotAtPlace = (flow: Flow, seat: number, place: number, spots: number): number =>
  seat === 1 && !isTurned(flow.form) ? spots - place : place + 1;

function press(flow: Flow, { seat, row, place }: KeyPlace, stamp: number): void {
  const { session } = flow;
  const stage = session.stage.value;
  if (session.covered.value) {
    if (row === "call") session.isBack(seat, flow.people);
    return;
  }
  if (stage.at !== "open") return;
  if (row === "hand") flow.pick(seat, stage.view.hands[seat]?.[place] ?? null);
  else if (row === "field") {
    const card = flow.chosen.value[seat];
    const spots = stage.view.fields[seat]?.length ?? 0;
    if (card) void flow.lay(seat, card, spotAtPlace(flow, seat, place, spots), stamp);
  } else if (flow.mayAct(seat)) flow.call(seat, stamp);
  else flow.ready(seat);
}

/** Listen to the zones of those who play by keys. */
export function useKeys(flow: Flow): void {
  useLayoutEffect(() => {
    if (flow.form.way === "faces") return;
    learnLayout();
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.code === "Escape") return flow.session.cover();
      const place = placeOf(event.code);
      if (!place || !flow.people.includes(place.seat)) return;
      event.preventDefault(); // a button in focus must not act as well
      if (!event.repeat) press(flow, place, event.timeStamp);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [flow]);
}
