import { type PaymentWire, PaymentSubjectKind } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { MembershipSale } from '../../src/club/memberships/settle/membership-sale.js';
import { Holds } from '../../src/money/sales/holds.js';
import { BookingSale } from '../../src/play/bookings/settle/booking-sale.js';
import { OrderSale } from '../../src/shop/orders/settle/order-sale.js';
import { placeBooking, startBookingPayment } from './booking.js';
import { eventually } from './eventually.js';
import { join, offeredPlans, startMembershipPayment } from './memberships.js';
import { registered } from './people.js';
import { placeOrder, referenceOf, startPayment } from './shopping.js';
import type { useStripeApi } from './stripe.js';

/** A sale that waits for its payment. */
interface OpenSale {
  kind: PaymentSubjectKind;
  id: string;
  email: string;
  /** Starts the payment, or returns the open one. */
  pay(): Promise<PaymentWire>;
}

/** A sale with its session at the stand-in. */
export interface StartedSale extends OpenSale {
  session: string;
}

/** The state in which a sale and its money are, without anything that differs between two equal sales. */
interface SaleState {
  status: number;
  payments: string;
  refundedCents: number;
  lostCents: number;
  disputes: string;
}

const tables = {
  [PaymentSubjectKind.ORDER]: 'orders',
  [PaymentSubjectKind.BOOKING]: 'bookings',
  [PaymentSubjectKind.MEMBERSHIP]: 'memberships',
} as const;

export const saleKinds = [PaymentSubjectKind.ORDER, PaymentSubjectKind.BOOKING, PaymentSubjectKind.MEMBERSHIP] as const;

/** Sells orders, bookings and memberships that are paid through the stand-in for Stripe. */
export class StripeSales {
  private slotId = '';

  constructor(private readonly shop: ReturnType<typeof useStripeApi>) {}

  async prepare(): Promise<void> {
    const { database } = this.shop.api;
    await offeredPlans(this.shop.api);
    ({ id: this.slotId } = await givenSlot(database, { capacity: 200 }));
  }

  async open(kind: PaymentSubjectKind): Promise<OpenSale> {
    const { api, origin, productId } = this.shop;
    if (kind === PaymentSubjectKind.ORDER) {
      const order = await placeOrder(origin, { items: [{ productId, quantity: 1 }] });
      return { kind, id: order.id, email: order.email, pay: () => startPayment(origin, order) };
    }
    if (kind === PaymentSubjectKind.BOOKING) {
      const booking = await placeBooking(origin, { slotId: this.slotId });
      const { email } = booking.contact;
      return { kind, id: booking.id, email, pay: () => startBookingPayment(origin, booking) };
    }
    const person = await registered(api);
    const membership = await join(api, person);
    return {
      ...{ kind, id: membership.id, email: person.email },
      pay: () => startMembershipPayment(api, person, membership),
    };
  }

  async start(kind: PaymentSubjectKind): Promise<StartedSale> {
    const sale = await this.open(kind);
    return { ...sale, session: referenceOf(await sale.pay()) };
  }

  /** Ends the holds of all unpaid sales now, and closes their sessions. */
  async endHolds(): Promise<void> {
    const { app, database } = this.shop.api;
    for (const table of Object.values(tables)) {
      await database.query(`UPDATE ${table} SET hold_expires_at = now() - interval '1 second' WHERE status = 1`);
    }
    const holds = app.get(Holds);
    for (const { sale } of [app.get(OrderSale), app.get(BookingSale), app.get(MembershipSale)]) {
      await holds.expireAllOverdue(sale);
    }
  }

  /** Waits until no job of these names is due or is retried. Reminders are due much later. */
  async jobsAreDone(...names: string[]): Promise<void> {
    const sql = `SELECT 1 FROM pgboss.job WHERE name = ANY($1) AND state < 'completed'
      AND (start_after <= now() OR state IN ('retry', 'active'))`;
    await eventually(async () => (await this.shop.api.database.query(sql, [names])).length === 0);
  }

  async state({ kind, id }: Pick<OpenSale, 'kind' | 'id'>): Promise<SaleState> {
    const [state] = await this.shop.api.database.query<SaleState>(
      `SELECT s.status,
         (SELECT string_agg(p.status || ' of ' || p.amount_cents, ', ' ORDER BY p.created_at)
          FROM payments p WHERE p.subject_id = s.id) AS payments,
         (SELECT COALESCE(sum(r.amount_cents) FILTER (WHERE r.dispute_id IS NULL), 0)::int FROM refunds r
          JOIN payments p ON p.id = r.payment_id WHERE p.subject_id = s.id AND r.status = 2) AS "refundedCents",
         (SELECT COALESCE(sum(r.amount_cents) FILTER (WHERE r.dispute_id IS NOT NULL), 0)::int FROM refunds r
          JOIN payments p ON p.id = r.payment_id WHERE p.subject_id = s.id AND r.status = 2) AS "lostCents",
         (SELECT COALESCE(string_agg(d.status || ' of ' || d.amount_cents, ', '), '') FROM disputes d
          JOIN payments p ON p.id = d.payment_id WHERE p.subject_id = s.id) AS disputes
       FROM ${tables[kind]} s WHERE s.id = $1`,
      [id],
    );
    if (state === undefined) throw new Error('There is no such sale');
    return state;
  }
}
