import { type BookingWire, PlayerState, Role, SlotType, strangerMailLimits } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { msPerDay, msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import {
  answerInvitation,
  bookingBody,
  cancelBooking,
  changeSquad,
  invitationIn,
  invitedTo,
  moveBooking,
  paidBooking,
  placeBooking,
  readBooking,
  someTeam,
  startBookingPayment,
} from '../../../test/support/booking.js';
import { clientOf, dataOf, outcomeOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { someEmail, withRoles } from '../../../test/support/people.js';
import { eventOf, sendWebhook } from '../../../test/support/shopping.js';

const inDays = (days: number): Date => new Date(Math.floor(Date.now() / msPerHour) * msPerHour + days * msPerDay);
const { INVITED, CONFIRMED, DECLINED } = PlayerState;

describe('the squad of a team', () => {
  const api = useApi();
  let origin: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });
  const tournament = (options: Parameters<typeof givenSlot>[1] = {}) =>
    givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 8, ...options });
  const statesOf = ({ team }: BookingWire) => team?.players.map(({ state }) => state);

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
    const mail = await api.mails.waitFor({ to: striker, subject: /vous invite dans l’équipe/ });
    for (const part of [team.name, 'Ari Tremblay', 'à l’attaque', '/fr/squad/']) expect(mail.text).toContain(part);
    const invitation = invitationIn(mail);
    const seen = await api.guest.call('squads.get', invitedTo(invitation));
    expect(seen).toMatchObject({ state: INVITED, team: team.name, captain: 'Ari Tremblay', canAnswer: true });
    expect(seen.others).toEqual([
      { name: 'Player B', isStriker: false, isReserve: false },
      { name: 'Player C', isStriker: false, isReserve: false },
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
    const mails = await Promise.all(team.squad.map(({ email }) => api.mails.waitFor({ to: email })));
    const [mine, other] = mails.map((mail) => new URL(invitationIn(mail), origin)) as [URL, URL, URL];
    for (const token of ['', `?token=${booking.accessToken}`, other.search]) {
      expect(outcomeOf(await answerInvitation(origin, `${mine.pathname}${token || '?'}`, true))).toEqual([
        404,
        'BOOK_001',
      ]);
    }
    await api.database.query(
      `UPDATE class_slots SET starts_at = now(), ends_at = now() + interval '1 hour' WHERE id = $1`,
      [slotId],
    );
    const late = await answerInvitation(origin, `${mine.pathname}${mine.search}`, true);
    expect(outcomeOf(late)).toEqual([409, 'BOOK_004']);
    const { version = 0 } = booking.team ?? {};
    expect(outcomeOf(await changeSquad(origin, booking, { ...team, version }))).toEqual([409, 'BOOK_004']);
    expect(statesOf(await readBooking(origin, booking))).toEqual([INVITED, INVITED, INVITED]);
  });

  it('asks no one again when the captain changes names and roles; another address is another person', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(4);
    const captain = someEmail();
    const booking = await paidBooking(origin, { slotId, team, email: captain });
    const mails = await Promise.all(team.squad.map(({ email }) => api.mails.waitFor({ to: email })));
    for (const mail of mails.slice(0, 2)) await answerInvitation(origin, invitationIn(mail), true);
    const [a, b, c, d] = team.squad as [Player, Player, Player, Player];
    const newcomer = { name: 'Mika Roy', email: someEmail(), isStriker: false };
    // The captain removes a confirmed player and one who has not answered, renames one who becomes the striker, and
    // adds two.
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
    await api.mails.waitFor({ to: a.email, subject: /no longer on the team Renamed/ });
    await mailsDone();
    expect([b, c, d].map(({ email }) => api.mails.mails({ to: email }).length)).toEqual([1, 1, 1]);
    expect(outcomeOf(await answerInvitation(origin, invitationIn(mails[3] as never), true))).toEqual([404, 'BOOK_001']);

    const stale = await changeSquad(origin, booking, { ...team, version: 1 });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      {
        errorCode: 'BOOK_013',
        data: { team: { name: 'Renamed', version: 2, players: [{ name: 'Robin B' }, {}, {}, {}] } },
      },
    ]);
    expect(outcomeOf(await changeSquad(origin, booking, { name: 'Renamed', squad: [], version: 2 }))).toEqual([
      409,
      'BOOK_018',
    ]);
  });

  it('does not tell the captain that the captain is taken out, however the address is written', async () => {
    const { id: slotId } = await tournament();
    const captain = someEmail();
    const team = someTeam(3);
    const own = { name: 'Ari Tremblay', email: captain.toUpperCase(), isStriker: false };
    const entered = { ...team, squad: [...team.squad, own] };
    const booking = await paidBooking(origin, { slotId, team: entered, email: captain });
    expect(statesOf(booking)).toEqual([INVITED, INVITED, INVITED, CONFIRMED]);
    dataOf(await changeSquad(origin, booking, { ...team, version: 1 }));
    await mailsDone();
    expect(api.mails.mails({ to: captain }).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('no longer on the team'),
    );
  });

  it('sends an invitation again when the captain asks, to who has not answered', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(3);
    const booking = await paidBooking(origin, { slotId, team });
    const mails = await Promise.all(team.squad.map(({ email }) => api.mails.waitFor({ to: email })));
    await answerInvitation(origin, invitationIn(mails[0] as never), true);
    const again = (index: number) =>
      api.guest.answer('squads.invite', {
        params: { id: booking.id, playerId: booking.team?.players[index]?.id ?? 'none' },
        query: { token: booking.accessToken },
        body: {},
      });
    expect(outcomeOf(await again(0))).toEqual([409, 'BOOK_004']);
    expect(outcomeOf(await again(7))).toEqual([404, 'BOOK_001']);
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
    const moves = await api.guest.call('bookings.moves', {
      params: { id: booking.id },
      query: { token: booking.accessToken },
    });
    expect(moves[0]?.id).toBe(to);
    expect(moves.map(({ id }) => id)).not.toContain(ordinary);
    expect(outcomeOf(await moveBooking(origin, booking, ordinary))).toEqual([409, 'BOOK_011']);
    const named = await placeBooking(origin, { slotId: to, team: someTeam(3, team.name.toUpperCase()) });
    expect(outcomeOf(await moveBooking(origin, booking, to))).toEqual([409, 'BOOK_023']);
    await cancelBooking(origin, named, { expectedRefund: 0 });
    dataOf(await moveBooking(origin, booking, to));
    await api.mails.waitFor({ to: first, subject: /New time for your team/ });
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 315 }));
    await api.mails.waitFor({ to: first, subject: /is not playing/ });
    await api.mails.waitFor({ to: third, subject: /is not playing/ });
    await mailsDone();
    expect([first, second, third].map((address) => api.mails.mails({ to: address }).length)).toEqual([3, 1, 2]);
  });

  it('is notified when the arena moves the tournament, and when it cancels it', async () => {
    const { id: slotId } = await tournament();
    const team = someTeam(3);
    const captain = someEmail();
    await paidBooking(origin, { slotId, team, email: captain, locale: 'fr' });
    const [first, second] = team.squad.map(({ email }) => email) as [string, string];
    await answerInvitation(origin, invitationIn(await api.mails.waitFor({ to: first })), true);
    await api.mails.waitFor({ to: second });
    const { bearer: headers } = await withRoles(api, Role.SUPER_ADMIN);
    const ask = async (what: 'move' | 'cancel', moveTo: { localStart: string; localEnd: string } | null) => {
      const { fingerprint } = await clientOf(api.origin, headers).call('slots.admin.impact', {
        params: { id: slotId },
        body: { moveTo },
      });
      await clientOf(api.origin, headers).call(`slots.admin.${what}`, {
        params: { id: slotId },
        body: { ...moveTo, fingerprint },
      });
    };
    await ask('move', { localStart: '2035-05-02T10:00', localEnd: '2035-05-02T11:00' });
    const moved = await api.mails.waitFor({ to: first, subject: /Nouvelle heure pour votre équipe/ });
    expect(moved.text).toContain('2 mai 2035');
    await api.mails.waitFor({ to: captain, subject: /Nouvelle heure pour votre réservation/ });
    await ask('cancel', null);
    for (const to of [first, second]) await api.mails.waitFor({ to, subject: /ne jouera pas/ });
    await mailsDone();
    expect([first, second].map((to) => api.mails.mails({ to }).length)).toEqual([3, 2]);
  });

  it('is invited at once by a team that has nothing to pay', async () => {
    const { id: slotId } = await tournament({ prices: { fullStandard: 0 } });
    const team = someTeam(3);
    await placeBooking(origin, { slotId, team });
    for (const { email } of team.squad) await api.mails.waitFor({ to: email, subject: /wants you on the team/ });
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

describe('the invitations to squads', () => {
  const api = useApi({ RATE_LIMIT_FACTOR: '1' });

  it('to an address that a captain types are as few as their cap, and the captain who asks for one more learns this', async () => {
    const origin = await api.app.getUrl();
    const { id: slotId } = await givenSlot(api.database, {
      ...{ type: SlotType.TOURNAMENT, capacity: 50, prices: { fullStandard: 0 } },
    });
    const { points } = strangerMailLimits.recipient;
    const victim = { name: 'Kim Roy', email: someEmail(), isStriker: false };
    const bookings: BookingWire[] = [];
    for (let count = 0; count <= points; count++) {
      const team = someTeam(3);
      const body = await bookingBody(origin, { slotId, team: { ...team, squad: [...team.squad, victim] } });
      bookings.push(await api.guest.call('bookings.place', { body }));
    }
    await eventually(
      () => api.database.query(`SELECT 1 FROM pgboss.job WHERE name = 'bookings.squad-mail' AND state < 'completed'`),
      (open) => open.length === 0,
    );
    expect(api.mails.mails({ to: victim.email })).toHaveLength(points);
    const [{ id, accessToken, team } = {} as BookingWire] = bookings;
    const player = team?.players.find(({ email }) => email === victim.email);
    const again = await api.guest.answer('squads.invite', {
      params: { id, playerId: player?.id ?? '' },
      query: { token: accessToken },
      body: {},
    });
    expect(outcomeOf(again)).toEqual([429, 'COMMON_006']);
  });
});

interface Player {
  name: string;
  email: string;
  isStriker: boolean;
}
