// The group's book, which is a script of its own.
import { scripted } from "./scripted";

const WithBook = scripted(() => import("../book"));

export const Book = () => <WithBook>{({ GroupBook }) => <GroupBook />}</WithBook>;
