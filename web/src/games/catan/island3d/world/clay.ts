// Many small shapes kneaded into one: everything that stands still is drawn in one go, coloured at its corners.
import { BufferGeometry, Color, Euler, Float32BufferAttribute, Matrix4, Quaternion, Vector3 } from "three";

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

export class Clay {
  private readonly places: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];

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
    loose.dispose();
    return this;
  }

  corner(at: Vector3, normal: Vector3, { r, g, b }: Color): void {
    this.places.push(at.x, at.y, at.z);
    this.normals.push(normal.x, normal.y, normal.z);
    this.colours.push(r, g, b);
  }

  /** A piece modelled once, set down somewhere. */
  press(other: Clay, pose: Pose = {}): this {
    const matrix = matrixOf(pose);
    const [at, normal, colour] = [new Vector3(), new Vector3(), new Color()];
    for (let n = 0; n < other.places.length; n += 3) {
      at.fromArray(other.places, n).applyMatrix4(matrix);
      normal.fromArray(other.normals, n).transformDirection(matrix);
      this.corner(at, normal, colour.fromArray(other.colours, n));
    }
    return this;
  }

  get isEmpty(): boolean {
    return this.places.length === 0;
  }

  fired(): BufferGeometry {
    const done = new BufferGeometry();
    done.setAttribute("position", new Float32BufferAttribute(this.places, 3));
    done.setAttribute("normal", new Float32BufferAttribute(this.normals, 3));
    done.setAttribute("color", new Float32BufferAttribute(this.colours, 3));
    return done;
  }
}

/** From one colour below to another above. */
export const rising = (low: string, high: string, from: number, to: number): Paint => {
  const [dark, light, made] = [new Color(low), new Color(high), new Color()];
  return (at) => made.lerpColors(dark, light, Math.min(1, Math.max(0, (at.y - from) / (to - from))));
};
