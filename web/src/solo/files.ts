// Export of the record as a file, and import of another one.
import { csvOf, FILE_VERSION, type OfferedResults, readResults } from "../book/files";
import type { Listed } from "../book/listed";
import { minuteOf } from "../device/dates";
import { type Solo, soloIn } from "./solo";

/** The name of a file's version, which tells its kind. */
const MARK = "tefuda_solo";

export const toJson = (solos: readonly Listed<Solo>[]): string =>
  JSON.stringify({ [MARK]: FILE_VERSION, results: solos.map(({ id: _, ...solo }): Solo => solo) });

const HEAD = ["match", "ended", "game", "players", "level", "name", "place", "tied", "points", "hints"];

/** A row per match, its end in this device's time. */
export const toCsv = (solos: readonly Solo[]): string =>
  csvOf([
    HEAD,
    ...solos.map(({ print, ended, game, players, level, names: [name], place, tied, points, hints }) => [
      print,
      minuteOf(new Date(ended)),
      game,
      players,
      level,
      name,
      place,
      tied,
      points,
      hints,
    ]),
  ]);

/** Returns the offer of a record's file; rejects with a `BadResults`. */
export const openSoloFile = (file: File): Promise<OfferedResults<Solo>> => readResults(file, MARK, soloIn);
