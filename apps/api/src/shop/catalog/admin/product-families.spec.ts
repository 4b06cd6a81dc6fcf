import type { CreateProductBody, LocalText, ProductFamilyTerms } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { type Answer, outcomeOf } from '../../../../test/support/client.js';
import { productBody, shopkeeper, termsOf } from '../../../../test/support/products.js';

const api = useApi();
let keeper: Awaited<ReturnType<typeof shopkeeper>>;

beforeAll(async () => {
  keeper = await shopkeeper(api);
});

/** Returns names that no other test uses. */
const familyName = () => {
  const tail = newRowId().slice(-8);
  return { en: `Vest ${tail}`, fr: `Dossard ${tail}` };
};
const inFamily = (name: LocalText, size: string, changes: Partial<CreateProductBody> = {}) => {
  const family: ProductFamilyTerms = { name, option: { en: `Size ${size}`, fr: `Taille ${size}` }, place: 1 };
  const text = (of: string) => ({ name: of, description: 'Worn.', specs: [] });
  const texts = { en: text(`${name.en}, size ${size}`), fr: text(`${name.fr}, taille ${size}`) };
  return { ...productBody({ texts, ...changes }), family };
};
const create = (body: ReturnType<typeof inFamily>) => keeper.answer('products.admin.create', { body });
const update = (product: Awaited<ReturnType<typeof keeper.get>>, changes: object) =>
  keeper.answer('products.admin.update', { params: { id: product.id }, body: { ...termsOf(product), ...changes } });
const fieldsOf = ({ body }: Answer<unknown>) => (body.errors ?? []).map(({ field }) => field);
const familiesNamed = async (name: { en: string }) =>
  (await keeper.call('products.admin.families')).filter((family) => family.name.en === name.en);
const auditOf = (id: string) =>
  api.database.query<{ action: string; after: object }>(
    'SELECT action, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
    [id],
  );

describe('a product', () => {
  it('starts a family, joins it by its names and shows the others in their order; each change is one audit entry', async () => {
    const name = familyName();
    const m = await keeper.create(inFamily(name, 'M'));
    expect(m.family).toMatchObject({ name, option: { en: 'Size M', fr: 'Taille M' }, place: 1 });
    const shouted = { en: name.en.toUpperCase(), fr: name.fr.toUpperCase() };
    const { family } = inFamily(shouted, 'S');
    const s = await keeper.create({ ...inFamily(name, 'S', { isActive: false }), family });
    expect(s.family).toMatchObject({ id: m.family?.id, name });
    expect(await familiesNamed(name)).toEqual([{ id: m.family?.id, name }]);

    const moved = await update(m, { family: { ...inFamily(name, 'M').family, place: 2 } });
    expect(moved.body.data.familyMembers).toEqual([
      { id: s.id, option: { en: 'Size S', fr: 'Taille S' }, state: 'draft' },
      { id: m.id, option: { en: 'Size M', fr: 'Taille M' }, state: 'published' },
    ]);
    const { items } = await keeper.call('products.admin.list', { query: { family: m.family?.id ?? '' } });
    expect(new Set(items.map((item) => item.id))).toEqual(new Set([m.id, s.id]));
    expect(await auditOf(m.id)).toEqual([
      expect.objectContaining({ action: 'product.created' }),
      { action: 'product.updated', after: expect.objectContaining({ family: expect.objectContaining({ place: 2 }) }) },
    ]);
  });

  it('names its option in both languages, also when a client that knows no families renames it: PROD_007', async () => {
    const name = familyName();
    const wrong = await create(inFamily(name, 'M', { texts: productBody().texts }));
    expect([outcomeOf(wrong), fieldsOf(wrong)]).toEqual([
      [400, 'PROD_007'],
      ['texts.en.name', 'texts.fr.name'],
    ]);
    const product = await keeper.create(inFamily(name, 'M'));
    const renamed = await update(product, { texts: { ...product.texts, fr: productBody().texts.fr } });
    expect([outcomeOf(renamed), fieldsOf(renamed)]).toEqual([[400, 'PROD_007'], ['texts.fr.name']]);
    const saved = await update(product, { price: 10 });
    expect(saved.body.data).toMatchObject({ price: 10, family: { name } });
  });

  it('has an option of its own in the family, and a family both of its names: PROD_002', async () => {
    const name = familyName();
    await keeper.create(inFamily(name, 'M'));
    const { family } = inFamily(name, 'm');
    const taken = await create({ ...inFamily({ ...name, en: `${name.en} 2` }, 'M'), family });
    expect([outcomeOf(taken), fieldsOf(taken)]).toEqual([[409, 'PROD_002'], ['family.option.en']]);
    const half = await create(inFamily({ en: familyName().en, fr: name.fr }, 'S'));
    expect([outcomeOf(half), fieldsOf(half)]).toEqual([[409, 'PROD_002'], ['family.name.fr']]);
  });

  it('takes the family along when it is the last that leaves it or is deleted; a copy is in no family', async () => {
    const name = familyName();
    const [one, two] = [await keeper.create(inFamily(name, 'M')), await keeper.create(inFamily(name, 'S'))];
    const copy = await keeper.call('products.admin.duplicate', { params: { id: one.id } });
    expect([copy.family, copy.familyMembers]).toEqual([null, []]);
    const left = await update(one, { family: null });
    expect(left.body.data).toMatchObject({ family: null, familyMembers: [] });
    expect(await familiesNamed(name)).toHaveLength(1);
    await keeper.call('products.admin.delete', { params: { id: two.id } });
    expect(await familiesNamed(name)).toEqual([]);
  });
});

