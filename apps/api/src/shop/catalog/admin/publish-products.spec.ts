import { DeliveryMethod } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { type Answer, outcomeOf } from '../../../../test/support/client.js';
import { registered } from '../../../../test/support/people.js';
import { productBody, shopkeeper, termsOf } from '../../../../test/support/products.js';
import { eventually } from '../../../../test/support/eventually.js';
import { address } from '../../../../test/support/shopping.js';
import { PublishProducts } from './publish-products.js';

const api = useApi();
const other = useApi({ ROLES: 'http' }, { sharing: api });
let keeper: Awaited<ReturnType<typeof shopkeeper>>;

beforeAll(async () => {
  keeper = await shopkeeper(api);
});

const soon = () => new Date(Date.now() + msPerHour).toISOString();
const named = (name: string) => ({
  en: { name, description: 'Round.', specs: [] },
  fr: { name: `${name} é`, description: 'Rond.', specs: [] },
});
const come = (id: string) =>
  api.database.query(`UPDATE products SET publish_at = now() - interval '1 second' WHERE id = $1`, [id]);
const fieldsOf = ({ body }: Answer<unknown>) => (body.errors ?? []).map(({ field }) => field);
const auditOf = (id: string) =>
  api.database.query('SELECT action, actor_id FROM audit_entries WHERE subject_id = $1 ORDER BY id', [id]);

describe.each(['draft', 'scheduled'] as const)('a %s product', (state) => {
  const create = () =>
    keeper.create(
      productBody({
        texts: named(`Hidden ${newRowId()}`),
        isActive: false,
        publishAt: state === 'draft' ? null : soon(),
      }),
    );

  it('is seen by no visitor, whatever call asks for it', async () => {
    const product = await create();
    expect(product).toMatchObject({ state, isActive: false });
    const { id, slug } = product;
    const params = { slug };
    const member = api.as(await registered(api));
    const items = [{ productId: id, quantity: 1 }];
    const wish = { delivery: DeliveryMethod.SHIP, email: 'a.buyer@example.test', address, items };
    expect(outcomeOf(await api.guest.answer('products.get', { params }))).toEqual([404, 'PROD_001']);
    expect(outcomeOf(await api.guest.answer('products.related', { params }))).toEqual([404, 'PROD_001']);
    expect(outcomeOf(await member.answer('cart.add', { body: { productId: id } }))).toEqual([404, 'PROD_001']);
    const save = member.answer('wishlist.put', { params: { productId: id } });
    expect(outcomeOf(await save)).toEqual([404, 'PROD_001']);
    const ask = { productId: id, email: 'someone@example.test' };
    expect((await api.guest.answer('restockNotices.ask', { body: ask })).status).toBe(404);
    const quote = await api.guest.answer('orders.quote', { body: wish });
    expect(JSON.stringify(quote.body)).not.toContain(product.name.en);
    expect(await api.guest.call('products.byIds', { query: { ids: id } })).toEqual([]);
    for (const query of [{}, { search: product.name.en.slice(0, 40) }])
      expect((await api.guest.call('products.list', { query })).items.map((item) => item.id)).not.toContain(id);
    for (const path of [`/api/share-pictures/product/${slug}?locale=en&shape=wide`, `/shop/product/${slug}`])
      expect((await fetch(api.origin + path)).status).toBe(404);
    expect(await (await fetch(`${api.origin}/sitemap.xml`)).text()).not.toContain(slug);
  });

  it('is shown by its preview link, and by no other token: PROD_012', async () => {
    const [product, another] = [await create(), await create()];
    const { token } = await keeper.call('products.admin.preview', { params: { id: product.id } });
    const preview = (slug: string, text: string) =>
      api.guest.answer('products.preview', { params: { slug }, query: { token: text } });
    const { status, headers, body } = await preview(product.slug, token);
    expect([status, body.data?.name, body.data?.isActive]).toEqual([200, product.name.en, false]);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(outcomeOf(await preview(another.slug, token))).toEqual([410, 'PROD_012']);
    const [expiry = '', signature = ''] = token.split('.');
    for (const forged of ['', '1', `${Number(expiry) + 1}.${signature}`, `${expiry}.`, `1000000000000.${signature}`])
      expect(outcomeOf(await preview(product.slug, forged))).toEqual([410, 'PROD_012']);
    await keeper.call('products.admin.setActive', { params: { id: product.id }, body: { isActive: true } });
    expect((await preview(product.slug, token)).body.data?.isActive).toBe(true);
  });
});

