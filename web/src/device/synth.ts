// Sounds of paper, wood, a small bell and a shout, synthesized.
import { MOST_VOLUME, sound, volume } from "./settings";

/**
 * A card was tapped; laid; refused; a trick or couple was won; the device has to be passed on; the match is won. In real
 * time: a word of the count; "Battle!"; "Hai!", the shout of a call.
 */
export type Cue = "chosen" | "played" | "refused" | "taken" | "passed" | "won" | "count" | "battle" | "hai";

/** Seconds of noise that paper is cut from, and within which one cue does not sound twice. */
const PAPER_S = 0.25;
const APART_S = 0.3;
/** Milliseconds of silence before the mixer rests: it uses a phone's battery even while nothing sounds. */
const REST_MS = 10_000;
/** Below this loudness a sound counts as gone; ramps can't end at nought. */
const GONE = 0.0001;
/** A bell's partials: how many times its tone, and how loud. */
const PARTIALS = [
  [1, 1],
  [2.76, 0.35],
  [5.4, 0.12],
] as const;

interface Mixer {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}

let current: Mixer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
const last = new Map<Cue, number>();

const wanted = () => sound.value === "on" && volume.value > 0;

function noiseFor(context: AudioContext): AudioBuffer {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * PAPER_S), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function rest(): void {
  current?.context.suspend().catch(() => undefined);
}

/** Have the mixer run, and rest after a while. */
function stir({ context }: Mixer): void {
  if (context.state !== "running") context.resume().catch(() => undefined);
  clearTimeout(resting);
  resting = setTimeout(rest, REST_MS);
}

/** Browsers let a page sound only from a gesture on, and iOS wakes it only in one. */
function wake(): void {
  if (!wanted() || document.hidden) return;
  if (!current && typeof AudioContext === "function") {
    const context = new AudioContext({ latencyHint: "interactive" });
    const out = context.createGain();
    out.connect(context.destination);
    current = { context, out, noise: noiseFor(context) };
    // games mix with playing music, and respect the phone's mute switch
    const session = (navigator as { audioSession?: { type: string } }).audioSession;
    if (session) session.type = "ambient";
  }
  if (current) stir(current);
}

for (const gesture of ["click", "pointerup", "touchend", "keydown"]) {
  window.addEventListener(gesture, wake, { capture: true, passive: true });
}
document.addEventListener("visibilitychange", () => {
  if (document.hidden) rest();
});

/** A gain that comes up at once and is gone after `length` seconds. */
function fading({ context, out }: Mixer, at: number, loud: number, length: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(GONE, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(GONE, at + length);
  gain.connect(out);
  return gain;
}

/** Paper on paper: a breath of noise round `pitch` Hz. */
function paper(mixer: Mixer, at: number, pitch: number, loud: number, length: number): void {
  const source = mixer.context.createBufferSource();
  source.buffer = mixer.noise;
  const band = mixer.context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  source.connect(band).connect(fading(mixer, at, loud, length));
  source.start(at);
  source.stop(at + length);
}

/** One tone that may sink, in Hz. */
function tone(
  mixer: Mixer,
  at: number,
  shape: OscillatorType,
  pitch: number,
  sunk: number,
  loud: number,
  length: number,
) {
  const source = mixer.context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(sunk, at + length);
  source.connect(fading(mixer, at, loud, length));
  source.start(at);
  source.stop(at + length);
}

/** A knock on wood. */
function wood(mixer: Mixer, at: number, pitch: number, loud: number): void {
  tone(mixer, at, "triangle", pitch, pitch * 0.6, loud, 0.11);
  paper(mixer, at, pitch * 6, loud * 0.4, 0.03);
}

function bell(mixer: Mixer, at: number, pitch: number, loud: number): void {
  for (const [times, part] of PARTIALS) tone(mixer, at, "sine", pitch * times, pitch * times, loud * part, 0.5 / times);
}

/** The two lowest resonances of a mouth for each vowel, in Hz. */
const VOWELS = { a: [850, 1300], i: [320, 2400], o: [480, 900], u: [340, 1100] } as const;

/** A shouted vowel that glides into another: a rough tone at `pitch` Hz through the mouth's two resonances. */
function shout(
  mixer: Mixer,
  at: number,
  [from, to]: readonly [keyof typeof VOWELS, keyof typeof VOWELS],
  pitch: number,
  loud: number,
  length: number,
): void {
  for (const [place, resonance] of VOWELS[from].entries()) {
    const source = mixer.context.createOscillator();
    source.type = "sawtooth";
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(pitch * 0.8, at + length);
    const mouth = mixer.context.createBiquadFilter();
    mouth.type = "bandpass";
    mouth.frequency.setValueAtTime(resonance, at);
    mouth.frequency.exponentialRampToValueAtTime(VOWELS[to][place] ?? resonance, at + length * 0.8);
    source.connect(mouth).connect(fading(mixer, at, loud / (place + 1), length));
    source.start(at);
    source.stop(at + length);
  }
}

function drum(mixer: Mixer, at: number, pitch: number, loud: number): void {
  tone(mixer, at, "sine", pitch, pitch * 0.4, loud, 0.3);
  paper(mixer, at, pitch * 8, loud * 0.3, 0.04);
}

const SOUNDS: Record<Cue, (mixer: Mixer, at: number) => void> = {
  chosen: (mixer, at) => paper(mixer, at, 3200, 0.16, 0.05),
  played: (mixer, at) => {
    paper(mixer, at, 2400, 0.4, 0.1);
    wood(mixer, at + 0.05, 170, 0.5);
  },
  refused: (mixer, at) => {
    wood(mixer, at, 210, 0.4);
    wood(mixer, at + 0.11, 165, 0.4);
  },
  taken: (mixer, at) => {
    paper(mixer, at, 1500, 0.4, 0.22);
    bell(mixer, at + 0.1, 1046, 0.16);
  },
  passed: (mixer, at) => wood(mixer, at, 320, 0.3),
  won: (mixer, at) => {
    for (const [step, pitch] of [784, 988, 1175, 1568].entries()) bell(mixer, at + step * 0.13, pitch, 0.18);
  },
  count: (mixer, at) => drum(mixer, at, 150, 0.5),
  battle: (mixer, at) => {
    drum(mixer, at, 110, 0.8);
    shout(mixer, at, ["a", "o"], 210, 0.5, 0.3);
    shout(mixer, at + 0.28, ["o", "u"], 190, 0.5, 0.34);
  },
  hai: (mixer, at) => {
    paper(mixer, at, 2600, 0.3, 0.07);
    shout(mixer, at + 0.05, ["a", "i"], 260, 0.7, 0.32);
  },
};

/** Let `cue` sound after `delay` seconds; nothing sounds unwanted, hidden, or before the first gesture. */
export function play(cue: Cue, delay: number): void {
  // a call or an alarm has taken the sound: it would come all at once later
  if (!current || !wanted() || document.hidden || current.context.state === "interrupted") return;
  stir(current);
  const at = current.context.currentTime + delay;
  if (at - (last.get(cue) ?? -1) < APART_S) return;
  last.set(cue, at);
  // loudness is heard by its logarithm, roughly a square
  current.out.gain.setValueAtTime((volume.value / MOST_VOLUME) ** 2, current.context.currentTime);
  SOUNDS[cue](current, at);
}
