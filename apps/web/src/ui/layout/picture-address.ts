import { limits } from '@dronesoccer/contracts';

/** Pictures that the server can shrink: the site's own and uploaded ones. Their names need no encoding. */
const own = /^\/(?:pictures\/(?:[\w-]+\/)*[\w-]+\.webp|uploads\/[\w-]{22}\.webp)$/;

/**
 * The listed widths that are worth their own file: thumbnails on one and two dots per pixel, a phone's card and its full
 * width on two and three, and a desktop's columns and full width. More would be rendered and cached without use.
 */
const widths: readonly ShownWidth[] = [128, 256, 384, 640, 828, 1080, 1200, 1920];

type ShownWidth = (typeof limits.images.smallWidths | typeof limits.images.deviceWidths)[number];

/** The picture in a listed width, in the best format that the browser names; one from elsewhere as it is. */
export function pictureAddress(src: string, width: ShownWidth): string {
  if (!own.test(src)) return src;
  return `${limits.images.path}?url=${src}&w=${width}&q=${limits.images.quality}`;
}

/**
 * For `srcset`; undefined for a picture from elsewhere. The first width that holds all of the picture is the last: what
 * is wider would be the same file under another address.
 */
export function pictureWidths(src: string, ownWidth = Infinity): string | undefined {
  if (!own.test(src)) return undefined;
  const whole = widths.findIndex((width) => width >= ownWidth);
  const worthIt = whole === -1 ? widths : widths.slice(0, whole + 1);
  return worthIt.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', ');
}
