import { Injectable } from '@nestjs/common';
import { BookingMode, type BookingQuoteWire, type BookingWire, serverLimits } from '@dronesoccer/contracts';
import { bookingNumber, bookingProblem, msPerMinute } from '@dronesoccer/domain';
import { organisationYear } from '@dronesoccer/domain/calendar';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, databaseFailure, newId, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { SettingsReader } from '../../../money/taxes/index.js';
import { recordAcceptance } from '../../../people/policies/index.js';
import { arenaSlot, takeSeats } from '../../slots/index.js';
import type { BookingRequest, PlacingRequest } from './booking-request.js';
import { bookingJobs } from '../bookings.jobs.js';
import { guardianOf } from './guardian.js';
import { LimitFreeSeats, type SeatTaker } from './limit-free-seats.js';
import { limitUnpaidBookings } from './limit-unpaid-bookings.js';
import {
  bookableAs,
  type BookingQuote,
  canUseOtherSlot,
  makeQuote,
  otherSlots,
  type QuoteContext,
  quoteOf,
  readPricingInputs,
} from './make-quote.js';
import { newBooking } from './new-booking.js';
import { presentQuote } from './quote.presenter.js';
import { ReadBookings } from '../show/read-bookings.js';
import { insertBooking, nextBookingSequence } from './record-booking.queries.js';
import { assertGuardian, peopleOfSeats, type SeatPerson } from './seat-people.js';
import { SettleBooking } from '../settle/settle-booking.js';
import { addedPlayer, insertPlayers, SquadNotices, withCaptainsChildren } from '../../squads/index.js';

/** An administrator may change the slot between its quote and its lock, but hardly this often in a row. */
const attempts = 3;

/** The slot changed after pricing, or the ticket code collided. Retry the whole attempt. */
class RetryAttempt extends Error {}

type Then = (tx: Tx, bookingId: string) => Promise<void>;

/**
 * Places a booking: prices it, takes the seats, records it and waits for the payment. All steps run in one transaction,
 * so no seat is ever taken without a booking, and no booking exists without its seats.
 */
