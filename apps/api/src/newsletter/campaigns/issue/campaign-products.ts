import type { CampaignProductWire, Locale, LocalText } from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import { chargedPrice, coverUrl, isInStock } from '../../../shop/catalog/index.js';

interface FoundProduct {
  slug: string;
  names: LocalText;
  cents: number;
  imageUrl: string | null;
  isActive: boolean;
  isInStock: boolean;
}

/** Finds the named products, for sale or not. */
export function namedProducts(executor: Executor, slugs: readonly string[], now: Date): Promise<FoundProduct[]> {
  return executor.query(
    `SELECT p.slug, p.is_active AS "isActive", ${chargedPrice('$2::timestamptz')} AS cents, ${coverUrl} AS "imageUrl",
       ${isInStock('NULL::uuid')} AS "isInStock",
       (SELECT jsonb_object_agg(t.locale, t.name) FROM product_translations t WHERE t.product_id = p.id) AS names
     FROM products p WHERE p.slug = ANY ($1::text[])`,
    [slugs, now],
    'campaign-products',
  );
}

/** Returns the product cards of an issue as of now, without products that are not for sale. */
export async function issueProducts(
  executor: Executor,
  slugs: readonly string[],
  now: Date,
): Promise<Record<Locale, CampaignProductWire[]>> {
  const sold = (await namedProducts(executor, slugs, now)).filter(({ isActive }) => isActive);
  const inLanguage = (locale: Locale): CampaignProductWire[] =>
    sold.map(({ slug, names, cents, imageUrl }) => ({ slug, imageUrl, name: names[locale], price: cents / 100 }));
  return { en: inLanguage('en'), fr: inLanguage('fr') };
}
