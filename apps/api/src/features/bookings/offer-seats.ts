import { Injectable } from '@nestjs/common';
import { BookingMode, type Locale, type PackageTier } from '@dronesoccer/contracts';
import { bookingNumber } from '@dronesoccer/domain';
import { newId, Outrun, type Tx } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { takeSeats } from '../slots/index.js';
import { adoptBooking, expireBooking, mailAboutBooking } from './bookings.jobs.js';
import { makeQuote, type QuoteContext } from './make-quote.js';
import { newBooking, type Wanted } from './new-booking.js';
import { insertBooking, nextBookingSequence } from './record-booking.queries.js';
import { SettleBooking } from './settle-booking.js';
import { namedLater } from './squad/wanted-team.js';

/** Who waited for seats of a slot, and for how many. */
export interface WaitingPerson {
  slotId: string;
  seats: number;
  tier: PackageTier;
  userId: string | null;
  name: string;
  email: string;
  phone: string | null;
  locale: Locale;
}

interface OfferContext extends QuoteContext {
  /** How long the seats are held. */
  holdMinutes: number;
}

/** Books seats that came back for someone who waited: held for a while, or confirmed at once where they are free. */
@Injectable()
export class OfferSeats {
  constructor(
    private readonly jobs: Jobs,
    private readonly settle: SettleBooking,
  ) {}

  /** The booking's id; null when the person can no longer book it. The caller has locked the slot. */
  async offer(tx: Tx, person: WaitingPerson, context: OfferContext): Promise<string | null> {
    const { now, holdMinutes } = context;
    const wanted = wantedBy(person);
    const quote = await makeQuote(tx, wanted, context);
    if (quote.problem !== null) return null;
    const places = await takeSeats(tx, { slotId: person.slotId, places: person.seats, now });
    if (places === null) return null;
    const id = newId();
    const number = bookingNumber(now.getUTCFullYear(), await nextBookingSequence(tx));
    const startsAt = new Date(quote.slot.startsAt);
    const held = new Date(Math.min(now.getTime() + holdMinutes * 60_000, startsAt.getTime()));
    // Others wait for it: an offer is held once.
    const decided = { id, number, places, held, now, network: null, actorId: person.userId, isRenewed: true };
    if (!(await insertBooking(tx, newBooking(wanted, quote, decided)))) throw new Outrun('A slot');
    if (person.userId === null) await this.jobs.enqueue(tx, adoptBooking, { bookingId: id });
    if (quote.price.total === 0) {
      await this.settle.writeAbout(tx, { ...quote.slot, id, startsAt }, now);
    } else {
      await this.jobs.enqueue(tx, expireBooking, { bookingId: id }, { startAfter: held });
      await this.jobs.enqueue(tx, mailAboutBooking, { bookingId: id, kind: 'offered' });
    }
    return id;
  }
}

const wantedBy = ({ slotId, seats, tier, userId, locale, ...contact }: WaitingPerson): Wanted => ({
  ...{ slotId, tier, userId, locale, mode: BookingMode.SHARED, until: 'start', guardian: null, team: namedLater },
  contact: { name: contact.name, email: contact.email, phone: contact.phone },
  seats: Array.from({ length: seats }, () => ({ name: '' })),
});
