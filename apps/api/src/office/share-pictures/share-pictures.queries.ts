import { type Locale, withFallbacks } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

export const subjects = ['campaign', 'product'] as const;

interface SubjectRow {
  title: string;
  /** The URL of one of our own pictures, or null. */
  picture: string | null;
}

/** Select only public subjects: newsletters that have begun to go out, and products that are for sale. */
const statements: Readonly<Record<(typeof subjects)[number], string>> = {
  campaign: `SELECT COALESCE(NULLIF(t.subject, ''), e.subject) AS title, c.cover_url AS picture
    FROM campaigns c
    JOIN campaign_texts e ON e.campaign_id = c.id AND e.locale = 'en'
    LEFT JOIN campaign_texts t ON t.campaign_id = c.id AND t.locale = $2
    WHERE c.slug = $1 AND c.send_started_at IS NOT NULL`,
  product: `SELECT COALESCE(t.name, e.name) AS title,
      (SELECT i.url FROM product_images i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1) AS picture
    FROM products p
    JOIN product_translations e ON e.product_id = p.id AND e.locale = 'en'
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = $2
    WHERE p.slug = $1 AND p.is_active`,
};

/** Returns null if visitors may not see such a subject. */
export async function subjectOf(
  executor: Executor,
  kind: (typeof subjects)[number],
  slug: string,
  locale: Locale,
): Promise<SubjectRow | null> {
  const [row] = await executor.query<SubjectRow>(statements[kind], [slug, locale], `share-picture-${kind}`);
  return row === undefined ? null : { ...row, title: withFallbacks(row.title) };
}
