import { PointLight } from 'three';
import type { Group } from 'three';
import { ball, ballRadius, spinning } from './ball.ts';
import type { BallStyle } from './ball.ts';
import { batteryWithLeads } from './battery.ts';
import { openCase } from './case.ts';
import { charger } from './gear.ts';
import { goggles } from './goggles.ts';
import { transmitter } from './transmitter.ts';
import { hungGoal } from './goal.ts';
import { airField, airGate, airGoal } from './inflatable.ts';
import { laidOutDrone, lightKit, repairBox } from './kits.ts';
import { nylon, teamLight, tone } from './materials.ts';
import { clubPackage, schoolKit, schoolPackage, starterDuo } from './packages.ts';
import { motorSet, panels20, panels40, propellerSet } from './parts.ts';
import { openRacer } from './racer.ts';
import type { Compose, Shot } from './shot.ts';
import { group } from './shapes.ts';
import { inMetres, shadowed } from './staging.ts';
import { studio, studioSurroundings } from './studio.ts';
import type { StudioOptions } from './studio.ts';
import { vestRail } from './vests.ts';

const drones: Record<string, BallStyle> = {
  'striker-20': { class: 20, team: 'red', striker: true },
  'keeper-20': { class: 20, team: 'blue', stout: true, frame: nylon('#c9d0d8') },
  'trainer-20': { class: 20, team: 'blue', frame: nylon('#eef1f4'), accent: '#f08a1c', blades: '#f0953a', glow: 4 },
  'striker-40': { class: 40, team: 'red', striker: true },
  'pro-40': { class: 40, team: 'blue', joint: nylon('#23272e'), accent: '#2f9be8', blades: '#dfe6ee' },
};

/** The drone on the studio floor, slightly turned and tilted, like a ball that has come to rest. */
function portrait(style: BallStyle, camera: Partial<StudioOptions>): Compose {
  return (shot, renderer) => {
    const made = ball(style);
    made.object.position.y = ballRadius[style.class];
    made.object.rotation.set(0.14, 0.42, 0.08);
    shot.onExposure.push((_, random) => made.live(random));
    studio(shot, group(made.object), studioSurroundings(renderer), { around: 0, above: 15, ...camera });
  };
}

/** A close-up of the machine inside. The cage extends beyond the frame and is out of focus. */
function closeUp(style: BallStyle): Compose {
  return (shot, renderer) => {
    portrait(style, { around: 28, above: 30, fill: 1.42, fov: 34, focusDepth: 0.52 })(shot, renderer);
    shot.aperture = ballRadius[style.class] * 0.035;
  };
}

function still(make: (shot: Shot) => Group, camera: StudioOptions): Compose {
  return (shot, renderer) => studio(shot, make(shot), studioSurroundings(renderer), camera);
}

function lamp(team: 'red' | 'blue', x: number, y: number, z: number, power: number): PointLight {
  const light = new PointLight(teamLight[team], power, 0, 2);
  light.position.set(x, y, z);
  return light;
}

function racerInFlight(): Group {
  const racer = shadowed(openRacer());
  racer.position.y = 0.118;
  racer.rotation.set(0.1, 0.5, -0.06);
  return group(racer);
}

/** The field as set up, with its goals and two balls in the air that show its size. */
function furnishedField(length: number, width: number, height: number, radius: number, bays: number): Group {
  const size = length > 10 ? 40 : 20;
  const root = group(airField(length, width, height, radius, bays));
  for (const [team, side] of [
    ['red', -1],
    ['blue', 1],
  ] as const) {
    const goal = hungGoal(size === 40 ? 0.34 : 0.19, team, height * 0.42);
    goal.position.set(side * (length / 2 - 0.35), height * 0.56, 0);
    goal.rotation.y = Math.PI / 2;
    const flying = ball({ class: size, team }, { simple: true }).object;
    flying.position.set(side * length * 0.14, height * (0.5 - side * 0.08), side * width * 0.1);
    root.add(goal, flying);
  }
  return shadowed(root);
}

function gateWithRacer(shot: Shot): Group {
  const racer = shadowed(openRacer());
  racer.scale.setScalar(3.4);
  racer.position.set(0.05, 1.2, 0.35);
  racer.rotation.set(0.5, 0.4, 0.2);
  const propellers = spinning(racer);
  shot.onExposure.push((_, random) => propellers.forEach((p) => (p.rotation.y = random() * 6.28)));
  return group(shadowed(airGate(2.6, 2.1, 0.2)), racer);
}

