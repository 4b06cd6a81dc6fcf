import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { fontFile } from '../../platform/documents/index.js';
import { unpackWoff } from './unpack-woff.js';

/** The sizes in pixels: wide for link previews (Open Graph), square for image-based networks. */
export const shapes = {
  wide: { width: 1_200, height: 630 },
  square: { width: 1_080, height: 1_080 },
} as const;
export type Shape = keyof typeof shapes;

interface ShareContent {
  title: string;
  /** One of our own pictures, as content or as a file path. Null draws only the lights. */
  picture: Buffer | string | null;
}

const margin = 64;
const ground = [13, 18, 23] as const;
/** The radius of a light's glow, in pixels. */
const reach = 80;
const lights = [
  { colour: [255, 76, 88], phase: 0 },
  { colour: [92, 190, 255], phase: 2.4 },
] as const;

/** The font's internal name. The trailing comma keeps its last word from being parsed as a weight. */
const family = 'Archivo ExtraBold,';
let typeface: string | null = null;

/**
 * Returns the path of the site's heading font as a file that sharp can use, so that no server needs an installed font.
 */
function typefaceFile(): string {
  if (typeface !== null) return typeface;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'share-pictures-')), 'archivo.ttf');
  writeFileSync(file, unpackWoff(fontFile('display')));
  typeface = file;
  return file;
}

/** @param size in pixels (one point is one pixel) */
export const headings = (size: number): { font: string; fontfile: string } => ({
  font: `${family} ${size}`,
  fontfile: typefaceFile(),
});

/**
 * Draws our template as a JPEG: two lights on the dark background, the title as large as it fits, the picture and the
 * site's name.
 */
export async function drawSharePicture({ title, picture }: ShareContent, shape: Shape): Promise<Buffer> {
  const { width, height } = shapes[shape];
  const isWide = shape === 'wide';
  // The picture is beside the title in the wide shape and above it in the square one.
  const room = picture === null ? null : isWide ? { width: 540, height } : { width, height: 560 };
  const textWidth = (isWide && room !== null ? width - room.width : width) - 2 * margin;
  const [heading, wordmark] = await Promise.all([
    write(title, sizeFor(title, textWidth), textWidth),
    write('DRONE SOCCER', 26, textWidth),
  ]);
  const layers: OverlayOptions[] = [];
  if (picture !== null && room !== null) {
    const input = await sharp(picture, { autoOrient: true })
      .resize({ ...room, fit: 'cover' })
      .toBuffer();
    layers.push({ input, left: isWide ? width - room.width : 0, top: 0 });
  }
  const below = isWide ? 0 : (room?.height ?? 0);
  const middle = below + Math.round((height - below - heading.height) / 2);
  layers.push(
    { input: heading.data, left: margin, top: Math.max(below + margin / 2, middle) },
    { input: wordmark.data, left: margin, top: isWide ? margin : height - margin - wordmark.height },
  );
  return sharp(night(shape), { raw: { width, height, channels: 3 } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

/** Returns the font size in pixels at which a title of any length fits in about five lines. */
function sizeFor(title: string, width: number): number {
  const widest = width / 10;
  return Math.round(Math.min(72, widest, Math.max(30, (width * 2.8) / Math.sqrt(title.length * 20 + 1))));
}

async function write(text: string, size: number, width: number): Promise<{ data: Buffer; height: number }> {
  const escaped = text.normalize('NFC').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#ffffff">${escaped}</span>`,
      ...headings(size),
      // One point is one pixel.
      dpi: 72,
      width,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(size / 8),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

const grounds = new Map<Shape, Buffer>();

/**
 * Draws the dark background with the two light trails pixel by pixel, because no SVG is ever opened here. The result is
 * cached.
 */
function night(shape: Shape): Buffer {
  const known = grounds.get(shape);
  if (known !== undefined) return known;
  const { width, height } = shapes[shape];
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(ground));
  for (const { colour, phase } of lights) {
    for (let x = 0; x < width; x++) {
      const along = x / width;
      const at = height * (0.84 + 0.07 * Math.sin(along * 7 + phase));
      for (let y = Math.max(0, Math.floor(at - reach)); y < Math.min(height, at + reach); y++) {
        const distance = Math.abs(y - at);
        const light = along ** 0.7 * (Math.exp(-((distance / 2.2) ** 2)) + 0.3 * Math.exp(-((distance / 26) ** 2)));
        for (const [channel, value] of colour.entries()) {
          const byte = (y * width + x) * 3 + channel;
          pixels[byte] = Math.min(255, (pixels[byte] ?? 0) + Math.round(value * light));
        }
      }
    }
  }
  grounds.set(shape, pixels);
  return pixels;
}
