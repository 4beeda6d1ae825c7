// A live match's life on the screen: opened with the engine, covered when its players leave, the screen kept awake.
import { useEffect } from "preact/hooks";
import { watchAbsence } from "../../../device/absence";
import { keepAwake } from "../../../device/wake-lock";
import type { BaseView } from "../../../door/door";
import { isReady } from "../../../door/engine";
import type { LiveMatch } from "./live-match";

export function useLive<View extends BaseView>(live: LiveMatch<View>): void {
  useEffect(() => {
    if (isReady.value) void live.open();
    return () => void live.close();
  }, [live, isReady.value]);
  useEffect(() => live.follow(), [live]);
  useEffect(() => watchAbsence(() => live.cover()), [live]);
  useEffect(() => keepAwake(() => live.stage.value.at === "open" && !live.covered.value), [live]);
}
