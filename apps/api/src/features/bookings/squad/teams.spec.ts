import {
  BookingMode,
  type BookingQuoteWire,
  BookingStatus,
  type BookingWire,
  PackageTier,
  PlayerState,
  SlotType,
  type SquadInvitationWire,
} from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import {
  answerInvitation,
  bookingBody,
  cancelBooking,
  changeSquad,
  invitationIn,
  joinWaitlist,
  moveBooking,
  paidBooking,
  placeBooking,
  readBooking,
  readWaiting,
  someTeam,
  startBookingPayment,
} from '../../../../test/support/booking.js';
import { eventually } from '../../../../test/support/eventually.js';
import { registered, someEmail } from '../../../../test/support/people.js';
import {
  type Answer,
  call,
  dataOf,
  eventOf,
  expectBooksToBalance,
  sendWebhook,
} from '../../../../test/support/shopping.js';

const inDays = (days: number): Date => new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + days * 86_400_000);
const codeOf = ({ status, body }: Answer<unknown>) => [status, body.isSuccess ? null : body.errorCode];
const { INVITED, CONFIRMED, DECLINED } = PlayerState;

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
  const place = (body: object) => call<BookingWire>(origin, '/api/bookings', body);
  const quote = (body: object) => call<BookingQuoteWire>(origin, '/api/bookings/quote', body);
  const statesOf = ({ team }: BookingWire) => team?.players.map(({ state }) => state);

  it('is entered by a team at the arena’s price, which takes one place and is told whom it waits for', async () => {
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
      expect(codeOf(await place(body))).toEqual([409, 'BOOK_018']);
    }
    expect(dataOf(await quote({ ...what, seats: [{}] })).problems).toMatchObject([{ code: 'BOOK_018' }]);
    expect(dataOf(await quote({ ...what, team: someTeam(3) })).problems).toEqual([]);
    expect(dataOf(await quote({ ...what, team: someTeam(0) })).problems).toEqual([]);
    expect(await takenOf(slotId)).toBe(0);
  });

  it('takes no seats, no whole arena and no address twice; a team enters nothing else', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(3);
    const body = await bookingBody(origin, { slotId, team });
    expect(codeOf(await place({ ...body, seats: [{ name: 'Kim' }] }))).toEqual([400, 'BOOK_007']);
    expect(codeOf(await place({ ...body, mode: BookingMode.FULL }))).toEqual([409, 'BOOK_003']);
    const [first] = team.squad;
    const twice = { ...team, squad: [...team.squad, { ...team.squad[1], email: first?.email.toUpperCase() }] };
    const refused = await place({ ...body, team: twice });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field: 'team.squad.3.email' }] }]);
    expect(codeOf(await place({ ...body, team: { ...team, name: 'X' } }))).toEqual([400, 'BOOK_007']);
    const { id: other } = await givenSlot(api.database);
    expect(codeOf(await place({ ...body, slotId: other }))).toEqual([400, 'BOOK_007']);
  });

  it('has each team name once, whatever its case, until that team is gone', async () => {
    const { id: slotId } = await tournament();
    const first = await paidBooking(origin, { slotId, team: someTeam(3, 'Éclair du Nord') });
    const body = await bookingBody(origin, { slotId, team: someTeam(3, ' éCLAIR du nord ') });
    expect(codeOf(await place(body))).toEqual([409, 'BOOK_023']);
    expect(await takenOf(slotId)).toBe(1);
    const other = await placeBooking(origin, { slotId, team: someTeam(3) });
    const named = { name: 'ÉCLAIR DU NORD', squad: someTeam(3).squad, version: 1 };
    expect(codeOf(await changeSquad(origin, other, named))).toEqual([409, 'BOOK_023']);
    dataOf(await cancelBooking(origin, first, { expectedRefund: 315 }));
    expect(dataOf(await changeSquad(origin, other, named)).team).toMatchObject({ name: 'ÉCLAIR DU NORD', version: 2 });
    const { id: next } = await tournament();
    await placeBooking(origin, { slotId: next, team: someTeam(3, 'Éclair du Nord') });
  });

  it('invites the squad when it is paid for, and not before; each answers by a link of their own', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(3);
    const [striker, second, third] = team.squad.map(({ email }) => email) as [string, string, string];
    const captain = someEmail();
    const booking = await placeBooking(origin, { slotId, team, email: captain, locale: 'fr' });
    const payment = await startBookingPayment(origin, booking);
    const [{ id: named } = { id: '' }] = booking.team?.players ?? [];
    const asked = `SELECT 1 FROM pgboss.job WHERE name = 'bookings.squad-mail' AND data ->> 'playerId' = $1`;
    expect(await api.database.query(asked, [named])).toHaveLength(0);
    await sendWebhook(origin, eventOf('paid', payment));
    const letter = await api.mails.waitFor({ to: striker, subject: /vous invite dans l’équipe/ });
    for (const part of [team.name, 'Ari Tremblay', 'attaquant', '/fr/squad/']) expect(letter.text).toContain(part);
    const invitation = invitationIn(letter);
    const seen = dataOf(await call<SquadInvitationWire>(origin, `/api${invitation}`));
    expect(seen).toMatchObject({ state: INVITED, team: team.name, captain: 'Ari Tremblay', canAnswer: true });
    expect(seen.others).toEqual([
      { name: 'Player B', isStriker: false },
      { name: 'Player C', isStriker: false },
    ]);
    const text = JSON.stringify(seen);
    for (const address of [captain, striker, second, third]) expect(text).not.toContain(address);

    expect(dataOf(await answerInvitation(origin, invitation, true)).state).toBe(CONFIRMED);
    for (const email of [second, third]) {
      const other = invitationIn(await api.mails.waitFor({ to: email }));
      expect((await readBooking(origin, booking)).team?.isComplete).toBe(false);
      dataOf(await answerInvitation(origin, other, true));
    }
    expect((await readBooking(origin, booking)).team?.isComplete).toBe(true);

    dataOf(await answerInvitation(origin, invitation, false));
    dataOf(await answerInvitation(origin, invitation, false));
    await api.mails.waitFor({ to: captain, subject: /Player A ne pourra pas jouer/ });
    expect((await readBooking(origin, booking)).team).toMatchObject({
      isComplete: false,
      players: [{ state: DECLINED }, {}, {}],
    });
    expect(api.mails.mails({ to: captain }).filter(({ subject }) => subject.includes('ne pourra pas'))).toHaveLength(1);
  });

  it('is answered by the player’s own link alone, until it starts', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(3);
    const booking = await paidBooking(origin, { slotId, team });
    const letters = await Promise.all(team.squad.map(({ email }) => api.mails.waitFor({ to: email })));
    const [mine, other] = letters.map((letter) => new URL(invitationIn(letter), origin)) as [URL, URL, URL];
    for (const token of ['', `?token=${booking.accessToken}`, other.search]) {
      expect(codeOf(await answerInvitation(origin, `${mine.pathname}${token || '?'}`, true))).toEqual([
        404,
        'BOOK_001',
      ]);
    }
    await api.database.query(
      `UPDATE class_slots SET starts_at = now(), ends_at = now() + interval '1 hour' WHERE id = $1`,
      [slotId],
    );
    const late = await answerInvitation(origin, `${mine.pathname}${mine.search}`, true);
    expect(codeOf(late)).toEqual([409, 'BOOK_004']);
    const { version = 0 } = booking.team ?? {};
    expect(codeOf(await changeSquad(origin, booking, { ...team, version }))).toEqual([409, 'BOOK_004']);
    expect(statesOf(await readBooking(origin, booking))).toEqual([INVITED, INVITED, INVITED]);
  });

  it('asks no one again when the captain changes names and roles; another address is another person', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(4);
    const captain = someEmail();
    const booking = await paidBooking(origin, { slotId, team, email: captain });
    const letters = await Promise.all(team.squad.map(({ email }) => api.mails.waitFor({ to: email })));
    for (const letter of letters.slice(0, 2)) await answerInvitation(origin, invitationIn(letter), true);
    const [a, b, c, d] = team.squad as [Player, Player, Player, Player];
    const newcomer = { name: 'Mika Roy', email: someEmail(), isStriker: false };
    // A confirmed player goes, one who has not answered goes, one is renamed and becomes the striker, two are new.
    const squad = [
      { ...b, name: 'Robin B', isStriker: true },
      { ...c, name: 'Kim C' },
      newcomer,
      { name: 'Ari Tremblay', email: captain, isStriker: false },
    ];
    const changed = dataOf(await changeSquad(origin, booking, { name: 'Renamed', squad, version: 1 }));
    expect(changed.team).toMatchObject({ name: 'Renamed', version: 2 });
    expect(changed.team?.players.map(({ name, state, isStriker }) => [name, state, isStriker])).toEqual([
      ['Robin B', CONFIRMED, true],
      ['Kim C', INVITED, false],
      ['Mika Roy', INVITED, false],
      ['Ari Tremblay', CONFIRMED, false],
    ]);
    await api.mails.waitFor({ to: newcomer.email, subject: /wants you on the team Renamed/ });
    await api.mails.waitFor({ to: a.email, subject: /no longer in the team Renamed/ });
    await mailsDone();
    expect([b, c, d].map(({ email }) => api.mails.mails({ to: email }).length)).toEqual([1, 1, 1]);
    expect(codeOf(await answerInvitation(origin, invitationIn(letters[3] as never), true))).toEqual([404, 'BOOK_001']);

    const stale = await changeSquad(origin, booking, { ...team, version: 1 });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      {
        errorCode: 'BOOK_013',
        data: { team: { name: 'Renamed', version: 2, players: [{ name: 'Robin B' }, {}, {}, {}] } },
      },
    ]);
    expect(codeOf(await changeSquad(origin, booking, { name: 'Renamed', squad: [], version: 2 }))).toEqual([
      409,
      'BOOK_018',
    ]);
  });

  it('sends an invitation again when the captain asks, to who has not answered', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(3);
    const booking = await paidBooking(origin, { slotId, team });
    const letters = await Promise.all(team.squad.map(({ email }) => api.mails.waitFor({ to: email })));
    await answerInvitation(origin, invitationIn(letters[0] as never), true);
    const again = (index: number) =>
      call<BookingWire>(
        origin,
        `/api/bookings/${booking.id}/squad/${booking.team?.players[index]?.id}/invite?token=${booking.accessToken}`,
        {},
      );
    expect(codeOf(await again(0))).toEqual([409, 'BOOK_004']);
    expect(codeOf(await again(7))).toEqual([404, 'BOOK_001']);
    await eventually(
      () =>
        api.database.query('SELECT 1 FROM squad_players WHERE invited_at IS NOT NULL AND email = $1', [
          team.squad[1]?.email,
        ]),
      (rows) => rows.length === 1,
    );
    dataOf(await again(1));
    await eventually(
      () => api.mails.mails({ to: team.squad[1]?.email ?? '' }),
      (found) => found.length === 2,
    );
  });

  it('is moved with its squad told, and cancelled with everyone who was asked told', async () => {
    const { id: slotId, arenaId } = await tournament();
    const { id: to } = await tournament({ arenaId, startsAt: inDays(40) });
    const { id: ordinary } = await givenSlot(api.database, { arenaId, startsAt: inDays(41) });
    const team = someTeam(3);
    const captain = someEmail();
    const booking = await paidBooking(origin, { slotId, team, email: captain });
    const [first, second, third] = team.squad.map(({ email }) => email) as [string, string, string];
    await answerInvitation(origin, invitationIn(await api.mails.waitFor({ to: first })), true);
    await answerInvitation(origin, invitationIn(await api.mails.waitFor({ to: second })), false);
    await api.mails.waitFor({ to: third });
    const moves = dataOf(
      await call<{ id: string }[]>(origin, `/api/bookings/${booking.id}/moves?token=${booking.accessToken}`),
    );
    expect(moves[0]?.id).toBe(to);
    expect(moves.map(({ id }) => id)).not.toContain(ordinary);
    expect(codeOf(await moveBooking(origin, booking, ordinary))).toEqual([409, 'BOOK_011']);
    const named = await placeBooking(origin, { slotId: to, team: someTeam(3, team.name.toUpperCase()) });
    expect(codeOf(await moveBooking(origin, booking, to))).toEqual([409, 'BOOK_023']);
    await cancelBooking(origin, named, { expectedRefund: 0 });
    dataOf(await moveBooking(origin, booking, to));
    await api.mails.waitFor({ to: first, subject: /New time for your team/ });
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 315 }));
    await api.mails.waitFor({ to: first, subject: /is not playing/ });
    await api.mails.waitFor({ to: third, subject: /is not playing/ });
    await mailsDone();
    expect([first, second, third].map((address) => api.mails.mails({ to: address }).length)).toEqual([3, 1, 2]);
  });

  it('keeps a team whose payment came late, under another name where its own is taken by now', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(3, 'Northern Owls');
    const late = await placeBooking(origin, { slotId, team });
    const payment = await startBookingPayment(origin, late);
    await api.database.query(
      `WITH over AS (UPDATE bookings SET hold_expires_at = now() WHERE id = $1 RETURNING id)
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
    expect(codeOf(await joinWaitlist(origin, { slotId, seats: 2 }))).toEqual([400, 'BOOK_007']);
    const entry = dataOf(await joinWaitlist(origin, { slotId }));
    dataOf(await cancelBooking(origin, first, { expectedRefund: 315 }));
    const offer = await eventually(
      () => readWaiting(origin, entry),
      ({ booking }) => booking !== null,
    );
    const path = `/api/bookings/${offer.booking?.id}?token=${offer.booking?.accessToken}`;
    const held = { ...dataOf(await call<BookingWire>(origin, path)), accessToken: offer.booking?.accessToken ?? '' };
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
    const path = `/api/bookings/${booking.id}/squad`;
    const body = { ...someTeam(3), version: 1 };
    await api.http.put(path).set(stranger.bearer).send(body).expect(404);
    await api.http.put(path).send(body).expect(404);
    await api.http.put(path).set(owner.bearer).send(body).expect(200);
    const { id: other } = await givenSlot(api.database);
    const seats = await placeBooking(origin, { slotId: other });
    expect(codeOf(await changeSquad(origin, seats, { ...body, version: 0 }))).toEqual([409, 'BOOK_004']);
  });

  const mailsDone = () =>
    eventually(
      () =>
        api.database.query(
          `SELECT 1 FROM pgboss.job WHERE name IN ('bookings.squad-mail', 'mail.send') AND state < 'completed'`,
        ),
      (waiting) => waiting.length === 0,
    );
});

interface Player {
  name: string;
  email: string;
  isStriker: boolean;
}
