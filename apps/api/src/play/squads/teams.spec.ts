import {
  BookingMode,
  BookingStatus,
  PackageTier,
  PlayerState,
  Role,
  SlotType,
  type TeamBody,
} from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import {
  bookingBody,
  cancelBooking,
  changeSquad,
  joinWaitlist,
  paidBooking,
  placeBooking,
  readBooking,
  readWaiting,
  someTeam,
  startBookingPayment,
} from '../../../test/support/booking.js';
import { clientOf, dataOf, outcomeOf } from '../../../test/support/client.js';
import { deskBody } from '../../../test/support/day.js';
import { eventually } from '../../../test/support/eventually.js';
import { registered, someEmail, withRoles } from '../../../test/support/people.js';
import { eventOf, expectBooksToBalance, sendWebhook } from '../../../test/support/shopping.js';

const { INVITED, CONFIRMED } = PlayerState;

describe('a tournament', () => {
  const api = useApi();
  let origin: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });
  afterEach(() => expectBooksToBalance(api.database));

  const tournament = (options: Parameters<typeof givenSlot>[1] = {}) =>
    givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 8, ...options });
  const takenOf = async (id: string): Promise<number | undefined> =>
    (await api.database.query<{ taken: number }>('SELECT taken FROM class_slots WHERE id = $1', [id]))[0]?.taken;
  const place = (body: object) => api.guest.answer('bookings.place', { body });
  const quote = (body: object) => api.guest.answer('bookings.quote', { body });

  it('is entered by a team at the arena’s price, which takes one place and learns whom it waits for', async () => {
    const { id: slotId } = await tournament();
    const email = someEmail();
    const team = someTeam(4);
    const squad = [{ name: 'Ari Tremblay', email: email.toUpperCase(), isStriker: false }, ...team.squad];
    const booking = await placeBooking(origin, { slotId, team: { ...team, squad }, email });
    expect(booking).toMatchObject({
      ...{ mode: BookingMode.SHARED, subtotal: 300, total: 315, seats: [{ price: 300, name: '' }] },
      team: { name: team.name, version: 1, isComplete: false },
    });
    expect(booking.team?.players.map(({ email: address, isStriker, state }) => [address, isStriker, state])).toEqual([
      [email.toUpperCase(), false, CONFIRMED],
      ...team.squad.map((player) => [player.email, player.isStriker, INVITED]),
    ]);
    expect(await takenOf(slotId)).toBe(1);
  });

  it('says in the quote what is missing of a team, and refuses to place it', async () => {
    const { id: slotId } = await tournament();
    const what = { slotId, mode: BookingMode.SHARED, tier: PackageTier.STANDARD, seats: [] };
    const strikers = (count: number, of = 4) => {
      const { name, squad } = someTeam(of);
      return { name, squad: squad.map((player, index) => ({ ...player, isStriker: index < count })) };
    };
    for (const team of [someTeam(2), someTeam(6), strikers(0), strikers(2)]) {
      const { problems, total, others } = dataOf(await quote({ ...what, team }));
      expect([problems.map(({ code }) => code), total, others]).toEqual([['BOOK_018'], 315, []]);
      const body = await bookingBody(origin, { slotId, team });
      expect(outcomeOf(await place(body))).toEqual([409, 'BOOK_018']);
    }
    expect(dataOf(await quote({ ...what, seats: [{}] })).problems).toMatchObject([{ code: 'BOOK_018' }]);
    expect(dataOf(await quote({ ...what, team: someTeam(3) })).problems).toEqual([]);
    expect(dataOf(await quote({ ...what, team: someTeam(0) })).problems).toEqual([]);
    expect(await takenOf(slotId)).toBe(0);
  });

  it('takes reserves, who are invited and do not complete the team, and swaps one with a player', async () => {
    const { id: slotId } = await tournament();
    const { name, squad } = someTeam(8);
    const withReserves = squad.map((player, index) => ({ ...player, isReserve: index >= 5 }));
    const booking = await paidBooking(origin, { slotId, team: { name, squad: withReserves } });
    expect(booking.team?.players.map(({ isReserve }) => isReserve)).toEqual(withReserves.map((each) => each.isReserve));
    const ids = booking.team?.players.map(({ id }) => id) ?? [];
    const confirm = (from: number, to: number) =>
      api.database.query(`UPDATE squad_players SET state = ${CONFIRMED} WHERE id = ANY ($1::uuid[])`, [
        ids.slice(from, to),
      ]);
    await confirm(0, 2);
    await confirm(5, 8);
    expect((await readBooking(origin, booking)).team?.isComplete).toBe(false);
    const swapped = withReserves.map((player, index) => ({
      ...player,
      isReserve: index > 2 && index !== 5 && index !== 6,
    }));
    const changed = dataOf(await changeSquad(origin, booking, { name, squad: swapped, version: 1 }));
    expect(changed.team).toMatchObject({ isComplete: true });
    const strikerInReserve = swapped.map((player, index) => ({
      ...player,
      isReserve: index === 0 || player.isReserve,
    }));
    const refused = await changeSquad(origin, booking, { name, squad: strikerInReserve, version: 2 });
    expect(outcomeOf(refused)).toEqual([409, 'BOOK_018']);
  });

  it('takes no seats, no whole arena and no address twice; a team enters nothing else', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(3);
    const body = await bookingBody(origin, { slotId, team });
    expect(outcomeOf(await place({ ...body, seats: [{ name: 'Kim' }] }))).toEqual([400, 'BOOK_007']);
    expect(outcomeOf(await place({ ...body, mode: BookingMode.FULL }))).toEqual([409, 'BOOK_003']);
    const [first] = team.squad;
    const twice = { ...team, squad: [...team.squad, { ...team.squad[1], email: first?.email.toUpperCase() }] };
    const refused = await place({ ...body, team: twice });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field: 'team.squad.3.email' }] }]);
    expect(outcomeOf(await place({ ...body, team: { ...team, name: 'X' } }))).toEqual([400, 'BOOK_007']);
    const { id: other } = await givenSlot(api.database);
    expect(outcomeOf(await place({ ...body, slotId: other }))).toEqual([400, 'BOOK_007']);
  });

  it('has each team name once, whatever its case, until that team is gone', async () => {
    const { id: slotId } = await tournament();
    const first = await paidBooking(origin, { slotId, team: someTeam(3, 'Éclair du Nord') });
    const body = await bookingBody(origin, { slotId, team: someTeam(3, ' éCLAIR du nord ') });
    expect(outcomeOf(await place(body))).toEqual([409, 'BOOK_023']);
    expect(await takenOf(slotId)).toBe(1);
    const other = await placeBooking(origin, { slotId, team: someTeam(3) });
    const named = { name: 'ÉCLAIR DU NORD', squad: someTeam(3).squad, version: 1 };
    expect(outcomeOf(await changeSquad(origin, other, named))).toEqual([409, 'BOOK_023']);
    dataOf(await cancelBooking(origin, first, { expectedRefund: 315 }));
    expect(dataOf(await changeSquad(origin, other, named)).team).toMatchObject({ name: 'ÉCLAIR DU NORD', version: 2 });
    const { id: next } = await tournament();
    await placeBooking(origin, { slotId: next, team: someTeam(3, 'Éclair du Nord') });
  });

  it('is entered at the desk too: BOOK_018 refuses a small team, and BOOK_023 a name that is taken', async () => {
    const { id: slotId } = await tournament();
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const wish = await deskBody(origin, { slotId }, admin.bearer);
    const enter = (team: TeamBody) =>
      clientOf(origin, admin.bearer).answer('bookings.desk.admin.book', { body: { ...wish, seats: [], team } });
    expect(outcomeOf(await enter(someTeam(2)))).toEqual([409, 'BOOK_018']);
    expect(outcomeOf(await enter(someTeam(3, 'Harbour Kites')))).toEqual([201, null]);
    expect(outcomeOf(await enter(someTeam(3, 'harbour kites')))).toEqual([409, 'BOOK_023']);
    expect(await takenOf(slotId)).toBe(1);
  });

  it('keeps a team whose payment came late, under another name where its own is taken by now', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(3, 'Northern Owls');
    const late = await placeBooking(origin, { slotId, team });
    const payment = await startBookingPayment(origin, late);
    await api.database.query(
      `WITH over AS (UPDATE bookings SET hold_expires_at = now() - make_interval(secs => 1) WHERE id = $1 RETURNING id)
       UPDATE pgboss.job SET start_after = now() FROM over
       WHERE name = 'bookings.expire' AND data ->> 'bookingId' = over.id::text`,
      [late.id],
    );
    await eventually(
      () => readBooking(origin, late),
      ({ status }) => status === BookingStatus.CANCELLED,
    );
    await placeBooking(origin, { slotId, team: someTeam(3, 'northern owls') });
    await placeBooking(origin, { slotId, team: someTeam(3, 'Northern Owls 2') });
    await sendWebhook(origin, eventOf('paid', payment));
    expect(await readBooking(origin, late)).toMatchObject({
      status: BookingStatus.CONFIRMED,
      team: { name: 'Northern Owls 3', version: 2 },
    });
    await api.mails.waitFor({ to: team.squad[0]?.email ?? '', subject: /Northern Owls 3/ });
    expect(await takenOf(slotId)).toBe(3);
  });

  it('holds a freed place for the team that waits, which is named once it has it', async () => {
    const { id: slotId } = await tournament({ capacity: 1 });
    const first = await paidBooking(origin, { slotId, team: someTeam(3) });
    expect(outcomeOf(await joinWaitlist(origin, { slotId, seats: 2 }))).toEqual([400, 'BOOK_007']);
    const email = someEmail();
    const entry = dataOf(await joinWaitlist(origin, { slotId, email }));
    const joined = await api.mails.waitFor({ to: email, subject: /You are on the waitlist/ });
    expect(joined.text).toContain('As soon as a place opens up for your team');
    dataOf(await cancelBooking(origin, first, { expectedRefund: 315 }));
    const offer = await eventually(
      () => readWaiting(origin, entry),
      ({ booking }) => booking !== null,
    );
    const offered = await api.mails.waitFor({ to: email, subject: /A place opened up for you/ });
    expect(offered.text).toContain('We are holding a place for your team.');
    for (const { text } of [joined, offered]) expect(text).not.toMatch(/\bseats?\b/i);
    const held = {
      ...(await api.guest.call('bookings.get', {
        params: { id: offer.booking?.id ?? '' },
        query: { token: offer.booking?.accessToken },
      })),
      accessToken: offer.booking?.accessToken ?? '',
    };
    expect(held).toMatchObject({ status: BookingStatus.PENDING, total: 315, team: null });
    const team = someTeam(3);
    expect(dataOf(await changeSquad(origin, held, { name: team.name, squad: [], version: 0 })).team?.players).toEqual(
      [],
    );
    await sendWebhook(origin, eventOf('paid', await startBookingPayment(origin, held)));
    const named = dataOf(await changeSquad(origin, held, { ...team, version: 1 }));
    expect(named).toMatchObject({ status: BookingStatus.CONFIRMED, team: { version: 2 } });
    await api.mails.waitFor({ to: team.squad[0]?.email ?? '', subject: /wants you/ });
  });

  it('shows its team to its booker and to no one else', async () => {
    const { id: slotId } = await tournament();
    const [owner, stranger] = [await registered(api), await registered(api)];
    const booking = await placeBooking(origin, { slotId, team: someTeam(3) }, owner.bearer);
    const body = { ...someTeam(3), version: 1 };
    expect(await api.as(stranger).refused('squads.change', { params: { id: booking.id }, body })).toEqual([
      404,
      'BOOK_001',
    ]);
    expect(await api.guest.refused('squads.change', { params: { id: booking.id }, body })).toEqual([404, 'BOOK_001']);
    await api.as(owner).call('squads.change', { params: { id: booking.id }, body });
    const { id: other } = await givenSlot(api.database);
    const seats = await placeBooking(origin, { slotId: other });
    expect(outcomeOf(await changeSquad(origin, seats, { ...body, version: 0 }))).toEqual([409, 'BOOK_004']);
  });
});
