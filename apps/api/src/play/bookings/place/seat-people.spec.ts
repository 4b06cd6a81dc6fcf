import type { CallBody } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { bookingBody } from '../../../../test/support/booking.js';
import { type Person, registered } from '../../../../test/support/people.js';

type Seats = CallBody<'bookings.place'>['seats'];

describe('the seats of a booking', () => {
  const api = useApi({ ROLES: 'http' });
  let guardian: Person;
  let childId: string;

  beforeEach(async () => {
    guardian = await registered(api);
    const body = { firstName: 'Léa', lastName: 'Roy', birthDate: '2016-05-04', notes: '' };
    childId = (await api.as(guardian).call('family.addChild', { body })).children[0]?.id ?? '';
  });

  const wish = async (seats: Seats, person: Person | null = guardian) => {
    const { id: slotId } = await givenSlot(api.database);
    const body = await bookingBody(api.origin, { slotId, seats: seats.length }, person?.bearer);
    return { body: { ...body, seats, guardian: { fullName: 'Ann Roy' } } };
  };
  const peopleOf = (id: string) =>
    api.database.query(
      'SELECT name, user_id AS "userId", child_id AS "childId" FROM booking_seats WHERE booking_id = $1 ORDER BY position',
      [id],
    );
  const refused = async (seats: Seats, person = guardian) =>
    api.as(person).refused('bookings.place', await wish(seats, person));

  it('name the booker, a child and anyone else', async () => {
    const seats = [
      { isBooker: true, name: 'Ann' },
      { childId: childId.toUpperCase(), name: 'ignored' },
      { name: 'Sam' },
    ];
    const { id } = await api.as(guardian).call('bookings.place', await wish(seats));
    const people = [
      { name: 'Ann', userId: guardian.user.id, childId: null },
      { name: 'Léa Roy', userId: null, childId },
      { name: 'Sam', userId: null, childId: null },
    ];
    expect(await peopleOf(id)).toEqual(people);
    await api.as(guardian).call('family.removeChild', { params: { id: childId } });
    expect(await peopleOf(id)).toEqual(people.map((person) => ({ ...person, childId: null })));
  });

  it('name no one else’s child, no person twice, and no child without a guardian (BOOK_007)', async () => {
    expect(await refused([{ childId }], await registered(api))).toEqual([400, 'BOOK_007']);
    expect(await refused([{ childId }, { childId }])).toEqual([400, 'BOOK_007']);
    expect(await refused([{ isBooker: true }, { isBooker: true }])).toEqual([400, 'BOOK_007']);
    expect(await api.guest.refused('bookings.place', await wish([{ isBooker: true }], null))).toEqual([
      400,
      'BOOK_007',
    ]);
    expect(await api.guest.refused('bookings.place', await wish([{ childId }], null))).toEqual([400, 'BOOK_007']);
    const { body } = await wish([{ childId }]);
    const without = { body: { ...body, guardian: null } };
    expect(await api.as(guardian).refused('bookings.place', without)).toEqual([400, 'BOOK_007']);
  });
});
