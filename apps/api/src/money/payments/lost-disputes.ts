import type { Tx } from '../../platform/database/index.js';
import { lossesOf, restOfPayment, writeLoss } from './disputes.queries.js';

/**
 * Records what the lost disputes of a payment took, as refunds, so that the books, the reports and the taxes follow. A
 * loss is never more than the rest of the payment: refunds come first. What the bank took beyond that was paid twice,
 * and remains in the amount of the dispute. The caller must hold the subject's lock.
 *
 * @param reservedCents the amount that a refund about to be recorded needs
 * @returns the cents of the payment that are still left
 */
export async function recordLosses(tx: Tx, paymentId: string, at: Date, reservedCents = 0): Promise<number> {
  let rest = await restOfPayment(tx, paymentId);
  for (const dispute of await lossesOf(tx, paymentId)) {
    const { isLost, amountCents, absorbedCents, lossCents } = dispute;
    const free = rest + lossCents - reservedCents;
    const taken = isLost ? Math.max(0, Math.min(amountCents - absorbedCents, free)) : 0;
    if (taken !== lossCents) await writeLoss(tx, paymentId, dispute, taken, at);
    rest += lossCents - taken;
  }
  return rest;
}
