import {
  BookingEventKind,
  BookingMode,
  BookingStatus,
  CancelReason,
  DeskMethod,
  isProvinceCode,
  PaymentStatus,
  RefundKind,
  RefundStatus,
  SeatState,
} from '@dronesoccer/contracts';
import { bookingNumber, canadianTaxRates, priceBooking, type BookingPrice, worthOfSeats } from '@dronesoccer/domain';
import { provinceDay } from '@dronesoccer/domain/calendar';
import { stableId } from '../stable-id.ts';
import { type BookingPlan, cancelledBefore } from './booking-plans.ts';
import { demoTaxRegistrations } from './taxes.ts';

type Row = Record<string, unknown>;

/** The tables in the order in which they must be written. */
const tables = [
  ...(['bookings', 'booking_seats', 'squad_players', 'booking_tax_lines'] as const),
  ...(['booking_events', 'payments', 'refunds'] as const),
] as const;

type BookingTables = Record<(typeof tables)[number], Row[]>;

export const emptyBookingTables = (): BookingTables =>
  Object.fromEntries(tables.map((table) => [table, [] as Row[]])) as BookingTables;

const MINUTE_MS = 60_000;
const registrations = demoTaxRegistrations.map((registration) => ({ ...registration, isActive: true }));

/** Builds all rows of a demo booking, from its creation to its final state. */
export class BookingRows {
  private readonly tables: BookingTables;
  private readonly plan: BookingPlan;
  private readonly sequence: number;
  private readonly now: Date;
  private readonly id: string;
  private readonly price: BookingPrice;
  private readonly confirmedAt: Date | null;
  private readonly cancelledAt: Date | null;

  constructor(tables: BookingTables, plan: BookingPlan, sequence: number, now: Date) {
    this.tables = tables;
    this.now = now;
    this.plan = plan;
    this.sequence = sequence;
    this.id = stableId(`booking/${sequence}`, sequence);
    this.price = priceOf(plan);
    const { fate, slot } = plan;
    this.confirmedAt = fate === 'expired' || fate === 'waiting' ? null : this.after(4);
    const before = (ms: number): Date => new Date(slot.startsAt.getTime() - ms);
    if (fate === 'cancelled' || fate === 'seatsCancelled') this.cancelledAt = before(cancelledBefore.cancelled);
    else if (fate === 'forfeited') this.cancelledAt = before(cancelledBefore.forfeited);
    else this.cancelledAt = fate === 'expired' ? this.after(16) : null;
  }

  write(): void {
    this.addBooking();
    this.addSeats();
    this.addSquad();
    this.addTaxes();
    this.event(BookingEventKind.PLACED, this.plan.placedAt);
    this.addPayment();
    this.addAftermath();
  }

  private after(minutes: number): Date {
    return new Date(this.plan.placedAt.getTime() + minutes * MINUTE_MS);
  }

  /** Some confirmed bookings were paid at the desk by customers who gave no email address. */
  private get isOfDesk(): boolean {
    return this.plan.fate === 'confirmed' && !this.plan.buyer.isMember && this.sequence % 9 === 4;
  }

  /** Most customers came to a slot that has started; a few did not. */
  private get cameOrNot(): { checked_in_at: string | null; no_show_at: string | null } {
    const startsAt = this.plan.slot.startsAt.getTime();
    const isLong = startsAt < this.now.getTime() - 90 * MINUTE_MS;
    // For a slot that is running now, some customers have not arrived yet.
    const isHere = isLong || (startsAt < this.now.getTime() && this.sequence % 3 === 0);
    if (this.confirmedAt === null || !isHere) return { checked_in_at: null, no_show_at: null };
    const isAbsent = this.sequence % 13 === 5;
    return {
      checked_in_at: isAbsent ? null : new Date(startsAt - (this.sequence % 20) * MINUTE_MS).toISOString(),
      no_show_at: isAbsent ? new Date(startsAt + 10 * MINUTE_MS).toISOString() : null,
    };
  }

  private get isOver(): boolean {
    return this.cancelledAt !== null && this.plan.fate !== 'seatsCancelled';
  }

  /** The refunded amount: the last seat, or all seats. */
  private get refundCents(): number {
    const seats = this.price.seats.map(({ price, tax }) => ({ priceCents: price, taxCents: tax }));
    if (this.plan.fate === 'cancelled') return worthOfSeats(seats);
    return this.plan.fate === 'seatsCancelled' ? worthOfSeats(seats.slice(-1)) : 0;
  }

  private addBooking(): void {
    const { plan, price, sequence, cancelledAt, isOver } = this;
    const { slot, fate, buyer, placedAt } = plan;
    const status = this.confirmedAt === null ? BookingStatus.PENDING : BookingStatus.CONFIRMED;
    this.tables.bookings.push({
      id: this.id,
      number: bookingNumber(placedAt.getUTCFullYear(), sequence),
      slot_id: slot.id,
      user_id: buyer.isMember ? stableId('user/member') : null,
      name: buyer.fullName,
      email: this.isOfDesk ? '' : buyer.email,
      locale: plan.locale,
      status: isOver ? BookingStatus.CANCELLED : status,
      user_type: plan.userType,
      mode: plan.mode,
      tier: plan.tier,
      team_name: plan.team?.name ?? null,
      team_version: plan.team === null ? 0 : 1,
      places: plan.mode === BookingMode.FULL ? slot.capacity : plan.seats - Number(fate === 'seatsCancelled'),
      tax_province: slot.province,
      currency: 'CAD',
      subtotal_cents: price.subtotal,
      tax_cents: price.tax,
      total_cents: price.total,
      forfeit_cents: fate === 'forfeited' ? price.total : 0,
      hold_expires_at: this.after(15).toISOString(),
      has_guardian_answer: true,
      is_renewed: false,
      check_in_code: codeOf(sequence),
      sequence: cancelledAt === null ? 0 : 1,
      placed_at: placedAt.toISOString(),
      confirmed_at: this.confirmedAt?.toISOString() ?? null,
      cancelled_at: isOver ? (cancelledAt?.toISOString() ?? null) : null,
      cancel_reason: isOver ? (fate === 'expired' ? CancelReason.EXPIRED : CancelReason.CUSTOMER) : null,
    });
  }

