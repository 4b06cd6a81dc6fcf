import { BookingMode, BookingStatus, type BookingWire, PaymentStatus } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import {
  bookingBody,
  cancelBooking,
  endHold,
  inDays,
  paidBooking,
  placeBooking,
  readBooking,
  startBookingPayment,
  takenOf,
} from '../../../../test/support/booking.js';
import { clientOf, dataOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { meetAt } from '../../../../test/support/gate.js';
import { eventOf, expectBooksToBalance, sendWebhook } from '../../../../test/support/shopping.js';
import { isFull, useTwoProcesses } from '../../../../test/support/two-processes.js';

describe('two processes that book the same slot', () => {
  const world = useTwoProcesses();
  afterEach(() => expectBooksToBalance(world.database));

  const tried = async (body: object): Promise<BookingWire | string> => {
    const { body: answer } = await clientOf(world.next()).answer('bookings.place', { body });
    return answer.isSuccess ? answer.data : answer.errorCode;
  };
  const bodies = (count: number, wish: Parameters<typeof bookingBody>[1]) =>
    Promise.all(Array.from({ length: count }, () => bookingBody(world.next(), wish)));

  it('give the last seat to the one who holds it, while the other waits', async () => {
    const { id } = await givenSlot(world.database, { capacity: 1, startsAt: inDays(39) });
    const [one, two] = await bodies(2, { slotId: id });
    const [first, second] = await meetAt(
      world.databaseUrl,
      'bookings',
      () => tried(one ?? {}),
      () => tried(two ?? {}),
    );
    expect(first).toMatchObject({ status: BookingStatus.PENDING });
    expect(second).toBe('BOOK_002');
    expect(await takenOf(world.database, id)).toBe(1);
  });

  it('give the last seat to one of twenty, twenty times over (R4)', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = await givenSlot(world.database, { capacity: 3, startsAt: inDays(40 + round) });
      await placeBooking(world.next(), { slotId: id, seats: 2 });
      const answers = await Promise.all((await bodies(20, { slotId: id })).map(tried));
      expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'BOOK_002')).toHaveLength(19);
      expect(await takenOf(world.database, id)).toBe(3);
    }
  });

  it('sell no seat of many slots twice to callers who want seats or the whole arena, without a deadlock (R7)', async () => {
    const [callers, slots] = isFull ? [200, 30] : [40, 6];
    const deadlocks = async (): Promise<unknown> =>
      world.database.query('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()');
    const before = await deadlocks();
    const ids: string[] = [];
    for (let index = 0; index < slots; index++) {
      const slot = await givenSlot(world.database, { capacity: 3 + (index % 4), startsAt: inDays(220) });
      ids.push(slot.id);
    }
    const wishes = Array.from({ length: callers }, (_, index) => ({
      slotId: ids[index % slots] ?? '',
      ...(index % 9 === 4 ? { mode: BookingMode.FULL } : { seats: 1 + (index % 3) }),
    }));
    const sent = await Promise.all(wishes.map((wish) => bookingBody(world.next(), wish)));
    const answers = await Promise.all(sent.map(tried));
    expect(new Set(answers.filter((answer) => typeof answer === 'string'))).toEqual(new Set(['BOOK_002']));
    const rows = await world.database.query<{ capacity: number; taken: number; booked: number; isShared: boolean }>(
      `SELECT s.capacity, s.taken, sum(b.places)::int AS booked,
         bool_or(b.mode = ${BookingMode.FULL}) AND count(*) > 1 AS "isShared"
       FROM class_slots s JOIN bookings b ON b.slot_id = s.id WHERE s.id = ANY ($1) GROUP BY s.id`,
      [ids],
    );
    expect(rows).toHaveLength(slots);
    for (const { capacity, taken, booked, isShared } of rows) {
      expect([taken, isShared]).toEqual([booked, false]);
      expect(taken).toBeLessThanOrEqual(capacity);
    }
    expect(await deadlocks()).toEqual(before);
  });

  it('give the whole arena or single seats, never both', async () => {
    for (let round = 0; round < (isFull ? 20 : 6); round++) {
      const { id } = await givenSlot(world.database, { capacity: 4, startsAt: inDays(80 + round) });
      const wishes = [
        ...(await bodies(3, { slotId: id, mode: BookingMode.FULL })),
        ...(await bodies(3, { slotId: id, seats: 2 })),
      ];
      const placed = (await Promise.all(wishes.map(tried))).filter((answer) => typeof answer === 'object');
      const full = placed.filter(({ mode }) => mode === BookingMode.FULL);
      expect(full.length === 0 ? placed.length : full.length + placed.length - 1).toBe(full.length === 0 ? 2 : 1);
      expect(await takenOf(world.database, id)).toBe(4);
    }
  });

  it('pay for a booking or end its hold, and never keep both the money and the seats', async () => {
    for (let round = 0; round < (isFull ? 20 : 5); round++) {
      const { id } = await givenSlot(world.database, { capacity: 1, startsAt: inDays(120 + round) });
      const booking = await placeBooking(world.next(), { slotId: id });
      const payment = await startBookingPayment(world.next(), booking);
      const other = bookingBody(world.next(), { slotId: id });
      // The expiry job runs at this instant in either process, while someone else wants the seat.
      await endHold(world.database, booking.id);
      await Promise.all([sendWebhook(world.next(), eventOf('paid', payment)), tried(await other)]);
      const settled = await eventually(
        () => readBooking(world.next(), booking),
        ({ status, payment: paid }) =>
          status === BookingStatus.CONFIRMED
            ? paid?.status === PaymentStatus.PAID
            : paid?.status === PaymentStatus.REFUNDED,
      );
      expect([BookingStatus.CONFIRMED, BookingStatus.CANCELLED]).toContain(settled.status);
      expect(await takenOf(world.database, id)).toBeLessThanOrEqual(1);
      await expectBooksToBalance(world.database);
    }
  });

  it('cancel once what is cancelled while another cancellation is written', async () => {
    const { id } = await givenSlot(world.database, { startsAt: inDays(159) });
    const booking = await paidBooking(world.next(), { slotId: id, seats: 2 });
    const cancel = () => cancelBooking(world.next(), booking, { expectedRefund: 84 });
    const [first, second] = await meetAt(world.databaseUrl, 'refunds', cancel, cancel);
    expect(first.status).toBe(200);
    expect(second.body).toMatchObject({ errorCode: 'BOOK_009' });
    expect(await takenOf(world.database, id)).toBe(0);
    expect((await readBooking(world.next(), booking)).refunds).toMatchObject([{ amount: 84 }]);
  });

  it('cancel once what two ask to cancel, and refund it once', async () => {
    for (let round = 0; round < (isFull ? 20 : 5); round++) {
      const { id } = await givenSlot(world.database, { startsAt: inDays(160 + round) });
      const booking = await paidBooking(world.next(), { slotId: id, seats: 2 });
      const asked = await Promise.all(
        Array.from({ length: 4 }, () => cancelBooking(world.next(), booking, { expectedRefund: 84 })),
      );
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(asked.flatMap(({ body }) => (body.isSuccess ? [] : [body.errorCode]))).toEqual(
        Array.from({ length: 3 }, () => 'BOOK_009'),
      );
      expect(await takenOf(world.database, id)).toBe(0);
      expect((await readBooking(world.next(), booking)).refunds).toMatchObject([{ amount: 84 }]);
    }
  });

  it('cancel different seats at the same time, each once, and neither waits for the other for ever', async () => {
    const { id } = await givenSlot(world.database, { startsAt: inDays(200) });
    const booking = await paidBooking(world.next(), { slotId: id, seats: 4 });
    const seats = booking.seats.map((seat) => ({ id: seat.id, worth: seat.price + seat.tax }));
    const asked = await Promise.all(
      seats.map((seat) => cancelBooking(world.next(), booking, { seatIds: [seat.id], expectedRefund: seat.worth })),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const gone = await readBooking(world.next(), booking);
    expect(gone.status).toBe(BookingStatus.CANCELLED);
    expect(gone.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(booking.total);
    expect(await takenOf(world.database, id)).toBe(0);
  });

  it('answer one try that is sent to both with one booking', async () => {
    const { id } = await givenSlot(world.database, { startsAt: inDays(210) });
    const body = await bookingBody(world.next(), { slotId: id });
    const headers = { 'idempotency-key': id };
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => clientOf(world.next(), headers).answer('bookings.place', { body })),
    );
    expect(new Set(sent.map((answer) => dataOf(answer).id)).size).toBe(1);
    expect(await takenOf(world.database, id)).toBe(1);
  });
});
