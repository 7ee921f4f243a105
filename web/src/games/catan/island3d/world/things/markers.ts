// The places one may choose, lit on the ground, and the piece that would stand there.
import {
  type BufferGeometry,
  CircleGeometry,
  Color,
  Group,
  Mesh,
  type RawShaderMaterial,
  RingGeometry,
  Shape,
  ShapeGeometry,
  TorusGeometry,
} from "three";
import type { Choice } from "../../model";
import { Clay, type Pose } from "../clay";
import { LEVEL } from "../land/ground";
import { flat, type LightUniforms, paint } from "../paint";
import { city, road, settlement } from "./pieces";
import { HOUSE } from "./standing";

const GLOW = "#ffd54a";
const SEEN = "#ffffff";

const intersection = new TorusGeometry(0.13, 0.024, 3, 18).rotateX(Math.PI / 2);
const dot = new CircleGeometry(0.1, 16).rotateX(-Math.PI / 2);
const around = new TorusGeometry(0.25, 0.026, 3, 24).rotateX(Math.PI / 2);
const hexRing = new RingGeometry(0.8, 0.88, 6, 1).rotateZ(Math.PI / 6).rotateX(-Math.PI / 2);

function bar(): BufferGeometry {
  const [long, round] = [0.23, 0.055];
  const outline = new Shape();
  outline.absarc(long, 0, round, -Math.PI / 2, Math.PI / 2, false);
  outline.absarc(-long, 0, round, Math.PI / 2, (3 * Math.PI) / 2, false);
  return new ShapeGeometry(outline, 5).rotateX(-Math.PI / 2);
}

const strip = bar();

const onGround = ({ x, z, turn }: Choice, up = 0.03) => ({
  at: [x, LEVEL + up, z] as [number, number, number],
  turn: [0, turn, 0] as [number, number, number],
});

function lay(clay: Clay, choice: Choice, colour: Color): void {
  if (choice.kind === "robber") clay.add(hexRing, colour, onGround(choice, 0.06));
  else if (choice.kind === "city") clay.add(around, colour, onGround(choice));
  else if (choice.kind === "settlement")
    clay.add(intersection, colour, onGround(choice)).add(dot, colour, onGround(choice, 0.01));
  else clay.add(strip, colour, onGround(choice, 0.02));
}

const standingAt = (choice: Choice): Pose =>
  choice.kind === "road" ? onGround(choice, 0.005) : { ...onGround({ ...choice, turn: 0.5 }, 0.005), size: HOUSE };

const PIECE = { road, settlement, city } as const;

export class Markers {
  readonly group = new Group();
  private readonly paint = flat(false);
  private readonly wood: RawShaderMaterial;

  constructor(light: LightUniforms) {
    this.wood = paint(light, 0.82);
  }

  show(choices: Choice[], quiet: boolean, chosen: Choice | null, colour: string): void {
    this.clear();
    if (choices.length) {
      const clay = new Clay();
      for (const choice of choices) {
        lay(
          clay,
          choice,
          new Color(choice === chosen || choice.kind === "city" || choice.kind === "robber" ? GLOW : SEEN),
        );
      }
      const mesh = new Mesh(clay.fired(), this.paint);
      mesh.renderOrder = 4;
      this.paint.uniforms.opacity!.value = quiet ? 0.5 : 0.88;
      this.group.add(mesh);
    }
    if (chosen && chosen.kind !== "robber") {
      const ghost = new Mesh(new Clay().press(PIECE[chosen.kind](colour), standingAt(chosen)).fired(), this.wood);
      ghost.renderOrder = 5;
      this.group.add(ghost);
    }
  }

  private clear(): void {
    for (const mesh of this.group.children) (mesh as Mesh).geometry.dispose();
    this.group.clear();
  }

  dispose(): void {
    this.clear();
    this.paint.dispose();
    this.wood.dispose();
  }
}
