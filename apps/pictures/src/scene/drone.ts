import { Group, Shape } from 'three';
import type { Material } from 'three';
import { at, block, cable, fused, group, lathe, plate, rod, roundedRectangle, strut, turned } from './shapes.ts';
import type { Point } from './shapes.ts';
import { board, carbon, glossy, metal, plastic, rubber, tone } from './materials.ts';
import { motor, propeller } from './motor.ts';
import { batteryPack } from './battery.ts';

export interface DroneStyle {
  /** The distance from the centre to a motor, in millimetres. */
  reach: number;
  /** The scale of all other parts, where 1 is the small class. */
  scale: number;
  propellerRadius: number;
  /** The colour of the anodised parts (motor bells and stand-offs). */
  accent: string;
  blades: string;
  frame?: Material;
  /** The distance from the centre to the ends of the stays that hold the cage. Without a cage, there are no stays. */
  stays?: number;
  camera?: boolean;
}

/**
 * The quadcopter inside a ball: two carbon plates, four arms, motors, flight stack, camera and battery. It is level,
 * centred at the origin, in millimetres.
 */
export function quadcopter(style: DroneStyle): Group {
  const s = style.scale;
  const frame = style.frame ?? carbon();
  const accent = metal(style.accent, 0.28);
  const body = new Group();
  const arms = [45, 135, 225, 315].map((degrees) => (degrees * Math.PI) / 180);
  for (const [index, angle] of arms.entries()) {
    body.add(arm(style, frame, accent, angle, index % 2 === 0));
  }
  body.add(at(plate(deck(24 * s, 34 * s, 7 * s), 2 * s, frame), 0, 1.6 * s, 0));
  body.add(at(plate(deck(22 * s, 46 * s, 6 * s), 1.6 * s, frame), 0, 20 * s, 0));
  for (const [x, z] of [
    [-9.5, -13],
    [9.5, -13],
    [-9.5, 13],
    [9.5, 13],
  ] as const) {
    body.add(at(rod(1.9 * s, 16.4 * s, accent, 6), x * s, 11.8 * s, z * s));
    body.add(at(rod(1.7 * s, 1.4 * s, metal(tone.silver, 0.25), 12), x * s, 22.2 * s, z * s));
  }
  const green = board('flight', '#12181f');
  body.add(at(block(20 * s, 1.3 * s, 20 * s, green, 0.3), 0, 7 * s, 0));
  body.add(at(block(20 * s, 1.3 * s, 20 * s, board('speed', '#1a1420'), 0.3), 0, 12.5 * s, 0));
  body.add(at(block(6 * s, 2 * s, 6 * s, plastic('#0c0d0f', 0.35), 0.3), 1.5 * s, 14 * s, 0));
  body.add(turned(at(rod(3 * s, 9 * s, glossy('#15181d'), 20), 7.5 * s, 7.8 * s, -12 * s), Math.PI / 2, 0, 0));
  body.add(at(batteryPack(24 * s, 15 * s, 48 * s, style.accent), 0, 29.4 * s, 1 * s));
  for (const z of [-11, 12]) {
    body.add(at(strap(25 * s, 15.8 * s, 6 * s), 0, 29.4 * s, z * s));
  }
  if (style.camera !== false) {
    body.add(at(eye(s, accent), 0, 12 * s, 21 * s));
  }
  body.add(turned(at(rod(1.1 * s, 26 * s, rubber(), 10), 4 * s, 32 * s, -25 * s), -0.5, 0, 0));
  body.add(
    turned(
      at(
        lathe(
          [
            [0, 0],
            [3.2 * s, 0.4 * s],
            [3.4 * s, 5 * s],
            [1.4 * s, 7 * s],
            [0, 7 * s],
          ],
          plastic(style.accent, 0.4),
        ),
        4 * s,
        43 * s,
        -31 * s,
      ),
      -0.5,
      0,
      0,
    ),
  );
  body.add(
    cable(
      [
        [0, 27 * s, -23 * s],
        [0, 24 * s, -32 * s],
        [1 * s, 15 * s, -31 * s],
        [1 * s, 10 * s, -14 * s],
      ],
      1.1 * s,
      rubber('#a51222'),
    ),
  );
  body.add(
    cable(
      [
        [3 * s, 27 * s, -23 * s],
        [4 * s, 24 * s, -33 * s],
        [4 * s, 15 * s, -32 * s],
        [3 * s, 10 * s, -14 * s],
      ],
      1.1 * s,
      rubber('#111214'),
    ),
  );
  for (const [index, angle] of arms.entries()) {
    const spin = propeller(style.propellerRadius, style.blades, index % 2 === 0);
    at(spin, Math.sin(angle) * style.reach, 16.4 * s, Math.cos(angle) * style.reach);
    spin.rotation.y = angle * 2.3 + index;
    spin.userData.moving = true;
    spin.userData.propeller = index % 2 === 0 ? 1 : -1;
    body.add(spin);
  }
  return fused(body);
}

