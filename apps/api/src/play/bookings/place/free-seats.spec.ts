import { BookingMode, type BookingWire, SlotType, WaitlistState } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import {
  cancelBooking,
  inHours,
  joinWaitlist,
  moveBooking,
  readBooking,
  someTeam,
  takenOf,
  waitingBecomes,
} from '../../../../test/support/booking.js';
import { type Answer, clientOf, dataOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { meetAt } from '../../../../test/support/gate.js';
import { type Person, registered, someEmail } from '../../../../test/support/people.js';
import { LimitFreeSeats } from './limit-free-seats.js';

interface Wish {
  slotId?: string;
  email: string;
  network?: string;
  seats?: number;
  /** The signed-in person; undefined for a guest. */
  person?: Person;
  body?: object;
}

const free = { guestStandard: 0, memberStandard: 0, fullStandard: 0 };

/** These tests use the real limits: 10 for an inbox or an account, 40 for a network. */
describe('free seats of a slot', () => {
  const api = useApi({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  let origin: string;
  let slotId: string;
  let arenaId: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });
  beforeEach(async () => {
    ({ id: slotId, arenaId } = await givenSlot(api.database, { capacity: 200, prices: free }));
  });

  let networks = 0;
  const anyNetwork = (): string => `203.0.${Math.floor(networks / 250)}.${(networks++ % 250) + 1}`;
  const headersOf = ({ network = anyNetwork(), person }: Wish) => ({ 'x-forwarded-for': network, ...person?.bearer });
  const book = (wish: Wish): Promise<Answer<BookingWire>> => {
    const seats = Array.from({ length: wish.seats ?? 1 }, () => ({}));
    const contact = { fullName: 'Ari Roy', email: wish.email };
    const body = { slotId: wish.slotId ?? slotId, mode: 1, tier: 1, seats, contact, expectedTotal: 0, ...wish.body };
    return clientOf(api.origin, headersOf(wish)).answer('bookings.place', { body });
  };
  const booked = null;
  /** Returns null if the booking is placed, or the error code. */
  const take = async (wish: Wish): Promise<string | null> => codeOf(await book(wish));
  const codeOf = ({ body }: Answer<unknown>): string | null => (body.isSuccess ? booked : body.errorCode);
  const guestsOf = (network: string) => (index: number) => ({
    email: `club-${index}@example.test`,
    network,
    seats: 10,
  });
  const meet = (first: Wish, second: Wish) =>
    meetAt(
      api.databaseUrl,
      'bookings',
      () => take(first),
      () => take(second),
    );

  it('are ten for a guest’s inbox, however it is written and from wherever, and say what to do', async () => {
    expect(await take({ email: 'ari@gmail.com', seats: 9 })).toBe(booked);
    const { status, body } = await book({ email: 'a.ri+two@googlemail.com', seats: 2 });
    expect([status, body]).toMatchObject([
      409,
      { errorCode: 'BOOK_024', message: expect.stringContaining('Choose fewer places') as string },
    ]);
    expect(await take({ email: 'ARI+one@gmail.com' })).toBe(booked);
    expect(await take({ email: 'ari@gmail.com' })).toBe('BOOK_024');
    expect(await take({ email: someEmail(), seats: 11 })).toBe('BOOK_024');
    expect(await takenOf(api.database, slotId)).toBe(10);
    const other = await givenSlot(api.database, { capacity: 20, prices: free });
    expect(await take({ slotId: other.id, email: 'ari@gmail.com', seats: 10 })).toBe(booked);
  });

  it('are ten for one inbox also when two callers meet', async () => {
    const email = someEmail();
    expect(await meet({ email, seats: 6 }, { email, seats: 6 })).toEqual([booked, 'BOOK_024']);
    expect(await takenOf(api.database, slotId)).toBe(6);
  });

  it('are forty for the guests of one network, also when two callers meet', async () => {
    const guest = guestsOf('198.51.100.40');
    for (let index = 0; index < 3; index++) expect(await take(guest(index))).toBe(booked);
    expect(await meet(guest(3), guest(4))).toEqual([booked, 'BOOK_024']);
    expect(await takenOf(api.database, slotId)).toBe(40);
    expect(await take({ email: someEmail(), seats: 10 })).toBe(booked);
  });

  it('are given back with what is cancelled', async () => {
    const email = someEmail();
    const booking = dataOf(await book({ email, seats: 10 }));
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 0, seatIds: [booking.seats[0]?.id ?? ''] }));
    expect([await take({ email }), await take({ email })]).toEqual([booked, 'BOOK_024']);
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 0 }));
    expect(await take({ email, seats: 9 })).toBe(booked);
  });

  it('that strangers take under a person’s email never limit that person signed in (S16)', async () => {
    const person = await registered(api);
    const { email } = person;
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    const home = '198.51.100.41';
    expect(await take({ email, network: home, seats: 10 })).toBe(booked);
    for (let index = 0; index < 3; index++) expect(await take(guestsOf(home)(index))).toBe(booked);
    await eventually(
      () => api.database.query('SELECT FROM bookings WHERE user_id = $1', [person.user.id]),
      (adopted) => adopted.length === 1,
    );
    expect(await take({ email, network: home })).toBe('BOOK_024');
    const own = { email, network: home, person };
    expect(await take({ ...own, seats: 4 })).toBe(booked);
    expect(await meet({ ...own, seats: 6 }, { ...own, network: anyNetwork() })).toEqual([booked, 'BOOK_024']);
  });

  it('are forty for the accounts of one network', async () => {
    const network = '198.51.100.42';
    for (let count = 0; count < 4; count++) {
      const person = await registered(api);
      expect(await take({ email: person.email, network, person, seats: 10 })).toBe(booked);
    }
    const person = await registered(api);
    expect(await take({ email: person.email, network, person })).toBe('BOOK_024');
    expect(await take({ email: someEmail(), network })).toBe(booked);
  });

  it('count as the places of teams in a tournament that is free', async () => {
    const { id } = await givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 20, prices: free });
    const email = someEmail();
    const entry = () => take({ slotId: id, email, body: { seats: [], team: someTeam(3) } });
    for (let team = 0; team < 10; team++) expect(await entry()).toBe(booked);
    expect(await entry()).toBe('BOOK_024');
  });

  it('do not limit a whole arena that is free, which is one booking', async () => {
    const whole = { seats: [], mode: BookingMode.FULL };
    expect(await take({ email: someEmail(), body: whole })).toBe(booked);
    expect(await takenOf(api.database, slotId)).toBe(200);
  });

  describe('that a booking moves to', () => {
    /** Creates a slot that a booking can move to, in the same arena and at the same price. */
    const givenTarget = () => givenSlot(api.database, { arenaId, capacity: 200, prices: free, startsAt: inHours(900) });

    it('are counted there', async () => {
      const to = await givenTarget();
      const email = someEmail();
      const [first, second] = [dataOf(await book({ email, seats: 5 })), dataOf(await book({ email, seats: 5 }))];
      expect(await take({ slotId: to.id, email, seats: 5 })).toBe(booked);
      dataOf(await moveBooking(origin, first, to.id));
      expect(codeOf(await moveBooking(origin, second, to.id))).toBe('BOOK_024');
      expect((await readBooking(origin, second)).slot.id).toBe(slotId);
      expect([await takenOf(api.database, slotId), await takenOf(api.database, to.id)]).toEqual([5, 10]);
    });

    it('count for the account that moves what it adopted, whatever strangers took under its email', async () => {
      const to = await givenTarget();
      const person = await registered(api);
      const { email } = person;
      await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
      const adopted = dataOf(await book({ email, seats: 6 }));
      const second = dataOf(await book({ email, seats: 4 }));
      expect(await take({ slotId: to.id, email, seats: 10 })).toBe(booked);
      await eventually(
        () => api.database.query('SELECT FROM bookings WHERE user_id = $1', [person.user.id]),
        (rows) => rows.length === 3,
      );
      // A visitor who has only the guest's link counts as a guest.
      expect(codeOf(await moveBooking(origin, adopted, to.id))).toBe('BOOK_024');
      const move = (booking: BookingWire) =>
        api.as(person).answer('bookings.move', { params: { id: booking.id }, body: { slotId: to.id } });
      expect(codeOf(await move(adopted))).toBe(booked);
      expect(await take({ slotId: to.id, email, person, seats: 5 })).toBe('BOOK_024');
      expect(codeOf(await move(second))).toBe(booked);
      expect(await take({ slotId: to.id, email, person })).toBe('BOOK_024');
    });
  });

  describe('that are waited for', () => {
    const fullSlot = async (capacity: number) => {
      const { id } = await givenSlot(api.database, { capacity, prices: free });
      const bookings: BookingWire[] = [];
      for (let left = capacity; left > 0; left -= 10) {
        bookings.push(dataOf(await book({ slotId: id, email: someEmail(), seats: Math.min(left, 10) })));
      }
      return { id, bookings };
    };
    const join = (id: string, { email, seats = 1, network = anyNetwork() }: Wish) =>
      joinWaitlist(origin, { slotId: id, email, seats }, { 'x-forwarded-for': network });

    it('are refused to an inbox that could not be offered them', async () => {
      const { id } = await fullSlot(20);
      expect(codeOf(await join(id, { email: someEmail(), seats: 11 }))).toBe('BOOK_024');
      expect(codeOf(await join(id, { email: someEmail(), seats: 10 }))).toBe(booked);
    });

    it('are offered to no one who has taken all they may meanwhile; the next gets them', async () => {
      const { id, bookings } = await fullSlot(20);
      const email = someEmail();
      const first = dataOf(await join(id, { email: email.replace('@', '+one@'), seats: 6 }));
      const second = dataOf(await join(id, { email: email.replace('@', '+two@'), seats: 6 }));
      const third = dataOf(await join(id, { email: someEmail(), seats: 4 }));
      for (const booking of bookings) dataOf(await cancelBooking(origin, booking, { expectedRefund: 0 }));
      await waitingBecomes(origin, first, WaitlistState.BOOKED);
      await waitingBecomes(origin, second, WaitlistState.PASSED);
      await waitingBecomes(origin, third, WaitlistState.BOOKED);
      expect(await takenOf(api.database, id)).toBe(10);
    });

    it('are counted for the network they were asked from, which an entry forgets with its wait', async () => {
      const { id, bookings } = await fullSlot(50);
      const network = '198.51.100.43';
      const entries = [];
      for (let count = 0; count < 5; count++) {
        entries.push(dataOf(await join(id, { email: someEmail(), seats: 10, network })));
      }
      for (const booking of bookings) dataOf(await cancelBooking(origin, booking, { expectedRefund: 0 }));
      const [, , , fourth, fifth] = entries;
      if (fourth) await waitingBecomes(origin, fourth, WaitlistState.BOOKED);
      if (fifth) await waitingBecomes(origin, fifth, WaitlistState.PASSED);
      expect(await take({ slotId: id, email: someEmail(), network })).toBe('BOOK_024');
      const kept = 'SELECT FROM waitlist_entries WHERE slot_id = $1 AND network IS NOT NULL';
      expect(await api.database.query(kept, [id])).toEqual([]);
    });
  });

  it('keep their network until the slot begins', async () => {
    const network = '198.51.100.44';
    const later = dataOf(await book({ email: someEmail(), network }));
    const { id } = await givenSlot(api.database, { capacity: 5, prices: free });
    const begun = dataOf(await book({ slotId: id, email: someEmail(), network }));
    await api.database.query('UPDATE class_slots SET starts_at = $2, ends_at = $3 WHERE id = $1', [
      ...[id, inHours(-1), inHours(1)],
    ]);
    await api.app.get(LimitFreeSeats).forgetNetworks();
    const rows = await api.database.query<{ id: string; network: string | null }>(
      'SELECT id, network FROM bookings WHERE id = ANY ($1::uuid[])',
      [[later.id, begun.id]],
    );
    expect(new Map(rows.map((row) => [row.id, row.network]))).toEqual(
      new Map([
        [later.id, network],
        [begun.id, null],
      ]),
    );
  });
});
