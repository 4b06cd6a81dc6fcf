import { limits } from '@dronesoccer/contracts';
import { isOwnPicture } from '../../../platform/images/index.js';

/**
 * The address of a picture in an email, or null for a picture that is not ours: any other host would learn who opens the
 * issue. The picture comes as JPEG, because desktop Outlook shows neither WebP nor AVIF.
 *
 * @param width in pixels, one of the listed widths
 */
export function emailPicture(href: string, origin: string, width: EmailPictureWidth): string | null {
  if (!isOwnPicture(href)) return null;
  const address = new URL(limits.images.path, origin);
  address.search = new URLSearchParams({ url: href, w: String(width), f: 'jpeg' }).toString();
  return address.href;
}

/** Twice the width that the layout shows, for dense screens. */
export const emailPictureWidths = { wide: 1080, card: 640 } as const;
type EmailPictureWidth = (typeof emailPictureWidths)[keyof typeof emailPictureWidths];
