import { simulation } from './simulation.ts';
import { arena } from './arena.ts';
import { spot } from './beams.ts';
import { look, match } from './arenas.ts';
import { ball, place, spinning } from './ball.ts';
import type { BallStyle } from './ball.ts';
import { trail } from './flight.ts';
import { screwdriver } from './gear.ts';
import { goggles } from './goggles.ts';
import { transmitter } from './transmitter.ts';
import { ringGoal } from './goal.ts';
import { airGate } from './inflatable.ts';
import { halfCage } from './kits.ts';
import { lightStrip, nylon, plastic, teamLight, tone } from './materials.ts';
import type { Team } from './materials.ts';
import { motorSet, propellerSet } from './parts.ts';
import { openRacer } from './racer.ts';
import { at, block, group, rod, turned } from './shapes.ts';
import type { Point } from './shapes.ts';
import type { Compose, Shot } from './shot.ts';
import { inMetres, shadowed } from './staging.ts';
import { Vector3 } from 'three';

const joint = nylon('#2a2d33');

function stand(shot: Shot, style: BallStyle, where: Point, turn: number, lean = 0.1): void {
  place(shot, ball(style, { lamps: 1, lamp: 2 }), { x: where[0], y: where[1], z: where[2] }, { turn, lean });
}

function racer(
  shot: Shot,
  where: Point,
  turn: number,
  lean: number,
  roll: number,
  team: Team,
  tail: readonly Point[],
): void {
  const object = shadowed(openRacer());
  object.scale.setScalar(2.3);
  object.position.set(...where);
  object.rotation.set(lean, turn, roll, 'YXZ');
  const propellers = spinning(object);
  shot.onExposure.push((_, random) => propellers.forEach((p) => (p.rotation.y = random() * 6.28)));
  shot.world.add(
    object,
    trail(
      [...tail, where].map((p) => new Vector3(...p)),
      team,
      0.012,
      2.6,
    ),
  );
}

const racing: Compose = (shot, renderer) => {
  arena(shot, renderer, { house: 0.5, ends: 0.8, goals: false });
  for (const [x, z, turn, size] of [
    [0.9, 0.9, 0.35, 1],
    [-0.9, -1.4, 0.75, 1],
    [2.9, -2.6, -0.2, 1],
  ] as const) {
    const gate = shadowed(airGate(2.1 * size, 1.9 * size, 0.17));
    shot.world.add(turned(at(gate, x, 0, z), 0, turn, 0));
  }
  racer(shot, [0.78, 1.12, 2.1], 0.4, 0.6, 0.35, 'red', [
    [-1.6, 1.2, -3.4],
    [-0.9, 0.95, -1.4],
    [0.2, 1.1, -0.1],
  ]);
  racer(shot, [-0.5, 1.0, -0.7], 0.6, 0.5, -0.2, 'blue', [
    [0.4, 1.6, -4.4],
    [-0.6, 1.2, -2.6],
  ]);
  racer(shot, [2.6, 1.35, -1.9], -0.2, 0.5, 0.2, 'blue', [
    [4.6, 1.8, -4],
    [3.4, 1.3, -3.2],
  ]);
  look(shot, { from: [0.35, 0.8, 4.2], to: [0.55, 1.22, 0], fov: 46, focus: [1.0, 1.25, 2.0], aperture: 0.012 });
};

const superPilot: Compose = (shot, renderer) => {
  arena(shot, renderer, { house: 0.22, ends: 0.7 });
  const plinth = group(
    at(rod(0.62, 0.5, plastic('#14171b', 0.35), 64), 0, 0.25, 1.6),
    at(rod(0.64, 0.03, lightStrip(teamLight.red, 3.5, 0), 64), 0, 0.46, 1.6),
    at(rod(0.625, 0.05, plastic('#1b1f24', 0.25), 64), 0, 0.5, 1.6),
  );
  shot.world.add(shadowed(plinth));
  place(
    shot,
    ball({ class: 40, team: 'red', striker: true, joint }, { lamps: 2, lamp: 2 }),
    { x: -0.06, y: 0.725, z: 1.45 },
    { turn: 0.5, lean: 0.14 },
  );
  const glasses = inMetres(goggles());
  glasses.rotation.y = -0.35;
  const radio = inMetres(transmitter());
  radio.rotation.set(0.4, 0.5, 0);
  shot.world.add(at(glasses, 0.33, 0.527, 1.86), at(radio, -0.34, 0.57, 1.9));
  const key = spot(shot, '#fff3e6', 190, [0.6, 4.4, 3.2], [0, 0.6, 1.6], 0.24);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.bias = -0.0005;
  look(shot, { from: [0.36, 0.98, 3.35], to: [0, 0.7, 1.5], fov: 36, focus: [0, 0.75, 1.65], aperture: 0.012 });
};

