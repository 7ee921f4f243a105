// Trees, sheep, sheaves, peaks: each modelled of a few simple bodies around the origin, standing on the ground.
import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  Vector2,
} from "three";
import { Clay, rising } from "../clay";
import { DARK_WOOD, tint, WOOD } from "../palette";
import { noise, smooth } from "./noise";

const box = (width: number, height: number, depth: number): BufferGeometry => new BoxGeometry(width, height, depth);
const ball = (radius: number, detail = 1): BufferGeometry => new IcosahedronGeometry(radius, detail);
const pole = (top: number, bottom: number, height: number, sides = 6): BufferGeometry =>
  new CylinderGeometry(top, bottom, height, sides, 1, true).translate(0, height / 2, 0);
const cone = (radius: number, height: number, sides: number): BufferGeometry =>
  new ConeGeometry(radius, height, sides, 1, true).translate(0, height / 2, 0);

/** Bends a shape so that no two are alike. */
function dented(shape: BufferGeometry, much: number, seed: number): BufferGeometry {
  const places = shape.getAttribute("position");
  for (let n = 0; n < places.count; n++) {
    const [x, y, z] = [places.getX(n), places.getY(n), places.getZ(n)];
    const by = 1 + (noise(x * 9 + seed * 97 + y * 7, z * 9 + seed * 41) - 0.5) * much;
    places.setXYZ(n, x * by, y * (1 + (by - 1) * 0.5), z * by);
  }
  return shape;
}

export function fir(size: number, chance: number): Clay {
  const [low, high] = chance < 0.5 ? ["#1f5b3a", "#3f8a55"] : ["#2a6a3c", "#5b9e56"];
  const clay = new Clay().add(pole(0.012, 0.018, 0.06, 5), tint(DARK_WOOD));
  for (const [radius, at, height] of [
    [0.1, 0.04, 0.14],
    [0.08, 0.11, 0.13],
    [0.055, 0.18, 0.13],
  ] as const) {
    clay.add(dented(cone(radius, height, 7), 0.2, chance + at), rising(low, high, at, at + height), {
      at: [0, at, 0],
      turn: [0, at * 30, 0],
    });
  }
  return new Clay().press(clay, { size: [size, size * (0.95 + chance * 0.25), size] });
}

export function oak(size: number, chance: number): Clay {
  const [low, high] =
    chance < 0.4 ? ["#3a7f42", "#79b45c"] : chance < 0.8 ? ["#4a8f45", "#8cc063"] : ["#6f9a3c", "#b3c765"];
  const clay = new Clay().add(pole(0.014, 0.022, 0.1, 5), tint(DARK_WOOD));
  clay.add(dented(ball(0.088), 0.3, chance), rising(low, high, 0.06, 0.23), { at: [0, 0.15, 0] });
  clay.add(dented(ball(0.055, 0), 0.3, chance + 1), rising(low, high, 0.06, 0.23), { at: [0.055, 0.12, 0.02] });
  return new Clay().press(clay, { size });
}

export const bush = (size: number, colour: string): Clay => {
  const light = new Color(colour).lerp(new Color("#e6efb0"), 0.35).getStyle();
  return new Clay().add(dented(ball(0.035 * size, 0), 0.4, size), rising(colour, light, 0, 0.05), {
    at: [0, 0.016, 0],
    size: [1, 0.8, 1],
  });
};

export function tuft(chance: number, colour = "#7fa83f"): Clay {
  const clay = new Clay();
  for (let n = 0; n < 3; n++) {
    const lean = (n - 1) * 0.5 + chance * 0.2;
    clay.add(cone(0.008, 0.05, 3), tint(colour), { at: [(n - 1) * 0.014, 0, (n % 2) * 0.01], turn: [0, 0, -lean] });
  }
  return clay;
}

export function sheep(): Clay {
  const wool = rising("#d8d2c0", "#fffdf4", 0.02, 0.13);
  const clay = new Clay().add(dented(ball(0.058), 0.22, 3), wool, { at: [0, 0.078, 0], size: [1.3, 0.95, 1] });
  clay.add(dented(ball(0.03, 0), 0.2, 5), wool, { at: [0.062, 0.108, 0] });
  clay.add(ball(0.025, 0), tint("#453a33"), { at: [0.088, 0.098, 0], size: [1.2, 0.9, 0.85] });
  for (const side of [-1, 1]) {
    clay.add(box(0.012, 0.018, 0.02), tint("#453a33"), { at: [0.072, 0.112, side * 0.028], turn: [side * 0.5, 0, 0] });
    for (const end of [-1, 1])
      clay.add(pole(0.008, 0.008, 0.05, 4), tint("#453a33"), { at: [end * 0.04, 0, side * 0.026] });
  }
  return clay;
}

