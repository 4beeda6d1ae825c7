// The small signs of the events, in a box of 24: what a couple with that card will do.
import "./face.css";

const square = (x: number, y: number) => `M${x} ${y}h5v5h-5z`;
const squares = (...places: [number, number][]) => places.map(([x, y]) => square(x, y)).join("");
const CARD = "M2.5 6.5h8v11h-8z";
const CROSS = "M7 7L17 17M17 7L7 17";

/** What a sign is drawn of, in this order. */
interface EventLook {
  readonly line?: string;
  readonly fill?: string;
  /** Beside the lines, or in the middle where there are none. */
  readonly word?: string;
}

const SIGNS: Readonly<Record<number, EventLook>> = {
  1: { word: "+1" },
  2: { word: "+2" },
  3: { word: "+3" },
  4: { fill: squares([3, 3], [16, 3], [3, 16], [16, 16]) },
  5: { fill: squares([2.5, 2.5], [16.5, 2.5], [9.5, 9.5], [2.5, 16.5], [16.5, 16.5]) },
  6: { fill: squares(...[2.5, 9.5, 16.5].flatMap((y) => [2.5, 9.5, 16.5].map((x): [number, number] => [x, y]))) },
  7: { line: "M4 8h14M14.5 4L18.5 8L14.5 12M20 16H6M9.5 12L5.5 16L9.5 20" },
  8: { line: CARD, word: "2" },
  9: { line: CARD, word: "3" },
  10: { line: "M4 5l7 7l-7 7M12 5l7 7l-7 7M20.5 5v14" },
  11: { line: "M19 9a8 8 0 0 0-14.5 1M4 5v5.5h5.5M5 15a8 8 0 0 0 14.5-1M20 19v-5.5h-5.5" },
  12: { line: "M3 7h4l9 10h5M3 17h4l2.5-2.8M13.5 9.8L16 7h5M18 4l3 3l-3 3M18 14l3 3l-3 3" },
  13: { line: CROSS },
  14: { line: "M3 8l7 8M10 8l-7 8M14 8l7 8M21 8l-7 8" },
  15: { line: "M2 12Q12 2.5 22 12Q12 21.5 2 12z", fill: "M12 8.5a3.5 3.5 0 1 0 .1 0z" },
  16: { fill: "M4 19h16v2.5H4zM4 16.5L2.5 6l5.5 4.5L12 3l4 7.5L21.5 6L20 16.5z" },
  17: { line: "M21 5v14H11V5zM15 12H2.5M6 8L2.5 12L6 16" },
  18: { line: "M20.5 5v14h-10V5zM2 9l6 6M8 9l-6 6" },
  19: { line: "M12 2.5a9.5 9.5 0 1 0 .1 0zM12 7v5.5l4 2" },
  20: { line: CROSS },
};

/** An event's sign alone; nothing where there is none. */
export function EventSign({ event, x, y, size }: { event: number; x: number; y: number; size: number }) {
  const { line, fill, word } = SIGNS[event] ?? {};
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {line && <path class="sign-line" d={line} />}
      {fill && <path class="sign-fill" d={fill} />}
      {word && (
        <text x={line ? 17.5 : 12} y={line ? 18 : 17.5} class="sign-word">
          {word}
        </text>
      )}
    </g>
  );
}

/** The same as a picture beside text. */
export function EventBadge({ event }: { event: number }) {
  return (
    <svg class="gc-badge" viewBox="0 0 30 30" aria-hidden="true">
      <rect class="seal-event" width="30" height="30" rx="6" />
      <EventSign event={event} x={4} y={4} size={22} />
    </svg>
  );
}
