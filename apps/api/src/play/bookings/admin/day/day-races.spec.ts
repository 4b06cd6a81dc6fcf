import { msPerDay } from '@dronesoccer/domain';
import { randomUUID } from 'node:crypto';
import { BookingEventKind, BookingStatus, DeskMethod, Role } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import {
  bookingBody,
  paidBooking,
  placeBooking,
  readBooking,
  startBookingPayment,
} from '../../../../../test/support/booking.js';
import { type Answer, clientOf, dataOf } from '../../../../../test/support/client.js';
import { deskBody, payAtDesk, scan, takesPlaceIn } from '../../../../../test/support/day.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { eventOf, expectBooksToBalance, sendWebhook } from '../../../../../test/support/shopping.js';
import { isFull, useTwoProcesses } from '../../../../../test/support/two-processes.js';

const rounds = Array.from({ length: isFull ? 20 : 3 }, (_, round) => round);
const codeOf = ({ status, body }: Answer<unknown>): string => (body.isSuccess ? String(status) : body.errorCode);

describe('several people at one door and one desk, through two processes', () => {
  const world = useTwoProcesses();
  let admin: { authorization: string };
  let arenaId: string;

  beforeAll(async () => {
    const person = { firstName: 'Ada', lastName: 'Roy', email: `admin-${randomUUID()}@example.test` };
    const answer = await clientOf(world.next()).answer('auth.register', {
      body: { ...person, password: 'Night#Arena42' },
    });
    const { accessToken, user } = answer.body as unknown as { accessToken: string; user: { id: string } };
    await world.database.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [user.id, Role.SUPER_ADMIN]);
    admin = { authorization: `Bearer ${accessToken}` };
  });
  beforeEach(async () => {
    arenaId = (await givenArena(world.database)).id;
  });
  afterEach(() => expectBooksToBalance(world.database));

  let day = 30;
  const slot = async (capacity: number): Promise<string> => {
    const startsAt = new Date(Date.now() + day++ * msPerDay);
    return (await givenSlot(world.database, { arenaId, capacity, startsAt })).id;
  };
  const [first, second] = [0, 1] as const;

  it('each of two scans of one ticket lets in some of it once: one person sees who came in, the other since when', async () => {
    for (const _round of rounds) {
      const { id: arena } = await givenArena(world.database);
      const { id: slotId } = await givenSlot(world.database, { arenaId: arena });
      const booking = await paidBooking(world.next(), { slotId, seats: 3 });
      const { day: today } = await takesPlaceIn(world.database, slotId, -10);
      const body = { arenaId: arena, day: today, code: booking.ticket?.code ?? '' };
      const answers = await Promise.all([first, second].map((which) => scan(world.origins[which], body, admin)));
      const came = answers.map((answer) => dataOf(answer).now.length).toSorted();
      expect(came).toEqual([0, 3]);
      for (const answer of answers) {
        expect(dataOf(answer).booking.seats.every(({ inSince }) => inSince !== null)).toBe(true);
      }
      const { timeline } = await readBooking(world.next(), booking);
      expect(timeline.filter(({ kind }) => kind === BookingEventKind.CHECKED_IN)).toHaveLength(1);
    }
  });

  it('the last seat goes to one: the person at the desk or the one online', async () => {
    for (const _round of rounds) {
      const slotId = await slot(1);
      const online = await bookingBody(world.next(), { slotId });
      const atDesk = await deskBody(world.next(), { slotId }, admin);
      const answers = await Promise.all([
        clientOf(world.origins[first]).answer('bookings.place', { body: online }),
        clientOf(world.origins[second], admin).answer('bookings.desk.admin.book', { body: atDesk }),
      ]);
      expect(answers.map(codeOf).toSorted()).toEqual(['201', 'BOOK_002']);
    }
  });

  it('a booking that is paid at the desk and at the provider at once is paid for once', async () => {
    for (const _round of rounds) {
      const held = await placeBooking(world.next(), { slotId: await slot(2) });
      const started = await startBookingPayment(world.next(), held);
      const [told, paid] = await Promise.all([
        sendWebhook(world.origins[first], eventOf('paid', started)),
        payAtDesk(world.origins[second], held, admin),
      ]);
      expect(told.status).toBe(200);
      expect(['200', 'BOOK_004']).toContain(codeOf(paid));
      const booking = await readBooking(world.next(), held);
      expect(booking.status).toBe(BookingStatus.CONFIRMED);
      const kept = await eventually(
        () =>
          world.database.query<{ kept: number; open: number }>(
            `SELECT sum(amount_cents - refunded_cents) FILTER (WHERE paid_at IS NOT NULL)::int AS kept,
               count(*) FILTER (WHERE status = 1)::int AS open FROM payments WHERE subject_id = $1`,
            [held.id],
          ),
        ([row]) => row !== undefined,
      );
      expect(kept).toEqual([{ kept: Math.round(held.total * 100), open: 0 }]);
    }
  });

  it('two people who take the money of one booking take it once; so does one whose request is repeated', async () => {
    for (const _round of rounds) {
      const held = await placeBooking(world.next(), { slotId: await slot(2) });
      const answers = await Promise.all([first, second].map((which) => payAtDesk(world.origins[which], held, admin)));
      expect(answers.map(codeOf).toSorted()).toEqual(['200', 'BOOK_004']);
      const body = await deskBody(world.next(), { slotId: await slot(5), method: DeskMethod.CARD }, admin);
      const headers = { ...admin, 'idempotency-key': randomUUID() };
      const repeated = await Promise.all(
        [first, second, first].map((which) =>
          clientOf(world.origins[which], headers).answer('bookings.desk.admin.book', { body }),
        ),
      );
      expect(new Set(repeated.map((answer) => (dataOf(answer) as { id: string }).id)).size).toBe(1);
    }
  });

  it('a hold that runs out while it is paid for at the desk is one or the other', async () => {
    for (const _round of rounds) {
      const held = await placeBooking(world.next(), { slotId: await slot(2) });
      await world.database.query(`UPDATE bookings SET hold_expires_at = now() - interval '1 second' WHERE id = $1`, [
        held.id,
      ]);
      const paid = codeOf(await payAtDesk(world.next(), held, admin));
      const { status } = await readBooking(world.next(), held);
      expect([paid, status]).toEqual(
        paid === '200' ? ['200', BookingStatus.CONFIRMED] : ['BOOK_004', BookingStatus.CANCELLED],
      );
    }
  });
});
