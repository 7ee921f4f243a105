// Many small shapes kneaded into one: everything that stands still is drawn in one go, coloured at its corners.
import { BufferAttribute, BufferGeometry, Color, Euler, Matrix4, Quaternion, Vector3 } from "three";

/** A colour, or one for each corner; `facet` is the middle of the face it belongs to. */
export type Paint = Color | ((at: Vector3, normal: Vector3, facet: Vector3) => Color);

export interface Pose {
  at?: [number, number, number];
  turn?: [number, number, number];
  size?: number | [number, number, number];
}

const matrixOf = ({ at = [0, 0, 0], turn = [0, 0, 0], size = 1 }: Pose): Matrix4 => {
  const [sx, sy, sz] = typeof size === "number" ? [size, size, size] : size;
  const turned = new Quaternion().setFromEuler(new Euler(...turn, "YXZ"));
  return new Matrix4().compose(new Vector3(...at), turned, new Vector3(sx, sy, sz));
};

/** Colours are kept as the roots of what they give: a byte then holds dark ones as well as light ones. */
const byte = (value: number): number => Math.round(Math.sqrt(Math.min(1, Math.max(0, value))) * 255);

export class Clay {
  private count = 0;
  private places = new Float32Array(3 * 256);
  private normals = new Int8Array(4 * 256);
  private colours = new Uint8Array(4 * 256);

  /** Adds a shape; `flat` shows its facets. */
  add(shape: BufferGeometry, paint: Paint, pose: Pose = {}, flat = true): this {
    const loose = shape.index ? shape.toNonIndexed() : shape.clone();
    loose.applyMatrix4(matrixOf(pose));
    if (flat) loose.computeVertexNormals();
    const [places, normals] = [loose.getAttribute("position"), loose.getAttribute("normal")];
    const [at, normal, facet, part] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
    for (let n = 0; n < places.count; n++) {
      if (n % 3 === 0) {
        facet.set(0, 0, 0);
        for (let k = 0; k < 3; k++) facet.addScaledVector(part.fromBufferAttribute(places, n + k), 1 / 3);
      }
      at.fromBufferAttribute(places, n);
      normal.fromBufferAttribute(normals, n);
      this.corner(at, normal, paint instanceof Color ? paint : paint(at, normal, facet));
    }
    return this;
  }

  corner(at: Vector3, normal: Vector3, { r, g, b }: Color, solid = 1): void {
    this.room(1);
    const [n, k] = [this.count * 3, this.count * 4];
    this.places[n] = at.x;
    this.places[n + 1] = at.y;
    this.places[n + 2] = at.z;
    this.normals[k] = normal.x * 127;
    this.normals[k + 1] = normal.y * 127;
    this.normals[k + 2] = normal.z * 127;
    this.colours[k] = byte(r);
    this.colours[k + 1] = byte(g);
    this.colours[k + 2] = byte(b);
    this.colours[k + 3] = solid * 255;
    this.count++;
  }

  private room(more: number): void {
    if ((this.count + more) * 3 <= this.places.length) return;
    const size = Math.max(this.count + more, (this.places.length / 3) * 2);
    const [places, normals, colours] = [new Float32Array(size * 3), new Int8Array(size * 4), new Uint8Array(size * 4)];
    places.set(this.places);
    normals.set(this.normals);
    colours.set(this.colours);
    [this.places, this.normals, this.colours] = [places, normals, colours];
  }

  /** A piece modelled once, set down somewhere. */
  press(other: Clay, pose: Pose = {}): this {
    this.room(other.count);
    const m = matrixOf(pose).elements;
    const [from, to] = [other.places, this.places];
    for (let n = 0, k = this.count * 3; n < other.count * 3; n += 3, k += 3) {
      const [x, y, z] = [from[n]!, from[n + 1]!, from[n + 2]!];
      to[k] = m[0]! * x + m[4]! * y + m[8]! * z + m[12]!;
      to[k + 1] = m[1]! * x + m[5]! * y + m[9]! * z + m[13]!;
      to[k + 2] = m[2]! * x + m[6]! * y + m[10]! * z + m[14]!;
    }
    this.lean(other, m);
    this.colours.set(other.colours.subarray(0, other.count * 4), this.count * 4);
    this.count += other.count;
    return this;
  }

  private lean(other: Clay, m: number[]): void {
    const [from, to] = [other.normals, this.normals];
    for (let n = 0, k = this.count * 4; n < other.count * 4; n += 4, k += 4) {
      const [x, y, z] = [from[n]!, from[n + 1]!, from[n + 2]!];
      const a = m[0]! * x + m[4]! * y + m[8]! * z;
      const b = m[1]! * x + m[5]! * y + m[9]! * z;
      const c = m[2]! * x + m[6]! * y + m[10]! * z;
      const by = 127 / (Math.sqrt(a * a + b * b + c * c) || 1);
      to[k] = a * by;
      to[k + 1] = b * by;
      to[k + 2] = c * by;
    }
  }

  /** How far it rises above the ground; measured once. */
  get high(): number {
    if (this.top.of !== this.count) {
      this.top = { of: this.count, high: 0.001 };
      for (let n = 1; n < this.count * 3; n += 3) this.top.high = Math.max(this.top.high, this.places[n]!);
    }
    return this.top.high;
  }

  private top = { of: -1, high: 0.001 };

  get isEmpty(): boolean {
    return this.count === 0;
  }

  fired(): BufferGeometry {
    const done = new BufferGeometry();
    done.setAttribute("position", new BufferAttribute(this.places.slice(0, this.count * 3), 3));
    done.setAttribute("normal", new BufferAttribute(this.normals.slice(0, this.count * 4), 4, true));
    done.setAttribute("color", new BufferAttribute(this.colours.slice(0, this.count * 4), 4, true));
    return done;
  }
}

/** From one colour below to another above. */
export const rising = (low: string, high: string, from: number, to: number): Paint => {
  const [dark, light, made] = [new Color(low), new Color(high), new Color()];
  return (at) => made.lerpColors(dark, light, Math.min(1, Math.max(0, (at.y - from) / (to - from))));
};
