// The sandbox provider's payment webhook, signed as the provider signs it (money/payments/sandbox).
import { createHmac } from 'node:crypto';
import type { PaymentWire } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import type { Request } from './load.ts';

export const paidEvent = (payment: PaymentWire, secret: string): Request => {
  const reference = payment.redirectUrl?.split('/').at(-1) ?? '';
  const body = {
    id: `${reference}:paid`,
    kind: 'paid',
    reference,
    subjectKind: String(payment.subject.kind),
    subjectId: payment.subject.id,
    amountCents: toCents(payment.amount),
    currency: 'CAD',
  };
  const seconds = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret)
    .update(`${seconds}.${JSON.stringify(body)}`)
    .digest('hex');
  return {
    method: 'POST',
    path: '/api/payments/webhooks/sandbox',
    headers: { 'x-sandbox-signature': `t=${seconds},v1=${digest}` },
    body,
  };
};
