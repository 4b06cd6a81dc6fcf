import { BufferGeometry, Float32BufferAttribute, Mesh, Vector3 } from 'three';
import type { Material } from 'three';
import type { Point } from './shapes.ts';

/** A rounded limb from one point to another, with its radius at either end. */
export type Limb = readonly [from: Point, to: Point, radius: number, end?: number];

interface FleshOptions {
  /** The distance in metres over which limbs flow into each other. */
  blend?: number;
  /** The depth in metres of the folds, for cloth. */
  folds?: number;
  /** The edge of a cell in metres. */
  cell?: number;
  /** The height below which nothing is left, for the straight edge of a jacket or a sleeve. */
  hem?: number;
}

/** Covers the limbs with one smooth skin or cloth, in metres. */
export function flesh(limbs: readonly Limb[], material: Material, options: FleshOptions = {}): Mesh {
  const { blend = 0.04, folds = 0, cell = 0.011, hem = -Infinity } = options;
  const cones = limbs.map(([from, to, radius, end = radius]) => ({
    from: new Vector3(...from),
    along: new Vector3(...to).sub(new Vector3(...from)),
    radius,
    end,
  }));
  const distance = (x: number, y: number, z: number): number => {
    let sum = 0;
    for (const { from, along, radius, end } of cones) {
      const px = x - from.x;
      const py = y - from.y;
      const pz = z - from.z;
      const length = along.lengthSq();
      const t = length === 0 ? 0 : Math.min(1, Math.max(0, (px * along.x + py * along.y + pz * along.z) / length));
      const away = Math.hypot(px - along.x * t, py - along.y * t, pz - along.z * t) - radius - (end - radius) * t;
      sum += Math.exp((-away * 4) / blend);
    }
    const wrinkle = folds * Math.sin(x * 31 + Math.sin(y * 23) * 1.7) * Math.sin(y * 41 + z * 27 + Math.sin(x * 17));
    return Math.max((-Math.log(sum + 1e-30) * blend) / 4 + wrinkle, hem - y);
  };
  return new Mesh(surface(distance, boundsOf(limbs, blend), cell), material);
}

interface Bounds {
  low: Vector3;
  high: Vector3;
}

function boundsOf(limbs: readonly Limb[], margin: number): Bounds {
  const low = new Vector3(Infinity, Infinity, Infinity);
  const high = low.clone().negate();
  for (const [from, to, radius, end = radius] of limbs) {
    const room = Math.max(radius, end) + margin;
    for (const point of [from, to]) {
      low.min(new Vector3(...point).subScalar(room));
      high.max(new Vector3(...point).addScalar(room));
    }
  }
  return { low, high };
}

type Distance = (x: number, y: number, z: number) => number;

/** Returns the surface where the distance is zero, by naive surface nets: one vertex in each cell that it crosses. */
function surface(distance: Distance, { low, high }: Bounds, cell: number): BufferGeometry {
  const [nx, ny, nz] = high
    .clone()
    .sub(low)
    .divideScalar(cell)
    .toArray()
    .map((count) => Math.ceil(count) + 1) as [number, number, number];
  const values = new Float32Array(nx * ny * nz);
  const at = (i: number, j: number, k: number): number => i + nx * (j + ny * k);
  for (let k = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++) {
        values[at(i, j, k)] = distance(low.x + i * cell, low.y + j * cell, low.z + k * cell);
      }
    }
  }
  const vertices = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  for (let k = 0; k + 1 < nz; k++) {
    for (let j = 0; j + 1 < ny; j++) {
      for (let i = 0; i + 1 < nx; i++) {
        const crossing = middleOfCrossings(([x, y, z]) => values[at(i + x, j + y, k + z)]!);
        if (crossing === null) continue;
        vertices[at(i, j, k)] = positions.length / 3;
        crossing
          .add(new Vector3(i, j, k))
          .multiplyScalar(cell)
          .add(low);
        positions.push(crossing.x, crossing.y, crossing.z);
      }
    }
  }
  const indices: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, isFlipped: boolean): void => {
    const corners = [a, b, c, d].map((index) => vertices[index]!) as [number, number, number, number];
    const [p, q, r, s] = isFlipped ? [corners[0], corners[3], corners[2], corners[1]] : corners;
    indices.push(p, q, r, p, r, s);
  };
  for (let k = 1; k + 1 < nz; k++) {
    for (let j = 1; j + 1 < ny; j++) {
      for (let i = 1; i + 1 < nx; i++) {
        const here = values[at(i, j, k)]! < 0;
        if (here !== values[at(i + 1, j, k)]! < 0) {
          quad(at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k), !here);
        }
        if (here !== values[at(i, j + 1, k)]! < 0) {
          quad(at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1), !here);
        }
        if (here !== values[at(i, j, k + 1)]! < 0) {
          quad(at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k), !here);
        }
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  // The weave of the cloth repeats every ten centimetres.
  const uvs = Array.from({ length: positions.length / 3 }, (_, i) => [
    (positions[3 * i]! + positions[3 * i + 2]!) * 0.4,
    positions[3 * i + 1]! * 0.4,
  ]);
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs.flat(), 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}

/** Returns the mean of the points at which the surface crosses the edges of a cell, or null if it crosses none. */
function middleOfCrossings(valueAt: (corner: Point) => number): Vector3 | null {
  const sum = new Vector3();
  let count = 0;
  for (const [a, b] of edges) {
    const from = valueAt(a);
    const to = valueAt(b);
    if (from < 0 === to < 0) continue;
    sum.add(new Vector3(...a).lerp(new Vector3(...b), from / (from - to)));
    count++;
  }
  return count === 0 ? null : sum.divideScalar(count);
}

/** The twelve edges of a cell, each with the corners that it joins. */
function cubeEdges(): (readonly [Point, Point])[] {
  const result: (readonly [Point, Point])[] = [];
  for (const u of [0, 1]) {
    for (const v of [0, 1]) {
      result.push(
        [
          [0, u, v],
          [1, u, v],
        ],
        [
          [u, 0, v],
          [u, 1, v],
        ],
        [
          [u, v, 0],
          [u, v, 1],
        ],
      );
    }
  }
  return result;
}

const edges = cubeEdges();
