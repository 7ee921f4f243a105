// What is written on the island: numbers with their pips, rates, names of towns. One picture holds them all,
// and everything written turns towards whoever looks.
import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  Mesh,
  type RawShaderMaterial,
  SRGBColorSpace,
} from "three";
import { pips } from "../../../board/island/token";
import type { Resource } from "../../../view";
import type { Island } from "../../model";
import { LEVEL, TOKEN_RADIUS } from "../land/ground";
import { LAID_OUT, type LightUniforms, litProgram } from "../paint";

const SHEET = 2048;
const CELL = 192;
/** How high a town's name is written. */
const NAME = 0.28;
/** A name's plate of fewer pixels is only in the way. */
const READABLE = 10;
const FIGURES = 'Georgia, "Iowan Old Style", "Palatino Linotype", "DejaVu Serif", serif';
const LETTERS = 'ui-rounded, "Avenir Next", "Segoe UI", system-ui, "Noto Sans", "DejaVu Sans", sans-serif';

interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type ResourcePictures = Record<Resource, string>;

/** Shelves of small drawings on one sheet, as tall as it must be. */
class Sheet {
  readonly canvas = document.createElement("canvas");
  private readonly pen = this.canvas.getContext("2d")!;
  private readonly kept = new Map<string, Patch & { draw: (pen: CanvasRenderingContext2D) => void }>();
  private next = { x: 0, y: 0 };

  /** Draws once for each key, around the middle of its patch. */
  patch(key: string, width: number, draw: (pen: CanvasRenderingContext2D) => void, height = CELL): Patch {
    const found = this.kept.get(key);
    if (found) return found;
    if (this.next.x + width > SHEET) this.next = { x: 0, y: this.next.y + CELL };
    const patch = { ...this.next, width, height, draw };
    this.next.x += width;
    this.kept.set(key, patch);
    return patch;
  }

  draw(): void {
    this.canvas.width = SHEET;
    this.canvas.height = this.next.y + CELL;
    for (const { x, y, width, height, draw } of this.kept.values()) {
      this.pen.save();
      this.pen.translate(x + width / 2, y + height / 2);
      draw(this.pen);
      this.pen.restore();
    }
  }

  widthOf(text: string, font: string): number {
    this.pen.font = font;
    return this.pen.measureText(text).width;
  }
}

function drawToken(pen: CanvasRenderingContext2D, number: number): void {
  const count = pips(number);
  const often = count === 5;
  pen.fillStyle = "#fbf2dc";
  pen.beginPath();
  pen.arc(0, 0, 94, 0, 7);
  pen.fill();
  pen.strokeStyle = "#d3bb8a";
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(0, 0, 80, 0, 7);
  pen.stroke();
  pen.fillStyle = often ? "#b3261a" : "#33271b";
  pen.textAlign = "center";
  pen.font = `700 ${90 + count * 7}px ${FIGURES}`;
  pen.fillText(String(number), 0, 28);
  for (let n = 0; n < count; n++) {
    pen.beginPath();
    pen.arc((n - (count - 1) / 2) * 22, 54, 8.5, 0, 7);
    pen.fill();
  }
}

function roundBox(pen: CanvasRenderingContext2D, width: number, height: number, fill: string, line: string): void {
  pen.beginPath();
  pen.roundRect(-width / 2, -height / 2, width, height, 26);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 7;
  pen.strokeStyle = line;
  pen.stroke();
}

/** Everything turns to whoever looks; names and rates stand up and are not hidden by what grows around them. */
const TURNED = /* glsl */ `${LAID_OUT}
uniform vec2 spin, lean;
in vec4 pose;
in vec2 uv;
out vec2 at;
out vec3 ofSun, ofSky;
void main() {
  float upright = pose.w;
  vec3 local = vec3(position.x, position.y * upright * lean.y, position.y * upright * -lean.x + position.z);
  at = uv;
  ofSun = fromSun(vec3(0, 1, 0));
  ofSky = fromSky(vec3(0, 1, 0));
  vec3 turned = vec3(local.x * spin.x + local.z * spin.y, local.y, -local.x * spin.y + local.z * spin.x);
  settle(laidOut(pose.xyz + turned), vec3(0, 1, 0));
  gl_Position.z -= upright * .008 * gl_Position.w;
}`;

/** Shade and the hour take little away: it must be read. */
const READ = /* glsl */ `
uniform sampler2D sheet;
in vec2 at;
in vec3 ofSun, ofSky;
void main() {
  vec4 ink = texture(sheet, at);
  if (ink.a < .35) discard;
  vec3 light = ofSky + ofSun * mix(.6, 1., sunny());
  show(ink.rgb * mix(light, dot(light, vec3(.3, .5, .2)) * vec3(1.05, .99, .91), .65), 1.);
}`;

export class Labels {
  readonly mesh: Mesh;
  readonly drawn: Promise<void>;
  private readonly sheet = new Sheet();
  private readonly texture = new CanvasTexture(this.sheet.canvas);
  private readonly ink: RawShaderMaterial;
  private readonly spin = { value: [1, 0] };
  private readonly lean = { value: [0, 1] };
  private readonly places: number[] = [];
  private readonly poses: number[] = [];
  private readonly corners: number[] = [];
  /** How many corners come before the names. */
  private readonly unnamed: number;

