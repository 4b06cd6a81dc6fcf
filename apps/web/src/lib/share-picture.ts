import type { Locale } from '@dronesoccer/contracts';

export interface SharePicture {
  kind: 'campaign' | 'product';
  slug: string;
}

/** The picture that the server draws for sharing a letter or a product: wide where links are shown as cards, or square. */
export const sharePicture = ({ kind, slug }: SharePicture, locale: Locale, shape: 'wide' | 'square' = 'wide'): string =>
  `/api/share-pictures/${kind}/${encodeURIComponent(slug)}?locale=${locale}&shape=${shape}`;