  private addSeats(): void {
    const { price, cancelledAt, isOver, plan } = this;
    price.seats.forEach((seat, index) => {
      const isLast = index === price.seats.length - 1;
      const isGone = isOver || (plan.fate === 'seatsCancelled' && isLast);
      this.tables.booking_seats.push({
        id: stableId(`seat/${this.sequence}/${index}`, index),
        booking_id: this.id,
        position: index + 1,
        name: index === 0 && plan.mode === BookingMode.SHARED && plan.team === null ? plan.buyer.fullName : '',
        price_cents: seat.price,
        tax_cents: seat.tax,
        state: isGone ? SeatState.CANCELLED : SeatState.TAKEN,
        ...(isGone ? { checked_in_at: null, no_show_at: null } : this.cameOrNot),
        cancelled_at: isGone ? (cancelledAt?.toISOString() ?? null) : null,
      });
    });
  }

  private addSquad(): void {
    const { plan, confirmedAt } = this;
    plan.team?.players.forEach(({ name, email, isStriker, state }, index) =>
      this.tables.squad_players.push({
        id: stableId(`player/${this.sequence}/${index}`, index),
        booking_id: this.id,
        position: index,
        ...{ name, email, is_striker: isStriker, state },
        invited_at: confirmedAt?.toISOString() ?? null,
        changed_at: (confirmedAt ?? plan.placedAt).toISOString(),
      }),
    );
  }

  private addTaxes(): void {
    this.price.taxes.forEach(({ name, rate, taxable, amount, registration }, index) =>
      this.tables.booking_tax_lines.push({
        ...{ booking_id: this.id, position: index + 1, name, rate, registration },
        ...{ taxable_cents: taxable, amount_cents: amount },
      }),
    );
  }

  private addPayment(): void {
    const { confirmedAt, plan, price } = this;
    if (confirmedAt === null) return;
    const id = stableId(`booking-payment/${this.sequence}`);
    const method = this.sequence % 2 === 0 ? DeskMethod.CASH : DeskMethod.CARD;
    if (!this.isOfDesk) this.event(BookingEventKind.PAYMENT_STARTED, this.after(1));
    this.event(BookingEventKind.CONFIRMED, confirmedAt);
    if (this.isOfDesk) this.event(BookingEventKind.PAID_AT_DESK, confirmedAt, { amountCents: price.total, method });
    this.tables.payments.push({
      id,
      subject_id: this.id,
      provider: this.isOfDesk ? 'desk' : 'sandbox',
      reference: this.isOfDesk ? id : `demo-${id}`,
      method: this.isOfDesk ? method : null,
      status: plan.fate === 'cancelled' ? PaymentStatus.REFUNDED : PaymentStatus.PAID,
      amount_cents: price.total,
      created_at: this.after(1).toISOString(),
      paid_at: confirmedAt.toISOString(),
    });
  }

  private addAftermath(): void {
    const { cancelledAt, refundCents, plan } = this;
    if (cancelledAt === null) return;
    const { SEATS_CANCELLED, CANCELLED } = BookingEventKind;
    const amount = refundCents > 0 ? { amountCents: refundCents } : {};
    this.event(plan.fate === 'seatsCancelled' ? SEATS_CANCELLED : CANCELLED, cancelledAt, amount);
    if (refundCents === 0) return;
    this.tables.refunds.push({
      id: stableId(`booking-refund/${this.sequence}`),
      payment_id: stableId(`booking-payment/${this.sequence}`),
      amount_cents: refundCents,
      status: RefundStatus.DONE,
      kind: RefundKind.CANCELLED,
      reason: 'booking cancelled',
      reference: `demo-booking-refund-${this.sequence}`,
      created_at: cancelledAt.toISOString(),
      done_at: cancelledAt.toISOString(),
    });
    this.event(BookingEventKind.REFUNDED, cancelledAt, amount);
  }

  private event(kind: BookingEventKind, at: Date, data: object = {}): void {
    this.tables.booking_events.push({
      id: stableId(`booking-event/${this.sequence}/${kind}`),
      booking_id: this.id,
      kind,
      data,
      at: at.toISOString(),
    });
  }
}

/** Computes the price with the product's own rules. */
function priceOf({ slot, unitPrice, seats, placedAt }: BookingPlan): BookingPrice {
  const { province } = slot;
  if (!isProvinceCode(province)) throw new RangeError(`${province} is no province`);
  return priceBooking(unitPrice, seats, {
    province,
    day: provinceDay(province, placedAt),
    rates: canadianTaxRates,
    registrations,
  });
}

/** Returns a unique ticket code from the allowed characters. */
const codeOf = (sequence: number): string =>
  `DEMX${String(sequence + 2_222)
    .replaceAll('0', 'X')
    .replaceAll('1', 'Y')}`;
