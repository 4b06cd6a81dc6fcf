import type { ContentPictureWire } from '@dronesoccer/contracts';
import type { ContentRow } from './entries.queries.js';

export const presentPicture = ({
  pictureUrl: url,
  pictureAlt: alt,
}: Pick<ContentRow, 'pictureUrl' | 'pictureAlt'>): ContentPictureWire | null => (url === null ? null : { url, alt });
