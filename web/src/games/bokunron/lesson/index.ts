// Bokunron's lesson, as the page finds it.
import { lessonOf } from "../../../learn/lesson";
import type { BokunronView } from "../shapes";
import { Ladder } from "./Ladder";
import steps from "./steps.json";

export const lesson = lessonOf<BokunronView>(steps, Ladder);
