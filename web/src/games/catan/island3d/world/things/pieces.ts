// Wooden pieces in the players' colours with their marks, the robber, and the tokens that lie on the board.
import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import { Clay, rising } from "../clay";
import { pieceColours, tint } from "../palette";
import { markShape } from "./marks";

/** A house seen from the gable, drawn out along z. */
function house(
  width: number,
  wall: number,
  ridge: number,
  depth: number,
): { body: BufferGeometry; roof: BufferGeometry } {
  const half = width / 2;
  const gable = new Shape([
    new Vector2(-half, 0),
    new Vector2(half, 0),
    new Vector2(half, wall),
    new Vector2(0, ridge),
    new Vector2(-half, wall),
  ]);
  const body = new ExtrudeGeometry(gable, { depth, bevelEnabled: false }).translate(0, 0, -depth / 2);
  const [over, thick] = [width * 0.13, width * 0.13];
  const slope = (ridge - wall) / half;
  const tiles = new Shape([
    new Vector2(-half - over, wall - over * slope),
    new Vector2(0, ridge),
    new Vector2(half + over, wall - over * slope),
    new Vector2(half + over, wall - over * slope + thick),
    new Vector2(0, ridge + thick),
    new Vector2(-half - over, wall - over * slope + thick),
  ]);
  const bevel = { bevelEnabled: true, bevelThickness: 0.006, bevelSize: 0.006, bevelSegments: 1 };
  return {
    body,
    roof: new ExtrudeGeometry(tiles, { depth: depth + over * 2, ...bevel }).translate(0, 0, -depth / 2 - over),
  };
}

const softBox = (width: number, height: number, depth: number, soft: number): BufferGeometry => {
  const [x, z] = [width / 2 - soft, depth / 2 - soft];
  const outline = new Shape([new Vector2(-x, -z), new Vector2(x, -z), new Vector2(x, z), new Vector2(-x, z)]);
  const bevel = {
    depth: height - soft * 2,
    bevelEnabled: true,
    bevelThickness: soft,
    bevelSize: soft,
    bevelSegments: 2,
  };
  return new ExtrudeGeometry(outline, bevel).rotateX(-Math.PI / 2).translate(0, soft, 0);
};

const made = new Map<string, Clay>();

const once = (key: string, make: () => Clay): Clay => {
  if (!made.has(key)) made.set(key, make());
  return made.get(key)!;
};

const walls = (colour: string, high: number) => {
  const { body, light } = pieceColours(colour);
  return rising(
    new Color(body).lerp(new Color(light), 0.25).getStyle(),
    new Color(light).lerp(new Color("#fff"), 0.25).getStyle(),
    0,
    high,
  );
};

/** A dark edge on the ground sets every piece off from sand and snow. */
const plinth = (width: number, depth: number, aside = 0): Clay =>
  new Clay().add(softBox(width, 0.018, depth, 0.008), tint("#4a3a2b"), { at: [aside, -0.004, 0] });

const ROOF_SLOPE = 0.72;

export const settlement = (colour: string): Clay =>
  once(`settlement ${colour}`, () => {
    const { body, dark, mark } = pieceColours(colour);
    const { body: house_, roof } = house(0.22, 0.13, 0.225, 0.25);
    const clay = plinth(0.29, 0.31)
      .add(house_, walls(colour, 0.2))
      .add(roof, rising(dark, body, 0.1, 0.22));
    clay.add(new BoxGeometry(0.035, 0.09, 0.035), tint(dark), { at: [0.055, 0.235, -0.06] });
    for (const side of [-1, 1]) {
      clay.add(markShape(colour, 0.13), tint(mark), { at: [side * 0.068, 0.204, 0], turn: [0, 0, -side * ROOF_SLOPE] });
    }
    return clay.add(new BoxGeometry(0.05, 0.085, 0.006), tint(dark), { at: [0, 0.042, 0.127] });
  });

