// What a table has beside its cards: movements, sounds, and the windows that show everybody's table. All of it is one
// script, which loads after the table was painted. Until then cards change places at once, without a sound.
import { Late } from "../device/late";

export const beside = new Late(() => import("./extras"));