describe('a scheduled product', () => {
  it('appears at its time on every process, though two workers publish it, with one entry in the audit', async () => {
    const product = await keeper.create(productBody({ isActive: false, publishAt: soon() }));
    const params = { slug: product.slug };
    for (const process of [api, other])
      expect((await process.guest.answer('products.get', { params })).status).toBe(404);
    const publisher = api.app.get(PublishProducts, { strict: false });
    await publisher.step();
    expect((await api.guest.answer('products.get', { params })).status).toBe(404);
    await come(product.id);
    await Promise.all([publisher.step(), publisher.step()]);
    expect(await api.guest.call('products.get', { params })).toMatchObject({ isActive: true });
    // The other process learns of the change through the database, and then shows it in its lists too.
    await eventually(async () => (await other.guest.answer('products.get', { params })).status === 200);
    expect((await other.guest.call('products.list')).items.map(({ id }) => id)).toContain(product.id);
    expect((await api.guest.call('products.list')).items.map(({ id }) => id)).toContain(product.id);
    expect(await keeper.call('products.admin.get', { params: { id: product.id } })).toMatchObject({
      ...{ state: 'published', publishAt: null, version: 2 },
    });
    expect(await auditOf(product.id)).toEqual([
      expect.objectContaining({ action: 'product.created' }),
      { action: 'product.published', actor_id: null },
    ]);
  });

  it('is a draft again when an administrator deactivates it, alone or with others; a draft cannot be: PROD_003', async () => {
    const create = () => keeper.create(productBody({ isActive: false, publishAt: soon() }));
    const [one, another] = [await create(), await create()];
    const params = { id: one.id };
    const deactivate = { params, body: { isActive: false } };
    expect(await keeper.call('products.admin.setActive', deactivate)).toMatchObject({
      ...{ state: 'draft', publishAt: null, wasPublished: false },
    });
    expect(await keeper.refused('products.admin.setActive', deactivate)).toEqual([409, 'PROD_003']);
    const { results } = await keeper.call('products.admin.bulk', {
      body: { action: 'deactivate', ids: [one.id, another.id] },
    });
    expect(results).toMatchObject([{ errorCode: 'PROD_003' }, { errorCode: null, wasActive: false }]);
    expect(await keeper.get(another.id)).toMatchObject({ state: 'draft', publishAt: null });
  });

  it('is created once, although the retry comes after its time', async () => {
    const publishAt = new Date(Date.now() + 1_500).toISOString();
    const send = { body: productBody({ isActive: false, publishAt }), idempotencyKey: newRowId() };
    const created = await keeper.call('products.admin.create', send);
    await eventually(() => Date.now() > Date.parse(publishAt));
    expect((await keeper.call('products.admin.create', send)).id).toBe(created.id);
  });

  it('that was in the shop before keeps its page, and is never a draft', async () => {
    const product = await keeper.create(productBody());
    const body = { ...termsOf(product), isActive: false, publishAt: soon() };
    const saved = await keeper.call('products.admin.update', { params: { id: product.id }, body });
    expect(saved).toMatchObject({ state: 'scheduled', wasPublished: true });
    const params = { slug: product.slug };
    expect(await api.guest.call('products.get', { params })).toMatchObject({ isActive: false });
    const hide = { params: { id: product.id }, body: { isActive: false } };
    expect(await keeper.call('products.admin.setActive', hide)).toMatchObject({ state: 'inactive', publishAt: null });
  });

  it('is published at once when an administrator activates it, and never a draft again', async () => {
    const { id } = await keeper.create(productBody({ isActive: false, publishAt: soon() }));
    const set = (isActive: boolean) => keeper.call('products.admin.setActive', { params: { id }, body: { isActive } });
    expect(await set(true)).toMatchObject({ state: 'published', publishAt: null });
    const hidden = await set(false);
    expect(hidden).toMatchObject({ state: 'inactive' });
    expect((await api.guest.call('products.get', { params: { slug: hidden.slug } })).isActive).toBe(false);
  });

  it('keeps its time if an older client saves it without one', async () => {
    const product = await keeper.create(productBody({ isActive: false, publishAt: soon(), sku: newRowId() }));
    const { publishAt: _time, sku: _sku, barcode: _code, seo: _seo, ...terms } = termsOf(product);
    const saved = await keeper.call('products.admin.update', {
      ...{ params: { id: product.id }, body: { ...terms, price: 5, version: product.version } },
    });
    expect(saved).toMatchObject({ price: 5, publishAt: product.publishAt, sku: product.sku, state: 'scheduled' });
  });

  it('cannot be in the shop already, nor appear in the past: PROD_007', async () => {
    const past = new Date(Date.now() - msPerHour).toISOString();
    for (const terms of [
      { isActive: true, publishAt: soon() },
      { isActive: false, publishAt: past },
    ]) {
      const answer = await keeper.answer('products.admin.create', { body: productBody(terms) });
      expect([answer.status, answer.body.errorCode, fieldsOf(answer)]).toEqual([400, 'PROD_007', ['publishAt']]);
    }
  });

  it('is what the table finds by its state', async () => {
    const draft = await givenProduct(api.database, { state: 'draft' });
    const scheduled = await givenProduct(api.database, { state: { publishAt: new Date(Date.now() + msPerHour) } });
    const inactive = await givenProduct(api.database, { isActive: false });
    const published = await givenProduct(api.database);
    const all = { draft, scheduled, inactive, published };
    for (const state of Object.keys(all) as (keyof typeof all)[]) {
      const { items } = await keeper.call('products.admin.list', { query: { state, pageSize: 100 } });
      const found = Object.values(all).filter(({ id }) => items.some((item) => item.id === id));
      expect(found).toEqual([all[state]]);
    }
  });
});

