import type { Sharp } from 'sharp';

export interface PictureFormat {
  readonly name: 'avif' | 'webp' | 'jpeg';
  readonly type: string;
  encode(picture: Sharp, quality: number): Sharp;
}

/**
 * The best first. Efforts are the lowest of each encoder: its next step costs two to five times the processor for a
 * twentieth of the bytes (docs/decisions/pictures.md has the figures).
 */
const pictureFormats: readonly PictureFormat[] = [
  {
    name: 'avif',
    type: 'image/avif',
    // AVIF shows at 55 what the others show at 75.
    encode: (picture, quality) => picture.avif({ quality: Math.max(1, quality - 20), effort: 0 }),
  },
  { name: 'webp', type: 'image/webp', encode: (picture, quality) => picture.webp({ quality, effort: 2 }) },
  {
    name: 'jpeg',
    type: 'image/jpeg',
    encode: (picture, quality) => picture.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }),
  },
];

/** What a browser names in `Accept`; who takes anything gets JPEG, which everything can show. */
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
