// A live match's life on the screen: opened with the engine, covered when its players leave, the screen kept awake.
import { useEffect } from "preact/hooks";
import { watchAbsence } from "../../../device/absence";
import { keepAwake } from "../../../device/wake-lock";
import type { BaseView } from "../../../door/door";
import { isReady } from "../../../door/engine";
import type { LiveSession } from "./session";

export function useLive<View extends BaseView>(session: LiveSession<View>): void {
  useEffect(() => {
    if (isReady.value) void session.open();
    return () => void session.close();
  }, [session, isReady.value]);
  useEffect(() => watchAbsence(() => session.cover()), [session]);
  useEffect(() => keepAwake(() => session.stage.value.at === "open" && !session.covered.value), [session]);
}
