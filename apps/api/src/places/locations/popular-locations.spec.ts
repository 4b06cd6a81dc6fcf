import { type CallQuery, DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import { givenLocation, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';

const api = useApi({ ROLES: 'http' });

interface Placed {
  status?: OrderStatus;
  daysAgo?: number;
}

const ordersFrom = async (
  locationId: string,
  count: number,
  { status = OrderStatus.PAID, daysAgo = 1 }: Placed = {},
) => {
  for (let n = 0; n < count; n++) {
    const id = newRowId();
    await api.database.query(
      `INSERT INTO orders (id, number, email, status, delivery, location_id, tax_province, subtotal_cents, total_cents,
                           hold_expires_at, placed_at, paid_at, cancelled_at, cancel_reason)
       VALUES ($1, $1::uuid::text, 'a@example.test', $2::smallint, ${DeliveryMethod.PICKUP}, $3, 'BC', 1, 1, now(),
               now() - make_interval(days => $4),
               CASE $2::smallint WHEN ${OrderStatus.PAID} THEN now() END, CASE $2::smallint WHEN ${OrderStatus.CANCELLED} THEN now() END, CASE $2::smallint WHEN ${OrderStatus.CANCELLED} THEN 1 END)`,
      [id, status, locationId, daysAgo],
    );
  }
};

const cities = async (query: CallQuery<'locations.list'> = {}) => {
  const listed = await api.guest.call('locations.list', { query });
  return listed.map(({ city }) => city);
};

it('lists first what people ordered from lately, then the larger city, then by city', async () => {
  const ids: Record<string, string> = {};
  for (const city of ['Abbotsford', 'Burnaby', 'Montreal', 'Surrey', 'Toronto', 'Zeballos'])
    ids[city] = (await givenLocation(api.database, { city })).id;
  await ordersFrom(ids['Surrey'] ?? '', 2);
  await ordersFrom(ids['Zeballos'] ?? '', 1);
  // Cancelled orders and old orders do not count.
  await ordersFrom(ids['Abbotsford'] ?? '', 3, { status: OrderStatus.CANCELLED });
  await ordersFrom(ids['Burnaby'] ?? '', 3, { daysAgo: 91 });

  expect(await cities({ sort: 'popular' })).toEqual([
    'Surrey',
    'Zeballos',
    'Toronto',
    'Montreal',
    'Burnaby',
    'Abbotsford',
  ]);
  expect(await cities({ sort: 'popular', q: 'o' })).toEqual(['Zeballos', 'Toronto', 'Montreal', 'Abbotsford']);
  expect(await cities()).toEqual(['Abbotsford', 'Burnaby', 'Montreal', 'Surrey', 'Toronto', 'Zeballos']);
});

it('takes no other order than those it knows', async () => {
  const { status, body } = await api.guest.answer('locations.list', { query: { sort: 'orders' } });
  expect([status, body.errorCode]).toEqual([400, 'ARENA_007']);
});
