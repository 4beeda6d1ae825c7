// Akuma Trick's lesson, as the page finds it.
import { lessonOf } from "../../../learn/lesson";
import steps from "./steps.json";

export const lesson = lessonOf(steps);
