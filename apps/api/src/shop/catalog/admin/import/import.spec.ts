import {
  DeliveryMethod,
  type ProductAdminWire,
  ProductImportStatus,
  type ProductImportWire,
  StockMoveReason,
} from '@dronesoccer/contracts';
import { givenLocation, newRowId } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { useApi } from '../../../../../test/support/api.js';
import { dataOf, formOf } from '../../../../../test/support/client.js';
import { resumeImports } from '../../../../../test/support/resume-imports.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { shopkeeper, termsOf } from '../../../../../test/support/products.js';
import { address, expectBooksToBalance } from '../../../../../test/support/shopping.js';
import { Jobs } from '../../../../platform/jobs/index.js';
import { ImportProducts } from './import-products.js';

const api = useApi();
const { READY, DONE } = ProductImportStatus;
let keeper: Awaited<ReturnType<typeof shopkeeper>>;
let warehouse: string;

beforeAll(async () => {
  keeper = await shopkeeper(api);
  await givenLocation(api.database, { name: { en: 'Night Arena', fr: 'Aréna de nuit' } });
  const reply = await keeper.answer('products.admin.stockPoints');
  warehouse = reply.body.data[0]?.id ?? '';
});

const upload = (content: string | Buffer, name = 'products.csv') =>
  keeper.answer('products.admin.import', { form: formOf({ file: new File([content], name) }) });
const getImport = (id: string) => keeper.call('products.admin.getImport', { params: { id } });
const rowsOf = async (id: string, query: object = {}) => {
  const reply = await keeper.answer('products.admin.importRows', { params: { id }, query });
  return reply.body.data;
};
const confirm = (id: string) => keeper.answer('products.admin.confirmImport', { params: { id } });

const until = (id: string, wanted: ProductImportStatus): Promise<ProductImportWire> =>
  eventually(
    () => getImport(id),
    ({ status }) => status === wanted,
  );

async function checked(content: string | Buffer): Promise<ProductImportWire> {
  const reply = await upload(content);
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return until(reply.body.data.id, READY);
}

async function applied(content: string | Buffer): Promise<ProductImportWire> {
  const { id } = await checked(content);
  const reply = await confirm(id);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return until(id, DONE);
}

const exported = async (query: object = {}): Promise<string> => {
  const reply = await keeper.answer('products.admin.export', { query });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body;
};

const headings = [
  'slug',
  'name_en',
  'name_fr',
  'category',
  'price',
  'weight_grams',
  'description_en',
  'description_fr',
];
const csv = (rows: Record<string, string>[], columns: string[] = headings): string =>
  stringify(rows, { header: true, columns });
const row = (changes: Record<string, string> = {}): Record<string, string> => {
  const tail = newRowId().slice(-8);
  return {
    slug: `row-${tail}`,
    name_en: `Row ${tail}`,
    name_fr: `Rangée ${tail}`,
    category: 'Drone',
    price: '19.99',
    weight_grams: '100',
    description_en: 'Good.',
    description_fr: 'Bon.',
    ...changes,
  };
};
const bySlug = async (slug: string | undefined): Promise<ProductAdminWire> => {
  const [found] = await api.database.query<{ id: string }>('SELECT id FROM products WHERE slug = $1', [slug]);
  return keeper.get(found?.id ?? '');
};

