// A live match's life on the screen: opened with the engine, covered when its players leave, the screen kept awake.
import { computed, effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { watchAbsence } from "../../../device/absence";
import { WakeLock } from "../../../device/wake-lock";
import type { BaseView } from "../../../door/door";
import { isReady } from "../../../door/engine";
import type { LiveSession } from "./session";

export function useLive<View extends BaseView>(session: LiveSession<View>): void {
  useEffect(() => {
    if (isReady.value) void session.open();
    return () => void session.close();
  }, [session, isReady.value]);
  useEffect(() => watchAbsence(() => session.cover()), [session]);
  useEffect(() => {
    const wake = new WakeLock();
    const isOn = computed(() => session.stage.value.at === "open" && !session.covered.value);
    const stop = effect(() => void wake.want(isOn.value));
    return () => {
      stop();
      void wake.want(false);
    };
  }, [session]);
}
