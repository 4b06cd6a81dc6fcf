// The proofs in containers use the demo with these values: its administrator, and the pace of its customers.
import { SlotType } from '@dronesoccer/contracts';
import type { Caller } from '@dronesoccer/devkit';
import { DEMO_PASSWORD, demoEmail } from '@dronesoccer/prisma/seed';

export const DEMO_ADMIN = { email: demoEmail({ name: 'super' }), password: DEMO_PASSWORD };
/** The time that a caller waits for a product that does not answer. */
export const PATIENCE_MS = 120_000;
/** Slow enough to stay below the limit of orders from one network, which applies here as it does in production. */
export const PAUSE_MS = 2_500;

/** Returns what customers of the demo buy and book. A tournament among the next slots is left out: it needs a team. */
export async function demoWares(caller: Caller): Promise<{ productId: string; slotIds: string[] }> {
  const products = await caller.call('products.list', { query: { sort: 'price-asc' } });
  const productId = products.items.find(({ stockQty }) => stockQty > 20)?.id;
  const next = await caller.call('slots.next', { query: {} });
  const slotIds = next.filter(({ type }) => type === SlotType.GUEST).map(({ id }) => id);
  if (productId === undefined || slotIds.length === 0) throw new Error('The demo has nothing to buy or to book.');
  return { productId, slotIds };
}
