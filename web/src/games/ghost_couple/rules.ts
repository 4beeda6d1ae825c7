// The clauses of the rules, under their headings.
import type { RulesSection } from "../../table/types";

export const rules: readonly RulesSection[] = [
  { heading: "setup", clauses: ["1.1", "1.2", "1.3"] },
  { heading: "turn", clauses: ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6"] },
  { heading: "banishing", clauses: ["3.1", "3.2"] },
  { heading: "end", clauses: ["4.1", "4.2", "4.3"] },
  { heading: "trump", clauses: ["5.1", "5.2", "5.3", "5.4", "5.5"] },
  { heading: "ghosts", clauses: ["6.1", "6.2", "6.3", "6.4", "6.5"] },
];
