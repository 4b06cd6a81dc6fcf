import sharp, { type Sharp } from 'sharp';
import { limits } from '@dronesoccer/contracts';

// One thread per picture: how many are worked on at once is decided in one place, not multiplied by the cores.
sharp.concurrency(1);
// Every file is read once; the library's own cache would only hold memory.
sharp.cache(false);
// SVG, PDF, TIFF and whatever else the library could open stay closed, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** Nobody waits longer for one picture. */
const maxSeconds = 20;

/**
 * Opens a picture for work: its first frame, the right way up, refused when damaged or made of more pixels than memory
 * can take. What comes out carries no metadata (no place, no camera, no profile) and is in sRGB.
 */
export function openPicture(source: string | Buffer): Sharp {
  return sharp(source, {
    limitInputPixels: limits.picturePixels,
    failOn: 'error',
    autoOrient: true,
    sequentialRead: true,
  }).timeout({ seconds: maxSeconds });
}
