import { Injectable } from '@nestjs/common';
import { BookingMode, type BookingWire, limits } from '@dronesoccer/contracts';
import { bookingNumber, bookingProblem } from '@dronesoccer/domain';
import { Clock } from '../../../platform/clock/index.js';
import { Database, databaseFailure, newId, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { SettingsReader } from '../../../money/taxes/index.js';
import { arenaSlot, takeSeats } from '../../slots/index.js';
import type { PlacingRequest } from './booking-request.js';
import { adoptBooking, expireBooking } from '../bookings.jobs.js';
import { guardianOf } from './guardian.js';
import { LimitFreeSeats } from './limit-free-seats.js';
import { LimitUnpaidBookings } from './limit-unpaid-bookings.js';
import {
  bookableAs,
  type BookingQuote,
  canUseOtherSlot,
  makeQuote,
  otherSlots,
  type QuoteContext,
} from './make-quote.js';
import { newBooking } from './new-booking.js';
import { presentQuote } from './quote.presenter.js';
import { ReadBookings } from '../show/read-bookings.js';
import { insertBooking, nextBookingSequence } from './record-booking.queries.js';
import { SettleBooking } from '../settle/settle-booking.js';
import { addedPlayer, insertPlayers, SquadNotices } from '../../squads/index.js';

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
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly settings: SettingsReader,
    private readonly unpaid: LimitUnpaidBookings,
    private readonly freeSeats: LimitFreeSeats,
    private readonly settle: SettleBooking,
    private readonly bookings: ReadBookings,
    private readonly squads: SquadNotices,
  ) {}

  /**
   * The call is idempotent: a retry returns the existing booking in its current state.
   *
   * @throws AppError BOOK_002 or BOOK_003 with the next free slots, BOOK_006, BOOK_010, BOOK_012 with the new quote,
   * BOOK_018, BOOK_021, BOOK_023, BOOK_024
   */
  async place(request: PlacingRequest, repeat: Repeatable): Promise<BookingWire> {
    const { answer } = await this.withRetries(request, repeat, (tx, id) => {
      // The query is not awaited here, so that it is sent together with COMMIT.
      const reading = this.bookings.placed(tx, id, request.userId, request.locale);
      reading.catch(() => undefined);
      return { answer: reading };
    });
    return answer;
  }

  /**
   * Places a booking like `place`, but returns only its id.
   *
   * @param then further work in the same transaction
   * @throws AppError as `place`
   */
  async record(request: PlacingRequest, repeat: Repeatable, then: Then): Promise<string> {
    const { id } = await this.withRetries(request, repeat, (_, placed) => ({ id: placed }), then);
    return id;
  }

  /** @param answer builds the response at the end of the transaction, also for a repeated request */
  private async withRetries<Answer extends object>(
    request: PlacingRequest,
    repeat: Repeatable,
    answer: (tx: Tx, bookingId: string) => Answer,
    then?: Then,
  ): Promise<Answer> {
    const { taxes } = await this.settings.current();
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const context = { taxes, now: this.clock.now() };
      const made = await this.attempt(request, context, async (tx, placing) => {
        const { id } = await this.idempotency.run(tx, repeat, async () => {
          const placed = await placing();
          await then?.(tx, placed);
          return { id: placed };
        });
        return answer(tx, id);
      });
      if (made !== null) return made;
    }
    throw new AppError('COMMON_009', { retryAfter: 1 });
  }

  /** Returns null if the attempt should be retried. */
  private async attempt<Answer>(
    request: PlacingRequest,
    context: QuoteContext,
    work: (tx: Tx, placing: () => Promise<string>) => Promise<Answer>,
  ): Promise<Answer | null> {
    try {
      return await this.database.transaction((tx) => {
        // The quote is read together with the lookup of an earlier call. It is wasted only if there was one.
        const quoting = makeQuote(tx, request, context);
        quoting.catch(() => undefined);
        return work(tx, async () => this.placeIn(tx, request, await quoting, context));
      });
    } catch (error) {
      if (error instanceof RetryAttempt) return null;
      const failure = databaseFailure(error);
      const constraint = failure?.kind === 'constraint' ? failure.constraint : null;
      if (constraint === 'bookings_check_in_code_key') return null;
      // The account was deleted after its token was checked.
      if (constraint === 'bookings_user_id_fkey') throw new AppError('AUTH_002');
      throw error;
    }
  }

  private async placeIn(tx: Tx, request: PlacingRequest, quote: BookingQuote, { now }: QuoteContext): Promise<string> {
    if (quote.problem !== null) await this.refuse(tx, request, quote, now);
    if (quote.price.total !== request.expectedTotalCents) {
      throw new AppError('BOOK_012', { data: presentQuote(quote, [], request.locale) });
    }
    const isFree = quote.price.total === 0;
    const { network, actorId, until, contact } = request;
    const taker = { userId: request.userId, email: contact.email, network };
    const isHeld = !isFree && network !== null;
    const [sequence] = await Promise.all([
      nextBookingSequence(tx),
      isHeld ? this.unpaid.admit(tx, { ...taker, network }, now) : null,
    ]);
    const id = newId();
    const startsAt = new Date(quote.slot.startsAt);
    const { bookableUntil } = bookableAs(quote.slot, until);
    const held = new Date(Math.min(now.getTime() + limits.bookingHoldMinutes * 60_000, bookableUntil.getTime()));
    if (request.userId === null) await this.jobs.enqueue(tx, adoptBooking, { bookingId: id });
    if (isFree) await this.settle.enqueueConfirmation(tx, { ...quote.slot, id, startsAt }, now);
    else if (isHeld) await this.jobs.enqueue(tx, expireBooking, { bookingId: id }, { startAfter: held });
    // The lock is taken as late as possible: from here on, everyone else who books this slot waits for this
    // transaction.
    const wanted = request.mode === BookingMode.FULL ? 'all' : request.seats.length;
    const number = bookingNumber(now.getUTCFullYear(), sequence);
    // If the slot has changed since it was priced, no booking is inserted, so the priced capacity is the right one.
    const places = wanted === 'all' ? quote.slot.capacity : wanted;
    const guardian = guardianOf(request.guardian, request.locale, now);
    const decided = {
      ...{ id, number, places, held, now, network, actorId, guardian },
      ...{ isConfirmed: isFree, isRenewed: false },
    };
    const isLimited = isFree && network !== null && wanted !== 'all';
    const [taken, isAdmitted, isInserted] = await Promise.all([
      takeSeats(tx, { slotId: request.slotId, places: wanted, now, until }),
      // Counted behind the lock of the slot's row, which taking the seats holds.
      isLimited ? this.freeSeats.admits(tx, taker, { slotId: request.slotId, places: wanted, bookingId: id }) : true,
      insertBooking(tx, newBooking(request, quote, decided)),
    ]);
    if (taken === null) return this.throwSeatsTaken(tx, request, quote, now);
    if (!isInserted) throw new RetryAttempt();
    if (!isAdmitted) throw new AppError('BOOK_024');
    await this.insertSquad(tx, id, request, isFree, now);
    return id;
  }

  private async insertSquad(
    tx: Tx,
    id: string,
    { team, contact, network }: PlacingRequest,
    isFree: boolean,
    now: Date,
  ): Promise<void> {
    const players = (team?.squad ?? []).map((named, position) => addedPlayer(named, position, contact.email));
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
