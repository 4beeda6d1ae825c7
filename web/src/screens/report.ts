// The text of a report that a user sends about a fault.
import { isInstalled } from "../device/display";
import { build, VERSION } from "../device/version";
import { failure } from "../door/engine";
import { locale } from "../i18n/i18n";
import { readMatch } from "../saves/matches";
import { textOf } from "../saves/record";

/** Resolves to the version, the browser and its window, a fault of the engine, and the match `id`, if there are any. */
export async function reportOf(id: string | null): Promise<string> {
  const fault = failure.value;
  const match = id === null ? null : await readMatch(id);
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
