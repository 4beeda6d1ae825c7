// The six demons: a body for each colour, a crown that counts the rank, and a mood for each rank.
import type { ComponentChildren } from "preact";
import type { Colour } from "./shapes";

/** Bodies round (0, 0), some 25 units to each side, drawn with a brush's wobble. */
const BODIES: Record<Colour, string> = {
  Y: "M1-26C9-20 25-15 25 4C25 19 14 25-1 25C-16 25-25 18-24 3C-24-14-8-19 1-26z",
  P: "M-14-23C-9-24-4-20 0-17C5-21 10-25 15-22C24-18 27-3 25 6C22 19 12 25-1 24C-15 25-25 17-25 4C-26-7-23-20-14-23z",
  G: "M0-25C8-26 13-20 15-12C18-6 27 0 25 11C23 22 11 25-1 24C-13 25-24 21-25 10C-26 0-18-5-15-13C-12-20-8-25 0-25z",
  V: "M-25-21C-18-20-12-22-8-21C-3-22 4-23 9-21C14-22 20-20 26-22C23-13 27-3 24 8C21 20 11 25 0 25C-12 25-21 19-24 7C-27-4-22-12-25-21z",
  B: "M0-25C14-26 24-16 25-2C25 9 26 17 24 25C19 21 16 19 12 24C7 27 4 19 0 23C-5 27-8 20-12 24C-17 27-20 21-25 25C-25 16-26 8-25-2C-24-15-13-26 0-25z",
  W: "M-15-22C-8-27 6-26 14-23C22-20 25-12 25-2C27 9 24 20 15 23C6 26-8 25-15 23C-24 21-27 10-25 0C-26-10-23-18-15-22z",
};

/** One horn, flame, leaf … of the crown: its foot at (0, 0), its tip upwards. */
const SPIKES: Record<Colour, string> = {
  Y: "M-5 4C-7-4-2-7 0-14C3-8 7-4 5 4z",
  P: "M-1.4 4L-1-6A4.6 4.6 0 1 1 1.6-6L2 4z",
  G: "M-4 4C-8-3-4-10 1-14C5-9 7-2 4 4z",
  V: "M-5 4C-5-4-4-9-7-14C0-12 5-6 5 4z",
  B: "M-4.5 4C-5-2-4-12 0-14C4-12 5-2 4.5 4z",
  W: "M-5 4C-9-1-8-6-5-8C-5-13 4-14 5-9C9-6 9-1 5 4z",
};

/** Degrees between two neighbours in the crown, and from the middle to a spike's foot. */
const CROWN_STEP = 25;
const CROWN_RADIUS = 23;

function Crown({ colour, rank }: { colour: Colour; rank: number }) {
  return (
    <g class="ak-crown">
      {Array.from({ length: rank }, (_, index) => (
        <path
          key={index}
          d={SPIKES[colour]}
          transform={`rotate(${(index - (rank - 1) / 2) * CROWN_STEP}) translate(0 ${-CROWN_RADIUS})`}
        />
      ))}
    </g>
  );
}

const Eye = ({ x, y = -4, r = 5.4, look = [0, 0] }: { x: number; y?: number; r?: number; look?: [number, number] }) => (
  <>
    <circle class="ak-white" cx={x} cy={y} r={r} />
    <circle class="ak-ink" cx={x + look[0]} cy={y + look[1]} r={r * 0.48} />
  </>
);

