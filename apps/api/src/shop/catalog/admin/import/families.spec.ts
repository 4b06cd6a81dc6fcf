import { ProductImportStatus } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { useApi } from '../../../../../test/support/api.js';
import { formOf } from '../../../../../test/support/client.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { shopkeeper } from '../../../../../test/support/products.js';

const api = useApi();
let keeper: Awaited<ReturnType<typeof shopkeeper>>;

beforeAll(async () => {
  keeper = await shopkeeper(api);
});

type Cells = Record<string, string>;
const until = (id: string, wanted: ProductImportStatus) =>
  eventually(
    () => keeper.call('products.admin.getImport', { params: { id } }),
    ({ status }) => status === wanted,
  );

async function check(rows: Cells[]) {
  const file = new File([stringify(rows, { header: true, columns: Object.keys(rows[0] ?? {}) })], 'products.csv');
  const { id } = await keeper.call('products.admin.import', { form: formOf({ file }) });
  await until(id, ProductImportStatus.READY);
  return id;
}

async function apply(rows: Cells[]) {
  const id = await check(rows);
  await keeper.call('products.admin.confirmImport', { params: { id } });
  return until(id, ProductImportStatus.DONE);
}

const problemsOf = async (id: string) => {
  const { items } = await keeper.call('products.admin.importRows', { params: { id }, query: { show: 'refused' } });
  return items.map(({ line, errors }) => [line, errors.map(({ field }) => field).toSorted()]);
};

const tail = newRowId().slice(-8);
const row = (size: string, changes: Cells = {}): Cells => ({
  ...{ slug: `shirt-${size.toLowerCase()}-${tail}`, category: 'Accessory', price: '30', weight_grams: '200' },
  ...{ name_en: `Shirt ${tail}, size ${size}`, name_fr: `Maillot ${tail}, taille ${size}` },
  ...{ description_en: 'Worn.', description_fr: 'Porté.' },
  ...{ family_en: `Shirt ${tail}`, family_fr: `Maillot ${tail}` },
  ...{ option_en: `Size ${size}`, option_fr: `Taille ${size}`, option_place: '2' },
  ...changes,
});
const membersOf = async () => {
  const [family] = (await keeper.call('products.admin.families')).filter(({ name }) => name.en === `Shirt ${tail}`);
  if (!family) return [];
  const { items } = await keeper.call('products.admin.list', { query: { family: family.id, sort: 'name' } });
  return items.map((item) => [item.family?.option.en, item.family?.place]);
};

it('a file puts products into one family, exports it unchanged, and takes a product out of it', async () => {
  expect(await apply([row('M'), row('S', { option_place: '' })])).toMatchObject({ createdCount: 2 });
  expect(await membersOf()).toEqual([
    ['Size M', 2],
    ['Size S', 1],
  ]);

  const reply = await keeper.answer('products.admin.export', { query: { search: tail } });
  const exported = parse<Cells>(reply.body, { columns: true, bom: true });
  expect(exported.find(({ slug }) => slug === row('M')['slug'])).toMatchObject({
    ...{ family_en: `Shirt ${tail}`, family_fr: `Maillot ${tail}`, option_fr: 'Taille M', option_place: '2' },
  });
  const unchanged = await keeper.call('products.admin.getImport', { params: { id: await check(exported) } });
  expect(unchanged.found).toMatchObject({ keep: 2, update: 0, refused: 0 });

  // A file from before there were families changes none.
  const { slug = '' } = row('M');
  await apply([{ slug, price: '31' }]);
  expect(await membersOf()).toHaveLength(2);
  await apply([{ slug, family_en: '', family_fr: '', option_en: '', option_fr: '' }]);
  expect(await membersOf()).toEqual([['Size S', 1]]);
});

it('a row is refused if its family is incomplete, its name lacks the option, or the option is in use', async () => {
  const id = await check([
    row('L', { family_fr: '', option_en: '' }),
    row('XL', { name_fr: `Maillot ${tail} XL`, option_place: '100' }),
    row('XS', { option_en: 'Size S', name_en: `Shirt ${tail} XS, size S` }),
  ]);
  expect(await problemsOf(id)).toEqual([
    [2, ['family_fr', 'option_en']],
    [3, ['name_fr', 'option_place']],
  ]);
  await keeper.call('products.admin.confirmImport', { params: { id } });
  await until(id, ProductImportStatus.DONE);
  expect((await problemsOf(id)).at(-1)).toEqual([4, ['option_en']]);
  expect(await membersOf()).toEqual([['Size S', 1]]);
});
