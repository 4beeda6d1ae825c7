// The ghosts' lanterns, by the word that a ghost's cards begin with: how each looks, and the crest that it bears.
import { HANA } from "./box";
import { type LanternLook, look } from "./Lantern";

export const LOOKS: Readonly<Record<string, LanternLook>> = {
  hana: HANA,
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

const CRESTS = import.meta.glob<string>("./crests/*.svg", { query: "?drawing", import: "default", eager: true });

/** A ghost's crest, by which two halves of a couple are found. */
export const crestOf = (ghost: string): string | undefined => CRESTS[`./crests/${ghost}.svg`];
