// The part of subset-font that the build uses; the package brings no types.
declare module "subset-font" {
  interface Options {
    targetFormat?: "woff2";
    /** OpenType features to keep; all where none are named. */
    keepFeatures?: readonly string[];
    preserveNameIds?: readonly number[];
    dropTables?: readonly string[];
    noHinting?: boolean;
  }
  /** The font with no other characters than those of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
