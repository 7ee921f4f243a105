// Whether this device shows the island as a plan or in three dimensions, by day or at dusk.
import { signal } from "@preact/signals";
import { theme } from "../../../shell/settings";
import type { Scene } from "../view";

export type Look = "plan" | "solid";
export type Hour = "day" | "dusk";

const read = <Word extends string>(key: string, words: readonly Word[]): Word | null =>
  words.find((word) => word === localStorage.getItem(key)) ?? null;

const chosenLook = signal<Look | null>(read("island.look", ["plan", "solid"]));
const chosenHour = signal<Hour | null>(read("island.hour", ["day", "dusk"]));
/** It was tried and this device could not. */
export const unable = signal(false);

/** Nothing is asked of those who only watch: they may as well enjoy the view, where it costs their device nothing. */
export function lookOf(scene: Scene): Look {
  if (unable.value) return "plan";
  return chosenLook.value ?? (scene.seat === null && drawsWell() ? "solid" : "plan");
}

export function setLook(look: Look): void {
  chosenLook.value = look;
  unable.value = false;
  localStorage.setItem("island.look", look);
}

export const hourNow = (): Hour => chosenHour.value ?? (isDark() ? "dusk" : "day");

export function setHour(hour: Hour): void {
  chosenHour.value = hour;
  localStorage.setItem("island.hour", hour);
}

const isDark = (): boolean =>
  theme.value === "dark" || (theme.value === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);

let well: boolean | null = null;

/** Whether this device draws in three dimensions without effort. */
function drawsWell(): boolean {
  well ??= canDraw({ failIfMajorPerformanceCaveat: true });
  return well;
}

export function canDraw(options: WebGLContextAttributes = {}): boolean {
  const context = document.createElement("canvas").getContext("webgl2", options);
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
