import { type CallBody, PackageTier, SlotType } from '@dronesoccer/contracts';
import { givenSlot, insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { bookingBody, type BookingWish, placeBooking, someTeam } from '../../../test/support/booking.js';
import { takesPlaceIn } from '../../../test/support/day.js';
import { goodPassword, type Person, registered } from '../../../test/support/people.js';
import { recordMinor } from '../../club/waivers/index.js';
import { Database } from '../../platform/database/index.js';

describe('erasing an account of a family', () => {
  const api = useApi({ ROLES: 'http' });
  let guardian: Person;
  let child: Person;
  let childId: string;

  beforeEach(async () => {
    [guardian, child] = [await verified(), await verified()];
    childId = newRowId();
    await insertRow(api.database, 'children', {
      ...{ id: childId, guardian_id: guardian.user.id, account_id: child.user.id, notes: '' },
      ...{ first_name: 'Noah', last_name: 'Roy', birth_date: '2011-05-01' },
    });
    await insertRow(api.database, 'minors', {
      ...{ user_id: child.user.id, birth_date: '2011-05-01', guardian_email: guardian.email },
      ...{ confirmed_at: new Date(), created_at: new Date() },
    });
  });

  const verified = async (): Promise<Person> => {
    const person = await registered(api);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    return person;
  };
  const erase = (person: Person) => api.as(person).call('privacy.erase', { body: { password: goodPassword } });
  const signed = async (whose: Record<string, unknown>, signer: string): Promise<string> => {
    const id = newRowId();
    const [version] = await api.database.query<{ id: string }>(
      `SELECT id FROM policy_versions WHERE policy = 'waiver' LIMIT 1`,
    );
    await insertRow(api.database, 'waivers', {
      ...{ id, version_id: version?.id, ...whose, person_name: 'Noah Roy', signer_name: signer, is_guardian: true },
      ...{ locale: 'en', network: '203.0.113.7', signed_at: new Date() },
    });
    return id;
  };
  const exported = async (person: Person, table: string) =>
    (await api.as(person).call('privacy.export')).tables[table]?.rows;
  const namesIn = async (table: 'booking_seats' | 'squad_players', bookingId: string) => {
    const sql = `SELECT name FROM ${table} WHERE booking_id = $1 ORDER BY position`;
    return (await api.database.query<{ name: string }>(sql, [bookingId])).map(({ name }) => name);
  };

  it('clears a child’s name in the bookings and teams of its guardian, and leaves the others', async () => {
    const { id: slotId } = await givenSlot(api.database);
    const { id: bookingId } = await placeBooking(api.origin, { slotId, seats: 2 }, guardian.bearer);
    await api.database.query(
      `UPDATE booking_seats SET name = CASE position WHEN 1 THEN 'Noah Roy' ELSE 'Ann Roy' END,
         child_id = CASE position WHEN 1 THEN $2::uuid END, user_id = NULL WHERE booking_id = $1`,
      [bookingId, childId],
    );
    const player = { booking_id: bookingId, email: guardian.email, changed_at: new Date(), is_family: true };
    await insertRow(api.database, 'squad_players', {
      ...{ id: newRowId(), position: 1, name: 'Noah Roy', child_id: childId, ...player },
    });
    await insertRow(api.database, 'squad_players', { id: newRowId(), position: 2, name: 'Ann Roy', ...player });
    await takesPlaceIn(api.database, slotId, -3_000);
    for (const table of ['booking_seats', 'squad_players']) {
      expect(await exported(child, table)).toMatchObject([{ name: 'Noah Roy' }]);
    }
    await erase(child);
    expect((await namesIn('booking_seats', bookingId)).sort()).toEqual(['', 'Ann Roy']);
    expect(await namesIn('squad_players', bookingId)).toEqual(['—', 'Ann Roy']);
    expect(await exported(guardian, 'squad_players')).toHaveLength(2);
  });

  it('waits for a guardian until the seat, the place on a waitlist and the team of a child are over (USER_012)', async () => {
    const [seats, team, full] = [
      await givenSlot(api.database),
      await givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 8 }),
      await givenSlot(api.database, { capacity: 1 }),
    ];
    const consent = { guardian: { fullName: 'Ann Roy' } };
    const place = async (wish: BookingWish, people: Pick<CallBody<'bookings.place'>, 'seats' | 'team'>) => {
      const quoted = await bookingBody(api.origin, { ...wish, email: guardian.email });
      return api.as(guardian).call('bookings.place', { body: { ...quoted, ...people, ...consent } });
    };
    const seated = await place({ slotId: seats.id }, { seats: [{ childId }] });
    const player = { name: 'Noah Roy', email: guardian.email, isStriker: false, childId };
    const { name, squad } = someTeam(3);
    const entry = { name, squad: [...squad, player] };
    const entered = await place({ slotId: team.id, team: entry }, { seats: [], team: entry });
    await placeBooking(api.origin, { slotId: full.id });
    const waiting = {
      ...{ seats: 1, tier: PackageTier.STANDARD, people: [{ childId }], ...consent },
      contact: { fullName: 'Ann Roy', email: guardian.email },
    };
    await api.as(guardian).call('waitlist.join', { params: { id: full.id }, body: waiting });
    const refused = await api.as(guardian).answer('privacy.erase', { body: { password: goodPassword } });
    const obstacles = [
      { kind: 'bookings', count: 2 },
      { kind: 'waitlist', count: 1 },
      { kind: 'squads', count: 1 },
    ];
    expect(refused.body).toMatchObject({ errorCode: 'USER_012', data: { obstacles } });
    expect((await namesIn('booking_seats', seated.id)).at(0)).toBe('Noah Roy');

    for (const { id } of [seats, team, full]) await takesPlaceIn(api.database, id, -3_000);
    await erase(guardian);
    expect(await namesIn('booking_seats', seated.id)).toEqual(['']);
    expect(await namesIn('squad_players', entered.id)).toEqual([...squad.map((one) => one.name), '—']);
    const left = await api.database.query(
      `SELECT 1 FROM children WHERE id = $1 UNION ALL SELECT 1 FROM waitlist_entries WHERE slot_id = $2`,
      [childId, full.id],
    );
    expect(left).toEqual([]);
  });

  it('forgets the guardian’s address in the confirmation of a former child’s account, which stays confirmed', async () => {
    expect(await exported(guardian, 'minors')).toMatchObject([{ guardian_email: guardian.email }]);
    await erase(guardian);
    const [minor] = await api.database.query<{ email: string; isConfirmed: boolean }>(
      'SELECT guardian_email AS email, confirmed_at IS NOT NULL AS "isConfirmed" FROM minors WHERE user_id = $1',
      [child.user.id],
    );
    expect(minor).toEqual({ email: `erased-${child.user.id}@erased.invalid`, isConfirmed: true });
    await erase(child);
    expect(await api.database.query('SELECT 1 FROM minors WHERE user_id = $1', [child.user.id])).toEqual([]);
  });

  it('shows a guardian nothing of a person who only typed the address, and forgets the address all the same', async () => {
    await api.database.query('UPDATE minors SET confirmed_at = NULL WHERE user_id = $1', [child.user.id]);
    expect(await exported(guardian, 'minors')).toBeUndefined();
    expect(await exported(child, 'minors')).toHaveLength(1);
    await erase(guardian);
    expect(await api.database.query('SELECT 1 FROM minors WHERE guardian_email = $1', [guardian.email])).toEqual([]);
  });

  it('leaves a former child its waiver, and lets it name another guardian', async () => {
    const id = await signed({ child_id: childId }, 'Ann Roy');
    await erase(guardian);
    const sql = 'SELECT user_id AS "userId", child_id AS "childId" FROM waivers WHERE id = $1';
    expect(await api.database.query(sql, [id])).toEqual([{ userId: child.user.id, childId: null }]);
    const minor = { userId: child.user.id, birthDate: '2011-05-01', guardianEmail: 'new@example.com', at: new Date() };
    const name = () => api.app.get(Database).transaction((tx) => recordMinor(tx, { ...minor, isConfirmed: false }));
    expect([await name(), await name()]).toEqual([true, false]);
    const minors = await api.database.query(
      'SELECT guardian_email AS email, confirmed_at AS at FROM minors WHERE user_id = $1',
      [child.user.id],
    );
    expect(minors).toEqual([{ email: 'new@example.com', at: null }]);
  });

  it('shows the one who booked no network and no signer of the waivers that others signed', async () => {
    const { id: slotId } = await givenSlot(api.database);
    const { id: bookingId } = await placeBooking(api.origin, { slotId, seats: 1 }, guardian.bearer);
    const [seat] = await api.database.query<{ id: string }>('SELECT id FROM booking_seats WHERE booking_id = $1', [
      bookingId,
    ]);
    await signed({ seat_id: seat?.id }, 'Sam Stranger');
    await signed({ user_id: guardian.user.id }, 'Ann Roy');
    const waivers = (await exported(guardian, 'waivers')) ?? [];
    expect(waivers.map((row) => row['signer_name']).toSorted()).toEqual(['Ann Roy', undefined]);
    expect(JSON.stringify(waivers)).not.toContain('"network"');
  });
});
