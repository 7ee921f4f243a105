// How this device likes it: light or dark, sound.
import { signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";

export const theme = signal((localStorage.getItem("theme") ?? "auto") as Theme);
export const sound = signal(localStorage.getItem("sound") === "on");

export function setTheme(chosen: Theme): void {
  theme.value = chosen;
  localStorage.setItem("theme", chosen);
  applyTheme();
}

export function applyTheme(): void {
  if (theme.value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
}

export function setSound(on: boolean): void {
  sound.value = on;
  localStorage.setItem("sound", on ? "on" : "off");
  if (on) chime("turn");
}

const TUNES = { turn: [523, 784], dice: [220, 180, 260], card: [660], win: [523, 659, 784, 1047], no: [196] };

let audio: AudioContext | null = null;

/** A few soft notes, made here: no files. */
export function chime(tune: keyof typeof TUNES): void {
  if (!sound.value) return;
  audio ??= new AudioContext();
  TUNES[tune].forEach((pitch, n) => {
    const start = audio!.currentTime + n * 0.11;
    const tone = audio!.createOscillator();
    const level = audio!.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.12, start);
    level.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(level).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + 0.26);
  });
}
