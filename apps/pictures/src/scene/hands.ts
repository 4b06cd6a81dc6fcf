import { Vector3 } from 'three';
import type { Limb } from './flesh.ts';
import type { Point } from './shapes.ts';

export interface HandPose {
  wrist: Point;
  /** The direction from the wrist to the knuckles. */
  along: Point;
  /** The direction out of the back of the hand. */
  back: Point;
  /** The right hand is -1 and the left hand 1. */
  side: -1 | 1;
  /** The bend of each joint of the four fingers in radians, from the index finger to the little finger. */
  curl: readonly [Joints, Joints, Joints, Joints];
  /** The point that the tip of the thumb touches. */
  thumb: Point;
}

type Joints = readonly [knuckle: number, middle: number, end: number];

// The lengths of an adult's finger bones in metres, with each knuckle's place in the palm.
const fingers = [
  { aside: 0.031, ahead: 0.093, bones: [0.043, 0.025, 0.021], radius: 0.0094 },
  { aside: 0.011, ahead: 0.096, bones: [0.047, 0.029, 0.022], radius: 0.0096 },
  { aside: -0.01, ahead: 0.09, bones: [0.043, 0.027, 0.022], radius: 0.009 },
  { aside: -0.03, ahead: 0.081, bones: [0.034, 0.02, 0.019], radius: 0.0078 },
] as const;

/** The bones of a hand with bent fingers, as limbs of one skin. */
export function handLimbs({ wrist, along, back, side, curl, thumb }: HandPose): Limb[] {
  const from = new Vector3(...wrist);
  const ahead = new Vector3(...along).normalize();
  const thumbward = new Vector3()
    .crossVectors(ahead, new Vector3(...back))
    .multiplyScalar(side)
    .normalize();
  const outward = new Vector3().crossVectors(thumbward, ahead).multiplyScalar(side).normalize();
  const point = (forward: number, aside: number, out = 0): Vector3 =>
    from.clone().addScaledVector(ahead, forward).addScaledVector(thumbward, aside).addScaledVector(outward, out);
  const limbs: Limb[] = [[point(-0.03, 0).toArray(), point(0.02, 0).toArray(), 0.025, 0.024]];
  fingers.forEach(({ aside, ahead: reach, bones, radius }, index) => {
    let joint = point(reach, aside, 0.004);
    limbs.push([point(0.015, aside * 0.5).toArray(), joint.toArray(), 0.016, radius * 1.25]);
    let bend = 0;
    bones.forEach((bone, step) => {
      bend += curl[index]![step]!;
      // The fingers spread from the middle of the hand as far as they are straight.
      const direction = ahead
        .clone()
        .multiplyScalar(Math.cos(bend))
        .addScaledVector(outward, -Math.sin(bend))
        .addScaledVector(thumbward, aside * 3 * Math.cos(bend));
      const next = joint.clone().addScaledVector(direction.normalize(), bone);
      limbs.push([joint.toArray(), next.toArray(), radius * (1 - 0.1 * step), radius * (0.92 - 0.1 * step)]);
      joint = next;
    });
  });
  const root = point(0.02, 0.018, -0.006);
  const tip = new Vector3(...thumb);
  const reach = tip.clone().sub(root);
  const first = root.clone().addScaledVector(reach, 0.42).addScaledVector(thumbward, 0.012);
  const second = root.clone().addScaledVector(reach, 0.74).addScaledVector(thumbward, 0.014);
  limbs.push(
    [root.toArray(), first.toArray(), 0.018, 0.0135],
    [first.toArray(), second.toArray(), 0.0118, 0.0108],
    [second.toArray(), tip.toArray(), 0.0108, 0.0088],
  );
  return limbs;
}

/** Returns the tip of a finger, where 0 is the index finger. */
export function fingertip(pose: Omit<HandPose, 'thumb'>, finger: 0 | 1 | 2 | 3): Vector3 {
  // The wrist comes first. Each finger then has its bone in the palm and three more.
  return new Vector3(...handLimbs({ ...pose, thumb: pose.wrist })[4 * finger + 4]![1]);
}
