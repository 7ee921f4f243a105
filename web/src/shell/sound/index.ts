// Whether sounds are heard on this device, and how loud. It is asked once; a tab nobody looks at is silent.
import { signal } from "@preact/signals";
import { type Sound, VOICES } from "./voices";

export type { Sound } from "./voices";

const USUAL = 0.6;
const kept = localStorage.getItem("sound");

export const sound = signal(kept === "on");
/** Nobody has said yet whether they want to hear anything. */
export const undecided = signal(kept === null);
export const volume = signal(readVolume());
/** A phone beside a big screen: the screen sounds, the phone ticks. */
export const ticksOnly = signal(false);

function readVolume(): number {
  const text = localStorage.getItem("volume");
  const read = Number(text);
  return text !== null && read >= 0 && read <= 1 ? read : USUAL;
}

export function setSound(on: boolean): void {
  sound.value = on;
  undecided.value = false;
  localStorage.setItem("sound", on ? "on" : "off");
  if (on) hear("turn");
}

export function setVolume(loud: number): void {
  volume.value = loud;
  localStorage.setItem("volume", String(loud));
  if (out) out.gain.value = gainOf(loud);
}

/** Ears hear in ratios: half way is a quarter. */
const gainOf = (loud: number): number => loud * loud * 1.6;

let audio: AudioContext | null = null;
let out: GainNode | null = null;

function open(): { audio: AudioContext; out: GainNode } {
  audio ??= new AudioContext();
  if (!out) {
    const soft = audio.createDynamicsCompressor();
    out = audio.createGain();
    out.gain.value = gainOf(volume.value);
    out.connect(soft).connect(audio.destination);
  }
  return { audio, out };
}

const TICKS: readonly Sound[] = ["turn", "win", "no"];

/** What is heard of a sound here and now, if anything. */
export function heard(wanted: Sound): Sound | null {
  if (!sound.value || volume.value === 0 || document.hidden) return null;
  return ticksOnly.value && !TICKS.includes(wanted) ? "tick" : wanted;
}

export function hear(wanted: Sound): void {
  const voice = heard(wanted);
  if (!voice) return;
  const opened = open();
  // A page that nobody has touched may make no sound; it is not made up for later.
  if (opened.audio.state === "suspended") void opened.audio.resume();
  if (opened.audio.state === "running" || navigator.userActivation?.hasBeenActive !== false)
    VOICES[voice]({ ...opened, at: opened.audio.currentTime + 0.02 });
}
