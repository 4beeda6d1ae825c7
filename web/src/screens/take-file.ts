// Import of a file: the matches, and of a backup the documents; a separate script, loaded when a file is chosen.
import { BookFull, joinBook } from "../book/book";
import { joinDays } from "../day/day-book";
import { joinExercises } from "../exercise/pile";
import { t } from "../i18n/i18n";
import { joinLessons } from "../learn/lesson";
import { reasonWords } from "../match/reason-words";
import { type Imported, takeFile } from "../match/take-in";
import { BadFile, type FileParts, MOST_BYTES } from "../saves/file";
import { joinOpened } from "../saves/opened";
import { joinSolos } from "../solo/kept";

/** Most reasons shown: a file may have thousands of matches of other rules. */
const MOST_REASONS = 3;

const joins: Readonly<Record<string, (found: unknown) => Promise<boolean>>> = {
  book: joinBook,
  days: joinDays,
  lessons: joinLessons,
  opened: joinOpened,
  exercises: joinExercises,
  solo: joinSolos,
};

/** Merges a backup's documents into those that are here; returns the texts about them. */
async function joined(documents: Readonly<Record<string, unknown>>): Promise<string[]> {
  const said: string[] = [];
  let isWhole = true;
  for (const [name, join] of Object.entries(joins)) {
    if (documents[name] === undefined) continue;
    try {
      if (!(await join(documents[name]))) isWhole = false;
    } catch (fault) {
      if (!(fault instanceof BookFull)) throw fault;
      said.push(t("import-book-full"));
    }
  }
  return [t(isWhole ? "import-documents" : "import-documents-unread"), ...said];
}

/** Returns the texts about matches: the imported ones, then the others. */
const sentencesOf = ({ added, known, refused, unread, left, isChecked }: Imported): string[] => [
  ...(left ? [t("import-stopped", { count: left })] : []),
  ...(added || !known ? [t("import-added", { count: added })] : []),
  ...(known ? [t("import-known", { count: known })] : []),
  ...refused.slice(0, MOST_REASONS).map((reason) => t("import-refused", { reason: reasonWords(reason) })),
  ...(refused.length > MOST_REASONS ? [t("import-more-refused", { count: refused.length - MOST_REASONS })] : []),
  ...(unread ? [t("import-some-unread", { count: unread })] : []),
  ...(isChecked ? [] : [t("import-unchecked")]),
];

interface Taken {
  readonly sentences: readonly string[];
  /** The settings of a backup, not yet imported. */
  readonly settings: FileParts["settings"];
}

/** Imports a file; returns the texts about it. Throws the fault of a dead engine. */
export async function take(
  file: File,
  signal: AbortSignal,
  onDone: (parts: number, of: number) => void,
): Promise<Taken> {
  const said: string[] = [];
  const join = async (documents: Readonly<Record<string, unknown>>) => void said.push(...(await joined(documents)));
  try {
    const { settings, ...imported } = await takeFile(file, { signal, onDone, join });
    return { sentences: [...sentencesOf(imported), ...said], settings };
  } catch (fault) {
    if (!(fault instanceof BadFile)) throw fault;
    return { sentences: [t(`import-${fault.code}`, { megabytes: MOST_BYTES / 2 ** 20 })], settings: {} };
  }
}
