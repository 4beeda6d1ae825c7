// The ghosts' lanterns, by the word that a ghost's cards begin with: how each looks, and the crest that it bears.
import { HANA, HANA_CREST } from "./box";
import { type Crest, type LanternLook, look } from "./Lantern";

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

const ARM = "M12 12V1.8M12 4.8L9.6 2.8M12 4.8L14.4 2.8M12 8.4L9.2 6.2M12 8.4L14.8 6.2";

/** One a ghost, drawn in a box of 24, so that two halves of a couple are found by it. */
export const CRESTS: Readonly<Record<string, Crest>> = {
  hana: HANA_CREST,
  yozakura: {
    fill: "M12 11.6C9.6 10.2 9.6 6.4 11 5.2L12 6.4L13 5.2C14.4 6.4 14.4 10.2 12 11.6z",
    line: "M12 1.8A10.2 10.2 0 0 1 21.7 8.9",
    times: 5,
  },
  indigo: {
    line: "M1.5 6.5q2.6-4 5.2 0t5.2 0t5.2 0t5.2 0M1.5 12.5q2.6-4 5.2 0t5.2 0t5.2 0t5.2 0M1.5 18.5q2.6-4 5.2 0t5.2 0t5.2 0t5.2 0",
  },
  castle: {
    fill: "M4 22V8H3V3h3v2h2V3h3v2h2V3h3v2h2V3h3v5h-1v14h-6v-5a2 2 0 0 0-4 0v5z",
  },
  vial: {
    fill: "M8.6 1.6h6.8v2.2H14v5l6 8.6a3 3 0 0 1-2.5 4.8h-11A3 3 0 0 1 4 17.4L10 8.8V3.8H8.6zM9 14.5a1.5 1.5 0 1 0 .1 0zM14 17a1.2 1.2 0 1 0 .1 0z",
  },
  medicine: {
    fill: "M2.5 6h19v15.5h-19zM10.2 9v3.2H7v3.4h3.2v3.2h3.6v-3.2H17v-3.4h-3.2V9z",
    line: "M8 5.5V2.5h8v3",
  },
  stone: { fill: "M6.5 2.5h11L23 9.5L12 22.5L1 9.5zM12 5l-3.6 4.5h7.2zM9 11.5h6l-3 7z" },
  fox: {
    fill: "M2.5 1.5L9.5 6.5h5L21.5 1.5L22.5 11L16.5 19L12 22.5L7.5 19L1.5 11zM6.5 10.5l.8 2.5l3.2.3zM17.5 10.5l-.8 2.5l-3.2.3z",
  },
  bamboo: {
    fill: "M6.5 1.5h4.2v6H6.5zM6.5 9h4.2v6H6.5zM6.5 16.5h4.2v6H6.5zM14 8h3.6v6H14zM14 15.5h3.6v7H14zM11.5 7.5Q15 1.5 22.5 2Q20 7 11.5 7.5z",
  },
  field: {
    fill: "M10.9 22.5v-9.2C5 12.8 2 9.5 2 4.5C7.5 4.5 11 7 12 10.5C13 6 16 3 22 3C22 8.7 18.8 11.9 13.1 12.6V22.5z",
  },
  stall: {
    fill: "M1.5 12h21a10.5 9 0 0 1-6.5 8.3V22.5H8v-2.2A10.5 9 0 0 1 1.5 12z",
    line: "M7.5 9.5q-2.2-2 0-4t0-4M12 9.5q-2.2-2 0-4t0-4M16.5 9.5q-2.2-2 0-4t0-4",
  },
  slope: { fill: "M1 22Q8 9.5 23 19.5V22zM15 2.5a5 5 0 1 0 .1 0z" },
  dream: {
    fill: "M6 21a4.8 4.8 0 0 1-.6-9.5A6.3 6.3 0 0 1 17 10a5.6 5.6 0 0 1 1 11z",
    line: "M14.5 2h6l-6 4.5h6",
  },
  firefly: {
    fill: "M12 1.5a3 3 0 1 0 .1 0zM12 8.5q4 2 4 6.5t-4 7.5q-4-3-4-7.5t4-6.5zM8.5 9C4 4.5 1.5 6 1 8q3 4 6.5 3.8zM15.5 9c4.5-4.5 7-3 7.5-1q-3 4-6.5 3.8z",
  },
  snow: { line: ARM, times: 6 },
  moon: {
    fill: "M1 9.5a11 11.5 0 0 0 22 0q-3.5 4.5-11 4.5T1 9.5zM12 .8l1.4 3.2l3.4.3l-2.6 2.3l.8 3.4L12 8.2L9 10l.8-3.4L7.2 4.3l3.4-.3z",
  },
  rain: {
    fill: "M12 1.5a10.5 10 0 0 1 10.5 10.5q-2.6-2.4-5.2 0q-2.6-2.4-5.3 0q-2.6-2.4-5.3 0q-2.6-2.4-5.2 0A10.5 10 0 0 1 12 1.5z",
    line: "M12 11v8.8a2.3 2.3 0 0 0 4.6 0",
  },
  lighthouse: {
    fill: "M8.8 9.2h6.4L17.5 22.5h-11zM8.5 4.5h7v3.4h-7zM12 .8l3.2 2.5H8.8z",
    line: "M6 5L1.5 3.2M6 7.2L1.5 9M18 5l4.5-1.8M18 7.2L22.5 9",
  },
  alley: {
    fill: "M12 11c4 0 7 4 7 7.5c0 3-3 4-7 4s-7-1-7-4C5 15 8 11 12 11zM4 6.5a2.2 2.9 0 1 0 .1 0zM9 1.8a2.3 3.1 0 1 0 .1 0zM15 1.8a2.3 3.1 0 1 0 .1 0zM20 6.5a2.2 2.9 0 1 0 .1 0z",
  },
  bookshop: { fill: "M1.5 4q6.5-2.4 9.7 1v16.5Q8 18.5 1.5 20zM22.5 4q-6.5-2.4-9.7 1v16.5Q16 18.5 22.5 20z" },
  clock: {
    fill: "M12 .8a11.2 11.2 0 1 0 .1 0zM12 3.6a8.4 8.4 0 1 1-.1 0z",
    line: "M12 6.5V12l4 2.6",
  },
  star: { fill: "M12 .8l3.3 7.3l8 .9l-5.9 5.4l1.6 7.8L12 18.2l-7 4l1.6-7.8L.7 9l8-.9z" },
  festival: {
    fill: "M12 1c6.2 0 10 3.7 10 8.2s-5 6.8-10 6.8s-10-2.3-10-6.8S5.8 1 12 1zM10.6 15h2.8v8.2h-2.8zM12 4.5a4.2 4.2 0 1 0 .1 0z",
  },
  chime: { fill: "M3.5 12.5a8.5 9 0 0 1 17 0v1.6h-17zM11.2.8h1.6v3.4h-1.6zM11.3 14h1.4v2.5h-1.4zM8.5 16h7v7.2h-7z" },
  moss: {
    fill: "M1.5 12.5a10.5 10 0 0 1 21 0q-5 2-10.5 2t-10.5-2zM9 15.5h6l1.6 7H7.4zM9 6a1.9 1.9 0 1 0 .1 0zM15.5 8a1.5 1.5 0 1 0 .1 0z",
  },
  mist: {
    fill: "M6.5 1.5h11a2.5 2.5 0 0 1 2.5 2.5v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V4a2.5 2.5 0 0 1 2.5-2.5zM7 5v6h10V5zM7.8 13.2a1.7 1.7 0 1 0 .1 0zM16.2 13.2a1.7 1.7 0 1 0 .1 0z",
    line: "M7 20l-2 2.8M17 20l2 2.8",
  },
  lantern: {
    fill: "M8 .8h8v2.6H8zM8 20.6h8v2.6H8zM12 4.4c5.5 0 9 3 9 7.6s-3.5 7.6-9 7.6s-9-3-9-7.6s3.5-7.6 9-7.6zM6 10.2v1.4h12v-1.4zM6 13.4v1.4h12v-1.4z",
  },
};
