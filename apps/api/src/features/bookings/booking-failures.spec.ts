import { type Envelope } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
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
