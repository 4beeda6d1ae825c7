// The parts of screens: buttons, choices, the head, notices, the icons.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { t } from "../src/i18n/i18n";
import { wasCut } from "../src/match/opening";
import { wasCleared } from "../src/saves/kept-match";
import { storageFails } from "../src/saves/local";
import * as icons from "../src/ui/icons";
import { Notices } from "../src/ui/Notices";
import { OneOf } from "../src/ui/OneOf";
import { ScreenHead } from "../src/ui/Screen";
import { Part } from "./Part";

const { Icon, ...ICONS } = icons;

const KINDS = ["button", "button button-main", "button button-quiet"];
const COUNTS = [2, 3, 4, 5, 6];

export function Controls() {
  return (
    <>
      <h2>Screens</h2>
      <Buttons />
      <Choices />
      <Part of="Head">
        <ScreenHead title={t("settings")} back="#" />
      </Part>
      <Troubles />
      <Part of="Icon">
        <ul class="row">
          {Object.entries(ICONS).map(([name, icon]) => (
            <li key={name} class="part-icon">
              <Icon of={icon} /> <span class="small soft">{name}</span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Buttons() {
  return (
    <Part of="button" state="plain, the main one, quiet; each off once">
      {[false, true].map((off) => (
        <div key={String(off)} class="row">
          {KINDS.map((kind) => (
            <button key={kind} type="button" class={kind} disabled={off}>
              {t("start")}
            </button>
          ))}
        </div>
      ))}
    </Part>
  );
}

function Choices() {
  const [players, setPlayers] = useState(4);
  return (
    <Part of="Choice" state="one of a few">
      <OneOf
        name="part-players"
        label={t("how-many")}
        values={COUNTS}
        value={players}
        textOf={(count) => t("players", { count })}
        onChoose={setPlayers}
      />
    </Part>
  );
}

const trouble = signal<string | null>(null);

/** All possible faults of storage, at once. */
function happen(): void {
  storageFails.value = true;
  wasCleared.value = true;
  wasCut.value = { id: "parts", entry: 11, reason: "2.3" };
  trouble.value = "internal";
}

function Troubles() {
  return (
    <Part of="Notices" state="all of them; the button brings back those put away">
      <Notices id={null} trouble={trouble} />
      <button type="button" class="button" onClick={happen}>
        …
      </button>
    </Part>
  );
}
happen();
