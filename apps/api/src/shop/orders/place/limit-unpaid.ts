import { Injectable } from '@nestjs/common';
import { limits } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type Holder, holdingsOf } from './unpaid.queries.js';

/**
 * An order takes its stock before it is paid, so what one buyer and one network hold unpaid is limited: no one empties the
 * shop for a quarter of an hour at no cost. Orders of one buyer or network wait for each other here. What strangers order
 * under a person's email never limits that person's account.
 */
@Injectable()
export class LimitUnpaid {
  constructor(private readonly config: Config) {}

  /**
   * @param pieces of the order that is about to be placed
   * @throws AppError CHECKOUT_004, the same for buyer and network, so that it does not reveal who has open orders
   */
  async admit(tx: Tx, holder: Holder, pieces: number, now: Date): Promise<void> {
    const { pieces: held, maxPiecesPerOrder } = await holdingsOf(tx, holder, now);
    const isOver = (already: number, orders: number) =>
      already + pieces > Math.round(orders * maxPiecesPerOrder * this.config.http.rateLimitFactor);
    const { person, network, email } = limits.unpaidOrders;
    if (isOver(held.byPerson, person) || isOver(held.byNetwork, network) || isOver(held.byEmail, email)) {
      throw new AppError('CHECKOUT_004');
    }
  }
}
