// What every table of a step is given.
import type { ComponentChildren, FunctionComponent } from "preact";
import type { GameTable } from "../table/types";
import type { Attempt } from "./attempt";
import type { AidProps } from "./lesson";

/** The game that is taught. */
export type Taught = GameTable & { readonly id: string };

export interface AtStep {
  table: Taught;
  attempt: Attempt;
  /** What is taught happens by itself. */
  shows: boolean;
  Aid: FunctionComponent<AidProps> | undefined;
  band: ComponentChildren;
}
