// Each game's box, back and cards in their form in a hand: all as legal cards, and some in the other states.
import { catalog } from "../src/door/catalog";
import { tables } from "../src/games";
import { t } from "../src/i18n/i18n";
import { inColourOf } from "../src/table/game";
import { Hand } from "../src/table/Hand";
import type { CardLooks } from "../src/table/types";
import { Part } from "./Part";

/** Number of cards that show a state which looks the same on all. */
const SOME = 12;

export function Faces() {
  return (
    <>
      {tables().map((table) => (
        <section key={table.id} class="stack" data-game={table.id} style={inColourOf(table)}>
          <h2>{t(`${table.id}-name`)}</h2>
          <Part of="Emblem">
            <div class="part-emblem">
              <table.Emblem />
            </div>
          </Part>
          <Deck game={table.id} looks={table.looks} />
        </section>
      ))}
    </>
  );
}

function Deck({ game, looks }: { game: string; looks: CardLooks }) {
  const all = catalog.value?.games.find(({ id }) => id === game)?.cards.map(({ id }) => String(id)) ?? [];
  const { Back } = looks;
  const some = all.filter((_, at) => at % Math.ceil(all.length / SOME) === 0);
  const hand = (shown: readonly string[], legal: readonly string[], chosen: readonly string[]) => (
    <Hand cards={shown} legal={new Set(legal)} chosen={chosen} looks={looks} />
  );
  return (
    <>
      {Back && (
        <Part of="Back">
          <div class="part-back">
            <Back />
          </div>
        </Part>
      )}
      <Part of="Face" state="may be played">
        {hand(all, all, [])}
      </Part>
      <Part of="Face" state="may not be played, but for the last">
        {hand(some, some.slice(-1), [])}
      </Part>
      <Part of="Face" state="chosen">
        {hand(some, some, some)}
      </Part>
    </>
  );
}
