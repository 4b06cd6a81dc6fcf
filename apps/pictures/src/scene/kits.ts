import { type BufferGeometry, Group, Mesh, Shape } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { at, block, group, plate, rod, roundedRectangle, turned } from './shapes.ts';
import { board, carbon, foam, lightStrip, metal, nylon, plastic, rubber, teamLight, tone } from './materials.ts';
import type { Team } from './materials.ts';
import { cage, lightRing, moulded20, rods40 } from './cage.ts';
import { batteryWithLeads } from './battery.ts';
import { motor, propeller } from './motor.ts';
import { screwdriver } from './gear.ts';
import { cableTies, lightController, panels20, rodsAndJoints, stripCoil } from './parts.ts';

/** The upper half of a cage, as an open bowl that lies on its rim. */
export function halfCage(size: 20 | 40, colour: string): Group {
  const whole =
    size === 20
      ? cage({ radius: 98, frequency: 2, section: moulded20, frame: nylon(colour) })
      : cage({
          radius: 196,
          frequency: 3,
          section: rods40,
          frame: carbon(),
          joint: { material: nylon(colour), radius: 3.7 },
        });
  const result = new Group();
  for (const child of whole.children) {
    const mesh = child as Mesh;
    const flat = mesh.geometry.toNonIndexed();
    const position = flat.getAttribute('position');
    const kept: BufferGeometry = flat.clone();
    const limit = size === 20 ? -4 : -2;
    const names = ['position', 'normal', 'uv'] as const;
    const keep: number[] = [];
    for (let i = 0; i < position.count; i += 3) {
      if (position.getY(i) > limit && position.getY(i + 1) > limit && position.getY(i + 2) > limit) {
        keep.push(i, i + 1, i + 2);
      }
    }
    for (const name of names) {
      const attribute = flat.getAttribute(name);
      const copy = attribute.clone();
      keep.forEach((from, to) => {
        for (let c = 0; c < attribute.itemSize; c++) {
          copy.setComponent(to, c, attribute.getComponent(from, c));
        }
      });
      kept.setAttribute(name, copy);
    }
    kept.setDrawRange(0, keep.length);
    result.add(new Mesh(trimmed(kept, keep.length), mesh.material));
  }
  const radius = size === 20 ? 98 : 196;
  const t = size === 20 ? 1.6 : 2.4;
  result.add(lightRing(radius, t, size === 20 ? nylon(colour) : carbon(), nylon(colour)));
  return result;
}

function trimmed(geometry: BufferGeometry, count: number): BufferGeometry {
  const result = mergeGeometries([geometry]);
  for (const name of ['position', 'normal', 'uv']) {
    const attribute = result.getAttribute(name).clone();
    attribute.array = attribute.array.slice(0, count * attribute.itemSize);
    Object.assign(attribute, { count });
    result.setAttribute(name, attribute);
  }
  result.setDrawRange(0, Infinity);
  return result;
}

function armPlate(length: number, width: number): Mesh {
  const outline = new Shape();
  outline.absarc(length / 2, 0, width, -Math.PI * 0.75, Math.PI * 0.75, false);
  outline
    .lineTo(-length / 2, width * 0.55)
    .lineTo(-length / 2, -width * 0.55)
    .closePath();
  return plate(outline, 3.2, carbon(), 0.3);
}

