import type { Group } from 'three';
import { at, block, cable, group } from './shapes.ts';
import type { Point } from './shapes.ts';
import { metal, plastic, printed, rubber, tone } from './materials.ts';
import { drawn } from './textures.ts';

/** Returns the wrap of a battery pack: dark, with a stripe in the accent colour and cell marks. */
function wrap(accent: string): ReturnType<typeof printed> {
  return printed(
    `wrap ${accent}`,
    drawn(512, (context, size) => {
      context.fillStyle = '#14161a';
      context.fillRect(0, 0, size, size);
      context.fillStyle = accent;
      context.beginPath();
      context.moveTo(size * 0.5, 0);
      context.lineTo(size * 0.74, 0);
      context.lineTo(size * 0.5, size);
      context.lineTo(size * 0.26, size);
      context.fill();
      context.fillStyle = '#e9edf1';
      context.beginPath();
      context.moveTo(size * 0.78, 0);
      context.lineTo(size * 0.81, 0);
      context.lineTo(size * 0.57, size);
      context.lineTo(size * 0.54, size);
      context.fill();
      context.fillStyle = 'rgba(233, 237, 241, 0.8)';
      for (let i = 0; i < 4; i++) {
        context.fillRect(size * 0.08, size * (0.2 + i * 0.16), size * 0.12, size * 0.09);
      }
    }),
    0.32,
  );
}

/** A lithium battery pack that lies flat, centred at the origin, in millimetres. */
export function batteryPack(w: number, h: number, d: number, accent: string): Group {
  return group(
    block(w, h, d, wrap(accent), h * 0.16, 4),
    at(block(w * 0.98, h * 0.9, d * 0.06, plastic('#0d0e10', 0.5), h * 0.1), 0, 0, -d / 2),
  );
}

/** The battery pack as sold, with its main lead, plug and balance lead. */
export function batteryWithLeads(w: number, h: number, d: number, accent: string, cells: number): Group {
  const result = batteryPack(w, h, d, accent);
  const back = -d / 2;
  const leads: readonly (readonly [string, number])[] = [
    ['#b3152a', -0.12],
    ['#121316', 0.12],
  ];
  for (const [colour, offset] of leads) {
    const x = w * offset;
    const points: Point[] = [
      [x, h * 0.15, back],
      [x * 1.6, h * 0.35, back - d * 0.16],
      [x + w * 0.5, h * 0.2, back - d * 0.3],
      [w * 0.8 + x * 0.6, -h * 0.1, back - d * 0.12],
      [w * 0.92 + x * 0.8, -h * 0.28, back + d * 0.1],
    ];
    result.add(cable(points, Math.max(1.5, h * 0.09), rubber(colour)));
  }
  const plugZ = back + d * 0.16;
  result.add(at(block(w * 0.3, h * 0.34, d * 0.14, plastic('#d8a419', 0.45), h * 0.08), w * 0.92, -h * 0.3, plugZ));
  result.add(at(block(w * 0.2, h * 0.2, d * 0.02, metal(tone.gold, 0.25), 0.3), w * 0.92, -h * 0.3, plugZ + d * 0.075));
  for (let i = 0; i <= cells; i++) {
    const x = -w * 0.36 + i * 1.6;
    const colour = i === 0 ? '#121316' : i === cells ? '#b3152a' : '#c9ced5';
    result.add(
      cable(
        [
          [x, h * 0.1, back],
          [x - 2, h * 0.3, back - d * 0.1],
          [x - w * 0.3, 0, back - d * 0.2],
          [-w * 0.72 + i * 1.5, -h * 0.4, back - d * 0.02],
        ],
        0.75,
        rubber(colour),
        24,
      ),
    );
  }
  result.add(
    at(
      block((cells + 2) * 1.9, h * 0.22, d * 0.09, plastic('#eef0f2', 0.4), 0.6),
      -w * 0.72 + cells * 0.75,
      -h * 0.4,
      back + d * 0.02,
    ),
  );
  return result;
}
