import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  IcosahedronGeometry,
  Mesh,
  Quaternion,
  TorusGeometry,
  Vector3,
} from 'three';
import type { Material } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { lathe } from './shapes.ts';

interface Lattice {
  nodes: Vector3[];
  edges: (readonly [number, number])[];
  /** The nodes around each opening, in cyclic order. */
  openings: { centre: Vector3; nodes: number[] }[];
}

/**
 * Returns the soccer-ball lattice: pentagons and hexagons on the unit sphere, with a pentagon on top. Frequency 2 has
 * 42 openings, and frequency 3 has 92.
 */
export function lattice(frequency: number): Lattice {
  const position = new IcosahedronGeometry(1, frequency - 1).getAttribute('position');
  const upright = new Quaternion().setFromUnitVectors(
    new Vector3(0, 1, (1 + Math.sqrt(5)) / 2).normalize(),
    new Vector3(0, 1, 0),
  );
  const nodes: Vector3[] = [];
  const around = new Map<string, { centre: Vector3; nodes: number[] }>();
  const sides = new Map<string, number>();
  const edges: (readonly [number, number])[] = [];
  const key = (v: Vector3): string => `${Math.round(v.x * 1e4)} ${Math.round(v.y * 1e4)} ${Math.round(v.z * 1e4)}`;
  for (let triangle = 0; triangle < position.count / 3; triangle++) {
    const corners = [0, 1, 2].map((corner) =>
      new Vector3().fromBufferAttribute(position, triangle * 3 + corner).applyQuaternion(upright),
    );
    nodes.push(corners.reduce((sum, corner) => sum.add(corner), new Vector3()).normalize());
    corners.forEach((corner, index) => {
      const opening = around.get(key(corner)) ?? { centre: corner, nodes: [] };
      opening.nodes.push(triangle);
      around.set(key(corner), opening);
      const middle = key(corner.clone().add(corners[(index + 1) % 3]!));
      const neighbour = sides.get(middle);
      if (neighbour === undefined) {
        sides.set(middle, triangle);
      } else {
        edges.push([neighbour, triangle]);
      }
    });
  }
  const openings = [...around.values()];
  for (const opening of openings) {
    const across = new Vector3().subVectors(nodes[opening.nodes[0]!]!, opening.centre);
    const sideways = new Vector3().crossVectors(opening.centre, across);
    const angle = (node: number): number =>
      Math.atan2(
        nodes[node]!.clone().sub(opening.centre).dot(sideways),
        nodes[node]!.clone().sub(opening.centre).dot(across),
      );
    opening.nodes.sort((a, b) => angle(a) - angle(b));
  }
  return { nodes, edges, openings };
}

export interface Section {
  /** The half width along the sphere and the half depth towards the centre. */
  width: number;
  depth: number;
  /** The extra width of the ends compared with the middle. */
  flare: number;
  /** The exponent of the cross-section: 2 is an ellipse, and higher values are squarer. */
  squareness: number;
  sides: number;
  segments: number;
}

