import { Injectable } from '@nestjs/common';
import { BookingMode, type Locale, type PackageTier } from '@dronesoccer/contracts';
import { bookingNumber, msPerMinute } from '@dronesoccer/domain';
import { organisationYear } from '@dronesoccer/domain/calendar';
import { newId, Outrun, type Tx } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { recordAcceptance } from '../../../people/policies/index.js';
import { takeSeats } from '../../slots/index.js';
import { bookingJobs, mailAboutBooking } from '../bookings.jobs.js';
import { type RequestedSeat, unnamedSeat } from './booking-request.js';
import type { AnsweredRow } from './guardian.js';
import { LimitFreeSeats } from './limit-free-seats.js';
import { makeQuote, type QuoteContext } from './make-quote.js';
import { newBooking, type BookingInput } from './new-booking.js';
import { insertBooking, nextBookingSequence } from './record-booking.queries.js';
import { peopleStillKnown } from './seat-people.js';
import { SettleBooking } from '../settle/settle-booking.js';
import { namedLater } from '../../squads/index.js';

/** A person on a slot's waitlist, with their guardian answer. */
export interface WaitingPerson extends AnsweredRow {
  slotId: string;
  seats: number;
  /** The account and its children among the people who wait. The other seats have no name. */
  people: readonly Pick<RequestedSeat, 'childId' | 'isBooker'>[];
  tier: PackageTier;
  userId: string | null;
  name: string;
  email: string;
  phone: string | null;
  /** The network of the person's request, or null if unknown. */
  network: string | null;
  locale: Locale;
}

/** A person who joined a waitlist. */
export interface JoinedPerson extends WaitingPerson {
  joinedAt: Date;
  /** False for an entry of an earlier version, whose form did not name the policies. */
  acceptsPolicies: boolean;
}

interface OfferContext extends QuoteContext {
  /** The time for which the seats are held, in minutes. */
  holdMinutes: number;
}

/**
 * Books freed seats for a person on the waitlist. The seats are held for a while, or confirmed at once if they are free
 * of charge. Free seats are also held if the person was not asked about minors, until they answer (`bookings.accept`).
 */
@Injectable()
export class OfferSeats {
  constructor(
    private readonly jobs: Jobs,
    private readonly settle: SettleBooking,
    private readonly freeSeats: LimitFreeSeats,
  ) {}

  /** Returns the booking's id, or null if the person can no longer book the seats. The caller has locked the slot. */
  async offer(tx: Tx, person: JoinedPerson, context: OfferContext): Promise<string | null> {
    const { now, holdMinutes } = context;
    const input = bookingInputOf(person);
    const quote = await makeQuote(tx, input, { ...context, isBooking: true });
    if (quote.problem !== null) return null;
    const isFree = quote.price.total === 0;
    const { slotId, seats } = person;
    if (isFree && !(await this.freeSeats.admits(tx, person, { slotId, places: seats }))) return null;
    const places = await takeSeats(tx, { slotId, places: seats, now });
    if (places === null) return null;
    const id = newId();
    const number = bookingNumber(organisationYear(now), await nextBookingSequence(tx));
    const startsAt = new Date(quote.slot.startsAt);
    const held = new Date(Math.min(now.getTime() + holdMinutes * msPerMinute, startsAt.getTime()));
    // Other people are waiting, so the hold of an offer cannot be extended.
    const isConfirmed = isFree && person.hasGuardianAnswer;
    const decided = {
      ...{ id, number, places, held, now, actorId: person.userId, isConfirmed, isRenewed: true },
      network: isFree ? person.network : null,
      guardian: person.hasGuardianAnswer ? person.guardian : undefined,
      people: await peopleStillKnown(tx, input),
    };
    if (!(await insertBooking(tx, newBooking(input, quote, decided)))) throw new Outrun('A slot');
    // The sentence about the policies is shown to people who join the waitlist. They may confirm the offer with one press.
    const { locale, joinedAt, acceptsPolicies } = person;
    if (acceptsPolicies) await recordAcceptance(tx, { subject: 'booking', subjectId: id, locale, at: joinedAt });
    if (person.userId === null) await this.jobs.enqueue(tx, bookingJobs.adopt, { bookingId: id });
    if (isConfirmed) {
      await this.settle.enqueueConfirmation(tx, { ...quote.slot, id, startsAt }, now);
    } else {
      await this.jobs.enqueue(tx, bookingJobs.expire, { bookingId: id }, { startAfter: held });
      await this.jobs.enqueue(tx, mailAboutBooking, { bookingId: id, kind: 'offered' });
    }
    return id;
  }
}

/** Returns the seats that a person on the waitlist asks for. */
export const seatsWaitedFor = ({ seats, people }: Pick<WaitingPerson, 'seats' | 'people'>): RequestedSeat[] =>
  Array.from({ length: seats }, (_, index) => ({ ...unnamedSeat, ...people[index] }));

const bookingInputOf = (person: WaitingPerson): BookingInput => {
  const { slotId, tier, userId, locale, name, email, phone } = person;
  return {
    ...{ slotId, tier, userId, locale, mode: BookingMode.SHARED, until: 'start', team: namedLater },
    contact: { name, email, phone },
    seats: seatsWaitedFor(person),
  };
};
