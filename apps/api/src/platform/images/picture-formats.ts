import type { Sharp } from 'sharp';

export const pictureFormatNames = ['avif', 'webp', 'jpeg'] as const;
type PictureFormatName = (typeof pictureFormatNames)[number];

export interface PictureFormat {
  readonly name: PictureFormatName;
  readonly type: string;
  encode(picture: Sharp, quality: number): Sharp;
}

/**
 * Best first. Each encoder runs at its lowest effort: the next level costs two to five times the CPU to save a
 * twentieth of the bytes (docs/decisions/pictures.md has the figures).
 */
const pictureFormats: readonly PictureFormat[] = [
  {
    name: 'avif',
    type: 'image/avif',
    // AVIF at quality 55 looks like the others at 75.
    encode: (picture, quality) => picture.avif({ quality: Math.max(1, quality - 20), effort: 0 }),
  },
  { name: 'webp', type: 'image/webp', encode: (picture, quality) => picture.webp({ quality, effort: 2 }) },
  {
    name: 'jpeg',
    type: 'image/jpeg',
    encode: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }),
  },
];

/**
 * Returns the best format in the `Accept` header, or JPEG, which everything can show, for clients that accept anything.
 */
export function formatFor(accept: string | undefined): PictureFormat {
  const wanted = new Set(
    (accept ?? '')
      .slice(0, 1_000)
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  );
  return pictureFormats.find(({ type }) => wanted.has(type)) ?? jpeg;
}

const jpeg = pictureFormats[2] as PictureFormat;

export const formatNamed = (name: PictureFormatName): PictureFormat =>
  pictureFormats.find((format) => format.name === name) ?? jpeg;
