// Ghost Couple's lesson, as the page finds it.
import { lessonOf } from "../../../learn/lesson";
import type { GhostCoupleView } from "../shapes";
import { Rail } from "./Rail";
import steps from "./steps.json";

export const lesson = lessonOf<GhostCoupleView>(steps, Rail);
