// Faces of players: six animals, different in their ears and eyes as well as in their colours. Bots have one each in
// games without their own bots; people may choose one.

const INK = "#3b2f2a";
const PALE = "#fff6e6";

interface Animal {
  readonly fur: string;
  /** Behind the head. */
  readonly ears: string;
  /** A lighter part of the face. */
  readonly light: string;
  /** Lines of ink. */
  readonly lines: string;
}

const ANIMALS = {
  bear: {
    fur: "#6d8fc9",
    ears: "M4 11a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM26 11a5 5 0 1 1 10 0a5 5 0 1 1-10 0z",
    light: "M13.500 28a6.500 5 0 1 1 13 0a6.500 5 0 1 1-13 0z",
    lines: "M18 26h4l-2 2zM20 28v2.500M17 31q3 1.500 6 0",
  },
  frog: {
    fur: "#69a877",
    ears: "M5 11a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1-11 0zM24 11a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1-11 0z",
    light: "M10 30q10 8 20 0q-10 3-20 0z",
    lines: "M9 27q11 7 22 0M18 22v.5M22 22v.5",
  },
  owl: {
    fur: "#9a78ae",
    ears: "M7 4l9 6-7 6zM33 4l-9 6 7 6z",
    light:
      "M7.500 20a6.500 6.500 0 1 1 13 0a6.500 6.500 0 1 1-13 0zM19.500 20a6.500 6.500 0 1 1 13 0a6.500 6.500 0 1 1-13 0z",
    lines: "M18 24h4l-2 5zM13 33l2-2 2 2M23 33l2-2 2 2",
  },
  fox: {
    fur: "#dda244",
    ears: "M6 3l11 8-10 7zM34 3l-11 8 10 7z",
    light: "M7 24q8-2 13 5q5-7 13-5q-2 12-13 12t-13-12z",
    lines: "M18.300 31h3.400l-1.700 2.500z",
  },
  cat: {
    fur: "#76828e",
    ears: "M7 5l9 5-8 9zM33 5l-9 5 8 9z",
    light: "M14 29a6 4.500 0 1 1 12 0a6 4.500 0 1 1-12 0z",
    lines:
      "M18.500 27h3l-1.500 1.500zM20 28.500q-1 3-3.500 2M20 28.500q1 3 3.500 2M4 25l7 1.500M4 31l7-2M36 25l-7 1.500M36 31l-7-2",
  },
  rabbit: {
    fur: "#dd8378",
    ears: "M11 1q5 0 6 14h-7q-4-14 1-14zM29 1q-5 0-6 14h7q4-14-1-14z",
    light: "M15 30a5 3.500 0 1 1 10 0a5 3.500 0 1 1-10 0z",
    lines: "M18.500 27.500h3l-1.500 1.500zM20 29v2M18.500 31.500h3v2h-3zM20 31.500v2",
  },
} as const satisfies Readonly<Record<string, Animal>>;

/** By the colours of the seats that they bring: red is left for the first person as long as that can be. */
export const ANIMAL_FACES = Object.keys(ANIMALS);
export const ANIMAL_HUES = [1, 2, 3, 4, 5, 0];

export function AnimalFace({ face }: { face: string }) {
  const { fur, ears, light, lines } = ANIMALS[face as keyof typeof ANIMALS] ?? ANIMALS.bear;
  const isHigh = face === "frog";
  const eyes = isHigh ? 11 : 20.5;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <g fill={fur} stroke={INK} stroke-width="1.600" stroke-linejoin="round">
        <path d={ears} />
        <path d="M5 24a15 13 0 1 1 30 0a15 13 0 1 1-30 0z" />
        {isHigh && <path stroke="none" d="M8 14h24v6H8z" />}
      </g>
      <path fill={PALE} d={light} />
      <path
        fill={INK}
        d={`M11.500 ${eyes}a2 2.400 0 1 1 4 0a2 2.400 0 1 1-4 0zM24.500 ${eyes}a2 2.400 0 1 1 4 0a2 2.400 0 1 1-4 0z`}
      />
      <path fill="none" stroke={INK} stroke-width="1.400" stroke-linecap="round" stroke-linejoin="round" d={lines} />
    </svg>
  );
}
