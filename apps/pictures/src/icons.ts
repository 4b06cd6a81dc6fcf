/** Draws the icons of the installed site from the client's `favicon.svg`: `npm run icons`. */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const client = path.resolve(import.meta.dirname, '../../web/public');

const rounded = await readFile(`${client}/favicon.svg`, 'utf8');
/** Systems cut this icon to their own shape, and every shape leaves the middle 80 % of it. */
const full = rounded
  .replace(' rx="11"', '')
  .replace(
    /(<rect [^>]*>)([\s\S]*)(<\/svg>)/,
    '$1<g transform="translate(24 24) scale(.86) translate(-24 -24)">$2</g>$3',
  );

const icons = [
  { name: 'icon-192', svg: rounded, size: 192 },
  { name: 'icon-512', svg: rounded, size: 512 },
  { name: 'maskable-512', svg: full, size: 512 },
  { name: 'apple-touch-icon', svg: full, size: 180 },
];

await mkdir(`${client}/icons`, { recursive: true });
for (const { name, svg, size } of icons) {
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 48 }).resize(size, size);
  await drawn.png({ palette: true, colours: 64, compressionLevel: 9 }).toFile(`${client}/icons/${name}.png`);
}
