import { type WaitlistEntryWire, WaitlistState } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import {
  bookingBody,
  cancelBooking,
  inDays,
  joinWaitlist,
  leaveWaitlist,
  paidBooking,
  readWaiting,
} from '../../../test/support/booking.js';
import { clientOf, dataOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { meetAt } from '../../../test/support/gate.js';
import { expectBooksToBalance } from '../../../test/support/shopping.js';
import { isFull, useTwoProcesses } from '../../../test/support/two-processes.js';

const rounds = isFull ? 20 : 3;

describe('two processes with one waitlist', () => {
  const world = useTwoProcesses();
  let arenaId: string;
  beforeAll(async () => {
    arenaId = (await givenArena(world.database)).id;
  });
  afterEach(() => expectBooksToBalance(world.database));

  let day = 30;
  const slot = async (capacity: number): Promise<string> =>
    (await givenSlot(world.database, { arenaId, capacity, startsAt: inDays(day++) })).id;
  const joined = async (slotId: string): Promise<WaitlistEntryWire> =>
    dataOf(await joinWaitlist(world.next(), { slotId }));
  const read = (entries: readonly WaitlistEntryWire[]): Promise<WaitlistEntryWire[]> =>
    Promise.all(entries.map((entry) => readWaiting(world.next(), entry)));
  const countIn = (entries: readonly WaitlistEntryWire[], state: WaitlistState): number =>
    entries.filter((entry) => entry.state === state).length;
  const idle = (): Promise<unknown> =>
    eventually(
      () =>
        world.database.query(
          `SELECT 1 FROM pgboss.job WHERE name = 'bookings.seats-given-back.waitlist' AND state < 'completed'`,
        ),
      (waiting) => waiting.length === 0,
    );

  it('offer seats that come back at once to as many, and to no one twice', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await slot(4);
      const bookings = await Promise.all([1, 2, 3, 4].map(() => paidBooking(world.next(), { slotId: id })));
      const entries = [await joined(id), await joined(id), await joined(id)];
      await Promise.all(bookings.slice(0, 2).map((gone) => cancelBooking(world.next(), gone, { expectedRefund: 42 })));
      await idle();
      const after = await read(entries);
      expect(after.map(({ state }) => state)).toEqual([
        WaitlistState.OFFERED,
        WaitlistState.OFFERED,
        WaitlistState.WAITING,
      ]);
      const [held] = await world.database.query<{ bookings: number; taken: number }>(
        `SELECT (SELECT count(*)::int FROM bookings WHERE slot_id = $1 AND status = 1) AS bookings, taken
         FROM class_slots WHERE id = $1`,
        [id],
      );
      expect(held).toEqual({ bookings: 2, taken: 4 });
    }
  });

  it('offer a seat while its person leaves and someone else books: it is held by one at most', async () => {
    for (let round = 0; round < rounds * 2; round++) {
      const id = await slot(1);
      const booking = await paidBooking(world.next(), { slotId: id });
      const entries = [await joined(id), await joined(id)];
      const body = await bookingBody(world.next(), { slotId: id });
      const [first] = entries;
      await Promise.all([
        cancelBooking(world.next(), booking, { expectedRefund: 42 }),
        first && leaveWaitlist(world.next(), first),
        clientOf(world.next()).answer('bookings.place', { body }),
      ]);
      await idle();
      const after = await read(entries);
      expect(after[0]?.state).toBe(WaitlistState.LEFT);
      const [row] = await world.database.query<{ taken: number }>('SELECT taken FROM class_slots WHERE id = $1', [id]);
      expect(row?.taken).toBe(1);
      expect(countIn(after, WaitlistState.OFFERED)).toBeLessThanOrEqual(1);
    }
  });

  it('offer a seat that comes back while someone joins', async () => {
    const id = await slot(1);
    const booking = await paidBooking(world.next(), { slotId: id });
    const [entry] = await meetAt(
      world.databaseUrl,
      'waitlist_entries',
      () => joined(id),
      () => cancelBooking(world.next(), booking, { expectedRefund: 42 }),
    );
    await idle();
    expect((await readWaiting(world.next(), entry)).state).toBe(WaitlistState.OFFERED);
  });

  it('never leave someone to wait for a seat that is free', async () => {
    for (let round = 0; round < rounds * 2; round++) {
      const id = await slot(1);
      const booking = await paidBooking(world.next(), { slotId: id });
      const [answer] = await Promise.all([
        joinWaitlist(world.next(), { slotId: id }),
        cancelBooking(world.next(), booking, { expectedRefund: 42 }),
      ]);
      await idle();
      if (answer.body.isSuccess) {
        expect((await readWaiting(world.next(), answer.body.data)).state).toBe(WaitlistState.OFFERED);
      } else {
        expect(answer.body.errorCode).toBe('BOOK_015');
      }
    }
  });
});
