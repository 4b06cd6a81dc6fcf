import { Group, Mesh, TorusGeometry } from 'three';
import { at, block, group, strut } from './shapes.ts';
import { canvasCloth, lightStrip, metal, rubber, teamLight, tone } from './materials.ts';
import type { Team } from './materials.ts';

/** The ring goal: a padded hoop with a light along its face. It is in metres, centred at the origin, and faces z. */
export function ringGoal(inner: number, team: Team, glow = 5): Group {
  const pad = inner * 0.11;
  const middle = inner + pad;
  const result = new Group();
  result.add(new Mesh(new TorusGeometry(middle, pad, 20, 96), canvasCloth(tone.charcoal)));
  const strip = glow > 0 ? lightStrip(teamLight[team], glow) : rubber('#20242b');
  for (const side of [-1, 1]) {
    result.add(
      at(new Mesh(new TorusGeometry(middle - pad * 0.35, pad * 0.16, 10, 120), strip), 0, 0, side * pad * 0.92),
    );
  }
  const colour = canvasCloth(team === 'red' ? tone.red : tone.blue);
  for (let i = 0; i < 8; i++) {
    const sleeve = new Mesh(new TorusGeometry(middle, pad * 1.05, 20, 16, 0.34), colour);
    sleeve.rotation.z = (i / 8) * Math.PI * 2 - 0.17;
    result.add(sleeve);
  }
  return result;
}

/** The ring goal on straps below a beam that is `drop` metres above the centre. */
export function hungGoal(inner: number, team: Team, drop: number, glow?: number): Group {
  const result = group(ringGoal(inner, team, glow));
  const edge = inner * 1.2;
  for (const side of [-1, 1]) {
    const x = side * edge * 0.62;
    result.add(strut([x, edge * 0.78, 0], [x, drop, 0], inner * 0.012, metal('#8d949d', 0.3), 8));
    result.add(at(block(inner * 0.1, inner * 0.16, inner * 0.1, rubber(), 0.01), x, edge * 0.86, 0));
  }
  return result;
}

/** The ring goal on a weighted foot. */
export function standingGoal(inner: number, team: Team, height: number, glow?: number): Group {
  const pole = metal('#6b727c', 0.35);
  const result = group(at(ringGoal(inner, team, glow), 0, height, 0));
  const edge = inner * 1.22;
  for (const side of [-1, 1]) {
    result.add(strut([side * edge, 0.02, 0], [side * edge, height, 0], inner * 0.045, pole, 16));
    result.add(at(block(inner * 0.24, inner * 0.1, inner * 1.1, rubber(), inner * 0.04), side * edge, inner * 0.05, 0));
  }
  return result;
}
