// Which steps of a game's lesson were done on this device.
import { keepName, namesAt } from "./kept-names";

/** How the last step of every lesson is called: a short match. */
export const LAST_STEP = "match";

const keyOf = (game: string) => `tefuda:lesson:${game}`;

export const stepsDone = (game: string): readonly string[] => namesAt(keyOf(game));

export const keepStepDone = (game: string, step: string): void => keepName(keyOf(game), step);