@Injectable()
export class PlaceBooking {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly settings: SettingsReader,
    private readonly freeSeats: LimitFreeSeats,
    private readonly settle: SettleBooking,
    private readonly bookings: ReadBookings,
    private readonly squads: SquadNotices,
  ) {}

  /**
   * Quotes the price of a booking without taking seats.
   *
   * @throws AppError BOOK_021
   */
  async quote(request: BookingRequest): Promise<BookingQuoteWire> {
    const [wanted, version] = await this.database.together((read) =>
      Promise.all([readPricingInputs(read, request), this.settings.version(read)]),
    );
    const { taxes } = await this.settings.ofVersion(version);
    const now = this.clock.now();
    const quote = quoteOf(wanted, request, { taxes, now });
    const others = canUseOtherSlot(quote.problem) ? await otherSlots(this.database, request.locale, quote, now) : [];
    return presentQuote(quote, others, request.locale);
  }

  /**
   * The call is idempotent: a retry returns the existing booking in its current state.
   *
   * @throws AppError BOOK_002 or BOOK_003 with the next free slots, BOOK_006, BOOK_010, BOOK_012 with the new quote,
   * BOOK_018, BOOK_021, BOOK_023, BOOK_024
   */
  async place(request: PlacingRequest, repeat: Repeatable): Promise<BookingWire> {
    const id = await this.record(request, repeat);
    return this.bookings.placed(this.database, id, request.userId, request.locale);
  }

  /**
   * Places a booking like `place`, but returns only its id.
   *
   * @param then further work in the same transaction
   * @throws AppError as `place`
   */
  async record(request: PlacingRequest, repeat: Repeatable, then?: Then): Promise<string> {
    const { taxes } = await this.settings.current();
    const work = async (tx: Tx) => {
      const id = await this.placeIn(tx, request, { taxes, now: this.clock.now() });
      await then?.(tx, id);
      return { id };
    };
    for (let attempt = 1; attempt <= attempts; attempt++) {
      try {
        const { id } = await this.database.transaction((tx) => this.idempotency.run(tx, repeat, () => work(tx)));
        return id;
      } catch (error) {
        if (!isOutdated(error)) throw failureOf(error);
      }
    }
    throw new AppError('COMMON_009', { retryAfter: 1 });
  }

  private async placeIn(tx: Tx, request: PlacingRequest, context: QuoteContext): Promise<string> {
    const { now } = context;
    const { network, contact, userId } = request;
    const quote = await makeQuote(tx, request, { ...context, isBooking: true });
    if (quote.problem !== null) await this.refuse(tx, request, quote, now);
    if (quote.price.total !== request.expectedTotalCents) {
      throw new AppError('BOOK_012', { data: presentQuote(quote, [], request.locale) });
    }
    const isFree = quote.price.total === 0;
    const taker = { userId, email: contact.email, network };
    // Bookings at the desk are paid at once, so they need neither a hold nor a limit.
    const isHeld = !isFree && network !== null;
    if (isHeld) await limitUnpaidBookings(tx, { ...taker, network }, now, this.config.http.rateLimitFactor);
    const id = newId();
    const held = holdEnd(quote, request, now);
    // Staff who book at the desk accept nothing for the customer.
    if (network !== null)
      await recordAcceptance(tx, { subject: 'booking', subjectId: id, locale: request.locale, at: now });
    if (userId === null) await this.jobs.enqueue(tx, bookingJobs.adopt, { bookingId: id });
    if (isHeld) await this.jobs.enqueue(tx, bookingJobs.expire, { bookingId: id }, { startAfter: held });
    if (isFree) {
      const startsAt = new Date(quote.slot.startsAt);
      await this.settle.enqueueConfirmation(tx, { ...quote.slot, id, startsAt }, now);
    }
    const people = await peopleOfSeats(tx, request);
    await this.takeSeatsFor(tx, request, quote, { id, held, isFree, taker, people, now });
    await this.insertSquad(tx, id, request, isFree, now);
    return id;
  }

  /**
   * Takes the seats and records the booking. This is the last step, because it locks the slot: everyone else who books
   * the slot waits for this transaction.
   *
   * @throws RetryAttempt if the slot changed after pricing
   */
  private async takeSeatsFor(
    tx: Tx,
    request: PlacingRequest,
    quote: BookingQuote,
    {
      id,
      held,
      isFree,
      taker,
      people,
      now,
    }: { id: string; held: Date; isFree: boolean; taker: SeatTaker; people: SeatPerson[]; now: Date },
  ): Promise<void> {
    const { network, actorId, until, locale } = request;
    const sequence = await nextBookingSequence(tx);
    const number = bookingNumber(organisationYear(now), sequence);
    const seatCount = request.mode === BookingMode.FULL ? 'all' : request.seats.length;
    // If the slot has changed since it was priced, no booking is inserted, so the priced capacity is the right one.
    const places = seatCount === 'all' ? quote.slot.capacity : seatCount;
    const guardian = guardianOf(request.guardian, locale, now);
    const decided = {
      ...{ id, number, places, held, now, network, actorId, guardian, people },
      ...{ isConfirmed: isFree, isRenewed: false },
    };
    const isLimited = isFree && network !== null && seatCount !== 'all';
    const [taken, isAdmitted, isInserted] = await Promise.all([
      takeSeats(tx, { slotId: request.slotId, places: seatCount, now, until }),
      // Counted behind the lock of the slot's row, which taking the seats holds.
      isLimited ? this.freeSeats.admits(tx, taker, { slotId: request.slotId, places: seatCount, bookingId: id }) : true,
      insertBooking(tx, newBooking(request, quote, decided)),
    ]);
    if (taken === null) return this.throwSeatsTaken(tx, request, quote, now);
    if (!isInserted) throw new RetryAttempt();
    if (!isAdmitted) throw new AppError('BOOK_024');
  }

  private async insertSquad(
    tx: Tx,
    id: string,
    { team, contact, network, userId, guardian }: PlacingRequest,
    isFree: boolean,
    now: Date,
  ): Promise<void> {
    assertGuardian(guardian, team?.squad ?? []);
    const captain = { userId, email: contact.email };
    const squad = await withCaptainsChildren(tx, team?.squad ?? [], { captain, path: 'team.squad' });
    const players = squad.map((named, position) => addedPlayer(named, position, contact.email));
    await insertPlayers(tx, id, players, now);
    // The players of a paid booking are invited after the payment.
    if (isFree) await this.squads.invite(tx, players, { at: now, from: network });
  }

  /** @throws AppError with the next free slots, if another slot could solve the problem */
  private async refuse(tx: Tx, request: PlacingRequest, quote: BookingQuote, now: Date): Promise<never> {
    const code = quote.problem ?? 'BOOK_002';
    if (!canUseOtherSlot(code)) throw new AppError(code);
    const others = await otherSlots(tx, request.locale, quote, now);
    throw new AppError(code, { data: { others: presentQuote(quote, others, request.locale).others } });
  }

  /** Someone else took the seats, or the slot was closed, after pricing. */
  private async throwSeatsTaken(tx: Tx, request: PlacingRequest, quote: BookingQuote, now: Date): Promise<never> {
    const slot = (await arenaSlot(tx, request.locale, request.slotId)) ?? quote.slot;
    const problem = bookingProblem(bookableAs(slot, request.until), quote.choice, quote.seats, now);
    return this.refuse(tx, request, { ...quote, slot, problem }, now);
  }
}

/** A hold ends with the booking window of the slot, at the latest. */
function holdEnd(quote: BookingQuote, { until }: PlacingRequest, now: Date): Date {
  const { bookableUntil } = bookableAs(quote.slot, until);
  return new Date(Math.min(now.getTime() + serverLimits.bookingHoldMinutes * msPerMinute, bookableUntil.getTime()));
}

const constraintOf = (error: unknown): string | null => {
  const failure = databaseFailure(error);
  return failure?.kind === 'constraint' ? failure.constraint : null;
};

/** Returns whether a retry of the whole transaction can succeed. */
const isOutdated = (error: unknown): boolean =>
  error instanceof RetryAttempt || constraintOf(error) === 'bookings_check_in_code_key';

/** The account may be deleted after its token was checked. */
const failureOf = (error: unknown): unknown =>
  constraintOf(error) === 'bookings_user_id_fkey' ? new AppError('AUTH_002') : error;
