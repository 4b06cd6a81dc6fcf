import type { ContentPictureWire } from '@dronesoccer/contracts';
import type { ContentRow } from './entries.queries.js';

type PicturedEntry = Pick<ContentRow, 'pictureUrl' | 'pictureAlt' | 'pictureFocus'>;

/** Returns the picture of an entry, or null. The focal point is left out if it is in the middle. */
export const presentPicture = ({
  pictureUrl: url,
  pictureAlt: alt,
  pictureFocus,
}: PicturedEntry): ContentPictureWire | null =>
  url === null ? null : { url, alt, ...(pictureFocus !== null && { focus: pictureFocus }) };
