import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingEventKind, BookingStatus, PaymentSubjectKind } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import type { Executor, Tx } from '../../../platform/database/index.js';
import {
  type Due,
  type FailedSettlement,
  type Locked,
  type Payable,
  Payables,
  type Settlement,
} from '../../../money/payments/index.js';
import { bookingAccount } from './accounting.queries.js';
import { BookingLinks } from '../show/booking-links.js';
import { addEvent, bookingById, type BookingRow, lockBooking } from '../bookings.queries.js';
import { SettleBooking } from './settle-booking.js';

const listedBookings = `SELECT b.id AS subject_id, b.number AS name, b.email::text AS email, a.location_id
  FROM bookings b JOIN class_slots s ON s.id = b.slot_id JOIN arenas a ON a.id = s.arena_id`;

/** Adapts a booking to payments. */
@Injectable()
export class BookingPayable implements Payable, OnModuleInit {
  readonly kind = PaymentSubjectKind.BOOKING;
  readonly account = bookingAccount;
  readonly listed = listedBookings;

  constructor(
    private readonly payables: Payables,
    private readonly links: BookingLinks,
    private readonly settle: SettleBooking,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  async find(executor: Executor, id: string, { userId, token }: Visitor): Promise<Due | null> {
    const booking = await bookingById(executor, id);
    const mayPay =
      booking !== null && ((userId !== null && booking.userId === userId) || this.links.opens(booking.id, token));
    return mayPay ? this.dueOf(booking) : null;
  }

  async describe(executor: Executor, id: string): Promise<Due | null> {
    const booking = await bookingById(executor, id);
    return booking === null ? null : this.dueOf(booking);
  }

  async lock(tx: Tx, id: string): Promise<Locked | null> {
    const booking = await lockBooking(tx, id);
    if (booking === null) return null;
    return { due: this.dueOf(booking), pay: ({ at }) => this.settle.pay(tx, booking, at) };
  }

  started(tx: Tx, id: string, at: Date): Promise<void> {
    return addEvent(tx, id, BookingEventKind.PAYMENT_STARTED, at);
  }

  failed(tx: Tx, id: string, { at }: FailedSettlement): Promise<void> {
    return addEvent(tx, id, BookingEventKind.PAYMENT_FAILED, at);
  }

  refunded(tx: Tx, id: string, { at, amountCents }: Settlement): Promise<void> {
    return addEvent(tx, id, BookingEventKind.REFUNDED, at, null, { amountCents });
  }

  refundRefused(tx: Tx, id: string, { at, amountCents }: Settlement): Promise<void> {
    return addEvent(tx, id, BookingEventKind.REFUND_FAILED, at, null, { amountCents });
  }

  private dueOf(booking: BookingRow): Due {
    return {
      subject: { kind: this.kind, id: booking.id },
      number: booking.number,
      email: booking.email,
      locale: booking.locale,
      amountCents: booking.totalCents,
      currency: 'CAD',
      isOpen: booking.status === BookingStatus.PENDING,
      holdExpiresAt: booking.holdExpiresAt,
      successUrl: this.links.done(booking.id, booking.locale),
      failureUrl: this.links.payment(booking.id, booking.locale),
    };
  }
}
