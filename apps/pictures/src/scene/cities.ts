import type { Object3D } from 'three';
import { archBridge, stayedBridge, suspensionBridge, trussBridge } from './bridges.ts';
import { chateau, clockTower, glassSpire, latticeDome, leaningTower, pyramids, saddleHall } from './halls.ts';
import type { Random } from './random.ts';
import { at, turned } from './shapes.ts';
import type { Point } from './shapes.ts';
import type { dusks } from './sky.ts';
import { ground, hill, ridge, trees } from './skyline.ts';
import type { SkylineStyle } from './skyline.ts';
import { crownTower, needle, sails, twistedTower } from './towers.ts';

export interface City {
  dusk: keyof typeof dusks;
  skyline: SkylineStyle;
  landmarks: (random: Random) => Object3D[];
  /** A strip of water between the square and the city, by its distances from the field in metres. */
  water?: { near: number; far: number };
  snow?: boolean;
  /** If true, the field is inflatable instead of made of girders. */
  inflatable?: boolean;
  /** The ball in front: its team and its distance to the right of the middle (in metres, mirrored with the view). */
  team?: 'red' | 'blue';
  front?: number;
  /** If true, the view is from the right instead of the left. */
  mirror?: boolean;
  camera?: Point;
  aim?: Point;
  fov?: number;
  haze?: number;
  exposure?: number;
}

/** The towers of a medium-sized downtown. Each city overrides what differs. */
const town: SkylineStyle = {
  count: 60,
  low: 18,
  high: 110,
  spread: 190,
  centre: 40,
  peak: 1,
  near: 190,
  far: 330,
  lit: 0.42,
  tint: '#2b3442',
};

