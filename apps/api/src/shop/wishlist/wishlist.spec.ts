import { limits, type WishlistMergeWire, type WishlistWire } from '@dronesoccer/contracts';
import { type GivenProduct, givenProduct, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { dataOf } from '../../../test/support/client.js';
import { type Person, registered } from '../../../test/support/people.js';

const api = useApi();

const put = (by: Person, productId: string) => api.as(by).answer('wishlist.put', { params: { productId } });
const remove = (by: Person, productId: string) => api.as(by).answer('wishlist.remove', { params: { productId } });
const merge = (by: Person, productIds: readonly string[]) =>
  api.as(by).answer('wishlist.merge', { body: { items: productIds.map((productId) => ({ productId })) } });

async function saved(by: Person, language = 'en'): Promise<WishlistWire['items']> {
  const data = await api.as(by).call('wishlist.get', { headers: { 'accept-language': language } });
  return data.items;
}

async function savedIds(by: Person): Promise<string[]> {
  const data = await api.as(by).call('wishlist.summary');
  return data.productIds;
}

const products = (count: number): Promise<GivenProduct[]> =>
  Promise.all(Array.from({ length: count }, () => givenProduct(api.database)));

describe('my wishlist', () => {
  it('shows what I saved, the newest first, as the shop shows it now', async () => {
    const person = await registered(api);
    const first = await givenProduct(api.database, { name: { en: 'Ball', fr: 'Balle' }, price: 9_900, stock: 3 });
    const second = await givenProduct(api.database, { price: 20_000, sale: { price: 15_000 } });
    dataOf(await put(person, first.id));
    expect(dataOf(await put(person, second.id.toUpperCase()))).toEqual({ productIds: [second.id, first.id] });
    const items = await saved(person);
    expect(items.map(({ product }) => product.id)).toEqual([second.id, first.id]);
    expect(items[0]).toMatchObject({ savedPrice: 150, product: { price: 200, salePrice: 150, isActive: true } });
    expect(items[1]).toMatchObject({ savedPrice: 99, product: { name: 'Ball', stockQty: 3 } });
    expect(Date.parse(items[0]?.savedAt ?? '')).toBeGreaterThan(Date.parse(items[1]?.savedAt ?? ''));
    expect((await saved(person, 'fr'))[1]).toMatchObject({ product: { name: 'Balle' } });
  });

  it('keeps the price a product was saved at, so that a drop can be seen', async () => {
    const person = await registered(api);
    const { id } = await givenProduct(api.database, { price: 10_000 });
    await put(person, id);
    await api.database.query('UPDATE products SET price_cents = 8000 WHERE id = $1', [id]);
    await put(person, id);
    expect(await saved(person)).toMatchObject([{ savedPrice: 100, product: { price: 80 } }]);
  });

  it('marks what is not sold any more instead of losing it', async () => {
    const person = await registered(api);
    const { id } = await givenProduct(api.database);
    await put(person, id);
    await api.database.query('UPDATE products SET is_active = false WHERE id = $1', [id]);
    expect(await saved(person)).toMatchObject([{ product: { id, isActive: false } }]);
  });

  it('is the same after saving or removing again', async () => {
    const person = await registered(api);
    const [one, other] = await products(2);
    for (const { id } of [one, other, one] as GivenProduct[]) dataOf(await put(person, id));
    expect(await savedIds(person)).toEqual([other?.id, one?.id]);
    for (const id of [one?.id ?? '', one?.id ?? '', newRowId()]) dataOf(await remove(person, id));
    expect(await savedIds(person)).toEqual([other?.id]);
  });

  it('puts the newest on top even when another API’s clock was ahead', async () => {
    const person = await registered(api);
    const [first, second] = (await products(2)).map(({ id }) => id) as [string, string];
    await put(person, first);
    await api.database.query(
      `UPDATE wishlist_items SET created_at = created_at + interval '2 s' WHERE product_id = $1`,
      [first],
    );
    expect(dataOf(await put(person, second))).toEqual({ productIds: [second, first] });
  });

  it('refuses a product that does not exist', async () => {
    const person = await registered(api);
    for (const id of [newRowId(), 'no-id']) {
      const { status, body } = await put(person, id);
      expect([status, body.errorCode]).toEqual([404, 'PROD_001']);
    }
    expect(await savedIds(person)).toEqual([]);
  });

  it('is no one else’s', async () => {
    const [one, other] = [await registered(api), await registered(api)];
    const { id } = await givenProduct(api.database);
    await put(one, id);
    expect(await saved(other)).toEqual([]);
    dataOf(await remove(other, id));
    expect(await savedIds(one)).toEqual([id]);
    expect(await api.guest.refused('wishlist.get')).toEqual([401, 'AUTH_002']);
    expect(await api.guest.refused('wishlist.put', { params: { productId: id } })).toEqual([401, 'AUTH_002']);
  });

  it('refuses a body that is no list', async () => {
    const person = await registered(api);
    for (const body of [{}, { items: 'all' }, { items: [1] }, { items: [{ productId: 'x', price: 1 }] }]) {
      expect(await api.as(person).refused('wishlist.merge', { body })).toEqual([400, 'WISH_002']);
    }
  });
});

describe('at the limit', () => {
  it('takes no more, and says so', async () => {
    const person = await registered(api);
    const ids = (await products(limits.wishlistMax + 1)).map(({ id }) => id);
    const last = ids.at(-1) ?? '';
    dataOf(await merge(person, ids.slice(0, -1)));
    const { status, body } = await put(person, last);
    expect([status, body.errorCode]).toEqual([409, 'WISH_001']);
    // A product that is already on the list may be saved again.
    dataOf(await put(person, ids[0] ?? ''));
    await remove(person, ids[0] ?? '');
    dataOf(await put(person, last));
  });

  it('is never passed by saving at once', async () => {
    const person = await registered(api);
    const ids = (await products(limits.wishlistMax + 20)).map(({ id }) => id);
    dataOf(await merge(person, ids.slice(0, limits.wishlistMax - 3)));
    const replies = await Promise.all(ids.slice(limits.wishlistMax - 3).map((id) => put(person, id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ body }) => body.errorCode === 'WISH_001')).toHaveLength(20);
    expect(await savedIds(person)).toHaveLength(limits.wishlistMax);
  });

  it('one product saved in twenty tabs at once is saved once', async () => {
    const person = await registered(api);
    const { id } = await givenProduct(api.database);
    const replies = await Promise.all(Array.from({ length: 20 }, () => put(person, id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await savedIds(person)).toEqual([id]);
  });
});

describe('merging a guest’s list', () => {
  it('is the union of both, the guest’s on top in its order; a repeat changes nothing', async () => {
    const person = await registered(api);
    const [own, both, one, other] = (await products(4)).map(({ id }) => id) as [string, string, string, string];
    await put(person, both);
    await put(person, own);
    const unknown = newRowId();
    expect(dataOf(await merge(person, [one, both.toUpperCase(), unknown, other, 'no-id', one]))).toEqual({
      productIds: [one, other, own, both],
      leftOut: [
        { productId: unknown, reason: 'PROD_001' },
        { productId: 'no-id', reason: 'PROD_001' },
      ],
    } satisfies WishlistMergeWire);
    dataOf(await merge(person, [one, both, other]));
    expect(await savedIds(person)).toEqual([one, other, own, both]);
  });

  it('takes the newest while there is room and names what it left out', async () => {
    const person = await registered(api);
    const ids = (await products(limits.wishlistMax + 2)).map(({ id }) => id);
    await merge(person, ids.slice(0, limits.wishlistMax - 1));
    const [fits, late] = ids.slice(-2) as [string, string];
    const data = dataOf(await merge(person, [fits, late]));
    expect(data.productIds).toHaveLength(limits.wishlistMax);
    expect(data.leftOut).toEqual([{ productId: late, reason: 'WISH_001' }]);
  });
});
