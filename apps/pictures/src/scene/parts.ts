import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  TorusGeometry,
  Vector3,
} from 'three';
import { at, block, cable, group, rod, strut, turned } from './shapes.ts';
import { board, carbon, lightStrip, metal, nylon, plastic, rubber, teamLight, tone } from './materials.ts';
import { lattice, moulded20, panel, rods40 } from './cage.ts';
import { motor, propeller } from './motor.ts';
import { seededRandom } from './random.ts';

/** Motors in a row with their three wires, in millimetres. */
export function motorSet(size: number): Group {
  const result = new Group();
  for (let i = 0; i < 4; i++) {
    const x = (i - 1.5) * size * 2.3;
    const z = i % 2 ? size * 1.7 : -size * 1.2;
    const one = group(motor(size, metal(i % 2 ? tone.blue : tone.red, 0.28)));
    for (const [k, colour] of ['#15161a', '#8e1523', '#c7ccd2'].entries()) {
      const dx = (k - 1) * size * 0.24;
      one.add(
        cable(
          [
            [dx, size * 0.12, -size * 0.8],
            [dx * 1.4, size * 0.12, -size * 1.6],
            [dx * 2 + size * 0.3, size * 0.12, -size * 2.6],
            [dx * 1.2 + size * 0.9, size * 0.12, -size * 3.5],
          ],
          size * 0.1,
          rubber(colour),
          40,
        ),
      );
    }
    result.add(turned(at(one, x, 0, z), 0, (i - 1.5) * -0.16, 0));
  }
  for (let i = 0; i < 8; i++) {
    const random = seededRandom(`screw ${i}`);
    const screw = group(
      rod(size * 0.09, size * 0.5, metal('#9aa1aa', 0.3), 10),
      at(rod(size * 0.17, size * 0.14, metal('#5a6068', 0.3), 16), 0, size * 0.3, 0),
    );
    result.add(
      turned(
        at(screw, (i - 3.5) * size * 0.8, size * 0.16, size * 3.7 + random() * size * 0.4),
        Math.PI / 2,
        0,
        random() * 3,
      ),
    );
  }
  return result;
}

/** Propellers arranged in a fan, in millimetres. */
export function propellerSet(radius: number, colours: readonly string[]): Group {
  const result = new Group();
  colours.forEach((colour, i) => {
    const row = Math.floor(i / 4);
    const x = ((i % 4) - 1.5) * radius * 1.78 + (row ? radius * 0.9 : 0);
    const z = row * radius * 1.75;
    const one = propeller(radius, colour, i % 2 === 0);
    one.rotation.y = i * 0.7;
    one.rotation.z = row ? 0.02 : 0;
    result.add(at(one, x, radius * 0.14, z));
  });
  return result;
}

/** Spare pieces of the moulded cage: one whole hexagonal patch that leans, and others that lie flat. */
export function panels20(colour: string, second: string): Group {
  const result = new Group();
  const places: readonly (readonly [number, number, number, number, number, string, number])[] = [
    [-78, 4, 30, 0.05, 0.4, colour, 3],
    [0, 4, 34, -0.06, 1.1, second, 5],
    [80, 4, 28, 0.04, 0.2, colour, 0],
    [-42, 4, -46, 0.06, 2.1, second, 7],
    [42, 4, -44, -0.04, 0.9, colour, 9],
  ];
  for (const [x, y, z, lean, turn, paint, opening] of places) {
    const piece = panel(2, opening, 98, moulded20, nylon(paint));
    result.add(turned(at(piece, x, y + 24, z), lean, turn, 0));
  }
  return result;
}

/** Spare rods and joints of the large cage. */
export function rodsAndJoints(count: number, accent: string): Group {
  const result = new Group();
  const { nodes, edges } = lattice(3);
  for (let i = 0; i < count; i++) {
    result.add(turned(at(rod(2.1, 78, carbon(), 14), 0, 2.2, (i - count / 2) * 9), 0, 0, Math.PI / 2));
  }
  const random = seededRandom('joints');
  for (let i = 0; i < count; i++) {
    const centre = nodes[i]!;
    const joint = new Group();
    for (const [a, b] of edges.filter((edge) => edge.includes(i))) {
      const other = nodes[a === i ? b : a]!;
      const direction = new Vector3().subVectors(other, centre).normalize().multiplyScalar(15);
      joint.add(strut([0, 0, 0], [direction.x, direction.y, direction.z], 3.7, nylon(accent), 18));
    }
    joint.quaternion.setFromUnitVectors(centre.clone(), new Vector3(0, 1, 0));
    const laid = group(joint);
    laid.rotation.y = random() * 6;
    result.add(at(laid, 62 + (i % 3) * 34, 5, (Math.floor(i / 3) - Math.ceil(count / 3) / 2 + 0.5) * 30));
  }
  return result;
}

