import { BufferGeometry, DoubleSide, Float32BufferAttribute, Group, Mesh, MeshPhysicalMaterial, Shape } from 'three';
import type { Material } from 'three';
import { at, block, group, lathe, plate, rod, turned } from './shapes.ts';
import { metal, plastic, tone } from './materials.ts';

/**
 * A brushless outrunner motor that stands on y = 0. `size` is the radius of the bell in millimetres, and `accent` is
 * the material of the band around it.
 */
export function motor(size: number, accent: Material): Group {
  const s = size;
  const result = group(
    lathe(
      [
        [0, 0],
        [s * 0.98, 0],
        [s * 0.98, s * 0.16],
        [s * 0.55, s * 0.22],
        [s * 0.5, s * 0.35],
      ],
      metal('#2c2f35', 0.42),
    ),
    at(rod(s * 0.8, s * 0.55, metal('#a8622c', 0.35), 24), 0, s * 0.5, 0),
    lathe(
      [
        [s * 0.86, s * 0.34],
        [s, s * 0.34],
        [s, s * 0.98],
        [s * 0.94, s * 1.1],
        [s * 0.62, s * 1.2],
        [s * 0.4, s * 1.22],
        [s * 0.36, s * 1.3],
        [s * 0.2, s * 1.32],
      ],
      metal('#3b4048', 0.3),
    ),
    lathe(
      [
        [s * 1.003, s * 0.6],
        [s * 1.03, s * 0.64],
        [s * 1.03, s * 0.9],
        [s * 1.003, s * 0.94],
      ],
      accent,
    ),
    at(rod(s * 0.17, s * 0.9, metal(tone.silver, 0.2), 16), 0, s * 1.5, 0),
  );
  for (let i = 0; i < 9; i++) {
    const slot = block(s * 0.1, s * 0.22, s * 0.34, plastic('#0b0c0e', 0.6), s * 0.02, 1);
    const angle = (i / 9) * Math.PI * 2;
    at(slot, Math.sin(angle) * s * 0.74, s * 1.12, Math.cos(angle) * s * 0.74);
    result.add(turned(slot, 0.28, angle, 0));
  }
  return result;
}

/** A twisted, tapered blade as one surface with thickness. */
function bladeGeometry(radius: number, clockwise: boolean): BufferGeometry {
  const spans = 16;
  const chords = 8;
  const positions: number[] = [];
  const indices: number[] = [];
  const turn = clockwise ? -1 : 1;
  for (const face of [1, -1]) {
    for (let i = 0; i <= spans; i++) {
      const t = i / spans;
      const r = radius * (0.1 + 0.9 * t);
      const bulge = Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.78) ** 0.9);
      const chord =
        radius * (0.1 + 0.26 * bulge) * (t > 0.9 ? Math.sqrt(Math.max(0.05, 1 - ((t - 0.9) / 0.1) ** 2)) : 1);
      const pitch = (0.62 - 0.42 * t) * turn;
      const sweep = radius * 0.05 * t * t * turn;
      for (let j = 0; j <= chords; j++) {
        const u = j / chords - 0.42;
        const across = u * chord * turn + sweep;
        const camber = (0.09 - 0.36 * (u + 0.02) ** 2) * chord * 0.9;
        const thick = (face * chord * 0.045 * Math.sin((Math.PI * j) / chords) * (1.2 - t * 0.6)) / 1;
        positions.push(r, camber + thick + Math.sin(pitch) * across * -turn * turn, Math.cos(pitch) * across);
        if (i < spans && j < chords) {
          const a = (face > 0 ? 0 : (spans + 1) * (chords + 1)) + i * (chords + 1) + j;
          const b = a + chords + 1;
          indices.push(...(face * turn > 0 ? [a, a + 1, b, b, a + 1, b + 1] : [a, b, a + 1, b, b + 1, a + 1]));
        }
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}

const bladePlastics = new Map<string, MeshPhysicalMaterial>();

function bladePlastic(colour: string): MeshPhysicalMaterial {
  const found =
    bladePlastics.get(colour) ??
    new MeshPhysicalMaterial({
      color: colour,
      roughness: 0.25,
      clearcoat: 0.6,
      clearcoatRoughness: 0.1,
      side: DoubleSide,
    });
  bladePlastics.set(colour, found);
  return found;
}

/** A propeller around the y axis, in millimetres, with three blades by default. */
export function propeller(radius: number, colour: string, clockwise: boolean, blades = 3): Group {
  const material = bladePlastic(colour);
  const geometry = bladeGeometry(radius, clockwise);
  const result = new Group();
  for (let i = 0; i < blades; i++) {
    const blade = new Mesh(geometry, material);
    blade.rotation.y = (i / blades) * Math.PI * 2;
    result.add(blade);
  }
  const hub = new Shape();
  hub.absarc(0, 0, radius * 0.15, 0, Math.PI * 2, false);
  result.add(at(plate(hub, radius * 0.2, material, radius * 0.03), 0, -radius * 0.08, 0));
  result.add(at(rod(radius * 0.06, radius * 0.07, metal(tone.silver, 0.2), 6), 0, radius * 0.15, 0));
  return result;
}
