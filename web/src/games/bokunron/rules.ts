// The clauses of the rules, under their headings.
import type { RulesSection } from "../../table/types";

export const rules: readonly RulesSection[] = [
  { heading: "cards", clauses: ["0"] },
  { heading: "setup", clauses: ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7"] },
  { heading: "lead", clauses: ["2.1", "2.2", "2.3"] },
  { heading: "play", clauses: ["3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7"] },
  { heading: "contest", clauses: ["4.1", "4.2", "4.3", "4.4", "4.5", "4.6"] },
  { heading: "after", clauses: ["5.1", "5.2", "5.3", "5.4", "5.5", "5.6"] },
  { heading: "score", clauses: ["6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7"] },
  { heading: "choice", clauses: ["7"] },
];