export function fence(): Clay {
  const clay = new Clay();
  for (const x of [-0.1, 0, 0.1]) clay.add(box(0.014, 0.075, 0.014), tint(WOOD), { at: [x, 0.035, 0] });
  for (const y of [0.032, 0.058]) clay.add(box(0.23, 0.01, 0.008), tint("#c49a66"), { at: [0, y, 0.008] });
  return clay;
}

export function sheaf(size: number): Clay {
  const clay = new Clay();
  clay.add(
    new CylinderGeometry(0.025, 0.055, 0.085, 8, 1, true).translate(0, 0.0425, 0),
    rising("#b98a28", "#e0b345", 0, 0.085),
  );
  for (let n = 0; n < 9; n++) {
    const [turn, lean] = [(n / 8) * 6.28, n === 8 ? 0 : 0.42];
    clay.add(cone(0.02, 0.1, 5), rising("#d9a93c", "#fdeeb0", 0.08, 0.17), {
      at: [Math.sin(turn) * 0.018, 0.075, Math.cos(turn) * 0.018],
      turn: [lean * Math.cos(turn), 0, -lean * Math.sin(turn)],
    });
  }
  clay.add(new CylinderGeometry(0.03, 0.03, 0.016, 8, 1, true).translate(0, 0.086, 0), tint("#8a5a1c"));
  return new Clay().press(clay, { size });
}

/** A piece of a row of corn. */
export const row = (chance: number): Clay => {
  const high = 0.056 + chance * 0.022;
  const ridge = cone(0.04, high, 4)
    .rotateY(Math.PI / 4)
    .scale(1.6, 1, 0.85);
  return new Clay().add(ridge, rising("#c9952f", "#fbe394", 0, 0.085));
};

/** A hill with terraces, as clay is dug. */
export function mound(size: number, chance: number): Clay {
  const profile = [
    [0.0, 0.225],
    [0.09, 0.222],
    [0.112, 0.17],
    [0.142, 0.165],
    [0.16, 0.105],
    [0.188, 0.1],
    [0.222, -0.02],
  ] as const;
  const shape = new LatheGeometry(
    [...profile].reverse().map(([radius, height]) => new Vector2(radius, height)),
    14,
  );
  const clay = new Clay().add(dented(shape, 0.34, chance), rising("#a95a35", "#eab487", 0, 0.24));
  return new Clay().press(clay, { size: [size, size * (0.8 + chance * 0.3), size] });
}

export function clayPit(): Clay {
  const clay = new Clay();
  const ring = [
    [0.2, -0.02],
    [0.175, 0.06],
    [0.14, 0.062],
    [0.125, 0.03],
    [0.085, 0.028],
    [0.07, 0.008],
    [0.001, 0.006],
  ] as const;
  clay.add(
    dented(
      new LatheGeometry(
        ring.map(([radius, height]) => new Vector2(radius, height)),
        16,
      ),
      0.22,
      7,
    ),
    rising("#7c3b22", "#d98a5d", 0, 0.06),
  );
  clay.add(box(0.012, 0.12, 0.012), tint(DARK_WOOD), { at: [0.1, 0.07, 0.05], turn: [0, 0.4, 0.5] });
  return clay;
}

export function bricks(): Clay {
  const clay = new Clay();
  const stack = [
    [-0.042, 0.018, 0],
    [0.042, 0.018, 0],
    [-0.042, 0.018, 0.055],
    [0.042, 0.018, 0.055],
    [0, 0.052, 0],
    [0.01, 0.052, 0.055],
    [0, 0.086, 0.028],
  ] as const;
  for (const [n, [x, y, z]] of stack.entries()) {
    clay.add(box(0.076, 0.03, 0.044), tint(n % 2 ? "#d4683c" : "#e58a5a"), {
      at: [x, y, z],
      turn: [0, (n % 3) * 0.06, 0],
    });
  }
  return clay;
}

