// The types of the files that the page sends, by the endings of their names, and of those that it takes back.

export const TYPES = { json: "application/json", csv: "text/csv", txt: "text/plain" } as const;
export type Ending = keyof typeof TYPES;

/** The endings under which a file is sent: its own, and that of a text on a device that refuses it, as Android does JSON. */
export const sentAs = (ending: Ending): readonly Ending[] => [ending, "txt"];

/** The attribute `accept` of all pickers: they take JSON in every form in which it is sent. */
export const TAKEN = sentAs("json")
  .map((ending) => `.${ending},${TYPES[ending]}`)
  .join();
