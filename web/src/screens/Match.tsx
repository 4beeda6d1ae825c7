// A match on the screen of one tab only; a second tab looks on and may take over.
import { useEffect, useMemo } from "preact/hooks";
import { tableOf } from "../games";
import { t } from "../i18n/i18n";
import { Writer } from "../match/writer";
import type { Head } from "../saves/record";
import { Button } from "../ui/Button";
import { href } from "../ui/router";
import { Screen } from "../ui/Screen";
import { Play } from "./Play";
import { scripted } from "./scripted";

const WithEnd = scripted(() => import("./later"));

export function Match({ head }: { head: Head }) {
  const writer = useMemo(() => new Writer(head.id), [head.id]);
  useEffect(() => {
    writer.ask();
    return () => writer.close();
  }, [writer]);
  const hold = writer.hold.value;
  if (hold === "held" && head.over)
    return <WithEnd>{({ Shown }) => <Shown head={head}>{() => <Play head={head} />}</Shown>}</WithEnd>;
  if (hold === "held") return <Play head={head} />;
  if (hold === "asking") return <main class="screen" />;
  return <Elsewhere head={head} onTakeOver={() => writer.ask(true)} />;
}

function Elsewhere({ head: { id, game }, onTakeOver }: { head: Head; onTakeOver: () => void }) {
  return (
    <Screen title={t(`${game}-name`)} data-testid="elsewhere">
      <section class="sheet-of-paper stack" role="status">
        <h2>{t("elsewhere")}</h2>
        <p>{t("elsewhere-help")}</p>
        <div class="row">
          <Button main onClick={onTakeOver}>
            {t("take-over")}
          </Button>
          {!isLive(game) && <Button href={href("watch", id)}>{t("watch-alone")}</Button>}
        </div>
      </section>
      <div class="elsewhere-table">
        <WithEnd>{({ EverybodysTable }) => <EverybodysTable id={id}>{null}</EverybodysTable>}</WithEnd>
      </div>
    </Screen>
  );
}

const isLive = (game: string): boolean => Boolean(tableOf(game)?.Live);