  /** `larger` is what stands upright, for those who look from afar. */
  constructor(
    island: Island,
    pictures: ResourcePictures,
    light: LightUniforms,
    private readonly larger = 1,
  ) {
    for (const hex of island.hexes) if (hex.number !== undefined) this.token(hex.x, hex.z, hex.number);
    for (const { sign, kind } of island.harbours) this.sail(sign.x, 0.43, sign.z, kind, "#cdb98f", 0.36);
    for (const { x, z, kind } of island.rates) this.sail(x, 0.3, z, kind, "#c4281c", 0.3);
    this.unnamed = this.places.length / 3;
    for (const name of island.names) this.name(name);
    this.sheet.draw();
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 8;
    const known = { spin: this.spin, lean: this.lean, sheet: { value: this.texture } };
    this.ink = litProgram(light, TURNED, READ, known);
    this.mesh = new Mesh(this.shape(), this.ink);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 3;
    this.drawn = this.paste(pictures);
  }

  /** Where the eye is: turned around the island, and how high; names come as one looks closer, pixels to a unit. */
  face({ azimuth, height }: { azimuth: number; height: number }, unit: number): void {
    const readable = NAME * this.larger * unit >= READABLE;
    this.mesh.geometry.setDrawRange(0, readable ? Number.POSITIVE_INFINITY : this.unnamed);
    this.spin.value = [Math.cos(azimuth), Math.sin(azimuth)];
    this.lean.value = [Math.sin(height) * 0.85, Math.cos(height * 0.85)];
  }

  private token(x: number, z: number, number: number): void {
    const patch = this.sheet.patch(`token ${number}`, CELL, (pen) => drawToken(pen, number));
    const reach = TOKEN_RADIUS * 0.95;
    this.quad([x, LEVEL + 0.067, z, 0], patch, [
      [-reach, 0, reach],
      [reach, 0, reach],
      [reach, 0, -reach],
      [-reach, 0, -reach],
    ]);
  }

  private sail(x: number, y: number, z: number, kind: Resource | "any", line: string, size: number): void {
    const patch = this.sheet.patch(`sail ${kind}${line}`, 2 * CELL, (pen) => {
      roundBox(pen, 2 * CELL - 24, CELL - 24, "#fbf4e3", line);
      pen.fillStyle = "#3a2b1c";
      pen.textAlign = "center";
      pen.font = `700 ${kind === "any" ? 112 : 88}px ${FIGURES}`;
      pen.fillText(kind === "any" ? "3:1" : "2:1", kind === "any" ? 0 : 76, kind === "any" ? 38 : 30);
    });
    if (kind !== "any") this.toPaste.push({ kind, patch });
    this.upright(x, y, z, patch, size * 2, size);
  }

  private name({ x, z, text, line, ink }: Island["names"][number]): void {
    const font = `700 112px ${LETTERS}`;
    const width = Math.ceil(this.sheet.widthOf(text, font)) + 44;
    const patch = this.sheet.patch(`name ${text}`, width, (pen) => {
      pen.font = font;
      pen.textAlign = "center";
      roundBox(pen, width - 12, 150, "#fdf6e6", line);
      pen.fillStyle = ink;
      pen.fillText(text, 0, 39);
    });
    this.upright(x, LEVEL + 0.06, z, patch, (NAME * width) / CELL, NAME);
  }

  private upright(x: number, y: number, z: number, patch: Patch, width: number, height: number): void {
    const [right, up] = [(width / 2) * this.larger, (height / 2) * this.larger];
    this.quad([x, y, z, 1], patch, [
      [-right, -up, 0],
      [right, -up, 0],
      [right, up, 0],
      [-right, up, 0],
    ]);
  }

  private quad(pose: number[], { x, y, width, height }: Patch, places: [number, number, number][]): void {
    const [left, right, low, high] = [x, x + width, y + height, y];
    const corners = [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ] as const;
    for (const n of [0, 1, 2, 0, 2, 3]) {
      this.places.push(...places[n]!);
      this.poses.push(...pose);
      this.corners.push(...corners[n]!);
    }
  }

  private shape(): BufferGeometry {
    const shape = new BufferGeometry();
    shape.setAttribute("position", new Float32BufferAttribute(this.places, 3));
    shape.setAttribute("pose", new Float32BufferAttribute(this.poses, 4));
    const tall = this.sheet.canvas.height;
    const corners = this.corners.map((value, n) => (n % 2 ? 1 - value / tall : value / SHEET));
    shape.setAttribute("uv", new Float32BufferAttribute(corners, 2));
    return shape;
  }

  private readonly toPaste: { kind: Resource; patch: Patch }[] = [];

  /** The resources' own pictures come as drawings that the browser must read first. */
  private async paste(pictures: ResourcePictures): Promise<void> {
    const pen = this.sheet.canvas.getContext("2d")!;
    await Promise.all(
      this.toPaste.map(async ({ kind, patch }) => {
        const image = new Image(CELL, CELL);
        image.src = pictures[kind];
        await image.decode();
        pen.drawImage(image, patch.x + 34, patch.y + 30, 132, 132);
      }),
    );
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.ink.dispose();
    this.texture.dispose();
  }
}
