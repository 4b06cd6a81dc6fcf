import type { Locale } from '@dronesoccer/contracts';

export interface SharePicture {
  kind: 'campaign' | 'product';
  slug: string;
}

/**
 * Returns the address of the server-drawn preview picture of a newsletter issue or product: wide for link cards, or
 * square.
 */
export const sharePicture = ({ kind, slug }: SharePicture, locale: Locale, shape: 'wide' | 'square' = 'wide'): string =>
  `/api/share-pictures/${kind}/${encodeURIComponent(slug)}?locale=${locale}&shape=${shape}`;
