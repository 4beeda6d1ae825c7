// Settings: only those that do something, all kept on this device.
import { href } from "../app/router";
import {
  confirming,
  curtainWay,
  handOrder,
  MOST_VOLUME,
  motion,
  type Setting,
  seating,
  setVolume,
  side,
  sound,
  theme,
  vibration,
  volume,
} from "../app/settings";
import { play } from "../app/sound";
import { has, t } from "../i18n/i18n";
import { Head } from "./Head";
import { Language } from "./Language";
import "./choice.css";
import "./settings.css";

export function Settings() {
  return (
    <main class="screen">
      <Head title={t("settings")} back={href("")} />
      <section class="stack">
        <h2>{t("language")}</h2>
        <Language />
      </section>
      <Choice setting={theme} />
      <Choice setting={motion} />
      <Choice setting={sound} />
      {sound.value === "on" && <Volume />}
      {"vibrate" in navigator && <Choice setting={vibration} />}
      <Choice setting={handOrder} />
      <Choice setting={confirming} />
      <Choice setting={curtainWay} />
      <Choice setting={side} />
      <Choice setting={seating} />
    </main>
  );
}

function Choice({ setting }: { setting: Setting }) {
  const { id, values, value } = setting;
  const help = `setting-${id}-help`;
  return (
    <section class="stack" data-setting={id}>
      <h2>{t(`setting-${id}`)}</h2>
      {has(help) && <p class="small soft">{t(help)}</p>}
      <fieldset class="choice" aria-label={t(`setting-${id}`)}>
        {values.map((each) => (
          <label key={each} data-value={each}>
            <input type="radio" name={id} checked={value === each} onChange={() => setting.set(each)} />
            <span>{t(`setting-${id}-${each}`)}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

const STEP = 10;

/** How loud: what is chosen is heard at once. */
function Volume() {
  return (
    <label class="volume">
      <span>{t("volume")}</span>
      <input
        type="range"
        min={0}
        max={MOST_VOLUME}
        step={STEP}
        value={volume.value}
        onInput={(event) => setVolume(Number(event.currentTarget.value))}
        onChange={() => play("played")}
      />
      <output>{volume.value}</output>
    </label>
  );
}
