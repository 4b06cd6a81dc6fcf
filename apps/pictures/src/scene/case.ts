import { Group, Mesh, Path, SphereGeometry } from 'three';
import { at, block, group, plate, rod, roundedRectangle, turned } from './shapes.ts';
import { foam, metal, plastic, rubber, tone } from './materials.ts';

interface Cutout {
  x: number;
  z: number;
  /** The radius of a round opening, or the width and depth of a rectangular one. */
  radius?: number;
  w?: number;
  d?: number;
}

/** An open hard case with the hinge at the back and foam with openings for its contents, in millimetres, on y = 0. */
export function openCase(
  w: number,
  d: number,
  h: number,
  cutouts: readonly Cutout[],
  shellColour: string = tone.charcoal,
): Group {
  const shell = plastic(shellColour, 0.48);
  const result = new Group();
  result.add(tray(w, d, h, shellColour));
  const bed = roundedRectangle(w - 14, d - 14, 14);
  for (const { x, z, radius, w: cw, d: cd } of cutouts) {
    const hole = new Path();
    if (radius !== undefined) {
      hole.absarc(x, -z, radius, 0, Math.PI * 2, true);
    } else {
      hole.setFromPoints(roundedRectangle(cw!, cd!, 5, x, -z).getPoints(12).reverse());
    }
    bed.holes.push(hole);
  }
  result.add(at(plate(bed, h - 16, foam('#25282e'), 1.5), 0, 6, 0));
  result.add(at(block(w - 16, 4, d - 16, foam(tone.red), 1), 0, 8, 0));

  const lid = new Group();
  lid.add(turned(at(tray(w, d, h * 0.55, shellColour), 0, 0, 0), 0, 0, 0));
  const bump = new SphereGeometry(15, 12, 8);
  const egg = foam('#2b2f36');
  for (let x = -w / 2 + 28; x < w / 2 - 20; x += 27) {
    for (let z = -d / 2 + 28; z < d / 2 - 20; z += 27) {
      const mesh = new Mesh(bump, egg);
      mesh.scale.y = 0.62;
      lid.add(at(mesh, x, h * 0.32, z));
    }
  }
  lid.add(at(block(w - 16, 4, d - 16, egg, 1), 0, h * 0.3, 0));
  const hinged = group(at(lid, 0, 0, -d / 2));
  hinged.rotation.x = Math.PI / 2 - 0.28 + Math.PI;
  hinged.rotation.x = 1.28;
  at(hinged, 0, h + 2, -d / 2 - 3);
  result.add(hinged);
  result.add(turned(at(rod(5, w * 0.7, metal('#3a3f47', 0.35), 16), 0, h, -d / 2 - 4), 0, 0, Math.PI / 2));
  for (const side of [-1, 1]) {
    result.add(at(block(46, 34, 10, plastic('#17191d', 0.4), 4), side * w * 0.28, h - 16, d / 2 + 4));
    result.add(at(block(34, 12, 4, metal('#9aa1aa', 0.3), 2), side * w * 0.28, h - 12, d / 2 + 10));
    result.add(at(block(16, h - 8, 8, shell, 3), side * w * 0.47, h / 2, d / 2));
  }
  result.add(at(block(120, 22, 18, rubber('#15171b'), 8), 0, h * 0.5, d / 2 + 22));
  for (const side of [-1, 1]) {
    result.add(at(block(14, 18, 28, plastic('#15171b', 0.4), 5), side * 60, h * 0.5, d / 2 + 10));
  }
  return result;
}

function tray(w: number, d: number, h: number, colour: string): Group {
  const shell = plastic(colour, 0.48);
  const outer = roundedRectangle(w, d, 22);
  outer.holes.push(roundedRectangle(w - 12, d - 12, 17));
  const result = group(plate(outer, h, shell, 2), at(plate(roundedRectangle(w - 4, d - 4, 20), 6, shell, 2), 0, 0, 0));
  const rim = roundedRectangle(w + 8, d + 8, 25);
  rim.holes.push(roundedRectangle(w - 10, d - 10, 18));
  result.add(at(plate(rim, 7, plastic('#17191d', 0.45), 1.6), 0, h - 7, 0));
  return result;
}
