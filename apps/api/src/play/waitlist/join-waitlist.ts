import { Injectable } from '@nestjs/common';
import { BookingMode, SlotType, toE164, type WaitlistEntryWire, type ReceivedBody } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor, newId, type Tx } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { StrangerMail } from '../../platform/mail/index.js';
import { networkOf } from '../../platform/rate-limits/index.js';
import {
  answeredRow,
  guardianOf,
  LimitFreeSeats,
  makeQuote,
  peopleOfSeats,
  requestedSeat,
  seatsWaitedFor,
  type WaitingPerson,
} from '../bookings/index.js';
import { namedLater } from '../squads/index.js';
import { SettingsReader } from '../../money/taxes/index.js';
import { lockSlot } from '../slots/index.js';
import type { TaxTables } from '../../money/taxes/index.js';
import { isOwnAddress } from '../../people/users/index.js';
import { ReadWaitlist } from './read-waitlist.js';
import { mailWaiting } from './waitlist.jobs.js';
import { settleOffers } from './offer-expiry.js';
import { insertEntry, isOffered } from './waitlist.queries.js';

constraintMeans({ waitlist_entries_one_open: 'BOOK_014' });

const tooMany = {
  en: 'This time slot does not have that many seats',
  fr: 'Cette plage horaire ne compte pas autant de places',
};
/** The number of seconds after which an address with too many emails may be tried again. */
const pause = 3_600;

/** Adds a person to the waitlist of a slot that does not have enough free seats. */
@Injectable()
export class JoinWaitlist {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly settings: SettingsReader,
    private readonly strangers: StrangerMail,
    private readonly waitlist: ReadWaitlist,
    private readonly freeSeats: LimitFreeSeats,
  ) {}

  /**
   * @param from the visitor's network address
   * @throws AppError BOOK_003 if the slot is not open or starts too soon, BOOK_006, BOOK_007 if the slot has fewer
   * seats or someone is named whom the account does not look after, BOOK_014, BOOK_015 if the seats can be booked now,
   * BOOK_021, BOOK_024 if free seats could not be offered, COMMON_006 if the address has received too many emails
   */
  async join(
    slotId: string,
    body: ReceivedBody<'waitlist.join'>,
    visitor: Visitor,
    from: string,
  ): Promise<WaitlistEntryWire> {
    const person = personOf(slotId, body, visitor, { network: networkOf(from), at: this.clock.now() });
    const { taxes } = await this.settings.current();
    // Refuse an impossible request before the email is counted.
    await this.assertCanJoin(this.database, person, taxes);
    const { name, phone } = person;
    await peopleOfSeats(this.database, {
      ...{ userId: person.userId, seats: seatsWaitedFor(person), guardian: body.guardian },
      contact: { name, email: person.email, phone },
    });
    const { email, userId } = person;
    const isOwn = await isOwnAddress(this.database, userId, email);
    if (!isOwn && !(await this.strangers.admits({ purpose: 'waitlist', to: email, from }))) {
      throw new AppError('COMMON_006', { retryAfter: pause });
    }
    const id = newId();
    await this.database.transaction((tx) => this.joinIn(tx, id, person, taxes));
    return this.waitlist.joined(id, visitor);
  }

  /** Takes the slot's lock, so that seats that are freed later find the entry. */
  private async joinIn(tx: Tx, id: string, person: WaitingPerson, taxes: TaxTables): Promise<void> {
    const at = this.clock.now();
    await lockSlot(tx, person.slotId);
    await this.assertCanJoin(tx, person, taxes);
    await settleOffers(tx, person.slotId, at);
    await insertEntry(tx, { ...person, id, at });
    await this.jobs.enqueue(tx, mailWaiting, { entryId: id });
  }

  private async assertCanJoin(executor: Executor, person: WaitingPerson, taxes: TaxTables): Promise<void> {
    const now = this.clock.now();
    const input = {
      ...person,
      mode: BookingMode.SHARED,
      seats: seatsWaitedFor(person),
      until: 'start',
      team: namedLater,
    } as const;
    const { slot, problem, price } = await makeQuote(executor, input, { taxes, now });
    if (problem === null) throw new AppError('BOOK_015');
    if (problem !== 'BOOK_002') throw new AppError(problem);
    if (!isOffered(new Date(slot.startsAt), now)) throw new AppError('BOOK_003');
    const isTeam = slot.type === SlotType.TOURNAMENT;
    const most = isTeam ? 1 : slot.capacity;
    if (person.seats > most || person.people.length > (isTeam ? 0 : person.seats)) {
      throw new AppError('BOOK_007', { errors: [{ field: 'seats', message: tooMany }] });
    }
    const places = { slotId: person.slotId, places: person.seats };
    if (price.total === 0 && !(await this.freeSeats.admits(executor, person, places))) throw new AppError('BOOK_024');
  }
}

function personOf(
  slotId: string,
  { contact, seats, people = [], tier, guardian, locale: wanted }: ReceivedBody<'waitlist.join'>,
  visitor: Visitor,
  { network, at }: { network: string; at: Date },
): WaitingPerson {
  const { fullName, email, phone } = contact;
  const locale = wanted ?? visitor.locale;
  return {
    ...{ slotId, seats, tier, userId: visitor.userId, name: fullName, email, network },
    phone: phone ? toE164(phone) : null,
    people: people.map(requestedSeat).map(({ childId, isBooker }) => ({ childId, isBooker })),
    locale,
    ...answeredRow(guardianOf(guardian, locale, at)),
  };
}
