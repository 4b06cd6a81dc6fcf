import { CatmullRomCurve3, Group, Vector3 } from 'three';
import { ball, ballRadius } from './ball.ts';
import { trail, type Flyer } from './flight.ts';
import { isMesh } from './is-mesh.ts';
import type { Point } from './shapes.ts';
import type { Shot } from './shot.ts';

/** The duration of the loop in seconds, after which each ball is back at its first position. */
export const loopSeconds = 4;

/** Returns a ball's position at a time in seconds. It repeats after `loopSeconds`. */
type Course = (seconds: number) => Vector3;

/** A closed course through points that the ball reaches at equal intervals. */
export function through(points: readonly Point[]): Course {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    true,
    'catmullrom',
  );
  return (seconds) => curve.getPoint((((seconds / loopSeconds) % 1) + 1) % 1);
}

/** A flat circuit that begins at the flyer's position in the flyer's heading and turns in the direction of its curl. */
export function circling({ at, heading, curl = 1 }: Flyer, reach: number): Course {
  const start = new Vector3(...at);
  const ahead = new Vector3(heading[0], 0, heading[2]).normalize();
  const aside = new Vector3(ahead.z, 0, -ahead.x).multiplyScalar(-Math.sign(curl) * 0.6);
  const climb = heading[1] * 0.5;
  return (seconds) => {
    const angle = (seconds / loopSeconds) * Math.PI * 2;
    return start
      .clone()
      .addScaledVector(ahead, reach * Math.sin(angle))
      .addScaledVector(aside, reach * (1 - Math.cos(angle)))
      .add(new Vector3(0, climb * Math.sin(angle) + 0.12 * (Math.cos(angle * 2) - 1), 0));
  };
}

export interface Courser {
  flyer: Flyer;
  course: Course;
  /** The age in seconds of the light trail's start. */
  trailSeconds: number;
}

/** Adds a ball that follows its course nose down, with a light trail along the path it has flown. */
export function flyAlong(shot: Shot, { flyer, course, trailSeconds }: Courser): { object: Group; tail: Group } {
  // A lamp costs every frame dearly, and only near balls show its light on their drone.
  const isNear = flyer.near === true;
  const { object, live } = ball(
    { glow: 8, ...flyer.style },
    { flying: true, lamp: isNear ? 2 : 0, lamps: 1, simple: !isNear },
  );
  const tail = new Group();
  shot.world.add(object, tail);
  shot.onExposure.push((_, random) => live(random));
  shot.onTime.push((seconds) => {
    const ahead = headingAt(course, seconds);
    const next = headingAt(course, seconds + 0.1);
    const bank = Math.atan2(next.clone().cross(ahead).y, next.dot(ahead));
    object.position.copy(course(seconds));
    object.rotation.set(
      0.25 + Math.min(0.35, ahead.length() * 0.1),
      Math.atan2(ahead.x, ahead.z),
      Math.max(-0.5, Math.min(0.5, bank)),
      'YXZ',
    );
  });
  shot.onFrame.push((seconds) => {
    tail.traverse((node) => {
      if (isMesh(node)) node.geometry.dispose();
    });
    tail.clear();
    const radius = ballRadius[flyer.style.class];
    for (const edge of [-1, 1]) {
      const points = Array.from({ length: 12 }, (_, i) => {
        const age = 1 - i / 11;
        const moment = seconds - age * trailSeconds;
        const ahead = headingAt(course, moment);
        const aside = new Vector3(ahead.z, 0, -ahead.x).normalize();
        return course(moment).addScaledVector(aside, edge * radius * 0.9 * (1 - age * age * 0.55));
      });
      tail.add(trail(points, flyer.style.team, radius * 0.03, flyer.trail ?? 2.4));
    }
  });
  return { object, tail };
}

/** Returns the velocity in metres per second. */
const headingAt = (course: Course, seconds: number): Vector3 =>
  course(seconds + 0.01)
    .sub(course(seconds - 0.01))
    .divideScalar(0.02);
