// Settings: only those that do something, all kept on this device.
import {
  cardSize,
  closing,
  confirming,
  curtainOpening,
  handOrder,
  MOST_VOLUME,
  motion,
  pace,
  type Setting,
  seating,
  setVolume,
  side,
  sound,
  speech,
  theme,
  tips,
  vibration,
  volume,
} from "../device/settings";
import { play } from "../device/sound";
import { has, t } from "../i18n/i18n";
import { Language } from "../ui/OneOf";
import { Question, Screen, Section } from "../ui/Screen";
import "./settings.css";

export const Settings = () => (
  <Screen title={t("settings")}>
    <Section title={t("language")}>
      <Language />
    </Section>
    <Kept setting={theme} />
    <Kept setting={cardSize} />
    <Kept setting={motion} />
    <Kept setting={sound} />
    {sound.value === "on" && <Volume />}
    {"vibrate" in navigator && <Kept setting={vibration} />}
    <Kept setting={handOrder} />
    <Kept setting={confirming} />
    <Kept setting={curtainOpening} />
    <Kept setting={closing} />
    <Kept setting={side} />
    <Kept setting={tips} />
    <Kept setting={pace} />
    <Kept setting={seating} />
    <Kept setting={speech} />
  </Screen>
);

function Kept({ setting }: { setting: Setting }) {
  const { id, values, value } = setting;
  const help = `setting-${id}-help`;
  return (
    <Question
      name={id}
      label={t(`setting-${id}`)}
      help={has(help) && <p class="small soft">{t(help)}</p>}
      values={values}
      value={value}
      textOf={(each) => t(`setting-${id}-${each}`)}
      onChoose={(each) => setting.set(each)}
    />
  );
}

const STEP = 10;

/** How loud: what is chosen is heard at once. */
const Volume = () => (
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
