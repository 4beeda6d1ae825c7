// Lucky Maker's lesson, as the page finds it.
import { lessonOf } from "../../../learn/lesson";
import type { LuckyMakerView } from "../shapes";
import { Scale } from "./Scale";
import steps from "./steps.json";

export const lesson = lessonOf<LuckyMakerView>(steps, Scale);