describe('a file of products', () => {
  it('is checked first, changes nothing until it is confirmed, and then creates and updates', async () => {
    const old = await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 5 }] });
    const fresh = row({ stock_warehouse: '7', price: '1249,50', category: 'trousse' });
    const file = csv([fresh, { slug: old.slug, price: '300', stock_warehouse: '2' }], [...headings, 'stock_warehouse']);
    // An update needs only the columns that it changes. An empty cell would mean that the product has no such value.
    const partial = csv([{ slug: old.slug, price: '300', stock_warehouse: '2' }], ['slug', 'price', 'stock_warehouse']);

    const mixed = await checked(file);
    expect(mixed).toMatchObject({ totalRows: 2, found: { create: 1, update: 0, keep: 0, refused: 1 } });
    expect((await keeper.get(old.id)).price).toBe(249.99);

    const ready = await checked(partial);
    expect(ready.found).toEqual({ create: 0, update: 1, keep: 0, refused: 0 });
    expect((await rowsOf(ready.id)).items).toEqual([
      {
        line: 2,
        action: 'update',
        slug: old.slug,
        name: old.name.en,
        changes: [
          { field: 'price', before: '249.99', after: '300.00' },
          { field: 'stock_warehouse', before: '5', after: '2' },
        ],
        errors: [],
      },
    ]);
    dataOf(await confirm(ready.id));
    expect(await until(ready.id, DONE)).toMatchObject({ createdCount: 0, updatedCount: 1, doneRows: 1 });
    expect(await keeper.get(old.id)).toMatchObject({ price: 300, stockQty: 2, version: 2 });

    dataOf(await confirm(mixed.id));
    expect(await until(mixed.id, DONE)).toMatchObject({ createdCount: 1, updatedCount: 0 });
    const made = await bySlug(fresh['slug']);
    expect(made).toMatchObject({ price: 1249.5, category: 'Kit', stockQty: 7, isActive: true });
    expect((await api.guest.call('products.get', { params: { slug: made.slug } })).stockQty).toBe(7);
    const moves = await keeper.answer('products.admin.stockMoves', { params: { id: made.id } });
    expect(moves.body.data.items).toMatchObject([{ delta: 7, reason: StockMoveReason.CORRECTED, note: 'import' }]);
  });

  it('refuses a day that does not exist, which would be read as one of the next month', async () => {
    const rows = ['2027-02-30', '2027-02-28'].map((day) => row({ sale_price: '1', sale_ends_at: day }));
    const { id, found } = await checked(csv(rows, [...headings, 'sale_price', 'sale_ends_at']));
    expect(found).toMatchObject({ create: 1, refused: 1 });
    const { items } = await rowsOf(id, { show: 'refused' });
    expect(items.map(({ line, errors }) => [line, errors.map(({ field }) => field)])).toEqual([[2, ['sale_ends_at']]]);
  });

  it('tells every error with its row, its column and its reason in both languages', async () => {
    const taken = await keeper.create();
    const rows = [
      row({ price: 'free' }),
      row({ category: 'Boat', weight_grams: '-1' }),
      row({ name_fr: taken.name.fr.toUpperCase() }),
      row({ slug: 'Not An Address' }),
      row({ description_en: '' }),
      row({ slug: 'twice-told' }),
      row({ slug: 'twice-told' }),
      row({ sale_price: '20' }),
      row({ pictures: 'https://elsewhere.test/a.webp' }),
      row({ stock_warehouse: '1.5' }),
      row({ id: newRowId() }),
      row(),
    ];
    const file = csv(rows, ['id', ...headings, 'sale_price', 'pictures', 'stock_warehouse']);
    const { id, found } = await checked(file);
    expect(found).toEqual({ create: 2, update: 0, keep: 0, refused: 10 });
    const { items, total } = await rowsOf(id, { show: 'refused' });
    expect(total).toBe(10);
    expect(items.map(({ line, errors }) => [line, errors.map(({ field }) => field).join()])).toEqual([
      [2, 'price'],
      [3, 'category,weight_grams'],
      [4, 'name_fr'],
      [5, 'slug'],
      [6, 'description_en'],
      [8, 'slug'],
      [9, 'sale_price'],
      [10, 'pictures'],
      [11, 'stock_warehouse'],
      [12, 'id'],
    ]);
    expect(items[0]?.errors[0]?.message).toEqual({
      en: 'Enter an amount such as 1249.99',
      fr: 'Entrez un montant comme 1249,99',
    });
    expect((await rowsOf(id, { field: 'weight_grams' })).items.map(({ line }) => line)).toEqual([3]);

    const errors = await keeper.answer('products.admin.importErrors.export', {
      params: { id },
      headers: { 'accept-language': 'fr' },
    });
    expect(errors.status).toBe(200);
    const lines: string[][] = parse(errors.body, { bom: true });
    expect(lines).toHaveLength(12);
    expect(lines.slice(0, 2)).toEqual([
      ['Ligne', 'Produit', 'Colonne', 'Motif'],
      ['2', rows[0]?.['name_en'] ?? '', 'price', 'Entrez un montant comme 1249,99'],
    ]);

    dataOf(await confirm(id));
    expect(await until(id, DONE)).toMatchObject({ createdCount: 2, found: { refused: 10 } });
  });

  it.each([
    ['commas', (text: string) => text],
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['empty rows and columns', (text: string) => text.replaceAll('\n', ',,\n').replace('\n', '\n,,,\n')],
  ])('is read with %s', async (_what, change) => {
    const { found } = await checked(change(csv([row()])));
    expect(found).toMatchObject({ create: 1, refused: 0 });
  });

  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['a heading alone', 'slug,price\n'],
    ['an unknown column', 'slug,colour\na,b\n'],
    ['a column twice', 'slug,price,price\na,1,1\n'],
    ['no key', 'price\n1\n'],
    ['an open quotation mark', 'slug,name_en\n"a,b\n'],
    ['a wrong encoding', Buffer.from('slug,name_en\na,\xe9lan\n', 'latin1')],
    ['a NUL byte', 'slug,name_en\na,b\u0000\n'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])],
    ['too many rows', `slug\n${'a\n'.repeat(10_001)}`],
  ])('with %s is IMPORT_002 and says why', async (_what, content) => {
    const reply = await upload(content);
    expect([reply.status, reply.body.errorCode]).toEqual([422, 'IMPORT_002']);
    expect(reply.body.errors?.length).toBeGreaterThan(0);
  });

  it('of more than five million bytes is refused as too large', async () => {
    const reply = await upload(`slug,name_en\n${`${'x'.repeat(499)}\n`.repeat(10_010)}`);
    expect([reply.status, reply.body.errorCode]).toEqual([413, 'COMMON_004']);
  });

  it('that is confirmed by ten people at once is applied once', async () => {
    const product = await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 5 }] });
    const { id } = await checked(csv([{ slug: product.slug, stock_warehouse: '9' }], ['slug', 'stock_warehouse']));
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await until(id, DONE);
    expect((await keeper.get(product.id)).stockQty).toBe(9);
    expect(dataOf(await confirm(id))).toMatchObject({ status: DONE, updatedCount: 1 });
  });

  it('with nothing to apply is IMPORT_003, one that is not there IMPORT_001', async () => {
    const { id } = await checked(csv([row({ price: 'x' })]));
    expect((await confirm(id)).body.errorCode).toBe('IMPORT_003');
    expect((await confirm(newRowId())).body.errorCode).toBe('IMPORT_001');
    expect((await confirm('x')).body.errorCode).toBe('IMPORT_001');
  });
});

