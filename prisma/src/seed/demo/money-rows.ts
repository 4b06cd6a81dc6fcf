import { type PaymentStatus, type RefundKind, RefundStatus } from '@dronesoccer/contracts';
import type { TaxLine } from '@dronesoccer/domain';
import { stableId } from '../stable-id.ts';

/** A demo order or booking; this file builds the rows that both have. */
export interface Sale {
  readonly kind: 'order' | 'booking';
  readonly id: string;
  readonly sequence: number;
}

const prefix = { order: '', booking: 'booking-' } as const;

const subjectOf = ({ kind, id }: Sale) => (kind === 'order' ? { orderId: id } : { bookingId: id });

export const taxRows = (sale: Sale, taxes: readonly TaxLine[]): object[] =>
  taxes.map(({ taxable, amount, ...tax }, index) => ({
    ...{ ...subjectOf(sale), position: index + 1, ...tax },
    ...{ taxableCents: taxable, amountCents: amount },
  }));

export type SaleEvent = readonly [kind: number, at: Date, data?: object];

export const eventRows = (sale: Sale, events: readonly (SaleEvent | null | undefined | false)[]): object[] =>
  events.flatMap((event) => {
    if (!event) return [];
    const [kind, at, data = {}] = event;
    // An order can have several events of a kind, because its payment may fail first.
    const key = sale.kind === 'order' ? `${kind}/${at.getTime()}` : kind;
    return { id: stableId(`${prefix[sale.kind]}event/${sale.sequence}/${key}`), ...subjectOf(sale), kind, data, at };
  });

const paymentIdOf = ({ kind, sequence }: Sale): string => stableId(`${prefix[kind]}payment/${sequence}`);

interface DemoPayment {
  readonly id?: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** The method of a payment at the desk. */
  readonly method?: string;
}

export const paymentRow = (sale: Sale, { id = paymentIdOf(sale), ...payment }: DemoPayment): object => {
  const isOfDesk = payment.method !== undefined;
  const provider = isOfDesk ? 'desk' : 'sandbox';
  return { id, subjectId: sale.id, provider, reference: isOfDesk ? id : `demo-${id}`, ...payment };
};

export interface DemoRefund {
  readonly kind: RefundKind;
  readonly amountCents: number;
  readonly reason: string;
  readonly at: Date;
}

export const refundIdOf = ({ kind, sequence }: Sale): string => stableId(`${prefix[kind]}refund/${sequence}`);

export const refundRow = (sale: Sale, { kind, amountCents, reason, at }: DemoRefund): object => ({
  ...{ id: refundIdOf(sale), paymentId: paymentIdOf(sale), kind, amountCents, reason, status: RefundStatus.DONE },
  ...{ reference: `demo-${prefix[sale.kind]}refund-${sale.sequence}`, createdAt: at, doneAt: at },
});
