import { Group } from 'three';
import { ball, ballRadius } from './ball.ts';
import type { BallStyle } from './ball.ts';
import { charger } from './gear.ts';
import { transmitter } from './transmitter.ts';
import { standingGoal } from './goal.ts';
import { openCase } from './case.ts';
import { nylon, tone } from './materials.ts';
import type { Team } from './materials.ts';
import { inMetres, shadowed } from './staging.ts';
import { at } from './shapes.ts';
import type { Shot } from './shot.ts';

/** Adds a ball at rest, with a random orientation. */
function rest(shot: Shot, root: Group, style: BallStyle, x: number, z: number, y = 0): void {
  const made = ball(style, { lamp: 0.7, lamps: 1, simple: true });
  made.object.position.set(x, y + ballRadius[style.class], z);
  made.object.rotation.set((shot.random() - 0.5) * 0.3, shot.random() * 6, (shot.random() - 0.5) * 0.3);
  shot.onExposure.push((_, random) => made.live(random));
  root.add(made.object);
}

/** Two teams of five lined up in front of their goals. */
export function clubPackage(shot: Shot, size: 20 | 40): Group {
  const root = new Group();
  const r = ballRadius[size];
  const gap = r * 2.25;
  for (const [team, side] of [
    ['red', -1],
    ['blue', 1],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const back = i > 2;
      const column = back ? i - 3 + 0.5 : i;
      const x = side * (r * 1.3 + column * gap);
      rest(
        shot,
        root,
        { class: size, team, striker: i === 0, joint: nylon('#2a2d33') },
        x,
        back ? -gap * 0.82 : column * -gap * 0.06,
      );
    }
    const goal = shadowed(standingGoal(size === 20 ? 0.15 : 0.3, team, size === 20 ? 0.4 : 0.8, 4));
    goal.rotation.y = side * -0.42;
    root.add(at(goal, side * gap * 1.75, 0, -gap * 2));
  }
  for (const [side, z] of [
    [-1, 1.35],
    [1, 1.35],
  ] as const) {
    const radio = inMetres(transmitter(side < 0 ? tone.red : tone.blue));
    radio.rotation.set(0.2, side * -0.3, 0);
    root.add(at(radio, side * gap * (size === 20 ? 1.05 : 0.7), 0.02, r * z + 0.06));
  }
  return root;
}

/** A class set: six drones, radios and a charger. */
export function schoolKit(shot: Shot): Group {
  const root = new Group();
  const places: readonly (readonly [Team, number, number])[] = [
    ['red', -0.235, -0.2],
    ['blue', 0, -0.24],
    ['red', 0.235, -0.2],
    ['blue', -0.125, 0.0],
    ['red', 0.125, 0.0],
  ];
  for (const [team, x, z] of places) {
    rest(shot, root, { class: 20, team, frame: nylon('#eef1f4') }, x, z);
  }
  root.add(at(inMetres(charger()), 0, 0, 0.2));
  for (const side of [-1, 1]) {
    const radio = inMetres(transmitter(side < 0 ? tone.red : tone.blue));
    radio.rotation.set(0.16, side * -0.35, 0);
    root.add(at(radio, side * 0.235, 0.015, 0.24));
  }
  return root;
}

/** The school set with a case, bibs and goals. */
export function schoolPackage(shot: Shot): Group {
  const root = new Group();
  const teams: Team[] = ['red', 'blue', 'red', 'blue'];
  teams.forEach((team, i) =>
    rest(shot, root, { class: 20, team, frame: nylon('#eef1f4') }, -0.3 + i * 0.215, 0.2 - (i % 2) * 0.04),
  );
  const shell = inMetres(
    openCase(520, 330, 120, [
      { x: -128, z: 0, radius: 101 },
      { x: 110, z: 0, radius: 101 },
    ]),
  );
  root.add(at(shell, -0.02, 0, -0.24));
  rest(shot, root, { class: 20, team: 'red', frame: nylon('#eef1f4') }, -0.148, -0.24, 0.01);
  rest(shot, root, { class: 20, team: 'blue', frame: nylon('#eef1f4') }, 0.09, -0.24, 0.01);
  for (const [team, side] of [
    ['red', -1],
    ['blue', 1],
  ] as const) {
    const goal = shadowed(standingGoal(0.15, team, 0.42, 4));
    goal.rotation.y = side * -0.5;
    root.add(at(goal, side * 0.58, 0, -0.3));
    const radio = inMetres(transmitter(team === 'red' ? tone.red : tone.blue));
    radio.rotation.set(0.18, side * -0.3, 0);
    root.add(at(radio, side * 0.52, 0.015, 0.22));
  }
  return root;
}

/** A set for two opponents: two drones and two radios. */
export function starterDuo(shot: Shot): Group {
  const root = new Group();
  for (const [team, side] of [
    ['red', -1],
    ['blue', 1],
  ] as const) {
    rest(shot, root, { class: 20, team, striker: team === 'red' }, side * 0.15, -0.06);
    const radio = inMetres(transmitter(team === 'red' ? tone.red : tone.blue));
    radio.rotation.set(0.24, side * -0.28, 0);
    root.add(at(radio, side * 0.16, 0.02, 0.2));
  }
  return root;
}
