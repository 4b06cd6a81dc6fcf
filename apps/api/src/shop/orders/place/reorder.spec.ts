import { type OrderWire } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, givenStock } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { clientOf } from '../../../../test/support/client.js';
import { registered } from '../../../../test/support/people.js';
import { passTime } from '../../../../test/support/pass-time.js';
import { givenOrderLimits, placeOrder } from '../../../../test/support/shopping.js';

describe('an old order bought again', () => {
  const api = useApi({ ROLES: 'http' });

  const again = async ({ id, accessToken }: OrderWire, query: { locationId?: string } = {}) => {
    const { lines } = await api.guest.call('orders.reorder', {
      params: { id },
      query: { token: accessToken, ...query },
      headers: { 'accept-language': 'fr' },
    });
    return lines;
  };

  it('goes into the cart as far as possible today, and gives the reasons for the rest', async () => {
    const name = { en: 'Ball', fr: 'Balle' };
    const there = await givenProduct(api.database, { price: 10_000, stock: 50, name, images: ['/pictures/ball.webp'] });
    const few = await givenProduct(api.database, { stock: 9 });
    const none = await givenProduct(api.database, { stock: 5 });
    const off = await givenProduct(api.database, { stock: 50 });
    const items = [there, few, none, off].map(({ id }) => ({ productId: id, quantity: 5 }));
    const order = await placeOrder(await api.app.getUrl(), { items });
    await api.database.query('UPDATE products SET is_active = false WHERE id = $1', [off.id]);
    await api.database.query('UPDATE products SET sale_price_cents = 9000 WHERE id = $1', [there.id]);
    const lines = await again(order);
    expect(lines.map(({ requested, quantity, problem }) => [requested, quantity, problem?.code ?? null])).toEqual([
      [5, 5, null],
      [5, 4, 'ORD_010'],
      [5, 0, 'ORD_010'],
      [5, 0, 'PROD_003'],
    ]);
    // The product has its current price and name, in the form that a cart accepts.
    expect(lines[0]).toMatchObject({
      name: 'Ball',
      product: {
        id: there.id,
        slug: there.slug,
        name: 'Balle',
        price: 90,
        stockQty: 45,
        isActive: true,
        coverImage: '/pictures/ball.webp',
      },
    });
    expect(lines[1]?.problem?.message).toBe('Stock insuffisant');
    expect(lines[3]?.product).toBeNull();
  });

  it('asks for no more of a product than one order may hold today', async () => {
    const { id } = await givenProduct(api.database, { stock: 50 });
    const order = await placeOrder(await api.app.getUrl(), { items: [{ productId: id, quantity: 5 }] });
    await givenOrderLimits(api.database, { maxPiecesPerProduct: 3, maxPiecesPerOrder: 10 });
    passTime(2_000);
    expect(await again(order)).toMatchObject([{ requested: 5, quantity: 3 }]);
    await api.database.query(`DELETE FROM settings WHERE key = 'orderLimits'`);
    jest.restoreAllMocks();
  });

  it('counts the stock of the chosen location', async () => {
    const location = await givenLocation(api.database);
    const { id } = await givenProduct(api.database, { stock: 3 });
    const order = await placeOrder(await api.app.getUrl(), { items: [{ productId: id, quantity: 3 }] });
    await givenStock(api.database, id, 2, location.id);
    expect(await again(order)).toMatchObject([{ quantity: 0 }]);
    expect(await again(order, { locationId: location.id })).toMatchObject([
      { quantity: 2, problem: { code: 'ORD_010' } },
    ]);
    expect(await again(order, { locationId: 'google_abc' })).toMatchObject([{ quantity: 0 }]);
  });

  it('is its buyer’s alone', async () => {
    const { id } = await givenProduct(api.database);
    const order = await placeOrder(await api.app.getUrl(), { items: [{ productId: id, quantity: 1 }] });
    expect(await api.guest.refused('orders.reorder', { params: { id: order.id } })).toEqual([404, 'ORD_001']);
    expect(
      await clientOf(api.origin, (await registered(api)).bearer).refused('orders.reorder', {
        params: { id: order.id },
      }),
    ).toEqual([404, 'ORD_001']);
  });
});
