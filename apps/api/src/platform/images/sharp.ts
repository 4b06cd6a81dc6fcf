import sharp, { type Sharp } from 'sharp';
import { serverLimits } from '@dronesoccer/contracts';

// One thread per picture: the concurrency is decided in one place, not multiplied by the number of cores.
sharp.concurrency(1);
// Every file is read once, so the library's own cache would only hold memory.
sharp.cache(false);
// SVG, PDF, TIFF and every other format the library could open are blocked, whatever type a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** The maximum processing time of one picture. */
const maxSeconds = 20;

/**
 * Opens a picture for processing: its first frame, upright. Fails if the picture is damaged or has too many pixels for
 * memory. The output is sRGB without metadata (no location, no camera, no profile).
 */
export function openPicture(source: string | Buffer): Sharp {
  return sharp(source, {
    limitInputPixels: serverLimits.picturePixels,
    failOn: 'error',
    autoOrient: true,
    sequentialRead: true,
  }).timeout({ seconds: maxSeconds });
}