export const city = (colour: string): Clay =>
  once(`city ${colour}`, () => {
    const { body, dark, mark } = pieceColours(colour);
    const [hall, tower] = [house(0.2, 0.17, 0.255, 0.24), house(0.18, 0.33, 0.45, 0.19)];
    const clay = plinth(0.53, 0.36, 0.02).add(softBox(0.49, 0.035, 0.32, 0.012), tint("#cbbd9e"), { at: [0.02, 0, 0] });
    clay.add(hall.body, walls(colour, 0.25), { at: [0.13, 0.02, 0], turn: [0, Math.PI / 2, 0] });
    clay.add(hall.roof, rising(dark, body, 0.14, 0.26), { at: [0.13, 0.02, 0], turn: [0, Math.PI / 2, 0] });
    clay.add(tower.body, walls(colour, 0.4), { at: [-0.1, 0.02, 0] });
    clay.add(tower.roof, rising(dark, body, 0.3, 0.47), { at: [-0.1, 0.02, 0] });
    for (const side of [-1, 1]) {
      clay.add(markShape(colour, 0.12), tint(mark), {
        at: [-0.1 + side * 0.057, 0.439, 0],
        turn: [0, 0, -side * 0.93],
      });
      clay.add(markShape(colour, 0.12), tint(mark), { at: [0.14, 0.257, side * 0.058], turn: [side * 0.71, 0, 0] });
    }
    clay.add(new CylinderGeometry(0.006, 0.006, 0.12, 5), tint("#5a4430"), { at: [-0.1, 0.53, 0] });
    return clay.add(new BoxGeometry(0.09, 0.045, 0.006), rising(dark, body, 0.5, 0.6), { at: [-0.05, 0.565, 0] });
  });

export const road = (colour: string): Clay =>
  once(`road ${colour}`, () => {
    const { body, light, dark, mark } = pieceColours(colour);
    const clay = plinth(0.67, 0.15).add(
      softBox(0.64, 0.08, 0.115, 0.02),
      rising(dark, new Color(body).lerp(new Color(light), 0.3).getStyle(), 0.0, 0.06),
    );
    return clay.add(markShape(colour, 0.085), tint(mark), { at: [0, 0.0825, 0] });
  });

/** Where lamps are lit in the evening. */
export const windowsOf = (piece: "settlement" | "city"): Clay =>
  once(`windows ${piece}`, () => {
    const clay = new Clay();
    const pane = new PlaneGeometry(0.032, 0.042);
    const put = (x: number, y: number, z: number, turn: number) =>
      clay.add(pane, new Color(1, 1, 1), { at: [x, y, z], turn: [0, turn, 0] });
    if (piece === "settlement") {
      for (const side of [-1, 1]) for (const z of [-0.06, 0.06]) put(side * 0.1115, 0.075, z, (side * Math.PI) / 2);
      put(0, 0.15, 0.1265, 0);
      return put(0, 0.1, -0.1265, Math.PI) && clay;
    }
    for (const y of [0.13, 0.24])
      for (const [side, turn] of [
        [0.0965, 0],
        [-0.0965, Math.PI],
      ] as const)
        put(-0.1, y, side, turn);
    for (const y of [0.2, 0.29]) put(-0.1915, y, 0, -Math.PI / 2);
    for (const x of [0.08, 0.17])
      for (const [side, turn] of [
        [0.1015, 0],
        [-0.1015, Math.PI],
      ] as const)
        put(x, 0.11, side, turn);
    return clay;
  });

export const robber = (): Clay =>
  once("robber", () => {
    const cloak = [
      [0.001, 0.4],
      [0.05, 0.385],
      [0.075, 0.34],
      [0.07, 0.29],
      [0.055, 0.265],
      [0.085, 0.22],
      [0.115, 0.12],
      [0.145, 0.015],
      [0.14, 0],
    ] as const;
    const clay = new Clay();
    clay.add(
      new LatheGeometry(
        [...cloak].reverse().map(([radius, height]) => new Vector2(radius, height)),
        18,
      ),
      rising("#2b2833", "#5d5968", 0, 0.36),
      {},
      false,
    );
    clay.add(new SphereGeometry(0.058, 12, 8), tint("#121017"), { at: [0, 0.325, 0.03], size: [1, 1.05, 0.85] }, false);
    for (const side of [-1, 1])
      clay.add(new SphereGeometry(0.011, 8, 6), new Color(2.2, 1.5, 0.4), { at: [side * 0.022, 0.335, 0.076] });
    clay.add(
      new TorusGeometry(0.062, 0.016, 6, 16),
      tint("#4a4653"),
      { at: [0, 0.325, 0.022], turn: [-0.15, 0, 0] },
      false,
    );
    return clay.add(
      new TorusGeometry(0.062, 0.012, 6, 16),
      tint("#8a3b2e"),
      { at: [0, 0.262, 0], turn: [Math.PI / 2, 0, 0] },
      false,
    );
  });

export const prize = (): Clay =>
  once("prize", () => {
    const clay = new Clay().add(
      new CylinderGeometry(0.17, 0.18, 0.05, 24).translate(0, 0.025, 0),
      rising("#9a6d0c", "#f4c430", 0, 0.05),
    );
    return clay.add(markShape("brown", 0.24), tint("#fff6d5"), { at: [0, 0.052, 0] });
  });
