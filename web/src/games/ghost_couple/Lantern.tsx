// A ghost is a paper lantern with a face: the shapes that it is made of, and how they are put together.
import type { ComponentChildren } from "preact";

/** Silhouettes about x = 50, from y = 30 to 104. */
const BODIES = {
  round: "M50 36c20 0 30 14 30 33S70 104 50 104S20 88 20 69S30 36 50 36z",
  tall: "M50 30c16 0 24 9 24 37s-8 37-24 37s-24-9-24-37s8-37 24-37z",
  sheet: "M50 31c18 0 27 14 27 32v38q-4.5 6-9 0t-9 0t-9 0t-9 0t-9 0t-9 0V63c0-18 9-32 27-32z",
  drop: "M50 26c5 13 30 26 30 48c0 18-13 30-30 30s-30-12-30-30c0-22 25-35 30-48z",
  box: "M31 34h38q5 0 5.4 5l4 60q.3 5-5 5H26.6q-5.3 0-5-5l4-60q.4-5 5.4-5z",
  flame:
    "M46 25c4 10 12 12 20 22c8 10 14 17 14 29c0 17-13 28-30 28s-30-11-30-28c0-14 7-20 12-28c2 5 4 7 7 8c-2-12 0-21 7-31z",
  bell: "M50 32c16 0 22 12 23 30c1 15 5 24 10 34q2 6-4 6H21q-6 0-4-6c5-10 9-19 10-34c1-18 7-30 23-30z",
  cap: "M50 31c22 0 34 14 34 26c0 8-7 10-14 10v25c0 8-8 12-20 12s-20-4-20-12V67c-7 0-14-2-14-10c0-12 12-26 34-26z",
  tail: "M47 31c19 0 30 14 30 31c0 14-5 20-6 28c-.8 6 5 8 11 8c-6 7-21 8-31 2c-5 5-12 5-16 0c-6 4-13 3-17-3c5-2 6-5 5-13c-1-9-3-14-3-22c0-18 9-31 27-31z",
} as const;

/** What stands on the lantern's top. */
const TOPS = {
  hook: "M36 28h28v7H36zM48.5 20h3v8h-3z",
  ears: "M27 46l-2-22l18 11zM73 46l2-22l-18 11z",
  rabbit: "M42 38c-10-7-12-23-6-26c6-2 10 12 10 25zM58 38c10-7 12-23 6-26c-6-2-10 12-10 25z",
  leaf: "M50 35c0-11 7-17 17-17c0 11-7 16-17 17zM50 35c-1-9-6-13-14-13c0 9 6 13 14 13z",
  bow: "M50 31L33 22v18zM50 31l17-9v18zM47 28h6v7h-6z",
  hat: "M26 38q24-11 48 0l-3 3q-21-8-42 0zM36 33l3-14h22l3 14q-14-4-28 0z",
  horns: "M35 41c-8-5-11-15-7-22c3 8 9 10 14 14zM65 41c8-5 11-15 7-22c-3 8-9 10-14 14z",
  spark: "M50 33c-8-6-4-12 1-19c1 6 8 9 6 15c-1 3-4 4-7 4z",
  crown: "M33 36l-3-17l11 8l9-11l9 11l11-8l-3 17q-17-6-34 0z",
  buds: "M50 33c-3-6-3-9 0-13c3 4 3 7 0 13zM44 34c-7-2-9-5-9-10c5 0 8 4 9 10zM56 34c7-2 9-5 9-10c-5 0-8 4-9 10z",
  none: "",
} as const;

/** Mouths about (50, 69). */
const MOUTHS = {
  smile: "M45 67q5 5 10 0",
  oh: "M50 66a2.5 3 0 1 0 .1 0z",
  cat: "M43 67q3.5 4 7 0q3.5 4 7 0",
  flat: "M45 69h10",
  fang: "M43 67q7 5 14 0M46 69l1.5 4l2-3",
  tongue: "M44 67q6 5 12 0M50 69.5v3.5q3 1.5 4-3",
} as const;

export interface Crest {
  /** What is filled, by the even-odd rule: inner shapes are holes. */
  readonly fill?: string;
  /** What is drawn as a line. */
  readonly line?: string;
  /** So many copies, turned about the middle. */
  readonly times?: number;
}

const pair = (draw: (x: number) => ComponentChildren) => [39, 61].map((x) => <g key={x}>{draw(x)}</g>);
const arc = (x: number, down: number) => <path class="gc-line" d={`M${x - 5} 58q5 ${down} 10 0`} />;
const dot = (x: number, ry = 3.6) => <ellipse class="gc-ink" cx={x} cy={58} rx={3.2} ry={ry} />;
const white = (x: number, r: number) => (
  <>
    <circle class="gc-white" cx={x} cy={58} r={r} />
    <circle class="gc-ink" cx={x} cy={58.5} r={r * 0.48} />
  </>
);

const EYES = {
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
} as const;

/** What a lantern of one side is made of. */
type Parts = readonly [
  body: keyof typeof BODIES,
  top: keyof typeof TOPS,
  eyes: keyof typeof EYES,
  mouth: keyof typeof MOUTHS,
];

export interface LanternLook {
  /** The paper's light, and the ink of its ribs, crest and ornaments. */
  readonly light: string;
  readonly ink: string;
  readonly sides: readonly [Parts, Parts];
}

export const look = (light: string, ink: string, ...sides: [Parts, Parts]): LanternLook => ({ light, ink, sides });

/** A ghost's crest in a box of `size`. */
function CrestSign({ crest, x, y, size }: { crest: Crest; x: number; y: number; size: number }) {
  const { fill, line, times = 1 } = crest;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {Array.from({ length: times }, (_, index) => (
        <g key={index} transform={`rotate(${(360 / times) * index} 12 12)`}>
          {fill && <path d={fill} fill-rule="evenodd" />}
          {line && <path class="gc-crest-line" d={line} />}
        </g>
      ))}
    </g>
  );
}

/** A lantern: body, ribs, what it wears, face and crest. */
export function Lantern({ look, crest, side }: { look: LanternLook; crest: Crest; side: 0 | 1 }) {
  const [body, top, eyes, mouth] = look.sides[side];
  return (
    <g>
      <path fill={look.ink} d={TOPS[top]} />
      <path fill={look.light} stroke={look.ink} stroke-width="2.2" d={BODIES[body]} />
      {/* the flame behind the paper */}
      <ellipse class="gc-glow" cx="50" cy="70" rx="21" ry="27" />
      <ellipse class="gc-glow" cx="50" cy="72" rx="13" ry="19" />
      <path fill="none" stroke={look.ink} stroke-opacity="0.16" stroke-width="1.5" d="M27 47q23 6 46 0" />
      {EYES[eyes]()}
      <path class={mouth === "oh" ? "gc-ink" : "gc-line"} d={MOUTHS[mouth]} />
      {side === 0 && <path class="gc-cheek" d="M31 65a3.6 2.5 0 1 0 .1 0zM69 65a3.6 2.5 0 1 0 .1 0z" />}
      <g fill={look.ink} stroke={look.ink}>
        <CrestSign crest={crest} x={35.5} y={72.5} size={29} />
      </g>
    </g>
  );
}
