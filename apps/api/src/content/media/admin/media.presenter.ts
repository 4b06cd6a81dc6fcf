import type { MediaRowWire, MediaUseWire, MediaWire } from '@dronesoccer/contracts';
import { isSitePicture } from '../../../platform/images/index.js';
import type { MediaRow, UsedMediaRow } from './media.queries.js';

export function presentMediaRow({ altEn, altFr, focusX, focusY, createdAt, ...row }: MediaRow): MediaRowWire {
  return {
    ...row,
    alt: { en: altEn, fr: altFr },
    focus: { x: focusX, y: focusY },
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the places that show a picture. A picture that came with the site always counts as shown by the site. */
export const placesOf = ({ url, usedIn }: UsedMediaRow): MediaUseWire[] =>
  isSitePicture(url) ? [...usedIn, { place: 'site' }] : usedIn;

export function presentMedia(row: UsedMediaRow): MediaWire {
  const { usedIn: _, ...listed } = row;
  return { ...presentMediaRow(listed), usedIn: placesOf(row) };
}
