import { PaymentStatus } from '@dronesoccer/contracts';
import type { FigureSource } from '../../platform/metrics/index.js';

const payments = {
  name: 'dronesoccer_payments_last_hour',
  help: 'Payments for anything sold that were started in the last hour, by outcome so far: paid, failed or open',
  label: 'outcome',
} as const;

export const paymentFigures: FigureSource = {
  figures: [payments],
  async read(executor) {
    const [row] = await executor.query<{ paid: number; failed: number; open: number }>(
      `SELECT count(paid_at) AS paid, count(*) FILTER (WHERE status = ${PaymentStatus.FAILED}) AS failed,
         count(*) FILTER (WHERE status = ${PaymentStatus.PENDING}) AS open
       FROM payments WHERE created_at > now() - interval '1 hour'`,
      [],
      'payment-figures',
    );
    return (['paid', 'failed', 'open'] as const).map((of) => ({ name: payments.name, of, value: row?.[of] ?? 0 }));
  },
};