export const cities: Record<string, City> = {
  'default-city': {
    dusk: 'blueHour',
    skyline: { ...town, count: 80, high: 120 },
    landmarks: (r) => [ridge(r, 1200, 60, -600, 0.3, '#1c2736'), trees(r, 40, [-160, -90], [160, -80], 9, false)],
  },
  vancouver: {
    dusk: 'rose',
    skyline: { ...town, count: 90, low: 40, high: 130, spread: 170, centre: 70, lit: 0.5, tint: '#3a4f5e', near: 200 },
    water: { near: 40, far: 190 },
    landmarks: (r) => [
      ridge(r, 1500, 260, -700, 0.75, '#27344a', 0.55),
      ridge(r, 1300, 130, -560, 0.5, '#1c2b38'),
      turned(at(sails(5, 26), -70, 0, -180), 0, 0.1, 0),
    ],
  },
  burnaby: {
    team: 'blue',
    front: 1.2,
    dusk: 'amber',
    mirror: true,
    skyline: { ...town, count: 40, low: 30, high: 130, spread: 90, centre: -60, near: 180, far: 280, tint: '#364859' },
    landmarks: (r) => [
      at(hill(700, 95, 200, '#1b2a33'), 60, 0, -480),
      trees(r, 120, [-220, -110], [220, -100], 16, true),
      ridge(r, 1500, 260, -800, 0.8, '#2d3b52', 0.6),
    ],
    water: { near: 45, far: 100 },
  },
  surrey: {
    dusk: 'violet',
    skyline: { ...town, count: 40, low: 20, high: 120, spread: 90, centre: 130, near: 220, far: 320 },
    water: { near: 35, far: 200 },
    landmarks: (r) => [ridge(r, 1500, 240, -780, 0.8, '#31314e', 0.5), at(stayedBridge(420, 92, 2), -60, 0, -190)],
    aim: [0.5, 4.4, -10],
  },
  toronto: {
    team: 'blue',
    front: -1.5,
    dusk: 'blueHour',
    skyline: { ...town, count: 130, low: 40, high: 190, spread: 210, centre: 60, near: 220, far: 380, lit: 0.55 },
    water: { near: 40, far: 205 },
    landmarks: () => [at(needle(235), -62, 0, -215), at(saddleHall(80), -130, 0, -225)],
    aim: [1, 5.6, -10],
    fov: 54,
  },
  mississauga: {
    dusk: 'amber',
    skyline: { ...town, count: 60, low: 30, high: 110, spread: 180, centre: 20, near: 230, far: 330, lit: 0.4 },
    landmarks: (r) => [
      at(twistedTower(150, 16, 3.4), -38, 0, -180),
      at(twistedTower(128, 16, -3.0), 22, 0, -200),
      trees(r, 50, [-160, -95], [160, -90], 9, false),
    ],
    mirror: true,
  },
  markham: {
    team: 'blue',
    front: 1.45,
    dusk: 'steel',
    inflatable: true,
    skyline: {
      ...town,
      count: 40,
      low: 10,
      high: 44,
      spread: 200,
      centre: 0,
      near: 150,
      far: 240,
      lit: 0.6,
      tint: '#56606b',
    },
    water: { near: 30, far: 90 },
    landmarks: (r) => [
      trees(r, 110, [-180, -105], [180, -98], 11, false),
      at(clockTower(34, 0), 44, 0, -115),
      ridge(r, 1200, 26, -500, 0.2, '#3a4a52'),
    ],
    exposure: 1.0,
  },
  montreal: {
    dusk: 'rose',
    mirror: true,
    skyline: { ...town, count: 100, low: 30, high: 130, spread: 190, centre: -30, near: 210, far: 320, lit: 0.5 },
    water: { near: 40, far: 160 },
    landmarks: (r) => [
      at(hill(640, 92, 200, '#1d2334'), 20, 0, -430),
      at(latticeDome(30), 66, 0, -135),
      at(leaningTower(80), -175, 0, -240),
      trees(r, 40, [30, -140], [110, -128], 9, false),
    ],
  },
  laval: {
    team: 'blue',
    front: -1.1,
    dusk: 'violet',
    inflatable: true,
    skyline: {
      ...town,
      count: 46,
      low: 14,
      high: 84,
      spread: 150,
      centre: 60,
      near: 160,
      far: 250,
      lit: 0.55,
      tint: '#3f4560',
    },
    water: { near: 34, far: 120 },
    landmarks: (r) => [at(archBridge(190, 16, 6), -80, 0, -110), trees(r, 50, [-190, -128], [190, -128], 10, false)],
  },
  longueuil: {
    dusk: 'steel',
    skyline: {
      ...town,
      count: 90,
      low: 20,
      high: 92,
      spread: 170,
      centre: 110,
      near: 330,
      far: 460,
      lit: 0.6,
      tint: '#3d4956',
    },
    water: { near: 35, far: 320 },
    landmarks: (r) => [at(trussBridge(520, 74), -70, 0, -200), ridge(r, 500, 80, -560, 0.15, '#4a5b6b')],
    mirror: true,
    exposure: 1.0,
  },
  calgary: {
    team: 'blue',
    front: 1.3,
    dusk: 'amber',
    skyline: { ...town, count: 90, low: 30, high: 165, spread: 150, centre: 60, near: 200, far: 310, lit: 0.5 },
    landmarks: (r) => [
      ridge(r, 1700, 150, -820, 0.95, '#34435c', 0.8),
      at(crownTower(135), -22, 0, -190),
      at(saddleHall(78), -95, 0, -170),
    ],
    camera: [-5, 2.6, 16],
  },
  edmonton: {
    dusk: 'polar',
    snow: true,
    skyline: { ...town, count: 80, low: 30, high: 150, spread: 150, centre: 70, near: 220, far: 320, lit: 0.55 },
    landmarks: (r) => [
      at(pyramids(25), -46, 0, -95),
      trees(r, 90, [-220, -150], [220, -140], 13, true),
      ground('#a9b6c6', -60, 200),
    ],
    exposure: 1.05,
  },
  winnipeg: {
    team: 'blue',
    front: -1.6,
    dusk: 'polar',
    inflatable: true,
    mirror: true,
    skyline: { ...town, count: 50, low: 20, high: 100, spread: 130, centre: 90, near: 220, far: 300, lit: 0.5 },
    water: { near: 36, far: 150 },
    landmarks: () => [at(glassSpire(90), -30, 0, -165), at(stayedBridge(230, 74, 1, false), 60, 0, -130)],
  },
  ottawa: {
    dusk: 'violet',
    skyline: { ...town, count: 30, low: 14, high: 60, spread: 200, centre: 120, near: 230, far: 320, lit: 0.5 },
    water: { near: 40, far: 110 },
    landmarks: (r) => [
      at(clockTower(84, 62), -28, 22, -170),
      at(hill(300, 26, 120, '#1c1f2b'), -28, 0, -185),
      trees(r, 120, [-190, -128], [140, -128], 14, false),
    ],
  },
  'quebec-city': {
    team: 'blue',
    front: -1.2,
    dusk: 'rose',
    snow: true,
    mirror: true,
    skyline: {
      ...town,
      count: 60,
      low: 8,
      high: 26,
      spread: 200,
      centre: 0,
      near: 115,
      far: 165,
      lit: 0.65,
      tint: '#5a4a44',
    },
    landmarks: (r) => [
      at(hill(420, 36, 150, '#23263a'), -10, 0, -200),
      at(chateau(70), -10, 31, -185),
      trees(r, 60, [-180, -112], [180, -106], 9, true),
    ],
    aim: [1.2, 4.9, -10],
  },
  halifax: {
    team: 'blue',
    front: 1.0,
    dusk: 'steel',
    skyline: {
      ...town,
      count: 50,
      low: 14,
      high: 70,
      spread: 140,
      centre: 120,
      near: 200,
      far: 300,
      lit: 0.6,
      tint: '#4a5563',
    },
    water: { near: 30, far: 230 },
    landmarks: (r) => [
      at(suspensionBridge(220, 80), -110, 0, -210),
      ridge(r, 1300, 50, -420, 0.15, '#33444f'),
      at(hill(200, 20, 90, '#2a3a44'), 84, 0, -200),
      at(clockTower(44, 0), 84, 17, -190),
    ],
    exposure: 1.0,
  },
  saskatoon: {
    dusk: 'amber',
    inflatable: true,
    mirror: true,
    skyline: { ...town, count: 30, low: 16, high: 62, spread: 150, centre: -40, near: 190, far: 260, lit: 0.5 },
    water: { near: 30, far: 140 },
    landmarks: (r) => [
      at(archBridge(260, 22, 8), 60, 0, -120),
      at(chateau(44), -70, 4, -165),
      trees(r, 110, [-200, -146], [200, -146], 11, false),
    ],
  },
};