export function panels40(accent: string): Group {
  const result = group(at(rodsAndJoints(14, accent), -70, 0, 30));
  for (const [x, z, opening, turn] of [
    [-120, -110, 20, 0.3],
    [60, -100, 30, 1.2],
  ] as const) {
    const piece = panel(3, opening, 196, rods40, carbon());
    result.add(turned(at(piece, x, 34, z), 0, turn, 0));
  }
  return result;
}

/** A coil of light tape with separate diodes. It stands on its edge, with a loose end. */
export function stripCoil(team: 'red' | 'blue', radius: number, turns: number): Group {
  const points: Vector3[] = [];
  const count = turns * 24;
  for (let i = 0; i <= count; i++) {
    const angle = (i / 24) * Math.PI * 2;
    const r = radius * (0.5 + (0.5 * i) / count);
    points.push(new Vector3(Math.cos(angle) * r, 0, Math.sin(angle) * r));
  }
  const last = points[points.length - 1]!;
  for (let i = 1; i <= 12; i++) {
    const t = i / 12;
    points.push(new Vector3(last.x + Math.sin(t * 5) * radius * 0.3 - t * 6, 0, last.z + t * radius * 1.7));
  }
  const curve = new CatmullRomCurve3(points);
  return group(new Mesh(tape(curve, turns * 110, 10, 1.5), lightStrip(teamLight[team], 2.2, turns * 10)));
}

/** A band with a rectangular cross-section along a level curve, standing on y = 0. */
function tape(curve: CatmullRomCurve3, steps: number, height: number, thickness: number): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const section = [
    [1, 0],
    [1, 1],
    [1, 1],
    [-1, 1],
    [-1, 1],
    [-1, 0],
    [-1, 0],
    [1, 0],
  ] as const;
  for (let i = 0; i <= steps; i++) {
    const at = curve.getPointAt(i / steps);
    const along = curve.getTangentAt(i / steps);
    section.forEach(([side, up], k) => {
      positions.push(at.x + (along.z * side * thickness) / 2, up * height, at.z - (along.x * side * thickness) / 2);
      uvs.push(i / steps, up);
      if (i < steps && k % 2 === 0) {
        const a = i * section.length + k;
        const b = a + section.length;
        indices.push(a, b, a + 1, a + 1, b, b + 1);
      }
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}

export function lightController(): Group {
  const result = group(
    at(block(54, 12, 38, plastic('#1c1f24', 0.4), 4), 0, 6, 0),
    at(block(40, 1.2, 24, board('lights', '#0f2018'), 0.3), 0, 12.4, 0),
  );
  for (const [i, colour] of ['#ff3344', '#58b7ff', '#eef3f8'].entries()) {
    const material = new MeshStandardMaterial({
      color: colour,
      emissive: colour,
      emissiveIntensity: 0.9,
      roughness: 0.4,
    });
    result.add(at(new Mesh(new TorusGeometry(3, 1, 8, 24), material), -12 + i * 12, 13.4, 0));
  }
  for (const side of [-1, 1]) {
    result.add(
      cable(
        [
          [side * 27, 6, 0],
          [side * 44, 6, -4],
          [side * 62, 3, 14],
          [side * 84, 3, 10],
        ],
        2,
        rubber('#111317'),
        40,
      ),
    );
    result.add(turned(at(block(12, 7, 9, plastic('#eef0f2', 0.4), 1), side * 88, 4, 10), 0, 0.2, 0));
  }
  return result;
}

/** A fan of cable ties held by a band. */
export function cableTies(): Group {
  const result = new Group();
  for (let i = 0; i < 12; i++) {
    const tie = group(
      block(96, 1.2, 2.6, plastic('#17191d', 0.5), 0.5),
      at(block(6, 4, 5, plastic('#17191d', 0.5), 0.8), 48, 0.8, 0),
    );
    result.add(turned(at(tie, 0, 1.2 + (i % 4) * 1.4, (i - 6) * 3.2), 0, (i - 6) * 0.035, 0));
  }
  result.add(at(block(8, 9, 46, rubber(tone.red), 2), -24, 4, -2));
  return result;
}