describe('files that fail for good', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are marked failed with a reason, and hold up no other', async () => {
    const [poisoned, good] = [await checked(csv([row(), row()])), await checked(csv([row()]))];
    // A price cannot be text, so the row cannot be written.
    await api.database.query(
      `UPDATE product_import_rows SET data = jsonb_set(data, '{judged,terms,price}', '"free"')
        WHERE import_id = $1 AND line = 3`,
      [poisoned.id],
    );
    jest.spyOn(api.app.get(Jobs), 'enqueue').mockResolvedValue(undefined);
    for (const { id } of [poisoned, good]) dataOf(await confirm(id));
    const { runner } = api.app.get(ImportProducts);
    await resumeImports(api.app.get(Jobs), runner);
    expect(await getImport(good.id)).toMatchObject({ status: DONE, createdCount: 1 });
    for (let tries = 1; tries < 3; tries++) await resumeImports(api.app.get(Jobs), runner);
    expect(await getImport(poisoned.id)).toMatchObject({
      ...{ status: ProductImportStatus.FAILED, createdCount: 0 },
      failure: { en: expect.stringMatching(/Nothing has changed/) as string },
    });
    expect((await confirm(poisoned.id)).body.errorCode).toBe('IMPORT_003');
  });
});

describe('the time of publication in a file', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * msPerHour).toISOString();

  it('must be in the future', async () => {
    const [first, second] = [await keeper.create({ isActive: false }), await keeper.create({ isActive: false })];
    const rows = [
      { slug: first.slug, publish_at: inHours(-1) },
      { slug: second.slug, publish_at: inHours(1) },
    ];
    const { id, found } = await checked(csv(rows, ['slug', 'publish_at']));
    expect(found).toEqual({ create: 0, update: 1, keep: 0, refused: 1 });
    const [refused] = (await rowsOf(id, { show: 'refused' })).items;
    expect(refused?.errors).toEqual([
      { field: 'publish_at', message: { en: 'Choose a time in the future', fr: 'Choisissez un moment à venir' } },
    ]);
  });

  it('takes no product out of the shop that was published after the export', async () => {
    const product = await keeper.create({ isActive: false, publishAt: inHours(1) });
    const file = await exported({ search: product.slug });
    await api.database.query(`UPDATE products SET publish_at = now() - interval '1 second' WHERE id = $1`, [
      product.id,
    ]);
    await eventually(async () => (await keeper.get(product.id)).isActive);
    // The exported time is still to come here, so it is moved into the past as if the file were older.
    const { id, found } = await checked(file.replace(product.publishAt ?? '', inHours(-1)));
    expect(found).toEqual({ create: 0, update: 0, keep: 0, refused: 1 });
    const [row] = (await rowsOf(id)).items;
    expect(row?.errors.map(({ field, message }) => [field, message.en])).toEqual([
      ['publish_at', expect.stringMatching(/is in the shop by now/)],
    ]);
  });
});

