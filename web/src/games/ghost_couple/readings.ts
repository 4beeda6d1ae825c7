// How hard names are read.

export const READINGS: ReadonlyMap<string, string> = new Map([
  ["双葉", "ふたば"],
  ["和尚", "おしょう"],
  ["御影", "みかげ"],
  ["核子", "かくこ"],
  ["毒子", "どくこ"],
  ["汁親父", "しるおやじ"],
  ["漢", "おとこ"],
  ["薬子", "やくこ"],
  ["飛白", "かすり"],
  ["飯綱", "いづな"],
]);
