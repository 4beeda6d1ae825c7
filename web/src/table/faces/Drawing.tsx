// A picture kept as an SVG file, which `import.meta.glob` finds with the query `?drawing`. It is drawn in the units of the
// picture around it; the page's styles colour what has a class.
import { h, type VNode } from "preact";

/** A shape with its attributes and its content, or text. */
type Shape = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: Shape[]];

/** The shapes of an SVG file. */
export type Picture = readonly Shape[];

const drawn = (shape: Shape): VNode | string => {
  if (typeof shape === "string") return shape;
  const [tag, attributes, ...inside] = shape;
  return h(tag, attributes, ...inside.map(drawn));
};

/** Draws the shapes of an SVG file; nothing if there is no such file. */
export const Drawing = ({ of }: { of: Picture | undefined }) => <>{of?.map(drawn)}</>;
