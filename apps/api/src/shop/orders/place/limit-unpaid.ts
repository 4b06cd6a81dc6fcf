import { limits } from '@dronesoccer/contracts';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type Holder, holdingsOf } from './unpaid.queries.js';

/**
 * Limits the unpaid pieces of one customer and one network: an order takes its stock before it is paid, so otherwise
 * anyone could empty the shop for a quarter of an hour at no cost. Orders of one customer or network wait for each
 * other here. Orders that strangers place under a person's email never limit that person's account.
 *
 * @param pieces the number of pieces in the order to be placed
 * @throws AppError CHECKOUT_004, the same for customer and network, so that it does not reveal who has open orders
 */
export async function limitUnpaidOrders(
  tx: Tx,
  holder: Holder,
  pieces: number,
  { now, rateLimitFactor }: { now: Date; rateLimitFactor: number },
): Promise<void> {
  const { pieces: held, maxPiecesPerOrder } = await holdingsOf(tx, holder, now);
  const isOver = (already: number, orders: number) =>
    already + pieces > Math.round(orders * maxPiecesPerOrder * rateLimitFactor);
  const { person, network, email } = limits.unpaidOrders;
  if (isOver(held.byPerson, person) || isOver(held.byNetwork, network) || isOver(held.byEmail, email)) {
    throw new AppError('CHECKOUT_004');
  }
}
