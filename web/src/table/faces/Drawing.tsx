// A picture kept as an SVG file, which `import.meta.glob` finds with the query `?drawing`. It is drawn in the units of the
// picture around it; the page's styles colour what has a class.

/** What an SVG file draws; nothing where there is no such file. */
export const Drawing = ({ of }: { of: string | undefined }) =>
  of ? <g dangerouslySetInnerHTML={{ __html: of }} /> : null;