/** All parts of a drone laid out neatly on the table, as they come in the box, in millimetres. */
export function laidOutDrone(size: 20 | 40, team: Team): Group {
  const k = size === 20 ? 1 : 1.62;
  const r = size === 20 ? 100 : 200;
  const accent = team === 'red' ? tone.red : tone.blue;
  const result = new Group();
  const bowl = halfCage(size, size === 20 ? tone.graphite : accent);
  result.add(at(bowl, -r * 1.5, 2, -r * 0.75));
  const upturned = halfCage(size, size === 20 ? tone.graphite : accent);
  upturned.rotation.set(Math.PI + 0.12, 0.6, 0.1);
  result.add(at(upturned, r * 1.05, r * 0.98, -r * 0.75));
  const ring = lightRing(r * 0.93, size === 20 ? 2.3 : 3.6, lightStrip(teamLight[team], 3), plastic('#111317'));
  result.add(at(ring, -r * 0.1, 4, r * 0.6));
  const middle = [-r * 0.1, r * 0.6] as const;
  for (let i = 0; i < 4; i++) {
    const angle = (i / 4) * Math.PI * 2 + Math.PI / 4;
    const piece = group(turned(armPlate(52 * k, 7 * k), 0, angle, 0));
    result.add(at(piece, middle[0] + Math.cos(angle) * 40 * k, 1, middle[1] - Math.sin(angle) * 40 * k));
  }
  result.add(at(block(27 * k, 1.6, 27 * k, board('flight', '#12181f'), 0.3), middle[0], 4, middle[1]));
  for (let i = 0; i < 4; i++) {
    result.add(
      at(motor(9 * k, metal(accent, 0.28)), r * 1.0 + (i % 2) * 30 * k, 0, r * 0.35 + Math.floor(i / 2) * 30 * k),
    );
    const spin = propeller(33 * k, i % 2 ? '#e9edf1' : accent, i % 2 === 0);
    spin.rotation.y = i * 0.5;
    result.add(at(spin, r * 1.75 + (i % 2) * 50 * k, 4, r * 0.25 + Math.floor(i / 2) * 52 * k));
  }
  const pack = batteryWithLeads(30 * k, 18 * k, 62 * k, accent, 3);
  result.add(turned(at(pack, -r * 1.75, 9 * k, r * 0.75), 0, 0.1, 0));
  for (let i = 0; i < 6; i++) {
    result.add(at(rod(2.4 * k, 20 * k, metal(accent, 0.28), 6), r * 1.02 + i * 9 * k, 10 * k, r * 1.12));
  }
  result.add(turned(at(screwdriver(accent), r * 1.75, 0, r * 1.2), 0, 0.06, 0));
  result.add(turned(at(block(24 * k, 2, 40 * k, carbon(), 0.4), -r * 1.25, 1, r * 0.9), 0, 0.1, 0));
  if (size === 40) {
    result.add(turned(at(rodsAndJoints(8, accent), -r * 1.35, 0, r * 1.35), 0, 0, 0));
  }
  return result;
}

/** Light strips, a controller and connectors. */
export function lightKit(): Group {
  return group(
    at(stripCoil('red', 58, 4), -86, 0, -20),
    at(stripCoil('blue', 58, 4), 86, 0, -24),
    at(lightController(), 0, 0, 78),
    at(rod(0.1, 0.1, metal(tone.silver)), 0, 0.1, 0),
  );
}

/** Spare parts and tools in an open box. */
export function repairBox(): Group {
  const wall = plastic('#c5162b', 0.45);
  const outer = roundedRectangle(330, 220, 18);
  outer.holes.push(roundedRectangle(318, 208, 13));
  const result = group(
    plate(outer, 58, wall, 1.5),
    at(plate(roundedRectangle(326, 216, 16), 5, wall, 1), 0, 0, 0),
    at(block(314, 10, 204, foam('#565c66'), 3), 0, 9, 0),
  );
  for (const x of [-54, 62]) {
    result.add(at(block(3, 46, 208, plastic('#2a2d33', 0.5), 1), x, 28, 0));
  }
  result.add(at(block(105, 46, 3, plastic('#2a2d33', 0.5), 1), -108, 28, 8));
  for (const [i, colour] of ['#c21a2c', '#2b86cf', '#e9edf1'].entries()) {
    const spin = propeller(33, colour, i % 2 === 0);
    spin.rotation.y = i * 0.9;
    result.add(turned(at(spin, -112 + i * 8, 24 + i * 9, -52 + i * 3), 0.05 * i, i, 0));
  }
  for (let i = 0; i < 4; i++) {
    result.add(
      at(motor(10, metal(i % 2 ? tone.blue : tone.red, 0.28)), -138 + (i % 2) * 46, 14, 36 + Math.floor(i / 2) * 38),
    );
  }
  const patches = panels20(tone.graphite, tone.red);
  patches.scale.setScalar(0.72);
  patches.rotation.y = Math.PI / 2;
  result.add(at(patches, 4, 16, 0));
  result.add(turned(at(screwdriver(tone.blue), 112, 20, 4), 0.04, Math.PI / 2 + 0.1, 0));
  result.add(turned(at(screwdriver(tone.red), 136, 20, 2), 0.04, Math.PI / 2 - 0.05, 0));
  result.add(turned(at(cableTies(), 86, 16, -4), 0, Math.PI / 2, 0));
  const lid = group(
    plate(roundedRectangle(330, 220, 18), 10, wall, 2),
    at(block(300, 3, 190, rubber('#1a1c20'), 1), 0, 11, 0),
  );
  const hinged = group(at(lid, 0, 0, -112));
  hinged.rotation.x = 1.9;
  result.add(at(hinged, 0, 58, -110));
  return result;
}
