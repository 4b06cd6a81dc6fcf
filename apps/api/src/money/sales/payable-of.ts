import type { Due, Payable } from '../payments/index.js';
import type { Sale, SaleRow } from './sale.js';
import { timelineOf } from './sale-rows.js';

/** Adapts a kind of sale to payments. */
export function payableOf(sale: Sale): Payable {
  const { kind, account, listed, links, events } = sale;
  const addEvent = timelineOf<number, { amountCents: number }>(sale.noun);
  const dueOf = ({ id, number, email, locale, totalCents, status, holdExpiresAt }: SaleRow): Due => ({
    subject: { kind, id },
    number,
    email,
    locale,
    holdExpiresAt,
    amountCents: totalCents,
    currency: 'CAD',
    isOpen: status === sale.unpaid,
    successUrl: links.done(id, locale),
    failureUrl: links.payment(id, locale),
  });
  return {
    kind,
    account,
    listed,
    async find(executor, id, { userId, token }) {
      const row = await sale.find(executor, id);
      const mayPay = row !== null && ((userId !== null && row.userId === userId) || links.opens(row.id, token));
      return mayPay ? dueOf(row) : null;
    },
    async describe(executor, id) {
      const row = await sale.find(executor, id);
      return row === null ? null : dueOf(row);
    },
    async lock(tx, id) {
      const row = await sale.lock(tx, id);
      if (row === null) return null;
      return {
        due: dueOf(row),
        async started(at) {
          await addEvent(tx, id, events.PAYMENT_STARTED, at);
          await sale.onStarted?.(tx, row, at);
        },
        pay: ({ at }) => sale.pay(tx, row, at),
      };
    },
    async failed(tx, id, settlement) {
      await addEvent(tx, id, events.PAYMENT_FAILED, settlement.at);
      await sale.onFailed?.(tx, id, settlement);
    },
    async refunded(tx, id, settlement) {
      const { at, amountCents } = settlement;
      await addEvent(tx, id, events.REFUNDED, at, null, { amountCents });
      await sale.onRefunded?.(tx, id, settlement);
    },
    async disputeLost(tx, id, settlement) {
      await sale.onDisputeLost?.(tx, id, settlement);
    },
    async disputeReversed(tx, id, at) {
      await sale.onDisputeReversed?.(tx, id, at);
    },
    async fullyRefunded(tx, id, at) {
      await sale.onFullyRefunded?.(tx, id, at);
    },
    refundRefused: (tx, id, { at, amountCents }) => addEvent(tx, id, events.REFUND_FAILED, at, null, { amountCents }),
  };
}
