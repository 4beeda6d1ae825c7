// Words in the place of a claim about all that is stored here, while not all of it could be read.
import { useEffect } from "preact/hooks";
import { t } from "../i18n/i18n";
import { databaseState, isUnanswered } from "../saves/database";
import { readWhole, storesNothing, unread } from "../saves/whole";
import { Button } from "./Button";
import { Notice } from "./Notice";

/** Reads again what could not be read, and says so until it could; says if a request was not answered. */
export function Unread() {
  useEffect(() => void (unread.value && readWhole()), []);
  return (
    <>
      {unread.value === "late" && databaseState.value !== "newer" && (
        <Notice text={t(storesNothing() ? "no-storage" : "unread")} data-testid="unread">
          {!storesNothing() && <Button onClick={readWhole}>{t("try-again")}</Button>}
        </Notice>
      )}
      {isUnanswered.value && <Notice text={t("unanswered")} onClose={() => (isUnanswered.value = false)} />}
    </>
  );
}
