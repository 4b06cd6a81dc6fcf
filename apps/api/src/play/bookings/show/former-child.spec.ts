import { type BookingWire, BookingStatus, type CallBody, SlotType } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { bookingBody, someTeam } from '../../../../test/support/booking.js';
import { invitationLink } from '../../../../test/support/families.js';
import { type Person, registered } from '../../../../test/support/people.js';

describe('the sessions of a former child', () => {
  const api = useApi();
  let guardian: Person;
  let child: Person;
  let childId: string;

  beforeEach(async () => {
    [guardian, child] = [await registered(api), await registered(api)];
    const birthDate = `${new Date().getUTCFullYear() - 15}-01-01`;
    const body = { firstName: 'Noah', lastName: 'Roy', birthDate, notes: '' };
    childId = (await api.as(guardian).call('family.addChild', { body })).children[0]?.id ?? '';
  });

  const takeOver = async () => {
    const { invitations } = await api
      .as(guardian)
      .call('family.invite', { body: { email: child.user.email, childId } });
    await api.as(child).call('family.accept', invitationLink(api, invitations[0]?.id ?? ''));
  };
  const booked = async (wish: Partial<CallBody<'bookings.place'>>, type: SlotType = SlotType.GUEST) => {
    const { id: slotId } = await givenSlot(api.database, { type, capacity: 8 });
    const body = { ...(await bookingBody(api.origin, { slotId, email: guardian.email, seats: 2 })), ...wish };
    const placed = await api
      .as(guardian)
      .call('bookings.place', { body: { ...body, guardian: { fullName: 'Ann Roy' } } });
    await api.database.query(`UPDATE bookings SET status = 2, confirmed_at = now(), name = 'Ann Roy' WHERE id = $1`, [
      placed.id,
    ]);
    return placed;
  };
  const seated = () => booked({ seats: [{ childId }, { name: 'Sam' }] });
  const end = ({ slot }: BookingWire) =>
    api.database.query(
      `UPDATE class_slots SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
      [slot.id],
    );
  const list = async (when: 'upcoming' | 'past' = 'upcoming', person = child) =>
    (await api.as(person).call('me.bookings', { query: { when } })).items;
  const ids = async (when: 'upcoming' | 'past' = 'upcoming') => (await list(when)).map(({ id }) => id);

  it('are listed once it has its own account: the past ones too, without the money and the number', async () => {
    const [past, next] = [await seated(), await seated()];
    await end(past);
    expect(await list()).toEqual([]);
    await takeOver();
    const shown = { bookedBy: 'Ann Roy', number: '', total: 0, seats: 1, status: BookingStatus.CONFIRMED };
    expect(await list()).toMatchObject([{ ...shown, id: next.id }]);
    expect(await list('past')).toMatchObject([{ ...shown, id: past.id }]);
    expect(JSON.stringify(await list())).not.toContain(guardian.email);
    expect(await list('upcoming', guardian)).toMatchObject([{ id: next.id, bookedBy: null, number: next.number }]);
    for (const name of ['bookings.get', 'bookings.cancelQuote', 'bookings.invoice'] as const) {
      expect(await api.as(child).refused(name, { params: { id: next.id } })).toEqual([404, 'BOOK_001']);
    }
  });

  it('include a place on the team, and leave out unpaid bookings and seats that were given back', async () => {
    await takeOver();
    const { name, squad } = someTeam(3);
    const player = { name: 'Noah', email: guardian.email, isStriker: false, childId };
    const team = { name, squad: [...squad, player] };
    const body = await bookingBody(api.origin, {
      slotId: (await givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 8 })).id,
      ...{ team, email: guardian.email },
    });
    const entry = await api
      .as(guardian)
      .call('bookings.place', { body: { ...body, guardian: { fullName: 'Ann Roy' } } });
    expect(await ids()).toEqual([]);
    const set = (columns: string, id = entry.id) =>
      api.database.query(`UPDATE bookings SET ${columns} WHERE id = $1`, [id]);
    await set('status = 2, confirmed_at = now()');
    expect(await list()).toMatchObject([{ id: entry.id, teamName: name }]);
    await api.database.query('UPDATE squad_players SET state = 3 WHERE child_id = $1', [childId]);
    expect(await ids()).toEqual([]);
    const seat = await seated();
    await api.database.query('UPDATE booking_seats SET state = 2, cancelled_at = now() WHERE child_id = $1', [childId]);
    expect(await ids()).toEqual([]);
    await set('status = 3, cancelled_at = now(), cancel_reason = 1', seat.id);
    expect(await list('past')).toMatchObject([{ id: seat.id, status: BookingStatus.CANCELLED }]);
  });
});