/** Moods by rank: fast asleep at 0, ever more pleased with itself, roaring at 9. */
const MOODS: readonly (() => ComponentChildren)[] = [
  () => (
    <>
      <path class="ak-line" d="M-15-5q5 5 10 0M5-5q5 5 10 0" />
      <path class="ak-line" d="M-4 8q4 4 8 0" />
      <path class="ak-tongue" d="M-2 10q2.5 7 5-.5z" />
    </>
  ),
  () => (
    <>
      <Eye x={-9} />
      <Eye x={9} />
      <path class="ak-lid" d="M-15-4.500a6 6 0 0 1 12 0zM3-4.500a6 6 0 0 1 12 0z" />
      <path class="ak-line" d="M-4 9h8" />
    </>
  ),
  () => (
    <>
      <path class="ak-ink" d="M-22-9q22-5 44 0l-1 9q-9 4-21-1q-12 5-21 1z" />
      <Eye x={-9} r={4.6} look={[2.2, 0]} />
      <Eye x={9} r={4.6} look={[2.2, 0]} />
      <path class="ak-line" d="M-8 9q9 6 14-3" />
    </>
  ),
  () => (
    <>
      <Eye x={-9} look={[1, 1]} />
      <Eye x={9} look={[-1, 1]} />
      <path class="ak-mouth" d="M-7 7q7 2 14 0q-2 9-7 9t-7-9z" />
    </>
  ),
  () => (
    <>
      <path
        class="ak-white"
        d="M-9-12l2.5 5.500l5.5 2.500l-5.5 2.500l-2.5 5.500l-2.5-5.500l-5.5-2.500l5.5-2.500zM9-12l2.5 5.500l5.5 2.500l-5.5 2.500l-2.5 5.500l-2.5-5.500l-5.5-2.500l5.5-2.500z"
      />
      <path class="ak-line" d="M-10 7q10 8 19 0" />
      <path class="ak-tongue" d="M4 9.500q6 7 8-2z" />
    </>
  ),
  () => (
    <>
      <path
        class="ak-line"
        d="M-9-4a1.5 1.5 0 0 1 2 2a4 4 0 0 1-6-3a5 5 0 0 1 9-2M9-4a1.5 1.5 0 0 0-2 2a4 4 0 0 0 6-3a5 5 0 0 0-9-2"
      />
      <path class="ak-line" d="M-10 10q3-5 6.5 0t6.5 0t6.5 0" />
    </>
  ),
  () => (
    <>
      <Eye x={-9} y={-3} look={[0, 1]} />
      <Eye x={9} y={-3} look={[0, 1]} />
      <path class="ak-lid" d="M-15-9h12v6h-12zM3-9h12v6h-12z" />
      <path class="ak-line" d="M-15-3h12M3-3h12M-9 10h18M-6 7v6M-1 7v6M4 7v6" />
    </>
  ),
  () => (
    <>
      <Eye x={-9} look={[1.5, -1]} />
      <path class="ak-line" d="M4-4q5-5 11 1M-16-12q6-4 11 1" />
      <path class="ak-line" d="M-8 10q9 5 16-4" />
      <path class="ak-white" d="M2 10.500l2 5l3-7z" />
    </>
  ),
  () => (
    <>
      <Eye x={-9} look={[1.5, 1]} />
      <Eye x={9} look={[-1.5, 1]} />
      <path class="ak-lid" d="M-17-12l15 7v-8zM17-12l-15 7v-8z" />
      <path class="ak-line" d="M-16-11l13 6M16-11l-13 6" />
      <path class="ak-white" d="M-9 6q9-2 18 0v8q-9 2-18 0z" />
      <path class="ak-line" d="M-4.5 6v8M0 5.500v9M4.5 6v8" />
    </>
  ),
  () => (
    <>
      <path class="ak-white" d="M-17-9q9-1 14 7q-10 2-14-7zM17-9q-9-1-14 7q10 2 14-7z" />
      <path class="ak-ink" d="M-9-6a3 3 0 1 0 .1 0zM9-6a3 3 0 1 1-.1 0z" />
      <path class="ak-mouth" d="M-14 3q14 4 28 0q0 17-14 17t-14-17z" />
      <path class="ak-white" d="M-10 4.500l3 6l3-5.200zM10 4.500l-3 6l-3-5.200z" />
      <path class="ak-tongue" d="M-6 17q6-6 12 0q-6 3.5-12 0z" />
    </>
  ),
];

/** A demon round (0, 0), some 38 units to each side. */
export function Demon({ colour, rank }: { colour: Colour; rank: number }) {
  return (
    <g class={`ak-demon ak-${colour}`}>
      <path class="ak-tail" d="M-16 19q-10 9-17-1l-3.5 1l2-8l6 5.500l-3 .8q6 6 12-2z" />
      <path class="ak-foot" d="M-15 21q-3 9 5 8t4-7M15 21q3 9-5 8t-4-7" />
      <Crown colour={colour} rank={rank} />
      <path class="ak-body" d={BODIES[colour]} />
      {MOODS[rank]?.()}
    </g>
  );
}
