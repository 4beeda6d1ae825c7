// The rules of a game on a screen of their own.
import { boxes } from "../games/boxes";
import { t } from "../i18n/i18n";
import { Rules as Leaflet } from "../learn/Rules";
import { inColourOf } from "../table/game";
import { replace } from "../ui/router";
import { ScreenHead } from "../ui/Screen";

interface Props {
  game: string;
  clause: string | null;
}

export function Rules({ game, clause }: Props) {
  const box = boxes.find(({ id }) => id === game);
  if (!box) {
    replace("");
    return null;
  }
  return (
    <main class="screen rules-screen" style={inColourOf(box)}>
      <ScreenHead title={t("rules-of", { game: t(`${game}-name`) })} />
      <Leaflet game={game} clause={clause} />
    </main>
  );
}