const learn: Compose = (shot, renderer) => {
  arena(shot, renderer, { house: 0.5, ends: 0.7, goals: true });
  const top = 0.8;
  const bench = group(
    at(block(1.9, 0.05, 0.9, plastic('#2b2f35', 0.5), 0.015), 0, top - 0.025, 1.6),
    at(block(1.2, 0.006, 0.6, plastic('#17384c', 0.7), 0.003), 0, top + 0.003, 1.65),
    at(block(0.06, 0.8, 0.7, plastic('#111317'), 0.01), -0.85, 0.38, 1.6),
    at(block(0.06, 0.8, 0.7, plastic('#111317'), 0.01), 0.85, 0.38, 1.6),
  );
  shot.world.add(shadowed(bench));
  const parts = group(
    turned(at(halfCage(20, tone.graphite), 200, 6, -20), 0, 0.3, 0),
    at(propellerSet(33, ['#c21a2c', '#2b86cf', '#c21a2c']), 190, 8, 150),
    turned(at(motorSet(11), -20, 6, 150), 0, 0.3, 0),
    turned(at(screwdriver(tone.red), -190, 6, 200), 0, 0.4, 0),
  );
  shot.world.add(at(inMetres(parts), 0, top, 1.62));
  const radio = inMetres(transmitter(tone.blue));
  radio.rotation.set(0.3, 0.5, 0);
  shot.world.add(at(radio, -0.3, top + 0.035, 1.68));
  place(
    shot,
    ball({ class: 20, team: 'blue', frame: nylon('#eef1f4') }, { lamps: 2, lamp: 1 }),
    { x: -0.06, y: top + 0.106, z: 1.55 },
    { turn: 0.6, lean: 0.12 },
  );
  const key = spot(shot, '#ffeeda', 26, [-1.4, 2.7, 2.8], [0, 0.8, 1.6], 0.5);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.bias = -0.0004;
  spot(shot, '#bcdcff', 16, [1.8, 2.0, 0.6], [0, 0.8, 1.6], 0.5);
  look(shot, { from: [0.2, 1.2, 2.42], to: [-0.02, 0.88, 1.62], fov: 38, focus: [-0.04, 0.88, 1.64], aperture: 0.008 });
};

const membership: Compose = (shot, renderer) => {
  arena(shot, renderer, { house: 0.35, ends: 0.9, goals: false });
  shot.world.add(
    shadowed(
      group(
        at(rod(0.9, 0.1, plastic('#14171b', 0.3), 72), 0, 0.05, 1.2),
        at(rod(0.915, 0.02, lightStrip(teamLight.blue, 3, 0), 72), 0, 0.075, 1.2),
        at(rod(0.55, 0.1, plastic('#191c21', 0.25), 72), 0, 0.15, 1.2),
        at(rod(0.56, 0.02, lightStrip(teamLight.red, 3, 0), 72), 0, 0.175, 1.2),
      ),
    ),
  );
  for (const [team, side] of [
    ['red', -1],
    ['blue', 1],
  ] as const) {
    shot.world.add(turned(at(shadowed(ringGoal(0.55, team, 4)), side * 1.15, 0.95, 0.5), 0, side * -0.45, 0));
  }
  stand(shot, { class: 40, team: 'blue', joint: nylon('#c9a04e'), accent: tone.gold }, [0, 0.4, 1.2], 0.6);
  const key = spot(shot, '#ffffff', 130, [0.8, 4, 3], [0, 0.4, 1.2], 0.28);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  look(shot, { from: [0, 0.84, 3.75], to: [0, 0.7, 1], fov: 42, focus: [0, 0.4, 1.35], aperture: 0.012 });
};

export const moreArenaComposers: Record<string, Compose> = {
  'arena/racing': racing,
  'arena/simulation': simulation,
  'arena/super-pilot': superPilot,
  'arena/learn': learn,
  'arena/membership': membership,
  'arena/partner': match(
    { from: [0.1, 1.5, 4.1], to: [0, 1.62, 0], fov: 40, focus: [0, 1.6, 2.4], aperture: 0.014 },
    [
      {
        style: { class: 40, team: 'red', striker: true, joint },
        at: [-0.3, 1.62, 2.4],
        heading: [2.4, 0.35, 0.3],
        curl: 0.7,
        sink: 0.4,
        near: true,
      },
      {
        style: { class: 40, team: 'blue', joint },
        at: [0.3, 1.7, 2.3],
        heading: [-2.4, 0.35, -0.1],
        curl: 0.7,
        sink: 0.4,
        near: true,
      },
      { style: { class: 40, team: 'red', joint }, at: [-2.6, 2.3, -0.6], heading: [2, 0.2, 0.2], curl: 0.5, sink: 0.3 },
      {
        style: { class: 40, team: 'blue', joint },
        at: [2.7, 2.1, -0.9],
        heading: [-2, 0.2, 0.2],
        curl: 0.5,
        sink: 0.3,
      },
    ],
    { house: 0.6 },
    (shot) => {
      // The net and the trails need three times the usual exposures to look smooth, because the page shows this picture
      // large.
      shot.effort = 2.4;
    },
  ),
};