describe('SKUs and barcodes in a file', () => {
  const columns = [...headings, 'sku', 'barcode'];
  const errorsOf = async (id: string) =>
    (await rowsOf(id)).items.map(({ errors }) => errors.map(({ field, message }) => [field, message.en]));

  it('belong to one product: the check finds those of another product, however they are written', async () => {
    const sku = `Sku-${newRowId()}`;
    const owner = await keeper.create({ sku, barcode: '036000291452' });
    const rows = [row({ sku: sku.toUpperCase() }), row({ barcode: '0036000291452' })];
    const { id, found } = await checked(csv(rows, columns));
    expect(found).toMatchObject({ create: 0, refused: 2 });
    expect(await errorsOf(id)).toEqual([
      [['sku', 'Another product already has this SKU']],
      [['barcode', 'Another product already has this barcode']],
    ]);
    const own = csv([{ slug: owner.slug, sku, barcode: '0036000291452' }], ['slug', 'sku', 'barcode']);
    expect((await checked(own)).found).toMatchObject({ update: 1, refused: 0 });
  });

  it('appear once in the file', async () => {
    const sku = `Sku-${newRowId()}`;
    const rows = [
      row({ sku, barcode: '96385074' }),
      row({ sku: sku.toLowerCase() }),
      row({ barcode: '00000096385074' }),
    ];
    const { id, found } = await checked(csv(rows, columns));
    expect(found).toMatchObject({ create: 1, refused: 2 });
    expect(await errorsOf(id)).toEqual([
      [],
      [['sku', 'Row 2 has the same value']],
      [['barcode', 'Row 2 has the same value']],
    ]);
  });

  it('do not keep a row from changing the product whose name it has', async () => {
    const sku = `Sku-${newRowId()}`;
    const owner = await keeper.create({ sku });
    const { sameNames } = await checked(csv([row({ name_en: owner.name.en, name_fr: owner.name.fr, sku })], columns));
    expect(sameNames).toBe(1);
  });
});

