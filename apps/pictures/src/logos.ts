/**
 * Draws the logos of the demo's partners into the client: `npm run logos`. The logos are invented marks without
 * letters, on a transparent background, for organisations that do not exist.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '../../web/public/pictures/partners');
/** The width and height in pixels. */
const size = [720, 480] as const;

const ink = '#14202b';
const red = '#d0142c';
const ice = '#0b7fb4';
const gold = '#d98a00';
const green = '#1b8a5a';

const turned = (count: number, shape: string): string =>
  Array.from({ length: count }, (_, index) => `<g transform="rotate(${(360 / count) * index})">${shape}</g>`).join('');

/** Returns the corners of a regular polygon around the centre, with the first one at the top. */
const corners = (count: number, radius: number, from = 0): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const;
  });

const polygon = (points: readonly (readonly [number, number])[], style: string): string =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" ${style}/>`;

/** Northern lights over a ridge. */
const aurora = () => {
  const band = (x: number, height: number, colour: string) =>
    `<path d="M${x} 70 C ${x - 36} 0, ${x + 44} ${-height / 2}, ${x} ${-height} L ${x + 34} ${-height + 26} C ${x + 70} ${-height / 2}, ${x + 6} 0, ${x + 40} 70 Z" fill="${colour}"/>`;
  const ridge = `<path d="M-200 110 L-110 30 L-60 74 L10 -4 L92 84 L130 46 L200 110 Z" fill="${ink}"/>`;
  return [band(-120, 130, green), band(-50, 176, ice), band(24, 150, green), ridge].join('');
};

/** The cage of a ball drone: a polyhedron seen along an axis. */
const cage = () => {
  const [outer, inner] = [corners(6, 160), corners(3, 84, Math.PI)];
  const edges = inner.flatMap((from, index) =>
    [0, 1, 2].map((step) => [from, outer[(index * 2 + step + 2) % 6] ?? from] as const),
  );
  const lines = edges.map(([[x1, y1], [x2, y2]]) => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`).join('');
  const stroke = 'stroke-width="18" stroke-linejoin="round" stroke-linecap="round"';
  return `<g fill="none" stroke="${ink}" ${stroke}>${polygon(outer, '')}${lines}</g>${polygon(inner, `fill="${red}" stroke="${ink}" ${stroke}`)}`;
};

/** A light over the water. */
const harbour = () => {
  const wave = (y: number, colour: string) =>
    `<path d="M-190 ${y} q 47 -44 95 0 t 95 0 t 95 0 t 95 0" fill="none" stroke="${colour}" stroke-width="20" stroke-linecap="round"/>`;
  const tower = `<path d="M-34 52 L-22 -96 L22 -96 L34 52 Z" fill="${ink}"/><rect x="-36" y="-126" width="72" height="34" rx="8" fill="${ink}"/>`;
  const beam = `<path d="M36 -118 L186 -164 L186 -72 Z" fill="${gold}"/><path d="M-36 -118 L-186 -164 L-186 -72 Z" fill="${gold}"/>`;
  return [beam, tower, wave(92, ice), wave(146, ink)].join('');
};

/** Three blades on a hub. */
const propeller = () => {
  const blade = `<path d="M0 -14 C 62 -40, 74 -132, 22 -170 C -24 -150, -30 -70, 0 -14 Z" fill="${gold}"/>`;
  return `${turned(3, blade)}<circle r="34" fill="${ink}"/><circle r="12" fill="#fff"/>`;
};

/** A leaf out of two wings. */
const wings = () => {
  const wing = `<path d="M0 120 C 10 20, 80 -70, 176 -104 C 172 0, 104 92, 0 120 Z"`;
  return `${wing} fill="${ice}"/><g transform="scale(-1 1)">${wing} fill="${red}"/></g><circle cy="-92" r="40" fill="${ink}"/>`;
};

/** Charge that grows, in a cell. */
const battery = () => {
  const shell = `<rect x="-170" y="-84" width="310" height="168" rx="34" fill="none" stroke="${ink}" stroke-width="22"/><rect x="152" y="-36" width="28" height="72" rx="12" fill="${ink}"/>`;
  const bars = [0, 1, 2].map(
    (index) =>
      `<rect x="${-136 + index * 86}" y="-52" width="62" height="104" rx="14" fill="${index === 2 ? gold : green}"/>`,
  );
  return shell + bars.join('');
};

const logos = { aurora, cage, harbour, propeller, wings, battery };

await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(logos)) {
  const [width, height] = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-300 -200 600 400">${draw()}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 90, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
}
