// The court, cut in wood: knave, queen, king, and the ace as a ruler with the sun for a head.
import { frenchSuits, SuitMark } from "../../table/faces/suits";
import type { BokunronRank, BokunronSuit } from "./shapes";

export const SUITS = frenchSuits();

/** The tyrant's crown, in a square of 20. */
export const CROWN = "M2 17.5L.8 5.5L6 9.5L10 1.5L14 9.5L19.2 5.5L18 17.5z";

interface Props {
  suit: BokunronSuit;
}

/** A robe up to the card's lower edge, with cuts of the knife. */
function Robe({ suit }: Props) {
  return (
    <>
      <path class="bk-cut" fill={SUITS[suit].ink} d="M12 134C12 112 28 100 56 100S96 112 96 134z" />
      <path
        class="bk-knife"
        d="M20 130c2-10 8-17 15-20M28 131c2-8 6-13 11-17M92 130c-2-10-8-17-15-20M84 131c-2-8-6-13-11-17"
      />
    </>
  );
}

function Eyes({ y }: { y: number }) {
  return (
    <>
      <path class="bk-line" d={`M44 ${y - 5}l9 1.5M70 ${y - 5}l-9 1.5`} />
      <circle class="bk-dark" cx="49" cy={y} r="2.4" />
      <circle class="bk-dark" cx="65" cy={y} r="2.4" />
    </>
  );
}

function King({ suit }: Props) {
  return (
    <>
      <Robe suit={suit} />
      <path class="bk-cut bk-paper" d="M30 102L57 126L84 102L74 97H40z" />
      <path class="bk-line" d="M38 104l2 3M46 110l2 3M57 116v4M68 110l-2 3M76 104l-2 3" />
      <path class="bk-cut bk-skin" d="M38 52h38v28c0 10-9 16-19 16s-19-6-19-16z" />
      <path
        class="bk-dark"
        d="M36 66v18c0 16 10 24 21 34c11-10 21-18 21-34V66c-3 8-6 12-10 13c-5-3-17-3-22 0c-4-1-7-5-10-13z"
      />
      <path class="bk-knife" d="M44 88c1 8 4 13 8 17M57 90v20M70 88c-1 8-4 13-8 17" />
      <path class="bk-red" d="M51 83h12c-2 4-10 4-12 0z" />
      <path class="bk-line" d="M57 66v9h-3" />
      <Eyes y={66} />
      <path class="bk-cut bk-gold" d="M36 56L30 26L44 40L57 20L70 40L84 26L78 56z" />
      <path class="bk-red bk-cut" d="M36 50h42v7H36z" />
      <path class="bk-dark" d="M57 29l4 7l-4 7l-4-7z" />
    </>
  );
}

function Queen({ suit }: Props) {
  return (
    <>
      <path class="bk-dark" d="M57 30C30 30 30 56 32 72C33 90 28 100 22 112h70C86 100 81 90 82 72C84 56 84 30 57 30z" />
      <path
        class="bk-knife"
        d="M34 106c3-8 4-16 4-26M40 108c2-6 3-12 3-18M80 106c-3-8-4-16-4-26M74 108c-2-6-3-12-3-18"
      />
      <Robe suit={suit} />
      <path class="bk-skin bk-cut" d="M50 88v14l7 10l7-10V88z" />
      <ellipse class="bk-cut bk-skin" cx="57" cy="68" rx="18" ry="23" />
      <Eyes y={66} />
      <path class="bk-line" d="M57 67v8h-3" />
      <path class="bk-red" d="M51 81c3-3 4-1 6-1s3-2 6 1c-2 4-10 4-12 0z" />
      <path class="bk-cut bk-gold" d="M38 48L35 28L47 36L57 20L67 36L79 28L76 48C68 43 46 43 38 48z" />
      <circle class="bk-red" cx="57" cy="36" r="4" />
      <path class="bk-gold bk-cut" d="M44 106l5 4l8 6l8-6l5-4l-4 12l-9 6l-9-6z" />
      <g transform="translate(26 116)">
        <path class="bk-line" d="M0 4v16" />
        <path
          class="bk-red bk-cut"
          d="M0-9c4-4 8 0 5 4c5 0 5 6 0 6c0 5-5 6-5 1c0 5-5 4-5-1c-5 0-5-6 0-6c-3-4 1-8 5-4z"
        />
      </g>
    </>
  );
}

function Knave({ suit }: Props) {
  return (
    <>
      <path class="bk-dark" d="M40 48h42c4 18 4 36-2 52H58z" />
      <path class="bk-knife" d="M78 56c2 14 2 26-1 38M72 56c2 14 2 26-1 38" />
      <Robe suit={suit} />
      <path class="bk-cut bk-skin" d="M40 50l-3 14l-7 11l7 4l-1 6l3 2v5c1 7 10 8 19 6l10-4c4-10 5-26 4-44z" />
      <path class="bk-line" d="M41 61l10-1" />
      <circle class="bk-dark" cx="46" cy="66" r="2.6" />
      <path class="bk-red" d="M37 85l10-1l-2 4h-7z" />
      <path class="bk-cut bk-gold" d="M28 110c10-10 46-10 58 0l-6 8c-10-8-36-8-46 0z" />
      <path class="bk-cut" fill={SUITS[suit].ink} d="M32 52C28 36 44 26 62 28C80 29 90 38 88 52C70 46 50 46 32 52z" />
      <path class="bk-knife" d="M42 40c8-6 20-7 30-4" />
      <path class="bk-cut bk-gold" d="M78 40C98 34 96 16 86 12C86 24 72 26 70 38z" />
      <path class="bk-line" d="M88 18c-2 8-6 14-13 20" />
    </>
  );
}

const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);

function Ace({ suit }: Props) {
  return (
    <>
      <Robe suit={suit} />
      <path class="bk-cut bk-gold" d="M34 106l23 24l23-24l-8-6H42z" />
      {RAYS.map((angle, index) => (
        <path
          key={angle}
          class={index % 2 ? "bk-red bk-cut" : "bk-gold bk-cut"}
          d="M51 40L57 28L63 40z"
          transform={`rotate(${angle} 57 68)`}
        />
      ))}
      <circle class="bk-cut bk-paper" cx="57" cy="68" r="27" />
      <g fill={SUITS[suit].ink}>
        <SuitMark of={SUITS[suit]} x={38} y={49} size={38} large />
      </g>
    </>
  );
}

const FIGURES: Partial<Record<BokunronRank, (props: Props) => preact.JSX.Element>> = {
  J: Knave,
  Q: Queen,
  K: King,
  A: Ace,
};

/** The figure of a court card, in a square of 100 by 140. */
export function Figure({ suit, rank }: Props & { rank: BokunronRank }) {
  const Bust = FIGURES[rank];
  return Bust ? <Bust suit={suit} /> : null;
}
