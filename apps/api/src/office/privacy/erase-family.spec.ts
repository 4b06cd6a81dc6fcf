import { givenSlot, insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { placeBooking } from '../../../test/support/booking.js';
import { takesPlaceIn } from '../../../test/support/day.js';
import { goodPassword, type Person, registered } from '../../../test/support/people.js';

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
});
