// The text of a report that a user sends about a fault.
import { isInstalled } from "../device/display";
import { build, VERSION } from "../device/version";
import { failure } from "../door/engine";
import { locale } from "../i18n/i18n";
import { type StoredMatch, textOf } from "../saves/record";

/** Returns the version, the browser and its window, a fault of the engine, and the match, if there are any. */
export function reportOf(match: StoredMatch | null): string {
  const fault = failure.value;
  return [
    `Tefuda ${VERSION} (${build()})`,
    navigator.userAgent,
    `${locale.value}, ${innerWidth}x${innerHeight}@${devicePixelRatio}${isInstalled() ? ", installed" : ""}`,
    fault && `${fault.code}: ${fault.detail}`,
    match && JSON.stringify(textOf(match)),
  ]
    .filter(Boolean)
    .join("\n");
}
