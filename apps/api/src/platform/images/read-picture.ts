import { hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { serverLimits } from '@dronesoccer/contracts';
import type { Sharp } from 'sharp';
import { AppError } from '../errors/index.js';
import { pictureKind, signatureBytes, type PictureKind } from './picture-kind.js';
import { openPicture } from './sharp.js';

interface CleanPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  readonly hash: Buffer;
}

/**
 * Re-encodes an uploaded picture from its pixels alone, so everything else in the file (scripts, archives, the
 * location) is dropped.
 *
 * @throws AppError PICT_001 if the file is damaged or not a picture, PICT_002 if it has too many pixels
 */
export async function readPicture(path: string): Promise<CleanPicture> {
  const kind = pictureKind(await headOf(path));
  if (kind === null) throw new AppError('PICT_001');
  await check(path, kind);
  try {
    const { data, info } = await openPicture(path)
      .resize({
        width: serverLimits.pictureEdgePx,
        height: serverLimits.pictureEdgePx,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height, hash: hash('sha256', data, 'buffer') };
  } catch (error) {
    throw pictureError(error);
  }
}

const encodings = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 90 }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 90 }),
} as const;

/** The kinds of pictures that keep their format when they are attached to a newsletter issue. */
export type AttachedKind = keyof typeof encodings;

/**
 * Re-encodes an attached picture like an upload, but keeps its format and size, because it is downloaded under its own
 * name.
 *
 * @throws AppError PICT_001 if the file is damaged or not such a picture, PICT_002 if it has too many pixels
 */
export async function cleanAttachment(path: string, kind: AttachedKind): Promise<Buffer> {
  if (pictureKind(await headOf(path)) !== kind) throw new AppError('PICT_001');
  await check(path, kind);
  try {
    return await encodings[kind](openPicture(path)).toBuffer();
  } catch (error) {
    throw pictureError(error);
  }
}

/** Reads only the header, so that an unacceptable file is rejected before any pixel is decoded. */
async function check(path: string, kind: PictureKind): Promise<void> {
  const header = await openPicture(path)
    .metadata()
    .catch((error: unknown) => {
      throw pictureError(error);
    });
  const { compression, pages = 1 } = header;
  if (pages > 1) throw new AppError('PICT_001');
  if (kind === 'avif' && compression !== 'av1') throw new AppError('PICT_001');
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(signatureBytes);
    const { bytesRead } = await file.read(head, 0, signatureBytes, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function pictureError(error: unknown): AppError {
  const tooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
  return new AppError(tooLarge ? 'PICT_002' : 'PICT_001', { cause: error });
}
