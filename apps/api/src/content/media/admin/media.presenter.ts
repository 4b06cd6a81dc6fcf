import type { MediaRowWire, MediaWire } from '@dronesoccer/contracts';
import type { MediaRow, UsedMediaRow } from './media.queries.js';

export function presentMediaRow({ altEn, altFr, focusX, focusY, createdAt, ...row }: MediaRow): MediaRowWire {
  return {
    ...row,
    alt: { en: altEn, fr: altFr },
    focus: { x: focusX, y: focusY },
    createdAt: createdAt.toISOString(),
  };
}

export function presentMedia(row: UsedMediaRow): MediaWire {
  const { usedIn, savedBy, ...listed } = row;
  return { ...presentMediaRow(listed), usedIn, savedBy };
}
