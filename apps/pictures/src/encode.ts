import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AltText, Kind, Picture } from './list.ts';

interface ManifestEntry {
  name: string;
  kind: Kind;
  width: number;
  height: number;
  alt: AltText;
  /** The placeholder colour while the picture loads. */
  colour: string;
}

/**
 * Writes one picture at full size, fine enough to be scaled down later, and returns the manifest entry that the client
 * needs.
 */
export async function encode(picture: Picture, png: Buffer, folder: string): Promise<ManifestEntry> {
  const target = join(folder, picture.kind);
  await mkdir(target, { recursive: true });
  await sharp(png)
    .webp({ quality: 86, effort: 5 })
    .toFile(join(target, `${picture.name}.webp`));
  if (picture.name === 'hero') await cropUpright(png, target);
  const { data } = await sharp(png)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  const { name, kind, width, height, alt } = picture;
  return { name, kind, width, height, alt, colour };
}

/** Merges the entries into the manifest, in the order of the list. The entries of other pictures are kept. */
export async function updateManifest(
  folder: string,
  order: readonly Picture[],
  made: readonly ManifestEntry[],
): Promise<void> {
  const file = join(folder, 'manifest.json');
  const before = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as ManifestEntry[],
    () => [],
  );
  const key = (entry: { kind: Kind; name: string }): string => `${entry.kind}/${entry.name}`;
  const entries = new Map([...before, ...made].map((entry) => [key(entry), entry]));
  const listed = order.flatMap((picture) => {
    const entry = entries.get(key(picture));
    return entry ? [{ ...entry, alt: picture.alt }] : [];
  });
  await writeFile(file, `${JSON.stringify(listed, null, 2)}\n`);
}

/**
 * Crops the part of the hero that a portrait screen shows: aspect ratio 2:3, at the same position as its
 * `object-position`.
 */
async function cropUpright(png: Buffer, target: string): Promise<void> {
  const { width, height } = await sharp(png).metadata();
  const part = Math.round((height * 2) / 3);
  await sharp(png)
    .extract({ left: Math.round((width - part) * 0.62), top: 0, width: part, height })
    .webp({ quality: 86, effort: 5 })
    .toFile(join(target, 'hero-upright.webp'));
}
