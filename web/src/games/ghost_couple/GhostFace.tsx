// A ghost's card: a paper lantern in the dusk before one half of the moon; the other side's card has the other half.
import type { ComponentChildren } from "preact";
import type { GhostCard } from "../../door/door";
import { locale } from "../../i18n/i18n";
import { CardFrame } from "../../table/faces/CardFrame";
import { ghostKey } from "./cards";
import { CRESTS } from "./crests";
import { EventSign } from "./EventSign";
import { BODIES, type Eyes, LOOKS, type Look, MOUTHS, TOPS } from "./looks";

/** The moon's halves, flat side on the card's edge: side 0 is the left one. */
const HALVES = ["M93 19A44 44 0 0 0 93 107z", "M7 19A44 44 0 0 1 7 107z"] as const;
const CRATERS = [
  [
    [70, 40, 6],
    [84, 91, 4.5],
  ],
  [
    [28, 92, 6],
    [15, 34, 4.5],
  ],
] as const;

const pair = (draw: (x: number) => ComponentChildren) => [39, 61].map((x) => <g key={x}>{draw(x)}</g>);
const arc = (x: number, down: number) => <path class="gc-line" d={`M${x - 5} 58q5 ${down} 10 0`} />;
const dot = (x: number, ry = 3.6) => <ellipse class="gc-ink" cx={x} cy={58} rx={3.2} ry={ry} />;
const white = (x: number, r: number) => (
  <>
    <circle class="gc-white" cx={x} cy={58} r={r} />
    <circle class="gc-ink" cx={x} cy={58.5} r={r * 0.48} />
  </>
);

const EYES: Record<Eyes, () => ComponentChildren> = {
  dots: () => pair((x) => dot(x)),
  tall: () => pair((x) => dot(x, 5.4)),
  happy: () => pair((x) => arc(x, -7)),
  sleepy: () => pair((x) => arc(x, 6)),
  wide: () => pair((x) => white(x, 7)),
  glad: () => (
    <>
      {pair((x) => dot(x, 5))}
      {pair((x) => (
        <circle class="gc-white" cx={x + 1} cy={56} r={1.4} />
      ))}
    </>
  ),
  lashes: () => (
    <>
      {pair((x) => dot(x, 5))}
      <path class="gc-line" d="M35 54l-4-3M36.5 51.5l-2.5-4M65 54l4-3M63.5 51.5l2.5-4" />
    </>
  ),
  stern: () => (
    <>
      {pair((x) => dot(x))}
      <path class="gc-line" d="M32 49l12 4M68 49l-12 4" />
    </>
  ),
  wink: () => (
    <>
      {dot(39, 5)}
      {arc(61, 6)}
    </>
  ),
  one: () => white(50, 9.5),
};

/** Text of a name on one or two lines: its lines and the size at which the longer one fits into 88 units. */
function nameLines(name: string): { lines: string[]; size: number } {
  const wide = (text: string) => [...text].reduce((sum, each) => sum + (each > "\u2e80" ? 1 : 0.58), 0);
  const one = Math.min(18, 88 / wide(name));
  const words = name.split(" ");
  if (one >= 14 || words.length < 2) return { lines: [name], size: one };
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longer = (lines: string[]) => Math.max(...lines.map(wide));
  const [best = [name]] = cuts.toSorted((a, b) => longer(a) - longer(b));
  return { lines: best, size: Math.min(13.5, 88 / longer(best)) };
}

