import { BookingStatus, OrderStatus } from '@dronesoccer/contracts';
import {
  callerOf,
  givenArena,
  givenProduct,
  givenSlot,
  payAtProvider,
  placeBooking,
  placeOrder,
} from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { someEmail } from '../../../test/support/people.js';
import { expectBooksToBalance } from '../../../test/support/shopping.js';

/** More than the connections of the pool, so that all of them are asked. */
const asked = 40;

describe('behind a pooler that keeps nothing between transactions', () => {
  const direct = useApi({ ROLES: 'http' });
  const pooled = useApi(
    {
      ROLES: 'http',
      DATABASE_POOLER: 'transaction-unnamed',
      get DATABASE_DIRECT_URL() {
        return direct.databaseUrl;
      },
    },
    { sharing: direct },
  );

  /** Returns the settings and the prepared statements of all connections of an API. */
  const kept = async ({ database }: typeof direct) => {
    const sessions = await Promise.all(
      Array.from({ length: asked }, () =>
        database.query<{ pid: number; timeout: string; jit: string; statements: number }>(
          `SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS timeout,
             current_setting('jit') AS jit,
             (SELECT count(*) FROM pg_prepared_statements) AS statements, pg_sleep(0.01)::text`,
        ),
      ),
    );
    const rows = sessions.flat();
    return {
      timeouts: [...new Set(rows.map(({ timeout }) => timeout))],
      jit: [...new Set(rows.map(({ jit }) => jit))],
      statements: Math.max(...rows.map(({ statements }) => statements)),
    };
  };

  it.each([
    ['transaction-unnamed', pooled],
    ['none', direct],
  ])('sells and books with DATABASE_POOLER=%s', async (_, api) => {
    const caller = callerOf(() => api.origin);
    const { id: productId } = await givenProduct(api.database, { stock: 1 });
    const { id: arenaId } = await givenArena(api.database);
    const { id: slotId } = await givenSlot(api.database, { arenaId });

    const order = await placeOrder(caller, { email: someEmail(), productId });
    const orderToken = order.accessToken ?? '';
    await payAtProvider(caller, { orderId: order.id, orderToken });
    const booking = await placeBooking(caller, { email: someEmail(), slotId });
    const token = booking.accessToken ?? '';
    await payAtProvider(caller, { bookingId: booking.id, token });

    const bought = await caller.call('orders.get', { params: { id: order.id }, query: { token: orderToken } });
    const booked = await caller.call('bookings.get', { params: { id: booking.id }, query: { token } });
    expect([bought.status, booked.status]).toEqual([OrderStatus.PAID, BookingStatus.CONFIRMED]);
    await expectBooksToBalance(api.database);
  });

  it('prepares no statements and sends no settings, which it does without a pooler', async () => {
    expect(await kept(pooled)).toEqual({ timeouts: ['0'], jit: ['on'], statements: 0 });
    const { timeouts, jit, statements } = await kept(direct);
    expect({ timeouts, jit }).toEqual({ timeouts: ['1min'], jit: ['off'] });
    expect(statements).toBeGreaterThan(0);
  });
});
