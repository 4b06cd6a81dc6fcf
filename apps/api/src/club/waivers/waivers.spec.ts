import { PlayerState, Role, SlotType, type WaiverWire } from '@dronesoccer/contracts';
import { givenPolicyVersion, givenSlot, insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import {
  answerInvitation,
  cancelBooking,
  inDays,
  invitationIn,
  invitedTo,
  paidBooking,
  placeBooking,
  readBooking,
  someTeam,
} from '../../../test/support/booking.js';
import { dataOf } from '../../../test/support/client.js';
import { moveClock } from '../../../test/support/move-clock.js';
import { type Person, registered, someEmail, withRoles } from '../../../test/support/people.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { AskGuardian } from './ask-guardian.js';
import { WaiverLinks } from './waiver-links.js';

interface Page {
  params: { kind: string; id: string };
  query?: { token: string };
}

/** A booking without a price is confirmed at once. */
const free = { prices: { guestStandard: 0 } };

describe('a waiver', () => {
  const api = useApi();
  afterEach(() => jest.restoreAllMocks());
  const setClock = (to: string) => moveClock(api, new Date(to));

  const pageOf = (kind: WaiverWire['kind'], id: string): Page => ({ params: { kind, id } });
  const pageAt = (address: string): Page => {
    const { pathname, searchParams } = new URL(address);
    const [id = '', kind = ''] = pathname.split('/').reverse();
    return { params: { kind, id }, query: { token: searchParams.get('token') ?? '' } };
  };
  const linkTo = (kind: WaiverWire['kind'], id: string): Page => pageAt(api.app.get(WaiverLinks).page(kind, id, 'en'));
  const signature = (changes: object = {}) => ({ fullName: 'Ari Tremblay', isGuardian: false, version: 1, ...changes });
  const asGuardian = signature({ fullName: 'Gale Roy', isGuardian: true });

  const recorded = (page: Page) =>
    api.database.query<{ personName: string; signerName: string; network: string; isGuardian: boolean }>(
      `SELECT person_name AS "personName", signer_name AS "signerName", network, is_guardian AS "isGuardian" FROM waivers
       WHERE $1::uuid IN (user_id, child_id, seat_id, player_id)`,
      [page.params.id],
    );

  const givenChild = async (guardian: Person, details: object = {}): Promise<string> => {
    const id = newRowId();
    const born = { birth_date: '2016-05-01', notes: '' };
    const named = { first_name: 'Robin', last_name: `Roy-${id.slice(-4)}` };
    await insertRow(api.database, 'children', { id, guardian_id: guardian.user.id, ...named, ...born, ...details });
    return id;
  };
  const givenMinor = async (guardianEmail: string): Promise<Person> => {
    const person = await registered(api, { firstName: 'Kim' });
    await insertRow(api.database, 'minors', {
      ...{ user_id: person.user.id, birth_date: '2011-05-01', guardian_email: guardianEmail, created_at: new Date() },
    });
    return person;
  };

  const booked = async (seats = 1) => {
    const { id: slotId } = await givenSlot(api.database, free);
    return placeBooking(api.origin, { slotId, seats });
  };

  it('is signed by an account for itself, and found by no one else (WAIV_001)', async () => {
    const [person, stranger] = [await registered(api), await registered(api)];
    const page = pageOf('account', person.user.id);
    expect(await api.as(person).call('waivers.mine')).toMatchObject([{ kind: 'account', lastDay: null }]);
    for (const client of [api.guest, api.as(stranger)]) {
      expect(await client.refused('waivers.get', page)).toEqual([404, 'WAIV_001']);
      expect(await client.refused('waivers.sign', { ...page, body: signature() })).toEqual([404, 'WAIV_001']);
    }
    const signed = await api.as(person).call('waivers.sign', { ...page, body: signature() });
    expect(signed).toMatchObject({ name: 'Ari Tremblay', isMinor: false, signed: { signer: 'Ari Tremblay' } });
    expect(signed.wording.body).toContain('valid for 12 months. We keep it for 3 years.');
    const [mine] = await api.as(person).call('waivers.mine');
    expect(mine?.lastDay).toBe(signed.signed?.lastDay);
    expect(await recorded(page)).toMatchObject([{ isGuardian: false, personName: 'Ari Tremblay' }]);
  });

  it('needs a name, and is not there for unknown kinds and ids (WAIV_005)', async () => {
    const person = await registered(api);
    const page = pageOf('account', person.user.id);
    const send = (body: object) => api.as(person).refused('waivers.sign', { ...page, body });
    expect(await send(signature({ fullName: ' ' }))).toEqual([400, 'WAIV_005']);
    expect(await send(signature({ isGuardian: undefined }))).toEqual([400, 'WAIV_005']);
    for (const other of [pageOf('account', newRowId()), { params: { kind: 'order', id: person.user.id } }]) {
      expect(await api.as(person).refused('waivers.get', other)).toEqual([404, 'WAIV_001']);
    }
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"x"'],
  ])('is no %s (WAIV_003)', async (_what, sent) => {
    const { bearer, user } = await registered(api);
    const reply = await api.http
      .post(`/api/waivers/account/${user.id}`)
      .set(bearer)
      .type('json')
      .send(sent)
      .expect(400);
    expect(reply.body).toMatchObject({ errorCode: 'WAIV_003' });
  });

  it('is not recorded when the database fails (WAIV_004), and a retry succeeds', async () => {
    const person = await registered(api);
    const request = { ...pageOf('account', person.user.id), body: signature() };
    await api.database.query('ALTER TABLE waivers ADD CONSTRAINT waivers_closed CHECK (false) NOT VALID');
    const refused = await api.as(person).refused('waivers.sign', request);
    await api.database.query('ALTER TABLE waivers DROP CONSTRAINT waivers_closed');
    expect(refused).toEqual([503, 'WAIV_004']);
    expect(await recorded(request)).toHaveLength(0);
    await api.as(person).call('waivers.sign', request);
    expect(await recorded(request)).toHaveLength(1);
  });

  it('is signed for a child by its guardian only, who declares to be it (WAIV_006)', async () => {
    const [guardian, stranger] = [await registered(api), await registered(api)];
    const id = await givenChild(guardian);
    const page = pageOf('child', id);
    expect(await api.as(stranger).refused('waivers.get', page)).toEqual([404, 'WAIV_001']);
    expect(await api.as(guardian).refused('waivers.sign', { ...page, body: signature() })).toEqual([409, 'WAIV_006']);
    const signed = await api.as(guardian).call('waivers.sign', { ...page, body: asGuardian });
    expect(signed).toMatchObject({ isMinor: true, canSign: true, signed: { signer: 'Gale Roy' } });
    expect(await recorded(page)).toMatchObject([{ isGuardian: true, signerName: 'Gale Roy' }]);
    expect(await api.as(guardian).call('waivers.mine')).toMatchObject([
      { kind: 'account', lastDay: null },
      { kind: 'child', id, lastDay: signed.signed?.lastDay },
    ]);
  });

  it('of a child counts for the account that took the profile over, and the other way round', async () => {
    const [guardian, first, second] = [await registered(api), await registered(api), await registered(api)];
    const ofChild = await givenChild(guardian, { account_id: first.user.id });
    const ofAccount = await givenChild(guardian, { account_id: second.user.id });
    await api.as(guardian).call('waivers.sign', { ...pageOf('child', ofChild), body: asGuardian });
    await api.as(guardian).call('waivers.sign', { ...pageOf('account', second.user.id), body: asGuardian });
    for (const person of [first, second]) {
      const page = pageOf('account', person.user.id);
      expect(await api.as(person).call('waivers.get', page)).toMatchObject({
        ...{ isMinor: true, canSign: false, signed: { signer: 'Gale Roy' } },
      });
    }
    const { id: slotId } = await givenSlot(api.database, free);
    const booking = await placeBooking(api.origin, { slotId, seats: 4 });
    const people = [
      ['child_id', ofChild],
      ['child_id', ofAccount],
      ['user_id', first.user.id],
      ['user_id', second.user.id],
    ] as const;
    expect(booking.unsigned).toHaveLength(4);
    for (const [index, [column, id]] of people.entries()) {
      const sql = `UPDATE booking_seats SET ${column} = $2 WHERE id = $1`;
      await api.database.query(sql, [booking.seats[index]?.id, id]);
      expect((await readBooking(api.origin, booking)).unsigned).toHaveLength(3 - index);
    }
  });

  it('of a seat is signed by its own link alone, and under the name that the signer gives it', async () => {
    const booking = await booked(2);
    const [first, second] = booking.unsigned;
    const [page, other] = [pageAt(first?.url ?? ''), pageAt(second?.url ?? '')];
    const bookingToken = { token: booking.accessToken ?? '' };
    for (const query of [undefined, other.query, bookingToken]) {
      const tried = { params: page.params, ...(query && { query }) };
      expect(await api.guest.refused('waivers.get', tried)).toEqual([404, 'WAIV_001']);
      expect(await api.guest.refused('waivers.sign', { ...tried, body: signature() })).toEqual([404, 'WAIV_001']);
    }
    await api.database.query(`UPDATE booking_seats SET name = '' WHERE id = $1`, [page.params.id]);
    const body = { ...asGuardian, personName: 'Sasha Roy' };
    await api.guest.call('waivers.sign', { ...page, body });
    expect(await recorded(page)).toMatchObject([{ personName: 'Sasha Roy', signerName: 'Gale Roy', isGuardian: true }]);
    expect((await readBooking(api.origin, booking)).unsigned).toEqual([second]);

    dataOf(await cancelBooking(api.origin, booking, { expectedRefund: 0 }));
    expect(await api.guest.refused('waivers.get', other)).toEqual([404, 'WAIV_001']);
  });

  it('of a seat that names an account or a child is recorded for that person', async () => {
    const guardian = await registered(api);
    const childId = await givenChild(guardian);
    const booking = await booked(2);
    const [first, second] = booking.seats.map(({ id }) => id);
    await api.database.query('UPDATE booking_seats SET child_id = $2 WHERE id = $1', [first, childId]);
    await api.database.query('UPDATE booking_seats SET user_id = $2 WHERE id = $1', [second, guardian.user.id]);
    const page = linkTo('seat', first ?? '');
    expect(await api.guest.refused('waivers.sign', { ...page, body: signature() })).toEqual([409, 'WAIV_006']);
    await api.guest.call('waivers.sign', { ...page, body: asGuardian });
    await api.guest.call('waivers.sign', { ...linkTo('seat', second ?? ''), body: signature() });
    expect(await recorded(pageOf('child', childId))).toHaveLength(1);
    expect(await recorded(pageOf('account', guardian.user.id))).toHaveLength(1);
    expect((await readBooking(api.origin, booking)).unsigned).toEqual([]);
  });

  it('of a player is offered on the invitation, and a declined player has none', async () => {
    const { id: slotId } = await givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 8 });
    const team = someTeam(3);
    const booking = await paidBooking(api.origin, { slotId, team });
    expect(booking.unsigned.map(({ name }) => name)).toEqual(['Player A', 'Player B', 'Player C']);
    const invitation = invitationIn(await api.mails.waitFor({ to: team.squad[0]?.email ?? '' }));
    const { waiver, state } = dataOf(await answerInvitation(api.origin, invitation, true));
    expect(state).toBe(PlayerState.CONFIRMED);
    await api.guest.call('waivers.sign', { ...pageAt(waiver ?? ''), body: signature() });
    expect((await api.guest.call('squads.get', invitedTo(invitation))).waiver).toBeNull();
    expect((await readBooking(api.origin, booking)).unsigned).toHaveLength(2);

    const other = invitationIn(await api.mails.waitFor({ to: team.squad[1]?.email ?? '' }));
    const { waiver: offered } = await api.guest.call('squads.get', invitedTo(other));
    dataOf(await answerInvitation(api.origin, other, false));
    expect(await api.guest.refused('waivers.get', pageAt(offered ?? ''))).toEqual([404, 'WAIV_001']);
    expect((await readBooking(api.origin, booking)).unsigned).toHaveLength(1);
  });

  it('that is signed twice at once, or again, is recorded once with the first name', async () => {
    const guardian = await registered(api);
    const account = await registered(api);
    const childId = await givenChild(guardian, { account_id: account.user.id });
    const pages = [pageOf('child', childId), pageOf('account', account.user.id)];
    const answers = await Promise.all(
      [...pages, ...pages, ...pages].map((page, index) =>
        api
          .as(guardian)
          .call('waivers.sign', { ...page, body: { ...asGuardian, fullName: `Gale ${'ABCDEF'[index]}` } }),
      ),
    );
    expect(new Set(answers.map(({ signed }) => signed?.signer)).size).toBe(1);
    const [first, second] = await Promise.all(pages.map(recorded));
    expect([...(first ?? []), ...(second ?? [])]).toHaveLength(1);
  });

  it('lasts twelve months, and from 29 February until 28 February', async () => {
    const booking = await booked();
    await api.database.query(`UPDATE class_slots SET starts_at = '2030-01-01', ends_at = '2030-01-02' WHERE id = $1`, [
      booking.slot.id,
    ]);
    const page = pageAt(booking.unsigned[0]?.url ?? '');
    await setClock('2028-02-29T20:00:00Z');
    const { signed } = await api.guest.call('waivers.sign', { ...page, body: signature() });
    expect(signed?.lastDay).toBe('2029-02-28');
    await setClock('2029-03-01T07:59:00Z');
    expect((await api.guest.call('waivers.get', page)).signed).toEqual(signed);
    expect((await readBooking(api.origin, booking)).unsigned).toHaveLength(0);
    await setClock('2029-03-01T08:00:00Z');
    expect((await api.guest.call('waivers.get', page)).signed).toBeNull();
    expect((await readBooking(api.origin, booking)).unsigned).toHaveLength(1);
    await api.guest.call('waivers.sign', { ...page, body: signature() });
    expect(await recorded(page)).toHaveLength(2);
  });

  it('is asked for until the slot is over', async () => {
    const booking = await booked();
    await moveClock(api, new Date(new Date(booking.slot.endsAt).getTime() + 1));
    expect((await readBooking(api.origin, booking)).unsigned).toHaveLength(0);
  });

  it('of a minor with an account is signed by the guardian, whose emailed link confirms the account', async () => {
    const guardianEmail = someEmail();
    const minor = await givenMinor(guardianEmail);
    const page = pageOf('account', minor.user.id);
    expect(await api.as(minor).call('waivers.get', page)).toMatchObject({ isMinor: true, canSign: false });
    expect(await api.as(minor).refused('waivers.sign', { ...page, body: asGuardian })).toEqual([409, 'WAIV_006']);

    await api.database.transaction((tx) => api.app.get(AskGuardian).ask(tx, minor.user.id));
    const mail = await api.mails.waitFor({ to: guardianEmail, subject: /Kim Tremblay needs your signature/ });
    const link = pageAt(mail.links.find((address) => address.includes('/waiver/')) ?? '');
    const confirmedAt = async () => {
      const sql = 'SELECT confirmed_at AS at FROM minors WHERE user_id = $1';
      return (await api.database.query<{ at: Date | null }>(sql, [minor.user.id]))[0]?.at;
    };

    // A signature at the door is valid, but does not show that the guardian's address is right.
    const seat = (await booked()).seats[0]?.id ?? '';
    await api.database.query('UPDATE booking_seats SET user_id = $2 WHERE id = $1', [seat, minor.user.id]);
    await api.guest.call('waivers.sign', { ...linkTo('seat', seat), body: asGuardian });
    expect(await confirmedAt()).toBeNull();

    expect(await api.guest.call('waivers.get', link)).toMatchObject({ canSign: true, signed: null });
    const signed = await api.guest.call('waivers.sign', { ...link, body: asGuardian });
    expect(signed.signed).not.toBeNull();
    expect(await confirmedAt()).toBeInstanceOf(Date);
    expect(await recorded(page)).toHaveLength(1);
  });

  it('is kept without the person when the account is erased, and deleted three years after its signature', async () => {
    const person = await registered(api);
    const page = pageOf('account', person.user.id);
    await api.as(person).call('waivers.sign', { ...page, body: signature({ fullName: 'Erased Person' }) });
    await api.as(person).call('privacy.erase', { body: { password: person.password } });
    const kept = () =>
      api.database.query<{ userId: string | null }>(
        `SELECT user_id AS "userId" FROM waivers WHERE signer_name = 'Erased Person'`,
      );
    expect(await kept()).toEqual([{ userId: null }]);
    const sweepIn = async (days: number): Promise<void> => {
      await moveClock(api, inDays(days));
      await api.app.get(Housekeeping).sweep();
    };
    await sweepIn(3 * 365);
    expect(await kept()).toHaveLength(1);
    await sweepIn(3 * 366);
    expect(await kept()).toHaveLength(0);
  });

  it('is named on the day sheet with its link, which disappears when it is signed', async () => {
    const admin = await withRoles(api, Role.ADMIN);
    const { id: slotId, arenaId } = await givenSlot(api.database);
    const booking = await paidBooking(api.origin, { slotId, seats: 2 });
    const unsignedOf = async () => {
      const query = { arenaId, day: booking.slot.localStart.slice(0, 10) };
      const { slots } = await api.as(admin).call('bookings.day.admin.sheet', { query });
      return slots.flatMap(({ bookings }) => bookings.flatMap(({ unsigned }) => unsigned));
    };
    const [first, second] = await unsignedOf();
    expect([first?.id, second?.id]).toEqual(booking.seats.map(({ id }) => id));
    await api.guest.call('waivers.sign', { ...pageAt(first?.url ?? ''), body: signature() });
    expect(await unsignedOf()).toEqual([second]);
  });

  it('is mentioned in the confirmation while it is missing', async () => {
    const { id: slotId } = await givenSlot(api.database);
    const email = someEmail();
    await paidBooking(api.origin, { slotId, email });
    const mail = await api.mails.waitFor({ to: email, subject: /confirmed/ });
    expect(mail.text).toContain('sign before you come');
  });

  // The newer wording stays, so this is the last test.
  it('under a former wording is refused with the new text, and stays valid once signed (WAIV_002)', async () => {
    const [signed, late] = [linkTo('seat', (await booked()).seats[0]?.id ?? ''), await booked()];
    await api.guest.call('waivers.sign', { ...signed, body: signature() });
    await givenPolicyVersion(api.database, { policy: 'waiver', number: 2, validFrom: inDays(-1), body: 'Second' });
    const page = linkTo('seat', late.seats[0]?.id ?? '');
    const refusal = await api.guest.answer('waivers.sign', { ...page, body: signature() });
    expect([refusal.status, refusal.body]).toMatchObject([
      409,
      { errorCode: 'WAIV_002', data: { version: 2, body: 'Second' } },
    ]);
    await api.guest.call('waivers.sign', { ...page, body: signature({ version: 2 }) });
    expect((await api.guest.call('waivers.get', signed)).signed).not.toBeNull();
  });
});
