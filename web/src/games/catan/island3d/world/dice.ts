// Two dice in a corner of the picture, with a camera of their own. They tumble and come to rest on what was rolled.
import {
  AmbientLight,
  CircleGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  ShadowMaterial,
  Vector3,
  type WebGLRenderer,
} from "three";
import { PIPS } from "../../art/pips";
import { Clay } from "./clay";
import { roundedCube } from "./cube";
import { tint } from "./palette";

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

function die(body: string, pip: string): Mesh {
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
  const mesh = new Mesh(clay.fired(), new MeshStandardMaterial({ vertexColors: true, roughness: 0.42 }));
  mesh.castShadow = true;
  return mesh;
}

/** How it lies when this number is on top, turned a little. */
const lying = (number: number, turn: number): Quaternion =>
  new Quaternion().setFromAxisAngle(UP, turn).multiply(new Quaternion().setFromUnitVectors(SIDES[number]!, UP));

export const TUMBLE = 1100;

export class Dice {
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(26, 1.5, 0.1, 40);
  private readonly dice = [die("#fffaf0", "#33271b"), die("#f2c14e", "#4a2c08")] as const;
  private readonly sun = new DirectionalLight("#fff2dc", 2.7);
  private began = -1e9;
  private shown: [number, number] = [3, 4];

  constructor() {
    const floor = new Mesh(new PlaneGeometry(9, 7).rotateX(-Math.PI / 2), new ShadowMaterial({ opacity: 0.32 }));
    floor.receiveShadow = true;
    floor.position.y = -0.5;
    this.sun.position.set(-3, 7, 1.5);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(512, 512);
    Object.assign(this.sun.shadow.camera, { left: -4, right: 4, top: 4, bottom: -4 });
    this.sun.shadow.radius = 5;
    this.camera.position.set(0, 7, 5.2);
    this.camera.lookAt(0, -0.1, 0.1);
    this.scene.add(floor, this.sun, new AmbientLight("#cfe0ee", 1.25), ...this.dice);
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
      const axis = new Vector3(n ? 0.4 : -0.3, 0.25, -1).normalize();
      mesh.quaternion.setFromAxisAngle(axis, -left * 11).multiply(lying(this.shown[n]!, n ? -0.35 : 0.3));
    });
  }

  draw(renderer: WebGLRenderer, box: { x: number; y: number; width: number; height: number }): void {
    this.camera.aspect = box.width / box.height;
    this.camera.updateProjectionMatrix();
    renderer.setViewport(box.x, box.y, box.width, box.height);
    renderer.clearDepth();
    renderer.shadowMap.needsUpdate = true;
    renderer.render(this.scene, this.camera);
  }

  dispose(): void {
    for (const mesh of this.dice) {
      mesh.geometry.dispose();
      (mesh.material as MeshStandardMaterial).dispose();
    }
    this.sun.dispose();
  }
}
