import {
  DeliveryMethod,
  type Envelope,
  type ErrorCode,
  errorCatalogue,
  errorCodes,
  OrderStatus,
  type OrderWire,
  ReturnReason,
} from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../test/support/after-purchase.js';
import { useApi } from '../../../test/support/api.js';
import { dataOf } from '../../../test/support/client.js';
import { registered } from '../../../test/support/people.js';
import { address, expectBooksToBalance, orderBody, placeOrder } from '../../../test/support/shopping.js';

interface Refusal {
  status: number;
  body: unknown;
}

/** Covers every order code of spec 8 with a situation in which a customer or an administrator meets it. */
describe('the codes of orders', () => {
  const api = useApi({ ROLES: 'http', DATABASE_LOCK_TIMEOUT_MS: '1000' });
  let desk: Desk;
  let ball: GivenProduct;
  let rare: GivenProduct;

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 500 });
    rare = await givenProduct(api.database, { price: 10_000, stock: 1 });
  });
  afterEach(() => expectBooksToBalance(api.database));

  const one = (product = ball) => ({ items: [{ productId: product.id, quantity: 1 }] });
  const move = (order: OrderWire, to: OrderStatus, expected: OrderStatus) =>
    desk.staff.answer('orders.admin.changeStatus', { params: { id: order.id }, body: { to, expected } });
  const cancel = ({ id, accessToken }: OrderWire) =>
    api.guest.answer('orders.cancel', { params: { id }, query: { token: accessToken } });
  const giveBack = (productId: string, quantity: number) => ({
    lines: [{ productId, quantity, reason: ReturnReason.OTHER }],
  });

  const situations: Readonly<Record<string, [situation: string, meet: () => Promise<Refusal>]>> = {
    ORD_001: [
      'somebody opens an order that is not theirs',
      async () => api.guest.answer('orders.get', { params: { id: (await placeOrder(desk.origin, one())).id } }),
    ],
    ORD_002: [
      'an administrator exports a filter that finds nothing',
      async () => desk.staff.answer('orders.admin.export', { query: { search: 'no-such-order' } }),
    ],
    ORD_003: ['a body that is a list instead of an order', async () => api.guest.answer('orders.place', { body: [1] })],
    ORD_004: [
      'the database cannot answer for longer than anybody waits',
      async () => {
        const { id, accessToken } = await placeOrder(desk.origin, one());
        return api.database.transaction(async (tx) => {
          await tx.query('LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
          return api.guest.answer('orders.get', { params: { id }, query: { token: accessToken } });
        });
      },
    ],
    ORD_005: [
      'an order names a delivery that does not exist',
      async () => api.guest.answer('orders.place', { body: { ...one(), delivery: 9, expectedTotal: 1 } }),
    ],
    ORD_006: [
      'an administrator ships an order that a colleague has shipped a moment ago',
      async () => {
        const order = await desk.shipped(one());
        return move(order, OrderStatus.SHIPPED, OrderStatus.PAID);
      },
    ],
    ORD_007: [
      'an order is cancelled whose money lies with a provider that is no longer switched on',
      async () => {
        const order = await desk.paid(one());
        const name = (provider: string) =>
          api.database.query('UPDATE payments SET provider = $2 WHERE order_id = $1', [order.id, provider]);
        await name('elsewhere');
        const refused = await cancel(order);
        await name('sandbox');
        return refused;
      },
    ],
    ORD_008: [
      'an administrator ships an unpaid order',
      async () => move(await placeOrder(desk.origin, one()), OrderStatus.SHIPPED, OrderStatus.PENDING),
    ],
    ORD_009: [
      'a buyer sends back something they did not buy',
      async () => desk.requestReturn(await desk.shipped(one()), giveBack(rare.id, 1)),
    ],
    ORD_010: [
      'two buyers want the last piece',
      async () => {
        const [first, second] = [await orderBody(desk.origin, one(rare)), await orderBody(desk.origin, one(rare))];
        await api.guest.call('orders.place', { body: first });
        return api.guest.answer('orders.place', { body: second });
      },
    ],
    ORD_011: [
      'a buyer cancels in one tab what they have cancelled in another',
      async () => {
        const order = await placeOrder(desk.origin, one());
        dataOf(await cancel(order));
        return cancel(order);
      },
    ],
    ORD_012: ['a buyer cancels an order that has left', async () => cancel(await desk.shipped(one()))],
    ORD_013: [
      'an account is deleted while its last order is on the way to the server',
      async () => {
        const person = await registered(api);
        const body = { ...one(), delivery: DeliveryMethod.SHIP, address, expectedTotal: 120.75 };
        // The token stays valid for a moment, because the session was checked a second ago.
        await api.as(person).call('me.get');
        await api.database.query('DELETE FROM users WHERE id = $1', [person.user.id]);
        return api.as(person).answer('orders.place', { body });
      },
    ],
    ORD_014: [
      'a buyer asks for a return of nothing',
      async () => desk.requestReturn(await desk.shipped(one()), { lines: [] }),
    ],
    ORD_015: [
      'a buyer sends back more than they bought',
      async () => desk.requestReturn(await desk.shipped(one()), giveBack(ball.id, 2)),
    ],
    ORD_016: [
      'an order moves to another province',
      async () => {
        const { id } = await desk.paid(one());
        const body = { ...address, province: 'QC' as const, postalCode: 'H2X 1Y4', changes: 0 };
        return desk.staff.answer('orders.admin.changeAddress', { params: { id }, body });
      },
    ],
  };

  it('are all met', () => {
    expect(Object.keys(situations).sort()).toEqual(errorCodes.filter((code) => code.startsWith('ORD_')).sort());
  });

  it.each(Object.entries(situations))('%s: %s', async (code, [, meet]) => {
    const { status, body } = await meet();
    expect([status, (body as Envelope<null>).errorCode]).toEqual([errorCatalogue[code as ErrorCode].status, code]);
  });
});
