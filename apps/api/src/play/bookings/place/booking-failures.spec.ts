import { givenSlot, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { bookingBody } from '../../../../test/support/booking.js';
import { outcomeOf } from '../../../../test/support/client.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';

describe('a booking that cannot be', () => {
  const api = useApi({ ROLES: 'http' });

  it('answers BOOK_020 while the database refuses, and takes no seat', async () => {
    const { id } = await givenSlot(api.database);
    const body = await bookingBody(await api.app.getUrl(), { slotId: id });
    await api.database.query('ALTER TABLE booking_seats ADD CONSTRAINT closed CHECK (false) NOT VALID');
    const answer = await api.guest.answer('bookings.place', { body });
    await api.database.query('ALTER TABLE booking_seats DROP CONSTRAINT closed');
    expect(outcomeOf(answer)).toEqual([503, 'BOOK_020']);
    expect(JSON.stringify(answer.body)).not.toMatch(/constraint|booking_seats|INSERT/i);
    await expectBooksToBalance(api.database);
    await api.guest.call('bookings.place', { body });
    await expectBooksToBalance(api.database);
  });

  it('answers BOOK_005 for an invalid body', async () => {
    expect(await api.guest.refused('bookings.place', { body: [] })).toEqual([400, 'BOOK_005']);
  });
});

describe('bookings in someone’s name', () => {
  // The limit is three calls per email address, whatever network they come from.
  const api = useApi({ ROLES: 'http', RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: '1' });

  it('are limited by the contact’s e-mail', async () => {
    const body = { slotId: newRowId(), mode: 1, tier: 1, seats: [{}], expectedTotal: 0 };
    const statuses: number[] = [];
    for (let network = 1; network <= 4; network++) {
      const contact = { fullName: 'Ari Roy', email: network % 2 === 0 ? 'Victim@example.test' : 'victim@example.test' };
      const headers = { 'x-forwarded-for': `198.51.100.${network}` };
      const sent = await api.guest.answer('bookings.place', { body: { ...body, contact }, headers });
      statuses.push(sent.status);
    }
    expect(statuses).toEqual([404, 404, 404, 429]);
  });
});