describe('the family of a product', () => {
  it('is renamed for all of its products, with one audit entry, and no form opened before undoes it: PROD_009', async () => {
    const [name, renamed] = [familyName(), familyName()];
    const [m, s] = [await keeper.create(inFamily(name, 'M')), await keeper.create(inFamily(name, 'S'))];
    const id = m.family?.id ?? '';
    const as = (product: typeof m, size: string, names: LocalText) =>
      update(product, { family: { ...inFamily(names, size).family, id } });
    expect((await as(m, 'M', renamed)).body.data.family).toMatchObject({ id, name: renamed });
    expect((await keeper.get(s.id)).family).toMatchObject({ id, name: renamed });
    expect(await auditOf(m.id)).toHaveLength(2);
    expect(await auditOf(s.id)).toHaveLength(1);
    expect(outcomeOf(await as(s, 'S', name))).toEqual([409, 'PROD_009']);
    expect(await familiesNamed(name)).toEqual([]);

    const other = familyName();
    await keeper.create(inFamily(other, 'M'));
    const taken = await as(await keeper.get(m.id), 'M', { ...renamed, fr: other.fr.toUpperCase() });
    expect([outcomeOf(taken), fieldsOf(taken)]).toEqual([[409, 'PROD_002'], ['family.name.fr']]);
  });

  it('keeps its names when a product moves to it, although they changed since the form was opened', async () => {
    const [name, renamed] = [familyName(), familyName()];
    const member = await keeper.create(inFamily(name, 'M'));
    const id = member.family?.id ?? '';
    await update(member, { family: { ...inFamily(renamed, 'M').family, id } });
    const joined = await create({ ...inFamily(name, 'S'), family: { ...inFamily(name, 'S').family, id } });
    expect(joined.body.data.family).toMatchObject({ id, name: renamed });
    expect(await familiesNamed(name)).toEqual([]);
  });
});

describe('two administrators', () => {
  it('who rename a family at once, from two of its products: the second gets PROD_009', async () => {
    const name = familyName();
    const members = [await keeper.create(inFamily(name, 'S')), await keeper.create(inFamily(name, 'M'))];
    const answers = await Promise.all(
      members.map((member) =>
        update(member, {
          family: { id: member.family?.id, name: familyName(), option: member.family?.option, place: 1 },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(outcomeOf)).toContainEqual([409, 'PROD_009']);
  });

  it('who start a family with one name at once share it', async () => {
    const name = familyName();
    const answers = await Promise.all(['S', 'M', 'L', 'XL'].map((size) => create(inFamily(name, size))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.family?.id)).size).toBe(1);
  });

  it('who give one option at once: the second gets PROD_002', async () => {
    const name = familyName();
    const bodies = [inFamily(name, 'M'), inFamily({ en: `The ${name.en}`, fr: `Le ${name.fr}` }, 'M')];
    const { family } = inFamily(name, 'M');
    const answers = await Promise.all(bodies.map((body) => create({ ...body, family })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('of whom one takes the last product out while the other puts one in never lose the family', async () => {
    for (let round = 0; round < 8; round++) {
      const name = familyName();
      const last = await keeper.create(inFamily(name, 'M'));
      const [left, joined] = await Promise.all([update(last, { family: null }), create(inFamily(name, 'S'))]);
      expect([left.status, joined.status]).toEqual([200, 201]);
      expect(await familiesNamed(name)).toEqual([{ id: joined.body.data.family?.id, name }]);
    }
  });
});