function arm(style: DroneStyle, frame: Material, accent: Material, angle: number, clockwise: boolean): Group {
  const s = style.scale;
  const { reach } = style;
  const outline = new Shape();
  const pad = 8.2 * s;
  const wrist = 3.3 * s;
  outline.moveTo(-5 * s, 0);
  outline.lineTo(-wrist, 18 * s).lineTo(-wrist, reach - pad * 1.1);
  outline.absarc(0, reach, pad, Math.PI * 1.28, -Math.PI * 0.28, true);
  outline
    .lineTo(wrist, 18 * s)
    .lineTo(5 * s, 0)
    .closePath();
  const result = group(plate(outline, 3.2 * s, frame, 0.3));
  result.rotation.y = Math.PI;
  const whole = group(result);
  const engine = motor(7.4 * s, accent);
  engine.scale.setScalar(0.98);
  whole.add(at(engine, 0, 3.4 * s, reach));
  for (const [i, dx] of [-1.3, 0, 1.3].entries()) {
    const colour = ['#15161a', '#8e1523', '#c7ccd2'][i]!;
    whole.add(
      cable(
        [
          [dx * s, 5 * s, reach - 6 * s],
          [dx * s * 1.2, 4 * s, reach - 14 * s],
          [dx * s, 3.9 * s, 16 * s],
          [dx * s, 7 * s, 9 * s],
        ],
        0.75 * s,
        rubber(colour),
      ),
    );
  }
  whole.add(at(block(6.5 * s, 2.4 * s, 1.6 * s, rubber(tone.charcoal), 0.4), 0, 4.2 * s, reach * 0.52));
  if (style.stays) {
    const material = plastic(tone.charcoal);
    const end: Point = [0, 1.6 * s, style.stays];
    whole.add(strut([-wrist, 1.6 * s, reach + pad * 0.6], end, 1.3 * s, material));
    whole.add(strut([wrist, 1.6 * s, reach + pad * 0.6], end, 1.3 * s, material));
    whole.add(at(block(9 * s, 8 * s, 3.4 * s, material, 1 * s), ...end));
  }
  whole.rotation.y = angle;
  whole.userData.clockwise = clockwise;
  return whole;
}

function deck(w: number, h: number, r: number): Shape {
  const outline = roundedRectangle(w, h, r);
  for (const y of [-h * 0.24, h * 0.24]) {
    outline.holes.push(roundedRectangle(w * 0.34, h * 0.18, w * 0.1, 0, y));
  }
  return outline;
}

function strap(w: number, h: number, width: number): Group {
  const cloth = rubber('#1f2126');
  return group(
    at(block(w + 0.8, 0.9, width, cloth, 0.4), 0, h / 2, 0),
    at(block(0.9, h, width, cloth, 0.4), -w / 2 - 0.2, 0, 0),
    at(block(0.9, h, width, cloth, 0.4), w / 2 + 0.2, 0, 0),
    at(block(width * 1.3, 1.6, width * 1.15, plastic('#0e0f12', 0.4), 0.5), w * 0.22, h / 2 + 0.6, 0),
  );
}

function eye(s: number, accent: Material): Group {
  const barrel = group(
    lathe(
      [
        [0, 0],
        [4.6 * s, 0],
        [4.6 * s, 5 * s],
        [4 * s, 6 * s],
        [3.2 * s, 6 * s],
        [3 * s, 4.6 * s],
        [0, 4.4 * s],
      ],
      plastic('#101114', 0.3),
    ),
    at(
      lathe(
        [
          [0, 0.9 * s],
          [1.6 * s, 0.7 * s],
          [2.9 * s, 0],
        ],
        glossy('#0a1a33'),
      ),
      0,
      4.6 * s,
      0,
    ),
  );
  barrel.rotation.x = Math.PI / 2 - 0.35;
  return group(
    block(13 * s, 13 * s, 9 * s, plastic('#16181c', 0.45), 1.2 * s),
    at(block(1.6 * s, 15 * s, 12 * s, accent, 0.5 * s), -7.6 * s, 0, -2 * s),
    at(block(1.6 * s, 15 * s, 12 * s, accent, 0.5 * s), 7.6 * s, 0, -2 * s),
    at(barrel, 0, 1 * s, 3.4 * s),
  );
}
