// The clauses of the rules, under their headings.
import type { RulesSection } from "../../table/types";

export const rules: readonly RulesSection[] = [
  { heading: "cards", clauses: ["0"] },
  { heading: "setup", clauses: ["1.1", "1.2", "1.3"] },
  { heading: "play", clauses: ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7"] },
  { heading: "effects", clauses: ["3", "3.1", "3.2", "3.3"] },
  { heading: "release", clauses: ["4.1", "4.2", "4.3", "4.4", "4.5", "4.6"] },
  { heading: "end", clauses: ["5.1", "5.2", "5.3"] },
];
