// What people have put on the island before the game: tokens, trails, towns, piers and boats.
import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Shape,
  TorusGeometry,
  Vector2,
} from "three";
import type { Harbour, Island, Spot, Track } from "../../model";
import { Clay, rising } from "../clay";
import { DARK_WOOD, IVORY, tint, WOOD } from "../palette";
import { LEVEL, TOKEN_RADIUS } from "./ground";

export function build(clay: Clay, island: Island): void {
  for (const hex of island.hexes) if (hex.number !== undefined) clay.press(TOKEN, on(hex));
  for (const track of island.tracks) if (track.kind !== "side") trail(clay, track);
  for (const town of island.towns) {
    if (town.kind === "point") clay.add(disc(0.05, 0.02, 8), tint("#7a6238"), on(town));
    else if (town.kind === "victory") clay.add(disc(0.1, 0.02, 12), tint("#fdf3d8"), on(town));
    else clay.press(ring(town.ring), on(town));
  }
  for (const harbour of island.harbours) dock(clay, harbour);
}

const on = ({ x, z }: Spot, up = 0) => ({ at: [x, LEVEL + up, z] as [number, number, number] });
const disc = (radius: number, height: number, sides = 24): BufferGeometry =>
  new CylinderGeometry(radius * 0.94, radius, height, sides).translate(0, height / 2, 0);

const TOKEN = new Clay()
  .add(disc(TOKEN_RADIUS * 1.03, 0.045, 18), rising("#c6ab78", "#efdfba", 0, 0.05))
  .add(disc(TOKEN_RADIUS * 0.985, 0.06), tint(IVORY), { at: [0, 0.005, 0] });

const RINGS: Record<string, Clay> = {};
/** Made once for each colour. */
function ring(colour: string): Clay {
  RINGS[colour] ??= new Clay()
    .add(disc(0.15, 0.024, 16), tint("#fdf8ee"))
    .add(new TorusGeometry(0.145, 0.024, 4, 18).rotateX(Math.PI / 2), tint(colour), { at: [0, 0.024, 0] }, false);
  return RINGS[colour];
}

const PLANKS = ["#b98a58", WOOD].map((wood) => new Clay().add(new BoxGeometry(0.056, 0.018, 0.125), tint(wood)));
const POST = new Clay().add(new CylinderGeometry(0.013, 0.016, 0.26, 6), tint(DARK_WOOD));

const GAP = 0.2;

function trail(clay: Clay, { from, to, kind }: Track): void {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const long = Math.hypot(dx, dz) * (1 - 2 * GAP);
  const pose = {
    at: [from.x + dx / 2, LEVEL + 0.008, from.z + dz / 2] as [number, number, number],
    turn: [0, -Math.atan2(dz, dx), 0] as [number, number, number],
  };
  if (kind === "quay") clay.add(new BoxGeometry(long + 0.1, 0.03, 0.24), tint("#fdf3d8"), pose);
  clay.add(
    new BoxGeometry(long, kind === "quay" ? 0.044 : 0.03, kind === "quay" ? 0.15 : 0.09),
    tint(kind === "quay" ? "#c4281c" : "#fdf0cf"),
    pose,
  );
}

function dock(clay: Clay, { ends, sign }: Harbour): void {
  for (const end of ends) pier(clay, end, sign);
  const inland = { x: (ends[0].x + ends[1].x) / 2, z: (ends[0].z + ends[1].z) / 2 };
  clay.press(BOAT, {
    at: [sign.x, 0, sign.z],
    turn: [0, -Math.atan2(sign.z - inland.z, sign.x - inland.x) + Math.PI / 2, 0],
  });
}

/** Planks on posts from the shore towards the boat. */
function pier(clay: Clay, from: Spot, sign: Spot): void {
  const [dx, dz] = [sign.x - from.x, sign.z - from.z];
  const far = Math.hypot(dx, dz);
  const turn = -Math.atan2(dz, dx);
  const end = far * 0.7;
  for (let along = 0.08, n = 0; along < end; along += 0.066, n++) {
    const [x, z] = [from.x + (dx / far) * along, from.z + (dz / far) * along];
    clay.press(PLANKS[n % 3 ? 0 : 1]!, {
      at: [x, LEVEL - 0.03, z],
      turn: [0, turn + (n % 4) * 0.02, 0],
    });
    if (n % 4 !== 1 || along < 0.2) continue;
    for (const side of [-1, 1]) {
      const aside = side * 0.055;
      const post = { x: x - (dz / far) * aside, z: z + (dx / far) * aside };
      clay.press(POST, { at: [post.x, 0.03, post.z] });
    }
  }
}

function boat(): Clay {
  const half = 0.3;
  const outline = new Shape();
  outline.moveTo(-half, 0);
  outline.quadraticCurveTo(-half * 0.5, 0.13, half * 0.45, 0.115);
  outline.quadraticCurveTo(half * 0.8, 0.09, half * 1.12, 0);
  outline.quadraticCurveTo(half * 0.8, -0.09, half * 0.45, -0.115);
  outline.quadraticCurveTo(-half * 0.5, -0.13, -half, 0);
  const hull = new ExtrudeGeometry(outline, {
    depth: 0.09,
    bevelEnabled: true,
    bevelThickness: 0.03,
    bevelSize: 0.025,
    bevelSegments: 1,
    curveSegments: 4,
  }).rotateX(-Math.PI / 2);
  const deck = new ExtrudeGeometry(
    new Shape(outline.getPoints(6).map((point) => new Vector2(point.x * 0.86, point.y * 0.8))),
    { depth: 0.012, bevelEnabled: false },
  ).rotateX(-Math.PI / 2);
  const clay = new Clay()
    .add(hull, rising("#56351d", "#9a683c", -0.02, 0.12), { at: [0, -0.02, 0] })
    .add(deck, tint("#d2a570"), { at: [0, 0.094, 0] });
  return clay.add(new CylinderGeometry(0.012, 0.018, 0.24, 7), tint(DARK_WOOD), { at: [0, 0.2, 0] });
}

const BOAT = boat();
