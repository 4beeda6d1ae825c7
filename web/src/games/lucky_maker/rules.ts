// The clauses of the rules, under their headings.
import type { RulesSection } from "../../table/types";

export const rules: readonly RulesSection[] = [
  { heading: "cards", clauses: ["0"] },
  { heading: "setup", clauses: ["1.1", "1.2"] },
  { heading: "trick", clauses: ["2.1", "2.2", "2.3", "2.4"] },
  { heading: "result", clauses: ["3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8"] },
  { heading: "end", clauses: ["4.1", "4.2", "4.3"] },
];
