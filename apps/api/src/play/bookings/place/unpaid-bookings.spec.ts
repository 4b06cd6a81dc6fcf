import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import {
  cancelBooking,
  joinWaitlist,
  paidBooking,
  placeBooking,
  startBookingPayment,
  takenOf,
} from '../../../../test/support/booking.js';
import { clientOf, dataOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { meetAt } from '../../../../test/support/gate.js';
import { type Person, registered } from '../../../../test/support/people.js';
import { eventOf, sendWebhook } from '../../../../test/support/shopping.js';

interface Holder {
  email: string;
  network: string;
  /** The signed-in person; undefined for a guest. */
  person?: Person;
}

/** These tests use the real limits: 3 for a person, 10 for a network, 30 for a guest's email across networks. */
describe('unpaid bookings', () => {
  const api = useApi({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  let origin: string;
  let slotId: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });
  beforeEach(async () => {
    ({ id: slotId } = await givenSlot(api.database, { capacity: 200 }));
  });

  const placed = null;
  /** Returns null if the booking is placed, or the error code. */
  const hold = async ({ email, network, person }: Holder): Promise<string | null> => {
    const answer = await clientOf(api.origin, person?.bearer).answer('bookings.place', {
      body: {
        ...{ slotId, mode: 1, tier: 1, seats: [{}], expectedTotal: 42 },
        contact: { fullName: 'Ari Roy', email },
      },
      headers: { 'x-forwarded-for': network },
    });
    return answer.body.isSuccess ? placed : answer.body.errorCode;
  };
  const holdEach = (holders: readonly Holder[]) => Promise.all(holders.map(hold));
  const times = <Value>(count: number, of: (index: number) => Value): Value[] =>
    Array.from({ length: count }, (_, index) => of(index));
  const meet = (first: Holder, second: Holder) =>
    meetAt(
      api.databaseUrl,
      'bookings',
      () => hold(first),
      () => hold(second),
    );

  it('are three for a guest’s email from one network, however it is written, and three more from another', async () => {
    const spellings = ['ari@gmail.com', 'a.ri@gmail.com', 'ARI@gmail.com', 'ari+x@gmail.com', 'ari@googlemail.com'];
    const codes: (string | null)[] = [];
    for (const email of spellings) codes.push(await hold({ email, network: '198.51.100.1' }));
    expect(codes).toEqual([placed, placed, placed, 'BOOK_010', 'BOOK_010']);
    expect(await takenOf(api.database, slotId)).toBe(3);
    expect(await hold({ email: 'ari@gmail.com', network: '198.51.100.2' })).toBe(placed);
  });

  it('are ten for the guests of one network, also when two of them meet', async () => {
    const network = '203.0.113.7';
    const guest = (index: number) => ({ email: `club-${index}@example.test`, network });
    expect(await holdEach(times(9, guest))).toEqual(times(9, () => placed));
    expect(await meet(guest(9), guest(10))).toEqual([placed, 'BOOK_010']);
    expect(await takenOf(api.database, slotId)).toBe(10);
  });

  it('are thirty for a guest’s email from all networks together, also when two of them meet', async () => {
    const guest = (index: number) => ({ email: 'mia@example.test', network: `198.51.101.${Math.floor(index / 3)}` });
    expect(await holdEach(times(29, guest))).toEqual(times(29, () => placed));
    const others = ['198.51.101.100', '198.51.101.101'].map((network) => ({ email: 'mia+x@example.test', network }));
    const [first, second] = others as [Holder, Holder];
    expect(await meet(first, second)).toEqual([placed, 'BOOK_010']);
  });

  it('that strangers place under a person’s email never limit that person signed in (S16)', async () => {
    const person = await registered(api);
    const { email } = person;
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    const home = '203.0.113.20';
    // Strangers place as many bookings as the limits allow, also from the person’s own network.
    await holdEach(times(30, (index) => ({ email, network: `203.0.113.${20 + Math.floor(index / 3)}` })));
    await holdEach(times(7, (index) => ({ email: `neighbour-${index}@example.test`, network: home })));
    expect(await hold({ email, network: home })).toBe('BOOK_010');
    expect(await hold({ email, network: '203.0.113.90' })).toBe('BOOK_010');
    await eventually(
      () => api.database.query('SELECT FROM bookings WHERE user_id = $1', [person.user.id]),
      (adopted) => adopted.length === 30,
    );
    const own = { email, network: home, person };
    expect([await hold(own), await hold(own)]).toEqual([placed, placed]);
    // The account's limit is three from all networks together, even if two requests race.
    expect(await meet(own, { ...own, network: '203.0.113.91' })).toEqual([placed, 'BOOK_010']);
  });

  it('are ten for the accounts of one network', async () => {
    const network = '203.0.113.120';
    const people: Person[] = [];
    for (let count = 0; count < 4; count++) people.push(await registered(api));
    const own = people.flatMap((person) => times(3, () => ({ email: person.email, network, person })));
    const codes: (string | null)[] = [];
    for (const holder of own) codes.push(await hold(holder));
    expect(codes).toEqual([...times(10, () => placed), 'BOOK_010', 'BOOK_010']);
    expect(await hold({ email: 'guest@example.test', network })).toBe(placed);
  });

  it('count only until they are paid or expired', async () => {
    const person = await registered(api);
    const own = { email: person.email, network: '203.0.113.140', person };
    const paid = await placeBooking(origin, { slotId, email: person.email }, person.bearer);
    const expired = await placeBooking(origin, { slotId, email: person.email }, person.bearer);
    expect([await hold(own), await hold(own)]).toEqual([placed, 'BOOK_010']);
    await sendWebhook(origin, eventOf('paid', await startBookingPayment(origin, paid, person.bearer)));
    expect([await hold(own), await hold(own)]).toEqual([placed, 'BOOK_010']);
    await api.database.query(`UPDATE bookings SET hold_expires_at = now() - interval '1 minute' WHERE id = $1`, [
      expired.id,
    ]);
    expect([await hold(own), await hold(own)]).toEqual([placed, 'BOOK_010']);
  });

  it('do not include a free offer that waits for its answer', async () => {
    const person = await registered(api);
    const { id: freeSlotId } = await givenSlot(api.database, { capacity: 1, prices: { guestStandard: 0 } });
    const taken = await placeBooking(origin, { slotId: freeSlotId });
    const wish = { slotId: freeSlotId, email: person.email, guardian: 'not asked' } as const;
    dataOf(await joinWaitlist(origin, wish, person.bearer));
    dataOf(await cancelBooking(origin, taken, { expectedRefund: 0 }));
    await eventually(
      () => api.database.query('SELECT FROM bookings WHERE user_id = $1', [person.user.id]),
      (offered) => offered.length === 1,
    );
    const own = { email: person.email, network: '203.0.113.141', person };
    const codes: (string | null)[] = [];
    for (let count = 0; count < 4; count++) codes.push(await hold(own));
    expect(codes).toEqual([placed, placed, placed, 'BOOK_010']);
  });

  it('lose their network when they are paid or cancelled', async () => {
    const paid = await paidBooking(origin, { slotId });
    const cancelled = await placeBooking(origin, { slotId });
    dataOf(await cancelBooking(origin, cancelled, { expectedRefund: 0 }));
    const sql = 'SELECT network FROM bookings WHERE id = ANY ($1::uuid[])';
    expect(await api.database.query(sql, [[paid.id, cancelled.id]])).toEqual([{ network: null }, { network: null }]);
  });
});
