import { eventsIn, locales, productsIn } from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import type { CampaignRow, LetterBlocks } from '../admin/edit/campaigns.queries.js';
import { letterEvents } from './campaign-events.js';
import { letterProducts } from './campaign-products.js';

/** As of now: what can no longer be bought or come to is left out. */
export async function letterBlocks(
  executor: Executor,
  { texts }: Pick<CampaignRow, 'texts'>,
  now: Date,
): Promise<LetterBlocks> {
  const bodies = locales.map((locale) => texts[locale]?.body ?? '');
  const [slugs, ids] = [new Set(bodies.flatMap(productsIn)), new Set(bodies.flatMap(eventsIn))];
  return {
    products: await letterProducts(executor, [...slugs], now),
    events: await letterEvents(executor, [...ids], now),
  };
}

/** As of sending; null before. A letter that left when letters showed no events has none. */
export const fixedBlocks = ({ products, events }: Pick<CampaignRow, 'products' | 'events'>): LetterBlocks | null =>
  products === null ? null : { products, events: events ?? { en: [], fr: [] } };
