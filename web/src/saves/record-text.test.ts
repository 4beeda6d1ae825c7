import { describe, expect, test } from "vitest";
import { type MatchRecord, recordAround, toRecord, toStored } from "./record";
import { RecordText } from "./record-text";
import { entryOf, saveOf } from "./saves.testing";
import { sumOf } from "./slots";

const OWNER = "tab-1";
const whole = (record: MatchRecord) => new RecordText(OWNER, record.save).closed(record);
const withLog = (record: MatchRecord, log: MatchRecord["save"]["log"]) => ({
  ...record,
  save: { ...record.save, log },
});

describe("the text of a record", () => {
  test.each([0, 1, 2, 40])("with %i entries is JSON that begins with its owner and holds the record", (steps) => {
    const record = recordAround(saveOf(steps));
    const { text, sum } = whole(record);
    expect(text.startsWith(`{"owner":"${OWNER}","save":{"format":1,`)).toBe(true);
    expect(JSON.parse(text)).toEqual({ owner: OWNER, ...toStored(record) });
    expect(toRecord(JSON.parse(text))).toEqual(record);
    expect(sum).toBe(sumOf(text));
  });

  test("has its log last, whatever the order in which the engine gives a save's fields", () => {
    const { log, ...fields } = saveOf(3);
    const record = recordAround({ log, ...fields });
    expect(JSON.parse(whole(record).text)).toEqual({ owner: OWNER, ...toStored(record) });
  });

  test("that grew and was cut by turns is the text of what it holds then", () => {
    let record = recordAround(saveOf(5));
    const text = new RecordText(OWNER, record.save);
    for (let turn = 0; turn < 60; turn += 1) {
      const { log } = record.save;
      const count = (turn * 7) % 5 === 0 ? Math.max(0, log.length - 3) : null;
      if (count === null) text.push(entryOf(turn));
      else text.cut(count);
      record = withLog(record, count === null ? [...log, entryOf(turn)] : log.slice(0, count));
      expect(text.closed(record)).toEqual(whole(record));
    }
  });

  test("is left as it is by a cut behind its end", () => {
    const record = recordAround(saveOf(3));
    const text = new RecordText(OWNER, record.save);
    text.cut(9);
    expect(text.closed(record)).toEqual(whole(record));
  });

  test("can be written whatever the players are called", () => {
    const record = recordAround(saveOf(1, '"]}}\\ \ud800 🂡 </script>\u2028'));
    const { text, sum } = whole(record);
    expect(toRecord(JSON.parse(text))).toEqual(record);
    expect(sum).toBe(sumOf(text));
  });
});
