// The form of a game's file for the test that reads every message with values that easily break a sentence.
import type { FluentVariable } from "@fluent/bundle";

type Locale = "ja" | "en";

export interface ReadAloud {
  /** Plays of several cards, or of one, by the game's own messages. */
  readonly cards?: (said: (id: string, args?: Record<string, FluentVariable>) => string) => readonly string[];
  /** Slots that hold a player's name in the messages that match. */
  readonly named?: Readonly<Record<string, RegExp>>;
  /** Values of a slot; undefined where the slot is filled in as in all messages. */
  readonly values?: (locale: Locale, id: string, slot: string) => readonly FluentVariable[] | undefined;
  /** Messages that count what there are two of, or more. */
  readonly fromTwo?: RegExp;
  /** Names of cards that are Japanese words as well. */
  readonly words?: readonly string[];
}
