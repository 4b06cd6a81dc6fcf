import { BookingStatus, type BookingWire } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import {
  cancelBooking,
  inDays,
  moveBooking,
  paidBooking,
  readBooking,
  takenOf,
} from '../../../../test/support/booking.js';
import { meetAt } from '../../../../test/support/gate.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';
import { isFull, useTwoProcesses } from '../../../../test/support/two-processes.js';

const rounds = isFull ? 20 : 3;

describe('two processes that move bookings', () => {
  const world = useTwoProcesses();
  let arenaId: string;
  beforeAll(async () => {
    arenaId = (await givenArena(world.database)).id;
  });
  afterEach(() => expectBooksToBalance(world.database));

  let day = 30;
  const slot = async (capacity: number): Promise<string> =>
    (await givenSlot(world.database, { arenaId, capacity, startsAt: inDays(day++) })).id;
  const slotOf = async (booking: BookingWire): Promise<string> => (await readBooking(world.next(), booking)).slot.id;
  const failures = async (answers: readonly ReturnType<typeof moveBooking>[]): Promise<string[]> =>
    (await Promise.all(answers)).flatMap(({ body }) => (body.isSuccess ? [] : [body.errorCode]));

  it('in opposite directions, without waiting for each other for ever', async () => {
    for (let round = 0; round < rounds; round++) {
      const [one, two] = [await slot(8), await slot(8)];
      const here = [1, 2, 3].map(() => paidBooking(world.next(), { slotId: one }));
      const there = [1, 2, 3].map(() => paidBooking(world.next(), { slotId: two }));
      const [ours, theirs] = [await Promise.all(here), await Promise.all(there)];
      const refused = await failures([
        ...ours.map((booking) => moveBooking(world.next(), booking, two)),
        ...theirs.map((booking) => moveBooking(world.next(), booking, one)),
      ]);
      expect(refused).toEqual([]);
      expect(await Promise.all([...ours, ...theirs].map(slotOf))).toEqual([two, two, two, one, one, one]);
      expect([await takenOf(world.database, one), await takenOf(world.database, two)]).toEqual([3, 3]);
    }
  });

  it('into each other’s last seats: the seats add up whichever move wins', async () => {
    for (let round = 0; round < rounds; round++) {
      const [one, two] = [await slot(2), await slot(2)];
      const ours = await paidBooking(world.next(), { slotId: one });
      const theirs = await paidBooking(world.next(), { slotId: two, seats: 1 });
      const rival = await paidBooking(world.next(), { slotId: one });
      const refused = await failures([
        moveBooking(world.next(), ours, two),
        moveBooking(world.next(), rival, two),
        moveBooking(world.next(), theirs, one),
      ]);
      expect(refused.every((code) => code === 'BOOK_002')).toBe(true);
      expect(((await takenOf(world.database, one)) ?? 0) + ((await takenOf(world.database, two)) ?? 0)).toBe(3);
    }
  });

  it('to the last seat: the one who holds it gets it, while the other waits', async () => {
    const [full, last] = [await slot(2), await slot(1)];
    const [one, two] = [
      await paidBooking(world.next(), { slotId: full }),
      await paidBooking(world.next(), { slotId: full }),
    ];
    const [first, second] = await meetAt(
      world.databaseUrl,
      'booking_events',
      () => moveBooking(world.next(), one, last),
      () => moveBooking(world.next(), two, last),
    );
    expect(first.status).toBe(200);
    expect(second.body).toMatchObject({ errorCode: 'BOOK_002' });
    expect([await takenOf(world.database, full), await takenOf(world.database, last)]).toEqual([1, 1]);
  });

  it('to the last seat: one of ten gets it', async () => {
    const [full, last] = [await slot(10), await slot(1)];
    const bookings = await Promise.all(Array.from({ length: 10 }, () => paidBooking(world.next(), { slotId: full })));
    const refused = await failures(bookings.map((booking) => moveBooking(world.next(), booking, last)));
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'BOOK_002'));
    expect([await takenOf(world.database, full), await takenOf(world.database, last)]).toEqual([9, 1]);
  });

  it('while they are cancelled: both are answered, and the seats are free in both slots', async () => {
    for (let round = 0; round < rounds * 2; round++) {
      const [one, two] = [await slot(3), await slot(3)];
      const booking = await paidBooking(world.next(), { slotId: one });
      const [moved, gone] = await Promise.all([
        moveBooking(world.next(), booking, two),
        cancelBooking(world.next(), booking, { expectedRefund: 42 }),
      ]);
      expect(gone.status).toBe(200);
      expect([null, 'BOOK_004']).toContain(moved.body.isSuccess ? null : moved.body.errorCode);
      expect((await readBooking(world.next(), booking)).status).toBe(BookingStatus.CANCELLED);
      expect([await takenOf(world.database, one), await takenOf(world.database, two)]).toEqual([0, 0]);
    }
  });

  it('while a cancellation is written: it is cancelled, and the seats are free in both slots', async () => {
    const [one, two] = [await slot(3), await slot(3)];
    const booking = await paidBooking(world.next(), { slotId: one });
    const [gone, moved] = await meetAt(
      world.databaseUrl,
      'refunds',
      () => cancelBooking(world.next(), booking, { expectedRefund: 42 }),
      () => moveBooking(world.next(), booking, two),
    );
    expect([gone.status, moved.status]).toEqual([200, 409]);
    expect([await takenOf(world.database, one), await takenOf(world.database, two)]).toEqual([0, 0]);
  });

  it('here and there at once: it ends in one of the two', async () => {
    for (let round = 0; round < rounds * 2; round++) {
      const [from, one, two] = [await slot(3), await slot(3), await slot(3)];
      const booking = await paidBooking(world.next(), { slotId: from });
      const refused = await failures([
        moveBooking(world.next(), booking, one),
        moveBooking(world.next(), booking, two),
        moveBooking(world.next(), booking, one),
      ]);
      expect(refused).toEqual([]);
      const taken = [
        await takenOf(world.database, from),
        await takenOf(world.database, one),
        await takenOf(world.database, two),
      ];
      expect(taken.toSorted()).toEqual([0, 0, 1]);
      expect(taken[[from, one, two].indexOf(await slotOf(booking))]).toBe(1);
    }
  });
});
