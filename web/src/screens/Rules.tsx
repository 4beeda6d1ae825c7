// The rules of a game on a screen of their own.
import { tableOf } from "../games";
import { t } from "../i18n/i18n";
import { RulesText } from "../learn/RulesText";
import { Head } from "../ui/Head";
import { href, replace } from "../ui/router";

interface Props {
  game: string;
  clause: string | null;
}

export function Rules({ game, clause }: Props) {
  const table = tableOf(game);
  if (!table) {
    replace("");
    return null;
  }
  return (
    <main class="screen">
      <Head title={t("rules-of", { game: t(`${game}-name`) })} back={href("")} />
      <RulesText game={game} rules={table.rules} clause={clause} />
    </main>
  );
}