describe('rows with the name of a product that exists', () => {
  const match = (id: string) => keeper.answer('products.admin.matchImportNames', { params: { id } });

  it('can change it instead: its address stays, and what is new in the row is shown before anything changes', async () => {
    const known = await keeper.create();
    const names = { name_en: known.name.en.toUpperCase(), name_fr: known.name.fr };
    const { id, found, sameNames } = await checked(csv([row({ ...names, price: '41.50' }), row({ price: 'free' })]));
    expect({ found, sameNames }).toEqual({ found: { create: 0, update: 0, keep: 0, refused: 2 }, sameNames: 1 });
    const [refused] = (await rowsOf(id)).items;
    expect(refused?.errors.map(({ productId }) => productId)).toEqual([known.id, known.id]);

    // The worker may have checked the rows again before the reply is read.
    dataOf(await match(id));
    expect(await until(id, READY)).toMatchObject({
      found: { create: 0, update: 1, keep: 0, refused: 1 },
      sameNames: 0,
    });
    const [matched] = (await rowsOf(id)).items;
    expect(matched).toMatchObject({ action: 'update', slug: known.slug });
    expect(matched?.changes).toContainEqual(expect.objectContaining({ field: 'price', after: '41.50' }));

    dataOf(await confirm(id));
    await until(id, DONE);
    expect(await keeper.get(known.id)).toMatchObject({ slug: known.slug, price: 41.5 });
  });

  it('stay refused when two products have their names, or when the row is about a third', async () => {
    const [first, second, third] = [await keeper.create(), await keeper.create(), await keeper.create()];
    const rows = [
      row({ name_en: first.name.en, name_fr: second.name.fr }),
      row({ slug: third.slug, name_en: second.name.en }),
    ];
    const { id, sameNames } = await checked(csv(rows));
    expect(sameNames).toBe(0);
    expect((await match(id)).body.errorCode).toBe('IMPORT_003');
    expect(await getImport(id)).toMatchObject({ status: READY, found: { refused: 2 } });
    expect((await match(newRowId())).body.errorCode).toBe('IMPORT_001');
  });
});

describe('between check and confirmation', () => {
  const sell = async (productId: string, quantity: number) => {
    const wish = {
      delivery: DeliveryMethod.SHIP,
      email: 'a.buyer@example.test',
      address,
      items: [{ productId, quantity }],
    };
    const quote = await api.guest.call('orders.quote', { body: wish });
    return api.guest.call('orders.place', { body: { ...wish, expectedTotal: quote.total } });
  };
  const file = (slug: string, cells: Record<string, string>) =>
    csv([{ slug, ...cells }], ['slug', ...Object.keys(cells)]);

  it('pieces are sold: they stay sold, and the difference is applied to what is left', async () => {
    const product = await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 5 }] });
    const { id } = await checked(file(product.slug, { stock_warehouse: '8' }));
    await sell(product.id, 2);
    dataOf(await confirm(id));
    await until(id, DONE);
    expect((await keeper.get(product.id)).stockQty).toBe(6);
  });

  it('more is sold than the file would leave: that row is refused, the others are applied', async () => {
    const [first, second] = [
      await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 5 }] }),
      await keeper.create(),
    ];
    const rows = [
      { slug: first.slug, price: '249.99', stock_warehouse: '1' },
      { slug: second.slug, price: '200', stock_warehouse: '' },
    ];
    const { id } = await checked(csv(rows, ['slug', 'price', 'stock_warehouse']));
    await sell(first.id, 3);
    dataOf(await confirm(id));
    expect(await until(id, DONE)).toMatchObject({ updatedCount: 1, found: { update: 1, refused: 1 } });
    expect((await rowsOf(id, { show: 'refused' })).items[0]?.errors[0]?.message.en).toMatch(/sold/);
    expect([(await keeper.get(first.id)).stockQty, (await keeper.get(second.id)).price]).toEqual([2, 200]);
  });

  it('another admin changes a product: their change stays, and the row is refused', async () => {
    const product = await keeper.create();
    const { id } = await checked(file(product.slug, { price: '1' }));
    await keeper.call('products.admin.update', {
      params: { id: product.id },
      body: { ...termsOf(product), price: 333 },
    });
    dataOf(await confirm(id));
    expect(await until(id, DONE)).toMatchObject({ updatedCount: 0, found: { refused: 1 } });
    expect((await keeper.get(product.id)).price).toBe(333);
  });

  it('another product takes the name: the row is refused at the name', async () => {
    const wanted = row();
    const { id } = await checked(csv([wanted]));
    const text = (name: string | undefined) => ({ name: name ?? '', description: 'x', specs: [] });
    await keeper.create({ slug: `other-${newRowId()}`, texts: { en: text(wanted['name_en']), fr: text(newRowId()) } });
    dataOf(await confirm(id));
    await until(id, DONE);
    expect((await rowsOf(id)).items[0]?.errors.map(({ field }) => field)).toEqual(['name_en']);
  });
});