export const productComposers: Record<string, Compose> = {
  ...Object.fromEntries(Object.entries(drones).map(([slug, style]) => [`products/${slug}`, portrait(style, {})])),
  ...Object.fromEntries(Object.entries(drones).map(([slug, style]) => [`products/${slug}-2`, closeUp(style)])),
  'products/racer-c': still(racerInFlight, { around: 0, above: 18 }),
  'products/racer-c-2': still(racerInFlight, { around: 160, above: 34, fill: 1.2, fov: 34, focusDepth: 0.5 }),
  'products/build-kit-20': still(() => inMetres(laidOutDrone(20, 'red')), {
    around: 4,
    above: 46,
    fill: 0.86,
    aperture: 0.003,
  }),
  'products/build-kit-40': still(() => inMetres(laidOutDrone(40, 'blue')), {
    around: -6,
    above: 44,
    fill: 0.86,
    aperture: 0.005,
  }),
  'products/school-kit-20': still(schoolKit, { around: 8, above: 32, fill: 0.84 }),
  'products/led-kit': still(
    () => group(inMetres(lightKit()), lamp('red', -0.09, 0.05, -0.02, 0.01), lamp('blue', 0.09, 0.05, -0.02, 0.01)),
    { around: -8, above: 34, fill: 0.86, backdrop: '#3c424b' },
  ),
  'products/repair-kit': still(() => inMetres(repairBox()), { around: -16, above: 50, fill: 0.8 }),
  'products/club-package-20': still((shot) => clubPackage(shot, 20), { around: 0, above: 20, fill: 0.86, fov: 28 }),
  'products/club-package-20-2': still((shot) => clubPackage(shot, 20), { around: 38, above: 12, fill: 1.15, fov: 36 }),
  'products/club-package-40': still((shot) => clubPackage(shot, 40), { around: 10, above: 18, fill: 0.86, fov: 30 }),
  'products/club-package-40-2': still((shot) => clubPackage(shot, 40), { around: -42, above: 14, fill: 1.15, fov: 36 }),
  'products/school-package-20': still(schoolPackage, { around: -8, above: 20, fill: 0.84, fov: 28 }),
  'products/school-package-20-2': still(schoolPackage, { around: 34, above: 30, fill: 1.1, fov: 34 }),
  'products/starter-duo': still(starterDuo, { around: 0, above: 30, fill: 0.84 }),
  'products/starter-duo-2': still(starterDuo, { around: 40, above: 38, fill: 1.05, fov: 32 }),
  'products/inflatable-arena-20': still(() => furnishedField(8, 4, 3, 0.22, 3), {
    around: 32,
    above: 22,
    fill: 0.84,
    fov: 28,
  }),
  'products/inflatable-arena-40': still(() => furnishedField(16, 8, 5.4, 0.34, 4), {
    around: -38,
    above: 18,
    fill: 0.86,
    fov: 32,
  }),
  'products/inflatable-goal-pair': still(
    () => {
      const red = airGoal(0.34, 'red');
      red.position.x = -0.72;
      red.rotation.y = 0.35;
      const blue = airGoal(0.34, 'blue');
      blue.position.x = 0.72;
      blue.rotation.y = -0.35;
      return group(shadowed(red), shadowed(blue));
    },
    { around: 6, above: 12, fill: 0.82 },
  ),
  'products/inflatable-gate': still(gateWithRacer, { around: 24, above: 10, fill: 0.8 }),
  'products/transmitter-x8': still(() => inMetres(tilted(transmitter(), 0.5)), { around: -14, above: 36, fill: 0.8 }),
  'products/fpv-goggles': still(() => inMetres(goggles()), { around: 26, above: 16, fill: 0.74 }),
  'products/carry-case': still(
    (shot) => {
      const shell = inMetres(
        openCase(520, 330, 130, [
          { x: -128, z: 0, radius: 101 },
          { x: 100, z: 0, radius: 101 },
          { x: 226, z: -70, w: 46, d: 90 },
          { x: 226, z: 70, w: 46, d: 90 },
        ]),
      );
      const result = group(shell);
      for (const [team, x] of [
        ['red', -0.128],
        ['blue', 0.1],
      ] as const) {
        const made = ball({ class: 20, team });
        made.object.position.set(x, 0.112, 0);
        made.object.rotation.y = x * 8;
        shot.onExposure.push((_, random) => made.live(random));
        result.add(made.object);
      }
      return result;
    },
    { around: -24, above: 30, fill: 0.8 },
  ),
  'products/team-vests': still(() => inMetres(vestRail()), { around: 8, above: 6, fill: 0.84 }),
  'products/battery-3s': still(() => inMetres(lying(batteryWithLeads(34, 24, 68, tone.red, 3), 12)), {
    around: 34,
    above: 26,
    fill: 0.68,
  }),
  'products/battery-6s': still(() => inMetres(lying(batteryWithLeads(46, 46, 120, '#2f9be8', 6), 23)), {
    around: 36,
    above: 22,
    fill: 0.7,
  }),
  'products/propellers-20': still(
    () => inMetres(propellerSet(33, ['#c21a2c', '#2b86cf', '#c21a2c', '#2b86cf', '#e9edf1', '#23262c', '#e9edf1'])),
    { around: -10, above: 48, fill: 0.86 },
  ),
  'products/motor-set': still(() => inMetres(motorSet(9)), { around: -14, above: 34, fill: 0.82, focusDepth: 0.4 }),
  'products/cage-panels-20': still(() => inMetres(panels20(tone.graphite, tone.red)), {
    around: 10,
    above: 34,
    fill: 0.78,
  }),
  'products/cage-panels-40': still(() => inMetres(panels40(tone.red)), { around: 14, above: 38, fill: 0.78 }),
  'products/charger-quad': still(
    () => {
      const packs = [0, 1].map((i) => {
        const pack = batteryWithLeads(34, 24, 68, i ? '#2f9be8' : tone.red, 3);
        pack.position.set(-40 + i * 95, 12, 130);
        pack.rotation.y = i ? -0.5 : 0.3;
        return pack;
      });
      return inMetres(charger(), ...packs);
    },
    { around: 22, above: 32, fill: 0.76 },
  ),
};

function tilted(object: Group, angle: number): Group {
  object.rotation.x = angle;
  object.position.y = 78 * Math.sin(angle) + 6;
  return group(object);
}

function lying(object: Group, height: number): Group {
  object.position.y = height;
  return object;
}
