import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Group, Mesh, TubeGeometry, Vector3 } from 'three';
import type { Material } from 'three';
import { at, cable, group, rod, turned } from './shapes.ts';
import { jersey, metal, plastic, tone } from './materials.ts';

const height = 620;
const bodyHalf = 235;

interface Cut {
  /** The height at which the neckline begins, as a share of the total height. */
  neckFrom: number;
  front: 1 | -1;
}

/** Returns the inner edge (the neckline) and the outer edge (the armhole) at a share of the height. */
function edges(v: number, cut: Cut): [number, number] {
  const arm =
    v < 0.55
      ? bodyHalf - 8 * Math.sin(v * 5)
      : bodyHalf - 8 * Math.sin(2.75) - 82 * Math.sin(Math.min(1, (v - 0.55) / 0.3) * (Math.PI / 2));
  const flare = v > 0.85 ? (v - 0.85) * 90 : 0;
  const t = (v - cut.neckFrom) / (1 - cut.neckFrom);
  const neck = t <= 0 ? 0 : 98 * Math.sqrt(1 - (1 - t) ** 2);
  return [neck, arm + flare];
}

function surface(x: number, v: number, front: number): Vector3 {
  const y = v * height;
  const depth = 118 * (1 - 0.72 * v ** 5);
  const round = Math.sqrt(Math.max(0, 1 - (x / (bodyHalf + 26)) ** 2));
  const hang = (1 - v) ** 0.7;
  const folds =
    Math.sin(x / 24 + v * 5 + front) * 7 * hang +
    Math.sin(x / 61 - v * 9) * 6 * hang +
    Math.sin(v * 24 + x / 40) * 2.2 * (1 - hang * 0.6);
  const shoulders = v > 0.86 ? ((v - 0.86) / 0.14) ** 2 : 0;
  return new Vector3(
    x,
    y - Math.abs(x) * 0.12 * v ** 6,
    front * ((depth * round + folds) * (1 - shoulders * 0.94) + 4),
  );
}

function half(side: 1 | -1, cut: Cut): BufferGeometry {
  const rows = 90;
  const columns = 36;
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= rows; i++) {
    const v = i / rows;
    const [inner, outer] = edges(v, cut);
    for (let j = 0; j <= columns; j++) {
      const x = side * (inner + ((outer - inner) * j) / columns);
      const point = surface(x, v, cut.front);
      positions.push(point.x, point.y, point.z);
      uvs.push(x / 470 + 0.5, v);
      if (i < rows && j < columns) {
        const a = i * (columns + 1) + j;
        const b = a + columns + 1;
        indices.push(...(side * cut.front > 0 ? [a, a + 1, b, b, a + 1, b + 1] : [a, b, a + 1, b, b + 1, a + 1]));
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}

function binding(cut: Cut, which: 0 | 1, side: 1 | -1, material: Material): Mesh {
  const points: Vector3[] = [];
  const from = which === 0 ? cut.neckFrom : 0;
  for (let i = 0; i <= 60; i++) {
    const v = from + ((1 - from) * i) / 60;
    points.push(surface(side * edges(v, cut)[which], v, cut.front));
  }
  return new Mesh(new TubeGeometry(new CatmullRomCurve3(points), 120, 4.5, 8), material);
}

/** A team bib on a hanger, with its hem at y = 0, in millimetres. */
function vest(colour: string, trim: string): Group {
  const cloth = jersey(colour);
  const edge = jersey(trim);
  const result = new Group();
  const cuts: Cut[] = [
    { neckFrom: 0.76, front: 1 },
    { neckFrom: 0.9, front: -1 },
  ];
  for (const cut of cuts) {
    for (const side of [1, -1] as const) {
      result.add(new Mesh(half(side, cut), cloth), binding(cut, 0, side, edge), binding(cut, 1, side, edge));
    }
    const hem: Vector3[] = [];
    for (let i = 0; i <= 60; i++) {
      const x = -bodyHalf + (2 * bodyHalf * i) / 60;
      hem.push(surface(x, 0.004, cut.front));
    }
    result.add(new Mesh(new TubeGeometry(new CatmullRomCurve3(hem), 120, 4, 8), edge));
    const sash = (offset: number): Vector3[] =>
      Array.from({ length: 40 }, (_, i) => {
        const t = i / 39;
        const point = surface(-190 + 380 * t, 0.24 + 0.3 * t + offset, cut.front);
        return point.setZ(point.z + cut.front * 1.5);
      });
    if (cut.front === 1) {
      for (const offset of [0, 0.012, 0.024, 0.036, 0.048, 0.085, 0.097]) {
        result.add(new Mesh(new TubeGeometry(new CatmullRomCurve3(sash(offset)), 90, 4.2, 5), edge));
      }
    }
  }
  const wood = plastic('#15171b', 0.4);
  result.add(
    cable(
      [
        [-190, height - 52, 0],
        [-110, height - 16, 0],
        [0, height + 22, 0],
        [110, height - 16, 0],
        [190, height - 52, 0],
      ],
      9,
      wood,
      60,
    ),
  );
  result.add(
    cable(
      [
        [0, height + 22, 0],
        [0, height + 52, 0],
        [-17, height + 70, 0],
        [0, height + 92, 0],
        [18, height + 74, 0],
      ],
      2.6,
      metal('#c3c9d1', 0.2),
      40,
    ),
  );
  return result;
}

/** A pair of bibs on a rail. */
export function vestRail(): Group {
  const steel = metal('#8d949d', 0.28);
  const top = height + 92 + 160;
  const result = group(turned(at(rod(11, 1260, steel, 24), 0, top + 7, 0), 0, 0, Math.PI / 2));
  for (const side of [-1, 1]) {
    result.add(at(rod(11, top + 10, steel, 24), side * 620, top / 2, 0));
    result.add(turned(at(rod(11, 420, steel, 24), side * 620, 11, 0), Math.PI / 2, 0, 0));
  }
  const pair: readonly (readonly [string, string, number, number])[] = [
    [tone.red, '#f0f2f4', -285, 0.32],
    [tone.blue, '#f0f2f4', 275, 0.18],
  ];
  for (const [colour, trim, x, turn] of pair) {
    result.add(turned(at(vest(colour, trim), x, 160, 0), 0, turn, 0));
  }
  return result;
}
