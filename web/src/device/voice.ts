// Words spoken by the device's own voice. Voices that send the words to a server are not used: the page sends nothing
// outside its origin.
import { signal } from "@preact/signals";
import { locale } from "../i18n/i18n";
import { MOST_VOLUME, sound, volume } from "./settings";

const voices = signal<readonly SpeechSynthesisVoice[]>([]);

/** Take up the voices that the device has; some browsers list them a while after the page's start. */
export function listVoices(): () => void {
  if (!("speechSynthesis" in window)) return () => undefined;
  const list = () => {
    voices.value = speechSynthesis.getVoices().filter(({ localService }) => localService);
  };
  list();
  speechSynthesis.addEventListener("voiceschanged", list);
  return () => speechSynthesis.removeEventListener("voiceschanged", list);
}

const ownVoice = (): SpeechSynthesisVoice | undefined =>
  voices.value.find(({ lang }) => lang.slice(0, 2).toLowerCase() === locale.value);

/** Returns whether words are heard: the device has a voice for the page's language, and sound is on. */
export const isHeard = (): boolean => sound.value === "on" && volume.value > 0 && ownVoice() !== undefined;

/** Say words one after the other, in place of the present speech. */
export function say(words: readonly string[]): void {
  const voice = ownVoice();
  if (!voice || !isHeard() || document.hidden) return;
  speechSynthesis.cancel();
  for (const each of words) {
    const spoken = new SpeechSynthesisUtterance(each);
    spoken.voice = voice;
    spoken.lang = voice.lang;
    spoken.volume = volume.value / MOST_VOLUME;
    speechSynthesis.speak(spoken);
  }
}
