// Short lists of names that the device keeps: the steps of a lesson that were done, the tips that were given.
import * as v from "valibot";
import { parsed, readText, writeText } from "./storage";

const Names = v.fallback(v.array(v.string()), []);

export const namesAt = (key: string): readonly string[] => v.parse(Names, parsed(readText(key)));

/** Add a name to those that lie there now: another tab may have added some. */
export function keepName(key: string, name: string): void {
  const kept = namesAt(key);
  if (!kept.includes(name)) writeText(key, JSON.stringify([...kept, name]));
}
