// Two dice in a corner of the picture, with a camera of their own. They tumble and come to rest on what was rolled.
import {
  CircleGeometry,
  Color,
  Group,
  Mesh,
  PerspectiveCamera,
  Quaternion,
  type RawShaderMaterial,
  Scene,
  Vector3,
} from "three";
import { PIPS } from "../../../art/pips";
import { Clay } from "../clay";
import type { Easel } from "../easel";
import { flat } from "../paint";
import { tint } from "../palette";
import { roundedCube } from "./cube";

/** Which way each number looks; opposite sides make seven. */
const SIDES: Record<number, Vector3> = {
  1: new Vector3(0, 1, 0),
  6: new Vector3(0, -1, 0),
  2: new Vector3(0, 0, 1),
  5: new Vector3(0, 0, -1),
  3: new Vector3(1, 0, 0),
  4: new Vector3(-1, 0, 0),
};
const UP = new Vector3(0, 1, 0);

function die(body: string, pip: string, wood: RawShaderMaterial): Mesh {
  const clay = new Clay().add(roundedCube(1, 0.16), tint(body), {}, false);
  const spot = new CircleGeometry(0.095, 12).rotateX(-Math.PI / 2);
  for (const [number, side] of Object.entries(SIDES)) {
    const facing = new Group();
    facing.quaternion.setFromUnitVectors(UP, side);
    for (const [x, z] of PIPS[Number(number)]!) {
      const at = new Vector3(x * 0.25, 0.503, z * 0.25).applyQuaternion(facing.quaternion);
      const shape = spot.clone().applyQuaternion(facing.quaternion);
      clay.add(shape, tint(pip), { at: [at.x, at.y, at.z] });
    }
  }
  return new Mesh(clay.fired(), wood);
}

/** The shadow under a die: dark in the middle, nothing at the rim. */
function shadow(): Clay {
  const [clay, sides, up, black] = [new Clay(), 20, new Vector3(0, 1, 0), new Color(0, 0, 0)];
  const rim = (k: number) => new Vector3(Math.cos((k / sides) * 2 * Math.PI), 0, Math.sin((k / sides) * 2 * Math.PI));
  for (let k = 0; k < sides; k++) {
    clay.corner(new Vector3(), up, black, 0.7);
    for (const one of [k + 1, k]) clay.corner(rim(one), up, black, 0);
  }
  return clay;
}

/** Far from the island and its shadows. */
const AWAY = 500;

/** How it lies when this number is on top, turned a little. */
const lying = (number: number, turn: number): Quaternion =>
  new Quaternion().setFromAxisAngle(UP, turn).multiply(new Quaternion().setFromUnitVectors(SIDES[number]!, UP));

export const TUMBLE = 1100;

export class Dice {
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(26, 1.5, 0.1, 40);
  private readonly dice: readonly [Mesh, Mesh];
  private readonly dark = flat();
  private readonly shadows: readonly [Mesh, Mesh];
  private began = -1e9;
  private shown: [number, number] = [3, 4];

  constructor(wood: RawShaderMaterial) {
    this.dice = [die("#fffaf0", "#33271b", wood), die("#f2c14e", "#4a2c08", wood)];
    const shape = shadow().fired();
    this.shadows = [new Mesh(shape, this.dark), new Mesh(shape, this.dark)];
    const table = new Group();
    table.position.x = AWAY;
    table.add(...this.shadows, ...this.dice);
    this.camera.position.set(AWAY, 7, 5.2);
    this.camera.lookAt(AWAY, -0.1, 0.1);
    this.scene.add(table);
    this.place(1);
  }

  show(dice: [number, number], tumbling: boolean, now: number): void {
    this.shown = dice;
    this.began = tumbling ? now : -1e9;
    this.place(this.share(now));
  }

  private share(now: number): number {
    return Math.min(1, (now - this.began) / TUMBLE);
  }

  /** Whether it still moves. */
  step(now: number): boolean {
    const share = this.share(now);
    this.place(share);
    return share < 1;
  }

  private place(share: number): void {
    this.dice.forEach((mesh, n) => {
      const own = Math.min(1, share * (n ? 1 : 1.14));
      const left = (1 - own) ** 2;
      const hop = Math.abs(Math.cos(own * Math.PI * 2.5)) * (1 - own) ** 1.6;
      mesh.position.set((n ? 0.72 : -0.72) - left * 3.4, hop * 2.1, (n ? 0.12 : -0.1) - left * 1.6);
      const [under, wide] = [this.shadows[n]!, 0.95 + mesh.position.y * 0.35];
      under.position.set(mesh.position.x + 0.14 + mesh.position.y * 0.3, -0.5, mesh.position.z + 0.04);
      under.scale.set(wide, 1, wide);
      const axis = new Vector3(n ? 0.4 : -0.3, 0.25, -1).normalize();
      mesh.quaternion.setFromAxisAngle(axis, -left * 11).multiply(lying(this.shown[n]!, n ? -0.35 : 0.3));
    });
  }

  draw(easel: Easel, box: { x: number; y: number; width: number; height: number }): void {
    this.camera.aspect = box.width / box.height;
    this.camera.updateProjectionMatrix();
    easel.inset(box, this.scene, this.camera);
  }

  dispose(): void {
    for (const mesh of [...this.dice, ...this.shadows]) mesh.geometry.dispose();
    this.dark.dispose();
  }
}
