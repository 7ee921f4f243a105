// The colours of the island, and how day and dusk light it.
import { Color } from "three";
import type { Terrain } from "../../view";

export const tint = (code: string): Color => new Color(code);

/** Low ground, high ground, and the darker tone under things. */
export const GROUND: Record<Terrain, [string, string, string]> = {
  forest: ["#4f8a4e", "#6fa75c", "#35693f"],
  hills: ["#c9764a", "#e2a073", "#9a4d2c"],
  pasture: ["#86b556", "#b0d077", "#68973f"],
  fields: ["#e3b548", "#f3d479", "#bf8e2c"],
  mountains: ["#8f9a93", "#b4bab2", "#6d7778"],
  desert: ["#e3bd7a", "#f6dda6", "#c7975a"],
};

export const SAND = "#f0deb2";
export const WET_SAND = "#b99b68";
export const DUNE_GRASS = "#c2c07a";
export const TRACK = "#e7d2a2";
export const IVORY = "#f9efd8";
export const WOOD = "#a9794a";
export const DARK_WOOD = "#6f4a2a";

export interface PieceColours {
  body: string;
  light: string;
  dark: string;
  mark: string;
}

export const PIECES: Record<string, PieceColours> = {
  red: { body: "#cf3b30", light: "#e86a5e", dark: "#8f221b", mark: "#ffffff" },
  blue: { body: "#2f74c9", light: "#69a3e6", dark: "#1c4a89", mark: "#ffffff" },
  white: { body: "#f1ece0", light: "#ffffff", dark: "#a89f8d", mark: "#4f493e" },
  orange: { body: "#f08f22", light: "#ffb962", dark: "#ad5f0c", mark: "#3d2000" },
  green: { body: "#3f9c50", light: "#74c583", dark: "#266b34", mark: "#ffffff" },
  brown: { body: "#845739", light: "#ad7d5c", dark: "#553522", mark: "#ffffff" },
};

export const pieceColours = (colour: string): PieceColours => PIECES[colour] ?? PIECES.red!;

export type Hour = "day" | "dusk";

export interface Light {
  sun: string;
  sunPower: number;
  /** Where the sun stands. */
  from: [number, number, number];
  sky: string;
  earth: string;
  skyPower: number;
  /** The haze far out and what lies behind it. */
  far: string;
  deep: string;
  shallow: string;
  foam: string;
  glitter: number;
  windows: string;
  exposure: number;
}

export const LIGHT: Record<Hour, Light> = {
  day: {
    sun: "#fff0d2",
    sunPower: 2.85,
    from: [-7.5, 8.6, 2.2],
    sky: "#e3eef2",
    earth: "#cdb691",
    skyPower: 1.55,
    far: "#a9d3dd",
    deep: "#3f8fb5",
    shallow: "#93ddd6",
    foam: "#f2fbf8",
    glitter: 0.1,
    windows: "#4b3a2a",
    exposure: 1.02,
  },
  dusk: {
    sun: "#ffbf8f",
    sunPower: 2.95,
    from: [-9, 5, 1.8],
    sky: "#a7aee0",
    earth: "#8a6a78",
    skyPower: 1.95,
    far: "#70709c",
    deep: "#2d5f8c",
    shallow: "#78b3bd",
    foam: "#f3ddcb",
    glitter: 0.6,
    windows: "#ffdf94",
    exposure: 1.16,
  },
};
