import { type BufferGeometry, CylinderGeometry, Group, Matrix4, Mesh, PlaneGeometry, Vector3 } from 'three';
import type { Texture } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { polished } from './floor.ts';
import { lightStrip, metal, net, teamLight } from './materials.ts';
import { at, block, turned } from './shapes.ts';
import type { Shot } from './shot.ts';
import { drawn } from './textures.ts';

export interface ArenaSize {
  length: number;
  width: number;
  height: number;
  goalHeight: number;
  goalInner: number;
}

export const arena40: ArenaSize = { length: 16, width: 8, height: 4.8, goalHeight: 2.5, goalInner: 0.34 };
export const arena20: ArenaSize = { length: 8, width: 4, height: 2.6, goalHeight: 1.5, goalInner: 0.17 };

/** Adds the polished hall floor with the marked court. */
export function addFloor(shot: Shot, size: ArenaSize): void {
  const around = new Mesh(new PlaneGeometry(90, 90), polished({ color: '#0d1014' }, { straight: 0.2, grazing: 0.75 }));
  const court = new Mesh(
    new PlaneGeometry(size.length, size.width),
    polished({ map: courtTexture() }, { straight: 0.3, grazing: 0.85 }),
  );
  shot.world.add(turned(at(around, 0, -0.004, 0), -Math.PI / 2, 0, 0), turned(court, -Math.PI / 2, 0, 0));
  shot.floors.push(around, court);
  shot.floorBlur = 0.05;
}

function courtTexture(): Texture {
  return drawn(2048, (context, size) => {
    context.fillStyle = '#1a1e25';
    context.fillRect(0, 0, size, size);
    for (const [from, to, colour] of [
      [0, 0.17, 'rgba(200, 20, 40, 0.5)'],
      [1, 0.83, 'rgba(30, 120, 210, 0.5)'],
    ] as const) {
      const shade = context.createLinearGradient(from * size, 0, to * size, 0);
      shade.addColorStop(0, colour);
      shade.addColorStop(1, 'rgba(0, 0, 0, 0)');
      context.fillStyle = shade;
      context.fillRect(Math.min(from, to) * size, 0, size * 0.17, size);
    }
    context.strokeStyle = '#c9d2dc';
    context.lineWidth = 9;
    context.strokeRect(10, 10, size - 20, size - 20);
    for (const x of [0.17, 0.5, 0.83]) {
      context.beginPath();
      context.moveTo(size * x, 0);
      context.lineTo(size * x, size);
      context.stroke();
    }
    context.beginPath();
    context.ellipse(size / 2, size / 2, size * 0.075, size * 0.15, 0, 0, Math.PI * 2);
    context.stroke();
  });
}

/**
 * The field's cage: lattice girder posts and beams with a net between them, and a line of light along the bottom and
 * the top.
 */
export function field(size: ArenaSize, nearNet: boolean): Group {
  const result = new Group();
  const { length, width, height } = size;
  const alloy = metal('#8b939d', 0.34);
  const girder = height * 0.05;
  const parts: BufferGeometry[] = [];
  const bays = 4;
  for (let i = 0; i <= bays; i++) {
    const x = -length / 2 + (length * i) / bays;
    for (const z of [-width / 2, width / 2]) {
      if (z > 0 && !nearNet && i > 0 && i < bays) {
        continue;
      }
      parts.push(...lattice(new Vector3(x, 0, z), new Vector3(x, height, z), girder));
    }
    parts.push(...lattice(new Vector3(x, height, -width / 2), new Vector3(x, height, width / 2), girder));
  }
  for (const z of [-width / 2, width / 2]) {
    parts.push(...lattice(new Vector3(-length / 2, height, z), new Vector3(length / 2, height, z), girder));
  }
  result.add(new Mesh(mergeGeometries(parts), alloy));
  const knots = 10;
  const wall = (w: number, x: number, z: number, turn: number): void => {
    const mesh = new Mesh(new PlaneGeometry(w, height), net('#aab6c4', (w * knots) / 4, (height * knots) / 4, 0.2));
    result.add(turned(at(mesh, x, height / 2, z), 0, turn, 0));
  };
  wall(length, 0, -width / 2, 0);
  wall(width, -length / 2, 0, Math.PI / 2);
  wall(width, length / 2, 0, Math.PI / 2);
  if (nearNet) {
    wall(length, 0, width / 2, 0);
  }
  for (const [team, side] of [
    ['red', -1],
    ['blue', 1],
  ] as const) {
    const strip = lightStrip(teamLight[team], 1.25, 0);
    result.add(at(block(length / 2, 0.05, 0.05, strip, 0.02), (side * length) / 4, 0.06, -width / 2 - 0.03));
    result.add(at(block(0.05, 0.05, width, strip, 0.02), (side * length) / 2, 0.06, 0));
    result.add(at(block(0.05, 0.05, width, strip, 0.02), (side * length) / 2, height, 0));
    result.add(at(block(length / 2, 0.05, 0.05, strip, 0.02), (side * length) / 4, height, -width / 2));
  }
  return result;
}

function lattice(from: Vector3, to: Vector3, wide: number): BufferGeometry[] {
  const axis = new Vector3().subVectors(to, from);
  const length = axis.length();
  const chord = wide * 0.1;
  const parts: BufferGeometry[] = [];
  const half = wide / 2;
  const bar = (a: Vector3, b: Vector3, radius: number): void => {
    const geometry = new CylinderGeometry(radius, radius, a.distanceTo(b), 6);
    geometry.applyMatrix4(
      new Matrix4()
        .makeTranslation((a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2)
        .multiply(
          new Matrix4().lookAt(
            a,
            b,
            Math.abs(b.y - a.y) > 0.9 * a.distanceTo(b) ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0),
          ),
        )
        .multiply(new Matrix4().makeRotationX(Math.PI / 2)),
    );
    parts.push(geometry);
  };
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const;
  const steps = Math.round(length / (wide * 1.6));
  const unit = axis.clone().normalize();
  const side = new Vector3(unit.y, unit.z, unit.x);
  const up = new Vector3().crossVectors(unit, side).normalize();
  side.crossVectors(up, unit);
  const corner = (i: number, t: number): Vector3 =>
    from
      .clone()
      .addScaledVector(unit, t)
      .addScaledVector(side, corners[i % 4]![0])
      .addScaledVector(up, corners[i % 4]![1]);
  for (let i = 0; i < 4; i++) {
    bar(corner(i, 0), corner(i, length), chord);
    for (let k = 0; k < steps; k++) {
      bar(
        corner(i + (k % 2), (length * k) / steps),
        corner(i + ((k + 1) % 2), (length * (k + 1)) / steps),
        chord * 0.6,
      );
    }
  }
  return parts;
}