describe('a SKU and a barcode', () => {
  const barcode = () => {
    const digits = String(Math.floor(Math.random() * 1e11)).padStart(11, '0');
    const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
    return digits + String((10 - (sum % 10)) % 10);
  };

  it('belong to one product, whatever the case of the letters and the zeros in front: PROD_002', async () => {
    const sku = `Sku-${newRowId()}`;
    const gtin = barcode();
    await keeper.create(productBody({ sku, barcode: gtin }));
    for (const [terms, field] of [
      [{ sku: sku.toUpperCase() }, 'sku'],
      [{ barcode: `0${gtin}` }, 'barcode'],
    ] as const) {
      const answer = await keeper.answer('products.admin.create', { body: productBody(terms) });
      expect([answer.status, answer.body.errorCode, fieldsOf(answer)]).toEqual([409, 'PROD_002', [field]]);
    }
  });

  it('are on the public page, for search engines', async () => {
    const codes = { sku: `Sku-${newRowId()}`, barcode: barcode() };
    const { slug } = await keeper.create(productBody(codes));
    expect(await api.guest.call('products.get', { params: { slug } })).toMatchObject(codes);
  });

  it('are found by the search of the dashboard, and the copy of a product has neither', async () => {
    const sku = `Sku-${newRowId()}`;
    const product = await keeper.create(productBody({ sku, barcode: barcode() }));
    for (const search of [sku.toLowerCase(), product.barcode ?? '', `0${product.barcode ?? ''}`]) {
      const { items } = await keeper.call('products.admin.list', { query: { search } });
      expect(items.map(({ id }) => id)).toEqual([product.id]);
    }
    const copy = await keeper.call('products.admin.duplicate', { params: { id: product.id } });
    expect(copy).toMatchObject({ sku: null, barcode: null, state: 'draft' });
  });

  it('need a matching check digit: PROD_007', async () => {
    const answer = await keeper.answer('products.admin.create', { body: productBody({ barcode: '4006381333932' }) });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['barcode']]);
  });
});

it('the texts for search engines of a product are those of the reader’s language, and empty ones fall back', async () => {
  const seo = { en: { title: 'A round ball', description: '' }, fr: { title: '', description: 'Un ballon rond.' } };
  const { slug } = await keeper.create(productBody({ seo }));
  const get = (locale: string) =>
    api.guest.call('products.get', { params: { slug }, headers: { 'accept-language': locale } });
  expect((await get('en')).seo).toEqual(seo.en);
  expect((await get('fr')).seo).toEqual(seo.fr);
  const page = await (await fetch(`${api.origin}/shop/product/${slug}`)).text();
  if (page.includes('og:title')) expect(page).toContain('A round ball');
});
