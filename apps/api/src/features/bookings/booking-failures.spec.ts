import { type Envelope } from '@dronesoccer/contracts';
import { givenSlot, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { bookingBody } from '../../../test/support/booking.js';
import { expectBooksToBalance } from '../../../test/support/shopping.js';

describe('a booking that cannot be', () => {
  const api = useApi({ ROLES: 'http' });
  const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as Envelope<null>).errorCode];

  it('answers BOOK_020 while the database refuses, and takes no seat', async () => {
    const { id } = await givenSlot(api.database);
    const body = await bookingBody(await api.app.getUrl(), { slotId: id });
    await api.database.query('ALTER TABLE booking_seats ADD CONSTRAINT closed CHECK (false) NOT VALID');
    const answer = await api.http.post('/api/bookings').send(body);
    await api.database.query('ALTER TABLE booking_seats DROP CONSTRAINT closed');
    expect(refusal(answer)).toEqual([503, 'BOOK_020']);
    expect(answer.text).not.toMatch(/constraint|booking_seats|INSERT/i);
    await expectBooksToBalance(api.database);
    await api.http.post('/api/bookings').send(body).expect(201);
    await expectBooksToBalance(api.database);
  });

  it('answers BOOK_005 for a body that is none', async () => {
    expect(refusal(await api.http.post('/api/bookings').send([]))).toEqual([400, 'BOOK_005']);
  });
});

describe('bookings in someone’s name', () => {
  // Three calls for an e-mail, whatever network they come from.
  const api = useApi({ ROLES: 'http', RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: '1' });

  it('are limited by the contact’s e-mail', async () => {
    const body = { slotId: newRowId(), mode: 1, tier: 1, seats: [{}], expectedTotal: 0 };
    const statuses: number[] = [];
    for (let network = 1; network <= 4; network++) {
      const contact = { fullName: 'Ari Roy', email: network % 2 === 0 ? 'Victim@example.test' : 'victim@example.test' };
      const sent = api.http.post('/api/bookings').set('x-forwarded-for', `198.51.100.${network}`);
      statuses.push((await sent.send({ ...body, contact })).status);
    }
    expect(statuses).toEqual([404, 404, 404, 429]);
  });
});
