// Movements, sounds, and the windows that show everybody's table: one script, which loads after the table is
// painted. Until then cards change places at once, without a sound.
import { Late } from "../device/late";

export const beside = new Late(() => import("./extras"));
