// How each ghost looks: its light, and for each side the lantern's shape, what it wears, its eyes and mouth.

export interface Side {
  readonly body: keyof typeof BODIES;
  readonly top: keyof typeof TOPS;
  readonly eyes: Eyes;
  readonly mouth: keyof typeof MOUTHS;
}

export type Eyes = "dots" | "tall" | "happy" | "sleepy" | "wide" | "lashes" | "stern" | "wink" | "one" | "glad";

export interface Look {
  /** The paper's light, and the ink of its ribs, crest and ornaments. */
  readonly light: string;
  readonly ink: string;
  readonly sides: readonly [Side, Side];
}

/** Silhouettes about x = 50, from y = 30 to 104. */
export const BODIES = {
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
export const TOPS = {
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
export const MOUTHS = {
  smile: "M45 67q5 5 10 0",
  oh: "M50 66a2.5 3 0 1 0 .1 0z",
  cat: "M43 67q3.5 4 7 0q3.5 4 7 0",
  flat: "M45 69h10",
  fang: "M43 67q7 5 14 0M46 69l1.5 4l2-3",
  tongue: "M44 67q6 5 12 0M50 69.5v3.5q3 1.5 4-3",
} as const;

type SideRow = [Side["body"], Side["top"], Eyes, Side["mouth"]];

const side = ([body, top, eyes, mouth]: SideRow): Side => ({ body, top, eyes, mouth });
const look = (light: string, ink: string, zero: SideRow, one: SideRow): Look => ({
  light,
  ink,
  sides: [side(zero), side(one)],
});

/** By the word that a ghost's cards begin with. */
export const LOOKS: Readonly<Record<string, Look>> = {
  hana: look("#f7c9cf", "#a83d5a", ["round", "buds", "lashes", "smile"], ["drop", "none", "dots", "cat"]),
  yozakura: look("#d9bfe4", "#6b3a82", ["tall", "buds", "sleepy", "smile"], ["round", "hook", "wide", "oh"]),
  indigo: look("#b5cbee", "#27478c", ["tall", "bow", "lashes", "flat"], ["round", "spark", "happy", "cat"]),
  castle: look("#d5d3da", "#4b4658", ["bell", "crown", "lashes", "flat"], ["tall", "horns", "stern", "fang"]),
  vial: look("#cdb7ee", "#53308f", ["drop", "bow", "sleepy", "fang"], ["cap", "none", "happy", "tongue"]),
  medicine: look("#f3ece2", "#a23a34", ["bell", "hat", "glad", "smile"], ["round", "none", "dots", "oh"]),
  stone: look("#b9ead2", "#1b6a4b", ["box", "spark", "wide", "smile"], ["drop", "spark", "one", "smile"]),
  fox: look("#f6cf9b", "#9a4a12", ["tail", "ears", "wink", "smile"], ["tall", "ears", "dots", "cat"]),
  bamboo: look("#cfe3a5", "#4a661c", ["tall", "leaf", "tall", "smile"], ["box", "leaf", "happy", "oh"]),
  field: look("#dcec9f", "#566a12", ["round", "leaf", "glad", "smile"], ["bell", "buds", "dots", "smile"]),
  stall: look("#f4b49c", "#963018", ["bell", "hat", "happy", "smile"], ["box", "hat", "stern", "flat"]),
  slope: look("#fae19a", "#8b5c0a", ["sheet", "bow", "glad", "tongue"], ["tall", "crown", "stern", "fang"]),
  dream: look("#e6cddd", "#7a3c66", ["tail", "bow", "wide", "tongue"], ["cap", "none", "wink", "tongue"]),
  firefly: look("#e3f1a0", "#4f6a16", ["drop", "bow", "tall", "smile"], ["round", "spark", "wide", "smile"]),
  snow: look("#d6eaf7", "#2b6284", ["sheet", "bow", "sleepy", "oh"], ["round", "hat", "dots", "smile"]),
  moon: look("#f9eec4", "#7a6118", ["tail", "crown", "sleepy", "smile"], ["round", "rabbit", "tall", "cat"]),
  rain: look("#b8d6e6", "#2a5a75", ["drop", "bow", "tall", "oh"], ["cap", "hook", "one", "tongue"]),
  lighthouse: look("#b6e0e6", "#12606b", ["bell", "hat", "lashes", "smile"], ["round", "horns", "wide", "smile"]),
  alley: look("#e5cbb2", "#6f4321", ["sheet", "ears", "glad", "cat"], ["round", "ears", "stern", "cat"]),
  bookshop: look("#dfceb0", "#5d4a22", ["box", "bow", "sleepy", "flat"], ["tail", "none", "dots", "flat"]),
  clock: look("#e4c6a0", "#7c4712", ["tall", "hook", "tall", "flat"], ["box", "hook", "wide", "flat"]),
  star: look("#c1c8f4", "#383f93", ["sheet", "spark", "wide", "smile"], ["flame", "none", "happy", "oh"]),
  festival: look("#f9b6b0", "#a4222c", ["sheet", "bow", "happy", "tongue"], ["tail", "crown", "lashes", "oh"]),
  chime: look("#c3eae6", "#176a64", ["bell", "none", "sleepy", "smile"], ["bell", "hook", "happy", "oh"]),
  moss: look("#c8d9a8", "#43571e", ["drop", "leaf", "tall", "smile"], ["cap", "none", "sleepy", "flat"]),
  mist: look("#d3d9df", "#465567", ["sheet", "hat", "tall", "flat"], ["box", "hook", "wide", "oh"]),
  lantern: look("#fbcf86", "#a4440c", ["round", "hook", "glad", "smile"], ["tall", "hook", "one", "fang"]),
};
