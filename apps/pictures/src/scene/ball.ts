import { Group, Mesh, PointLight, Vector3 } from 'three';
import type { Material, Object3D } from 'three';
import { cage, lightRing, moulded20, rods40 } from './cage.ts';
import type { CageStyle } from './cage.ts';
import { quadcopter } from './drone.ts';
import type { DroneStyle } from './drone.ts';
import { carbon, lightStrip, nylon, plastic, teamLight, tone } from './materials.ts';
import type { Team } from './materials.ts';
import type { Random } from './random.ts';
import { at, coarsely, fused } from './shapes.ts';
import type { Shot } from './shot.ts';

export interface BallStyle {
  class: 20 | 40;
  team: Team;
  frame?: Material;
  joint?: Material;
  accent?: string;
  blades?: string;
  /** A striker has a mark on its cage. */
  striker?: boolean;
  /** A keeper's cage has a second ring and thicker struts. */
  stout?: boolean;
  /** The brightness of the ring, where 0 is off. */
  glow?: number;
  drone?: Partial<DroneStyle>;
}

export interface Ball {
  /** The model in metres, centred at the origin. */
  object: Group;
  /** Advances the moving parts for one exposure: the lamp travels along the ring and the propellers turn. */
  live: (random: Random) => void;
}

export const ballRadius = { 20: 0.1, 40: 0.2 } as const;

interface Body {
  still: Group;
  drone: Group;
}

const bodies = new Map<string, Body>();

/** Builds the body once per style. All balls of a style share the geometry. */
function bodyOf(style: BallStyle, simple: boolean): Body {
  const { frame, joint, drone, ...rest } = style;
  const key = JSON.stringify([rest, drone ?? null, frame?.uuid, joint?.uuid, simple]);
  const found = bodies.get(key) ?? coarsely(simple ? 0.35 : 1, () => buildBody(style, simple));
  bodies.set(key, found);
  return { still: found.still.clone(), drone: found.drone.clone() };
}

function buildBody(style: BallStyle, simple: boolean): Body {
  const size = style.class === 20 ? 1 : 2;
  const radius = 100 * size;
  const accent = style.accent ?? (style.team === 'red' ? tone.red : tone.blue);
  const glow = style.glow ?? 5;
  const light = glow > 0 ? lightStrip(teamLight[style.team], glow) : plastic('#c9d2da', 0.3);
  const { ringRadius, thickness, height } = ringOf(style);
  const inside = new Group();
  inside.add(at(lightRing(ringRadius, thickness, light, plastic('#111317', 0.5)), 0, height, 0));
  if (style.stout) {
    for (const y of [-0.42, 0.42]) {
      inside.add(at(lightRing(radius * 0.86, thickness * 0.7, light, plastic('#111317', 0.5)), 0, y * radius, 0));
    }
  }
  inside.add(cage(cageOf(style, radius, accent, simple)));
  const scale = style.class === 20 ? 1 : 1.62;
  const drone = quadcopter({
    reach: 52 * size,
    scale,
    propellerRadius: 33 * size,
    accent,
    blades: style.blades ?? (style.team === 'red' ? '#c21a2c' : '#2b86cf'),
    stays: ringRadius - thickness,
    ...style.drone,
  });
  at(drone, 0, height - 1.6 * scale, 0);
  const still = fused(inside);
  for (const part of [still, drone]) {
    part.traverse((node) => {
      node.castShadow = node instanceof Mesh && node.material !== light;
      node.receiveShadow = node instanceof Mesh;
    });
  }
  return { still, drone };
}

function ringOf(style: BallStyle): { ringRadius: number; thickness: number; height: number } {
  const small = style.class === 20;
  return { ringRadius: small ? 93 : 186, thickness: small ? 2.4 : 4.4, height: small ? -7 : -10 };
}

interface BallOptions {
  flying?: boolean;
  /**
   * The strength of the light that the ring casts on its surroundings, and the number of points that cast it at a time.
   */
  lamp?: number;
  lamps?: number;
  /** If true, the ball has fewer facets, for use at a distance. */
  simple?: boolean;
}

/** A complete ball drone: cage, light ring, and the quadcopter inside. */
export function ball(style: BallStyle, options: BallOptions = {}): Ball {
  const size = style.class === 20 ? 1 : 2;
  const { still, drone } = bodyOf(style, options.simple ?? false);
  const { ringRadius, height } = ringOf(style);
  const object = new Group();
  const scaled = new Group();
  scaled.scale.setScalar(0.001);
  scaled.add(still, drone);
  object.add(scaled);
  const lamps: PointLight[] = [];
  const glow = style.glow ?? 5;
  if (glow > 0 && options.lamp !== 0) {
    const count = options.lamps ?? 2;
    const power = ((options.lamp ?? 1) * (size === 1 ? 0.012 : 0.05) * glow) / 5;
    for (let i = 0; i < count; i++) {
      const lamp = new PointLight(teamLight[style.team], power / count, 0, 2);
      lamps.push(lamp);
      object.add(lamp);
    }
  }
  const propellers = spinning(drone);
  return {
    object,
    live: (random) => {
      const start = random() * Math.PI * 2;
      for (const [i, lamp] of lamps.entries()) {
        const angle = start + i * Math.PI;
        lamp.position.set(Math.cos(angle), 0, Math.sin(angle)).multiplyScalar(ringRadius * 0.00088);
        lamp.position.y = height * 0.001 - 0.006 * size;
      }
      if (options.flying) {
        for (const propeller of propellers) {
          propeller.rotation.y = random() * Math.PI * 2;
        }
      }
    },
  };
}

function cageOf(style: BallStyle, radius: number, accent: string, simple: boolean): CageStyle {
  const facets = simple ? { sides: 6, segments: 3 } : {};
  const mark = style.striker ? { material: plastic(accent, 0.35), openings: [0] } : undefined;
  if (style.class === 20) {
    const stout = style.stout ? { width: 1.9, depth: 2.3 } : {};
    return {
      radius: radius - 2,
      frequency: 2,
      section: { ...moulded20, ...stout, ...facets },
      frame: style.frame ?? nylon(tone.graphite),
      ...(mark && { mark }),
    };
  }
  return {
    radius: radius - 4,
    frequency: 3,
    section: { ...rods40, ...facets },
    frame: style.frame ?? carbon(),
    joint: { material: style.joint ?? nylon(accent), radius: 3.7 },
    ...(mark && { mark }),
  };
}

export function spinning(root: Object3D): Object3D[] {
  const found: Object3D[] = [];
  root.traverse((node) => {
    if (node.userData.propeller !== undefined) {
      found.push(node);
    }
  });
  return found;
}

/** Adds a ball to the picture, turned and tilted. Unless a height is given, it rests on its cage at x and z. */
export function place(
  shot: Shot,
  made: Ball,
  where: { x: number; y: number; z: number },
  pose: { turn?: number; lean?: number; roll?: number } = {},
): Group {
  made.object.position.copy(new Vector3(where.x, where.y, where.z));
  made.object.rotation.set(pose.lean ?? 0, pose.turn ?? 0, pose.roll ?? 0, 'YXZ');
  shot.world.add(made.object);
  shot.onExposure.push((_, random) => made.live(random));
  return made.object;
}