const [STONE, PALE, SNOW, SHADE] = ["#737c8a", "#99a1aa", "#ffffff", "#565f6d"].map(tint) as [
  Color,
  Color,
  Color,
  Color,
];

/** A peak with facets, snow above a ragged line. */
export function peak(size: number, chance: number): Clay {
  const [rings, sides] = [6, 9];
  const shape = new ConeGeometry(0.27, 0.46, sides, rings, true).translate(0, 0.22, 0);
  const places = shape.getAttribute("position");
  for (let n = 0; n < places.count; n++) {
    const [x, y, z] = [places.getX(n), places.getY(n), places.getZ(n)];
    const turn = Math.atan2(z, x);
    const seam = n % (sides + 1) === sides ? n - sides : n;
    const rough_ = noise(Math.cos(turn) * 2.4 + chance * 50, Math.sin(turn) * 2.4 + y * 6) - 0.5;
    const by = 1 + rough_ * 0.8 * (1 - smooth(0.24, 0.44, y)) + 0.1 * smooth(0.05, 0.2, y);
    places.setXYZ(n, x * by, y + (noise(seam * 3.7 + chance * 9, y * 5) - 0.5) * 0.035 * smooth(0, 0.2, y), z * by);
  }
  const line = 0.225 + chance * 0.05;
  const made = new Color();
  const clay = new Clay().add(shape, (at, normal, facet) => {
    const ragged = line + (noise(facet.x * 16 + chance * 20, facet.z * 16) - 0.5) * 0.12;
    made
      .lerpColors(SHADE, STONE, smooth(0, 0.14, at.y))
      .lerp(PALE, smooth(0.06, 0.3, at.y) * 0.6 + Math.max(0, normal.y) * 0.25);
    return facet.y > ragged ? made.lerp(SNOW, 0.97) : made;
  });
  return new Clay().press(clay, { size: [size, size * (0.85 + chance * 0.3), size] });
}

export const rock = (size: number, chance: number, low = "#6d7681", high = "#b1b7ba"): Clay =>
  new Clay().add(dented(ball(0.05 * size, 0), 0.5, chance), rising(low, high, -0.01, 0.05), {
    at: [0, 0.014, 0],
    size: [1.2, 0.85, 1],
  });

export function cactus(size: number): Clay {
  const green = rising("#4d7a3c", "#8fbb6d", 0, 0.2);
  const clay = new Clay().add(pole(0.018, 0.022, 0.19, 7), green).add(ball(0.018, 0), green, { at: [0, 0.19, 0] });
  for (const [side, at] of [
    [1, 0.07],
    [-1, 0.1],
  ] as const) {
    clay.add(pole(0.011, 0.011, 0.05, 6), green, { at: [0, at, 0], turn: [0, 0, -side * 1.57] });
    clay
      .add(pole(0.012, 0.012, 0.06, 6), green, { at: [side * 0.05, at - 0.006, 0] })
      .add(ball(0.012, 0), green, { at: [side * 0.05, at + 0.054, 0] });
  }
  return new Clay().press(clay, { size });
}

/** A trunk that leans and a crown of leaves that hang. */
export function palm(chance: number): Clay {
  const clay = new Clay();
  const lean = 0.02 + chance * 0.03;
  for (let n = 0; n < 4; n++)
    clay.add(pole(0.015 - n * 0.001, 0.021 - n * 0.002, 0.082, 6), tint(n % 2 ? "#86592f" : "#9c7244"), {
      at: [lean * n * n * 0.35, n * 0.078, 0],
      turn: [0, 0, -lean * n * 2.2],
    });
  const top = lean * 16 * 0.35;
  for (let n = 0; n < 7; n++) {
    const turn = (n / 7) * 6.28 + chance;
    const leaf = new ConeGeometry(0.034, 0.135, 4, 2, true).scale(1, 1, 0.3).translate(0, 0.06, 0);
    clay.add(leaf, rising("#2f7d44", "#86bd58", 0.24, 0.36), {
      at: [top, 0.316, 0],
      turn: [1.05 + (n % 2) * 0.45, turn, 0],
    });
  }
  return clay.add(ball(0.014, 0), tint("#7a5230"), { at: [top, 0.3, 0.012] });
}
