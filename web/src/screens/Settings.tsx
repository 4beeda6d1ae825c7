// Settings: only those that do something, all kept on this device.

import { useEffect } from "preact/hooks";
import { isInstalled } from "../device/display";
import { install } from "../device/keeping";
import * as kept from "../device/settings";
import { play } from "../device/sound";
import { has, t } from "../i18n/i18n";
import { beside } from "../table/beside";
import { Button } from "../ui/Button";
import { Language } from "../ui/OneOf";
import { href } from "../ui/router";
import { Question, Screen, Section } from "../ui/Screen";
import { Files } from "./Files";
import "./settings.css";

export const Settings = () => (
  <Screen title={t("settings")} class="settings">
    <div class="sheet-of-paper">
      <Section title={t("language")}>
        <Language />
      </Section>
      {[kept.theme, kept.cardSize, kept.motion].map(asked)}
    </div>
    <div class="sheet-of-paper">
      {asked(kept.sound)}
      {kept.sound.value === "on" && <Volume />}
      {"vibrate" in navigator && asked(kept.vibration)}
      {asked(kept.speech)}
    </div>
    <div class="sheet-of-paper">
      {[kept.handOrder, kept.confirming, kept.curtainOpening, kept.closing, kept.side].map(asked)}
      {[kept.tips, kept.pace, kept.seating].map(asked)}
    </div>
    <div class="sheet-of-paper">
      <Files />
      {!isInstalled() && <Install />}
    </div>
    <div class="row">
      <Button href={href("about")}>{t("about")}</Button>
    </div>
  </Screen>
);

/** Installation as an app, by a button if the browser has one. An iPhone's app begins with an empty storage. */
const Install = () => (
  <Section title={t("install")} data-testid="install">
    <p>{t("install-help")}</p>
    {install.value ? (
      <div class="row">
        <Button onClick={() => install.value?.()}>{t("install-now")}</Button>
      </div>
    ) : (
      <dl class="install-steps">
        <dt>{t("install-iphone")}</dt>
        <dd>{t("install-iphone-steps")}</dd>
        <dt>{t("install-android")}</dt>
        <dd>{t("install-android-steps")}</dd>
      </dl>
    )}
  </Section>
);

const asked = (setting: kept.Setting) => <Kept key={setting.id} setting={setting} />;

function Kept({ setting }: { setting: kept.Setting }) {
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

/** Volume, with a sound at each change. */
function Volume() {
  useEffect(() => void beside.load(), []);
  return (
    <label class="volume">
      <span>{t("volume")}</span>
      <input
        type="range"
        min={0}
        max={kept.MOST_VOLUME}
        step={STEP}
        value={kept.volume.value}
        onInput={(event) => kept.setVolume(Number(event.currentTarget.value))}
        onChange={() => play("played")}
      />
      <output>{kept.volume.value}</output>
    </label>
  );
}
