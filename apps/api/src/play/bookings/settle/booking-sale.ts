import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingStatus, RefundKind } from '@dronesoccer/contracts';
import { MemberBenefits } from '../../../club/memberships/index.js';
import { type ListedSubjects, SubjectPayments } from '../../../money/payments/index.js';
import { type Sale, Sales } from '../../../money/sales/index.js';
import { bookingJobs } from '../bookings.jobs.js';
import { bookingById, bookingKind, hasMemberBooking, lockBooking, type ScheduledBooking } from '../bookings.queries.js';
import { CancelBooking } from '../change/cancel-booking.js';
import { BookingLinks } from '../show/booking-links.js';
import { bookingAccount } from './accounting.queries.js';
import { SettleBooking } from './settle-booking.js';

/**
 * The query for all bookings joins no table, because PostgreSQL finds single rows of a union only in members of one
 * table. The query for a place joins the arenas, because PostgreSQL finds the bookings of a place only from there.
 */
const listedBookings: ListedSubjects = (places) => {
  const columns = 'b.id AS subject_id, b.number AS name, b.email::text AS email';
  return places === null
    ? `SELECT ${columns}, (SELECT a.location_id FROM arenas a WHERE a.id = b.arena_id) AS location_id FROM bookings b`
    : `SELECT ${columns}, a.location_id FROM arenas a JOIN bookings b ON b.arena_id = a.id
       WHERE a.location_id = ANY(${places})`;
};

/** Sells bookings through the sales kit, and tells memberships which members booked. */
@Injectable()
export class BookingSale implements OnModuleInit {
  readonly sale: Sale<ScheduledBooking>;

  constructor(
    private readonly benefits: MemberBenefits,
    private readonly sales: Sales,
    links: BookingLinks,
    settle: SettleBooking,
    cancelling: CancelBooking,
    payments: SubjectPayments,
  ) {
    this.sale = {
      ...bookingKind,
      account: bookingAccount,
      listed: listedBookings,
      links,
      find: bookingById,
      lock: lockBooking,
      pay: (tx, booking, at) => settle.pay(tx, booking, at),
      expire: (tx, booking) => cancelling.expire(tx, booking),
      onDisputeReversed: async (tx, subjectId, at) => {
        const booking = await bookingById(tx, subjectId);
        if (booking?.status !== BookingStatus.CANCELLED) return;
        const amountCents = Math.max(0, (await payments.refundable(tx, subjectId)) - booking.forfeitCents);
        const part = { kind: RefundKind.CANCELLED, reason: lossReversed, actorId: null, at };
        await payments.refund(tx, { subjectId, amountCents, waitsForDispute: true, ...part });
      },
    };
  }

  onModuleInit(): void {
    this.sales.register(this.sale, bookingJobs);
    this.benefits.register(hasMemberBooking);
  }
}

/** The reason that the list of refunds shows. */
const lossReversed = 'The bank reversed a lost dispute after the cancellation';