function Name({ name }: { name: string }) {
  const { lines, size } = nameLines(name);
  const first = lines.length === 1 ? 125 + size * 0.36 : 122.5;
  return (
    <text class="gc-name" font-size={size}>
      {lines.map((line, at) => (
        <tspan key={line} x="50" y={first + at * 12.5}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A ghost's crest in a box of `size`. */
export function Crest({ ghost, x, y, size }: { ghost: string; x: number; y: number; size: number }) {
  const { fill, line, times = 1 } = CRESTS[ghost] ?? {};
  const shape = (
    <>
      {fill && <path d={fill} fill-rule="evenodd" />}
      {line && <path class="gc-crest-line" d={line} />}
    </>
  );
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {Array.from({ length: times }, (_, index) => (
        <g key={index} transform={`rotate(${(360 / times) * index} 12 12)`}>
          {shape}
        </g>
      ))}
    </g>
  );
}

/** The lantern alone: body, ribs, what it wears, face and crest. */
export function Lantern({ ghost, side }: { ghost: string; side: 0 | 1 }) {
  const look = LOOKS[ghost];
  if (!look) return null;
  const { body, top, eyes, mouth } = look.sides[side];
  return (
    <g>
      <path fill={look.ink} d={TOPS[top]} />
      <path fill={look.light} stroke={look.ink} stroke-width="2.2" d={BODIES[body]} />
      <Glow look={look} />
      {EYES[eyes]()}
      <path class={mouth === "oh" ? "gc-ink" : "gc-line"} d={MOUTHS[mouth]} />
      {side === 0 && <path class="gc-cheek" d="M31 65a3.6 2.5 0 1 0 .1 0zM69 65a3.6 2.5 0 1 0 .1 0z" />}
      <g fill={look.ink} stroke={look.ink}>
        <Crest ghost={ghost} x={37.5} y={74.5} size={25} />
      </g>
    </g>
  );
}

/** The flame behind the paper. */
function Glow({ look }: { look: Look }) {
  return (
    <>
      <ellipse class="gc-glow" cx="50" cy="70" rx="21" ry="27" />
      <ellipse class="gc-glow" cx="50" cy="72" rx="13" ry="19" />
      <path fill="none" stroke={look.ink} stroke-opacity="0.16" stroke-width="1.5" d="M27 47q23 6 46 0" />
    </>
  );
}

/** A card's face; whatever holds it carries the name. */
export function GhostFace({ card }: { card: GhostCard }) {
  const ghost = ghostKey(card.id);
  return (
    <CardFrame class="gc-face" card={card.id} keep="top">
      <rect class={`gc-dusk-${card.side}`} x="7" y="7" width="86" height="104" rx="3" />
      <path class="gc-moon" d={HALVES[card.side]} />
      {CRATERS[card.side].map(([x, y, r]) => (
        <circle key={x} class="gc-crater" cx={x} cy={y} r={r} />
      ))}
      <Lantern ghost={ghost} side={card.side} />
      {card.points !== 0 && <PointsSeal points={card.points} y={card.event ? 88 : 18} />}
      {card.event && <EventSeal event={card.event} x={3} y={3} />}
      {card.ability.length > 0 && <Bond />}
      <Name name={card.name[locale.value]} />
    </CardFrame>
  );
}

/** The card's points as a vermilion seal. */
export function PointsSeal({ points, x = 18, y = 18 }: { points: number; x?: number; y?: number }) {
  return (
    <>
      <circle class="seal-points" cx={x} cy={y} r="15.5" />
      <text class="seal-number" font-size={points < 0 ? 19 : 24} x={x} y={y + (points < 0 ? 6.5 : 8.5)}>
        {points < 0 ? `−${-points}` : points}
      </text>
    </>
  );
}

/** The event that its couple brings, as a dark seal. */
export function EventSeal({ event, x, y }: { event: number; x: number; y: number }) {
  return (
    <>
      <rect class="seal-event" x={x} y={y} width="31" height="31" rx="6" />
      <EventSign event={event} x={x + 4} y={y + 4} size={23} />
    </>
  );
}

/** Two rings: this character has an ability. */
function Bond() {
  return (
    <>
      <circle class="card-sheet" cx="84" cy="16" r="12.5" />
      <circle class="gc-bond" cx="80.5" cy="16" r="5" />
      <circle class="gc-bond" cx="87.5" cy="16" r="5" />
    </>
  );
}
