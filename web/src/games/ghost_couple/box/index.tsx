// Ghost Couple's box on the shelf: two lanterns, of one ghost, before one moon.
import type { Picture } from "../../../table/faces/Drawing";
import type { GameBox } from "../../../table/types";
import { Lantern, type LanternLook, type Parts } from "../Lantern";
import "../face.css";

export const HANA: LanternLook = {
  light: "#f7c9cf",
  ink: "#a83d5a",
  sides: [
    ["round", "buds", "lashes", "smile"],
    ["drop", "none", "dots", "cat"],
  ],
};

/** The parts of {@link HANA}. */
const PARTS: Parts = import.meta.glob("./{body/{round,drop},top/buds,eyes/{lashes,dots},mouth/{smile,cat}}.svg", {
  base: "../lantern",
  query: "?drawing",
  import: "default",
  eager: true,
});
const CRESTS = import.meta.glob<Picture>("../crests/hana.svg", { query: "?drawing", import: "default", eager: true });

function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 200 140" aria-hidden="true">
      <rect class="gc-dusk-1" x="-300" y="-300" width="800" height="740" />
      <circle class="gc-halo" cx="100" cy="70" r="62" />
      <circle class="gc-moon" cx="100" cy="70" r="52" />
      <path class="gc-seam" d="M100 18v104" />
      <g transform="translate(14 4) scale(0.95)">
        <Lantern look={HANA} parts={PARTS} crest={CRESTS["../crests/hana.svg"]} side={0} />
      </g>
      <g transform="translate(91 4) scale(0.95)">
        <Lantern look={HANA} parts={PARTS} crest={CRESTS["../crests/hana.svg"]} side={1} />
      </g>
      <path class="gc-back-star" d="M22 24h3v3h-3zM172 20h3.6v3.6h-3.6zM184 96h2.6v2.6h-2.6zM12 110h2.6v2.6h-2.6z" />
    </svg>
  );
}

/** A moon's two halves. */
const CREST = "M50 12a38 38 0 0 1 0 76a19 19 0 0 1 0-38a19 19 0 0 0 0-38zM50 61a8 8 0 1 0 .1 0zM50 23a8 8 0 1 0 .1 0z";

export const box: GameBox = { accent: "#5a70b4", Emblem, crest: CREST };
