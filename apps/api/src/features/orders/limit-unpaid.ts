import { Injectable } from '@nestjs/common';
import { limits } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import type { Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type Holder, holdingsOf } from './unpaid.queries.js';

/**
 * An order takes its stock before it is paid, so what one buyer and one network hold unpaid is limited: no one empties the
 * shop for a quarter of an hour at no cost. Orders of one buyer or network wait for each other here.
 */
@Injectable()
export class LimitUnpaid {
  constructor(private readonly config: Config) {}

  /**
   * @param pieces of the order that is about to be placed
   * @throws AppError CHECKOUT_004, the same for buyer and network, so that it does not reveal who has open orders
   */
  async admit(tx: Tx, holder: Holder, pieces: number, now: Date): Promise<void> {
    const held = await holdingsOf(tx, holder, now);
    const most = (orders: number) => Math.round(orders * held.maxPiecesPerOrder * this.config.http.rateLimitFactor);
    const { buyer, network } = limits.unpaidOrders;
    if (held.byBuyer + pieces > most(buyer) || held.byNetwork + pieces > most(network))
      throw new AppError('CHECKOUT_004');
  }
}