describe('an export', () => {
  it('that is imported again changes nothing, formulas, quotation marks and line breaks included', async () => {
    const tail = newRowId().slice(-8);
    const odd = (name: string) => ({
      name: `=${name} ${tail}`,
      description: `+1 "quoted"; then,\nanother line\n'=kept`,
      specs: [
        { label: '@Ratio: odd\\', value: '-1:2' },
        { label: 'Weight', value: '=2+3' },
      ],
    });
    const product = await keeper.create({
      texts: { en: odd('SUM'), fr: odd('SOMME') },
      salePrice: 9.5,
      saleStartsAt: '2026-01-02T03:04:05.678Z',
      saleEndsAt: '2027-01-01T00:00:00.000Z',
      arenaClass: 2,
      isActive: false,
      pictures: [{ url: '/pictures/products/a.webp', alt: { en: 'One', fr: 'Un' } }],
      stock: [{ stockPointId: warehouse, quantity: 3 }],
    });
    const text = await exported();
    expect(text).toContain(`'=SUM ${tail}`);
    const records: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(records.find(({ id }) => id === product.id)).toMatchObject({
      slug: product.slug,
      sale_price: '9.50',
      arena_class: '40',
    });
    const { found, totalRows } = await checked(text);
    expect(found).toEqual({ create: 0, update: 0, keep: totalRows, refused: 0 });
    expect(totalRows).toBe(records.length);
    expect(await keeper.get(product.id)).toEqual(product);
  });

  it('has what the filter finds, and over nothing is PROD_004', async () => {
    const product = await keeper.create();
    const records: Record<string, string>[] = parse(await exported({ search: product.slug }), {
      bom: true,
      columns: true,
    });
    expect(records.map(({ slug }) => slug)).toContain(product.slug);
    expect(await keeper.refused('products.admin.export', { query: { search: `none-${newRowId()}` } })).toEqual([
      404,
      'PROD_004',
    ]);
  });

  it('can be changed in a spreadsheet and brought back', async () => {
    const product = await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 3 }] });
    const records: Record<string, string>[] = parse(await exported({ search: product.slug }), {
      bom: true,
      columns: true,
    });
    const [record] = records.filter(({ id }) => id === product.id);
    if (record === undefined) throw new Error('The product should be in the export.');
    const changed = { ...record, slug: `moved-${product.slug}`, active: 'FAUX', 'stock: Night Arena': '4' };
    expect(await applied(csv([changed], Object.keys(changed)))).toMatchObject({ updatedCount: 1 });
    expect(await keeper.get(product.id)).toMatchObject({ slug: `moved-${product.slug}`, isActive: false, stockQty: 7 });
  });
});

it('leaves books that balance', () => expectBooksToBalance(api.database));
