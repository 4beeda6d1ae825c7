// The small signs of the events, in a box of 24: the effect of a couple with that card.
import { Drawing, type Picture } from "../../table/faces/Drawing";
import "./face.css";

const SIGNS = import.meta.glob<Picture>("./events/*.svg", { query: "?drawing", import: "default", eager: true });

/** An event's sign alone; nothing where there is none. */
export const EventSign = ({ event, x, y, size }: { event: number; x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
    <Drawing of={SIGNS[`./events/${event}.svg`]} />
  </g>
);

/** The same as a picture next to text. */
export function EventBadge({ event }: { event: number }) {
  return (
    <svg class="gc-badge" viewBox="0 0 30 30" aria-hidden="true">
      <rect class="seal-event" width="30" height="30" rx="6" />
      <EventSign event={event} x={4} y={4} size={22} />
    </svg>
  );
}
