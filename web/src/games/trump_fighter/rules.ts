// The clauses of the rules, under their headings.
import type { RulesSection } from "../../table/types";

export const rules: readonly RulesSection[] = [
  { heading: "setup", clauses: ["1.1", "1.2", "1.3", "1.4", "1.5"] },
  { heading: "flow", clauses: ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7"] },
  { heading: "miscall", clauses: ["3.1"] },
  { heading: "simultaneous", clauses: ["4.1", "4.2", "4.3", "4.4"] },
  { heading: "standstill", clauses: ["5", "5.1", "5.2", "5.3"] },
  { heading: "skills", clauses: ["6", "6.1", "6.2", "6.3", "6.4"] },
  { heading: "time", clauses: ["7"] },
];
