// Every part of the page in every state, under switches that change their look.
import { useEffect } from "preact/hooks";
import { curtainOpening, handOrder, motion, type Setting, seating, side, theme } from "../src/device/settings";
import { locale } from "../src/i18n/i18n";
import { Language, OneOf } from "../src/ui/OneOf";
import { Controls } from "./Controls";
import { Faces } from "./Faces";
import type { Sample } from "./sample";
import { TableParts } from "./TableParts";
import { Tokens } from "./Tokens";
import "./gallery.css";

const SWITCHES: readonly Setting[] = [theme, motion, side, seating, handOrder, curtainOpening];

export function Gallery({ sample }: { sample: Sample }) {
  useEffect(() => {
    document.documentElement.lang = locale.value;
  }, [locale.value]);
  return (
    <main class="gallery">
      <header class="stack">
        <h1>Gallery</h1>
        <Language />
        {SWITCHES.map((setting) => (
          <Switch key={setting.id} setting={setting} />
        ))}
      </header>
      <Tokens />
      <Controls />
      <TableParts sample={sample} />
      <Faces />
    </main>
  );
}

function Switch({ setting }: { setting: Setting }) {
  return (
    <div class="row">
      <span class="gallery-label">{setting.id}</span>
      <OneOf
        name={`part-${setting.id}`}
        label={setting.id}
        values={setting.values}
        value={setting.value}
        textOf={(each) => each}
        onChoose={(each) => setting.set(each)}
      />
    </div>
  );
}
