import { limits } from '@dronesoccer/contracts';

/** Pictures that the server can resize: the site's own pictures and uploads. Their names need no encoding. */
const own = /^\/(?:pictures\/(?:[\w-]+\/)*[\w-]+\.webp|uploads\/[\w-]{22}\.webp)$/;

/**
 * The listed widths that are worth a separate file: thumbnails at 1x and 2x, a phone's card and full width at 2x and
 * 3x, and a desktop's columns and full width. More widths would be rendered and cached for nothing.
 */
const widths: readonly ShownWidth[] = [128, 256, 384, 640, 828, 1080, 1200, 1920];

type ShownWidth = (typeof limits.images.smallWidths | typeof limits.images.deviceWidths)[number];

/**
 * Returns the picture's address in a listed width, in the best format that the browser accepts. An external address is
 * returned unchanged.
 */
export function pictureAddress(src: string, width: ShownWidth): string {
  if (!own.test(src)) return src;
  return `${limits.images.path}?url=${src}&w=${width}&q=${limits.images.quality}`;
}

/**
 * Returns the `srcset`, or undefined for an external picture. The first width that covers the full picture is the last
 * one listed, because larger widths would be the same file under another address.
 */
export function pictureWidths(src: string, ownWidth = Infinity): string | undefined {
  if (!own.test(src)) return undefined;
  const whole = widths.findIndex((width) => width >= ownWidth);
  const worthIt = whole === -1 ? widths : widths.slice(0, whole + 1);
  return worthIt.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', ');
}
