// The parts of a game's leaflet: the pages of rules for its players.
import type { FunctionComponent } from "preact";
import type { Action } from "../door/client";
import type { Name, RefusalShape, Save } from "../door/door";
import type { MessageArguments } from "../i18n/i18n";
import type { CardLooks, Marks } from "../table/types";

/** A part of the table: `at` is where it is, as a selector; its words are `<game>-part-<name>`. */
export interface TablePart {
  readonly name: string;
  readonly at: string;
}

/** A possible action in a trial, and the clause that forbids it. */
export interface TrialChoice {
  readonly cards: readonly string[];
  /** Its text, if the cards alone do not show it. */
  readonly words?: Name;
  readonly action: Action;
  readonly refused: string | null;
}

/** A position of a real match, and the choices of its reader: data, so that tests can compare it with the rules. */
export interface Trial {
  readonly clause: string;
  /** Text about the position; without it the cards on the table are shown. */
  readonly say?: Name;
  readonly lies?: readonly string[];
  readonly save: Save;
  readonly choices: readonly TrialChoice[];
}

/** All data of a game for its pages of rules, apart from its words. */
export interface Leaflet {
  /** The suits in its words, with their colours. */
  readonly marks?: () => Marks;
  readonly looks: CardLooks;
  /** The table as its players see it, and its parts in the order in which they are named. */
  readonly Picture?: FunctionComponent;
  readonly parts?: readonly TablePart[];
  /** The cards for each of the five lines about a turn: `<game>-turn-1` and so on. */
  readonly turn: readonly FunctionComponent[];
  /** The clauses of the rules by their numbers, with their drawings; a caption is `<game>-example-<clause>`. */
  readonly examples: Readonly<Record<string, FunctionComponent | null>>;
  /** The clauses with a decision of our own, where the sheet leaves something open. */
  readonly rulings: readonly string[];
  /** Words that explain themselves: `<game>-term-<term>` is the word, `<game>-means-<term>` its meaning. */
  readonly terms: readonly string[];
  /** The trials, by their clauses. */
  readonly trials?: Readonly<Record<string, Trial>>;
  readonly refusalArguments?: (refusal: RefusalShape) => MessageArguments;
}

/** The trials in the engine's data of a game's positions, by their clauses. */
export const trialsOf = (views: object): Readonly<Record<string, Trial>> =>
  Object.fromEntries(
    Object.values(views as Record<string, Partial<Trial>>).flatMap((each) =>
      each.choices && each.clause ? [[each.clause, each as Trial]] : [],
    ),
  );

const sectionOf = (clause: string): string => clause.split(".")[0] ?? "";

/** Clauses by their sections, in the order of the rules: the heading of section 2 is `<game>-rules-2`. */
export function sectionsOf(clauses: readonly string[]): readonly (readonly [section: string, readonly string[]])[] {
  const sections = [...new Set(clauses.map(sectionOf))].sort((a, b) => Number(a) - Number(b));
  return sections.map((section) => [section, clauses.filter((clause) => sectionOf(clause) === section)]);
}
