// A cube with round edges.
import { BoxGeometry, type BufferGeometry, Vector3 } from "three";

export function roundedCube(size: number, round: number): BufferGeometry {
  const shape = new BoxGeometry(size, size, size, 6, 6, 6);
  const [places, normals] = [shape.getAttribute("position"), shape.getAttribute("normal")];
  const inner = size / 2 - round;
  const [at, core] = [new Vector3(), new Vector3()];
  const within = (value: number) => Math.max(-inner, Math.min(inner, value));
  for (let n = 0; n < places.count; n++) {
    at.fromBufferAttribute(places, n);
    // The outer rows are drawn towards the edges, where the bend is.
    at.set(
      ...(at.toArray().map((value) => Math.sign(value) * (Math.abs(value) / (size / 2)) ** 0.45 * (size / 2)) as [
        number,
        number,
        number,
      ]),
    );
    core.set(within(at.x), within(at.y), within(at.z));
    at.sub(core).normalize();
    normals.setXYZ(n, at.x, at.y, at.z);
    at.multiplyScalar(round).add(core);
    places.setXYZ(n, at.x, at.y, at.z);
  }
  return shape;
}
