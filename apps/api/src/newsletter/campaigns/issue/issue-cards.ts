import { eventsIn, locales, productsIn } from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import type { CampaignRow, IssueCards } from '../admin/edit/campaigns.queries.js';
import { issueEvents } from './campaign-events.js';
import { issueProducts } from './campaign-products.js';

/** Returns the cards of an issue as of now, without unavailable products and events. */
export async function issueCards(
  executor: Executor,
  { texts }: Pick<CampaignRow, 'texts'>,
  now: Date,
): Promise<IssueCards> {
  const bodies = locales.map((locale) => texts[locale]?.body ?? '');
  const [slugs, addresses] = [new Set(bodies.flatMap(productsIn)), new Set(bodies.flatMap(eventsIn))];
  return {
    products: await issueProducts(executor, [...slugs], now),
    events: await issueEvents(executor, [...addresses], now),
  };
}

/** Returns the cards as of sending, or null before. Campaigns sent before event cards existed have no events. */
export const fixedBlocks = ({ products, events }: Pick<CampaignRow, 'products' | 'events'>): IssueCards | null =>
  products === null ? null : { products, events: events ?? { en: [], fr: [] } };
