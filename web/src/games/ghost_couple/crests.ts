// The crests that the lanterns bear: one a ghost, drawn in a box of 24, so that two halves of a couple are found by it.

export interface Crest {
  /** What is filled, by the even-odd rule: inner shapes are holes. */
  readonly fill?: string;
  /** What is drawn as a line. */
  readonly line?: string;
  /** So many copies, turned about the middle. */
  readonly times?: number;
}

const PETAL = "M12 11.4C8 9.4 8.3 3.4 10.4 2L12 4L13.6 2C15.7 3.4 16 9.4 12 11.4z";
const ARM = "M12 12V1.8M12 4.8L9.6 2.8M12 4.8L14.4 2.8M12 8.4L9.2 6.2M12 8.4L14.8 6.2";

export const CRESTS: Readonly<Record<string, Crest>> = {
  hana: { fill: PETAL, times: 5 },
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
