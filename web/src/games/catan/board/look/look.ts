// Whether this device shows the island as a plan or in three dimensions, by day or at dusk.
import { signal } from "@preact/signals";
import { theme } from "../../../../shell/settings";
import type { Scene } from "../../view";

export type Look = "plan" | "solid";
export type Hour = "day" | "dusk";

const read = <Word extends string>(key: string, words: readonly Word[]): Word | null =>
  words.find((word) => word === localStorage.getItem(key)) ?? null;

const chosenLook = signal<Look | null>(read("island.look", ["plan", "solid"]));
const chosenHour = signal<Hour | null>(read("island.hour", ["day", "dusk"]));
/** It was tried and this device could not. */
export const unable = signal(false);

/**
 * Nothing is asked of those who only watch, look back or see the end: they may as well enjoy the view, where it costs
 * their device nothing.
 */
export function lookOf(scene: Scene): Look {
  if (unable.value) return "plan";
  const isAsked = scene.seat !== null && !scene.result && scene.table.state !== "finished";
  return chosenLook.value ?? (!isAsked && drawsWell() ? "solid" : "plan");
}

export function setLook(look: Look): void {
  chosenLook.value = look;
  unable.value = false;
  localStorage.setItem("island.look", look);
}

/** In the middle of a room it is evening, unless somebody has chosen on that device. */
export const hourNow = (): Hour => chosenHour.value ?? (isDark() || isBigScreen() ? "dusk" : "day");
const isBigScreen = (): boolean => location.pathname.startsWith("/screen/");

export function setHour(hour: Hour): void {
  chosenHour.value = hour;
  localStorage.setItem("island.hour", hour);
}

const DARK = matchMedia("(prefers-color-scheme: dark)");
const deviceIsDark = signal(DARK.matches);
DARK.addEventListener("change", () => (deviceIsDark.value = DARK.matches));

const isDark = (): boolean => theme.value === "dark" || (theme.value === "auto" && deviceIsDark.value);

let well: boolean | null = null;

/**
 * Whether this device draws in three dimensions without effort: with a graphics card, not by reckoning every point
 * itself.
 */
function drawsWell(): boolean {
  well ??= canDraw({ failIfMajorPerformanceCaveat: true }, (painter) => !BY_SOFTWARE.test(painter));
  return well;
}

const BY_SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export function canDraw(options: WebGLContextAttributes = {}, isGood = (_painter: string) => true): boolean {
  const context = document.createElement("canvas").getContext("webgl2", options);
  if (!context) return false;
  const told = context.getExtension("WEBGL_debug_renderer_info");
  const good = isGood(String(context.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : context.RENDERER)));
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return good;
}