/** A moulded strut along the sphere, thin in the middle and flowing into the joints. */
function bar(from: Vector3, to: Vector3, radius: number, section: Section): BufferGeometry {
  const angle = from.angleTo(to);
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const axis = new Vector3().crossVectors(from, to).normalize();
  const { sides, segments } = section;
  for (let i = 0; i <= segments; i++) {
    const t = i / segments;
    const outward = from.clone().applyAxisAngle(axis, angle * t);
    const wide = section.width * (1 + section.flare * Math.abs(2 * t - 1) ** 5);
    for (let j = 0; j <= sides; j++) {
      const phi = (j / sides) * Math.PI * 2;
      const round = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / section.squareness);
      const point = outward
        .clone()
        .multiplyScalar(radius + round(Math.sin(phi)) * section.depth)
        .addScaledVector(axis, round(Math.cos(phi)) * wide);
      positions.push(point.x, point.y, point.z);
      uvs.push(t * 2, j / sides);
      if (i < segments && j < sides) {
        const a = i * (sides + 1) + j;
        const b = a + sides + 1;
        indices.push(a, a + 1, b, b, a + 1, b + 1);
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

export interface CageStyle {
  radius: number;
  frequency: number;
  section: Section;
  frame: Material;
  /** Separate moulded joints at the nodes. The large ball has rods and joints, and the small one is a single piece. */
  joint?: { material: Material; radius: number };
  /** The striker's mark: the openings whose rim has this material. */
  mark?: { material: Material; openings: readonly number[] };
}

export const moulded20: Section = { width: 1.5, depth: 1.9, flare: 0.9, squareness: 3, sides: 10, segments: 8 };
export const rods40: Section = { width: 2.1, depth: 2.1, flare: 0, squareness: 2, sides: 10, segments: 5 };

/** The ball's cage: a lattice of struts, in millimetres, centred at the origin. */
export function cage(style: CageStyle): Group {
  const { nodes, edges, openings } = lattice(style.frequency);
  const result = new Group();
  const bars = edges.map(([a, b]) => bar(nodes[a]!, nodes[b]!, style.radius, style.section));
  result.add(new Mesh(mergeGeometries(bars), style.frame));
  if (style.joint) {
    const { material, radius } = style.joint;
    const sleeve: Section = { ...style.section, width: radius, depth: radius, flare: 0.25, segments: 2 };
    const ends = edges.flatMap(([a, b]) => {
      const span = (radius * 3.4) / (style.radius * nodes[a]!.angleTo(nodes[b]!));
      return [
        bar(nodes[a]!, nodes[a]!.clone().lerp(nodes[b]!, span).normalize(), style.radius, sleeve),
        bar(nodes[b]!, nodes[b]!.clone().lerp(nodes[a]!, span).normalize(), style.radius, sleeve),
      ];
    });
    result.add(new Mesh(mergeGeometries(ends), material));
  }
  for (const index of style.mark?.openings ?? []) {
    const opening = openings[index]!;
    const rim = opening.nodes.map((node, i) =>
      bar(nodes[node]!, nodes[opening.nodes[(i + 1) % opening.nodes.length]!]!, style.radius + 0.9, {
        ...style.section,
        width: style.section.width * 1.15,
        depth: style.section.depth * 0.9,
      }),
    );
    result.add(new Mesh(mergeGeometries(rim), style.mark!.material));
  }
  return result;
}

/** A single opening of the cage, or a patch of it, as sold for repairs. */
export function panel(frequency: number, opening: number, radius: number, section: Section, material: Material): Group {
  const { nodes, edges, openings } = lattice(frequency);
  const inside = new Set(openings[opening]!.nodes);
  const bars = edges
    .filter(([a, b]) => inside.has(a) || inside.has(b))
    .map(([a, b]) => {
      const [from, to] = inside.has(a) ? [a, b] : [b, a];
      const whole = inside.has(a) && inside.has(b);
      const end = whole ? nodes[to]! : nodes[from]!.clone().lerp(nodes[to]!, 0.5).normalize();
      return bar(nodes[from]!, end, radius, section);
    });
  const mesh = new Mesh(mergeGeometries(bars), material);
  const lift = new Quaternion().setFromUnitVectors(openings[opening]!.centre.clone().normalize(), new Vector3(0, 1, 0));
  mesh.quaternion.copy(lift);
  mesh.position.y = -radius;
  const result = new Group();
  result.add(mesh);
  return result;
}

/** The light ring at the equator: a bright tube in a dark channel. */
export function lightRing(radius: number, thickness: number, light: Material, channel: Material): Group {
  const result = new Group();
  const tube = new Mesh(new TorusGeometry(radius, thickness, 10, 120), light);
  tube.rotation.x = Math.PI / 2;
  const t = thickness;
  // Two rails hold the tube, which shines inwards and outwards between them.
  for (const side of [-1, 1]) {
    const rail = lathe(
      [
        [radius - t * 0.9, t * 0.75],
        [radius + t * 0.9, t * 0.75],
        [radius + t * 1.0, t * 1.0],
        [radius + t * 0.9, t * 1.5],
        [radius - t * 0.9, t * 1.5],
        [radius - t * 1.0, t * 1.0],
        [radius - t * 0.9, t * 0.75],
      ],
      channel,
      120,
    );
    rail.position.y = side < 0 ? -t * 2.25 : 0;
    result.add(rail);
  }
  result.add(tube);
  return result;
}
