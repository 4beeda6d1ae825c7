// Between two games of a match: in the middle all points per game and in total, by rank, until a player deals the next
// game.
import { t } from "../../i18n/i18n";
import { Asked } from "../../table/Asked";
import { SeatFace } from "../../table/MachineSign";
import { nameOf } from "../../table/seat-name";
import type { TableProps } from "../../table/types";
import { HurryButton } from "../../table/Waiting";
import { Button } from "../../ui/Button";
import type { LuckyMakerView } from "./shapes";
import "./game-end.css";

type Props = Pick<TableProps<LuckyMakerView>, "view" | "closed" | "act">;

export const GameEnd = (props: Props) => (
  <div class="turn">
    <section class="prompt" aria-label={t("prompt")}>
      <Asked class="prompt-words">
        <p>{t("lucky_maker-ask-deal", { games: props.view.games_in_match })}</p>
      </Asked>
      <div class="prompt-buttons">
        <Deal {...props} />
      </div>
    </section>
  </div>
);

/** The button that deals: no hand has to be opened for it, and a bot deals only after a press. */
function Deal({ closed, act }: Props) {
  const waits = closed?.waits;
  if (waits && !waits.isMachine) return <HurryButton waits={waits} />;
  return (
    <Button main {...(waits && { "data-do": "hurry" })} onClick={waits ? waits.onHurry : () => act({ do: "deal" })}>
      {t("lucky_maker-deal-next")}
    </Button>
  );
}

/** A row for each player, a column for each game. */
export function Totals({ view: { seats, scores, game_points } }: Pick<Props, "view">) {
  const ranked = seats.map((_, seat) => seat).toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return (
    <div class="lm-totals" style={{ "--lines": seats.length + 1, "--games": game_points.length }}>
      <table>
        <thead>
          <tr>
            <td />
            {game_points.map((_, game) => (
              <th key={game} scope="col">
                {t("lucky_maker-game-number", { number: game + 1 })}
              </th>
            ))}
            <th scope="col">{t("lucky_maker-total")}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((seat) => (
            <tr key={seat} class={`seat-${seat}`}>
              <th scope="row">
                <span class="lm-who">
                  <SeatFace seat={seat} name={nameOf(seats, seat)} /> {nameOf(seats, seat)}
                </span>
              </th>
              {game_points.map((points, game) => (
                <td key={game}>{points[seat]}</td>
              ))}
              <td>
                <b>{scores[seat]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
