// The happy end: the winner's fighter alone in the burst, and how its story ends.
import { t } from "../../i18n/i18n";
import { Burst, box } from "./box";
import { Fighter } from "./cards";
import "./result.css";

/** The art over a match that is over: the fighter who won, or the box's where neither did. */
export const endingArt = (fighter: string | null) =>
  fighter === null
    ? box.Emblem
    : () => (
        <Burst>
          <g class="tf-ending-art">
            <Fighter id={fighter} />
          </g>
        </Burst>
      );

export const Ending = ({ fighter }: { fighter: string | null }) =>
  fighter && (
    <p class="tf-ending" data-testid="ending">
      {t(`trump_fighter-ending-${fighter}`)}
    </p>
  );
