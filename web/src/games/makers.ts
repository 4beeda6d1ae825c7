// The makers of each game, from its rule sheet; the files are in the games' folders.
export type Role = "author" | "design" | "rules" | "writing" | "art" | "illustration" | "making" | "project";

export interface Credit {
  readonly roles: readonly Role[];
  /** People and groups, in their own script. */
  readonly names: readonly string[];
  /** Their sites and mail addresses. */
  readonly links?: readonly string[];
}

export interface Maker {
  /** None if the sheet names no maker. */
  readonly credits: readonly Credit[];
  /** The youngest age that the sheet recommends, in years. */
  readonly age?: number;
  readonly version?: string;
  /** The day of the sheet or of the first edition. */
  readonly date?: string;
}

const found = import.meta.glob<Maker>("./*/maker.json", { eager: true, import: "default" });

export const makerOf = (game: string): Maker | undefined => found[`./${game}/maker.json`];
