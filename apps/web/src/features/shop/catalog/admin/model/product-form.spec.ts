import type { ProductAdminWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { differingFields } from '@/features/common/admin/use-edit-form';
import { checkProduct } from './check-product';
import { altOf, createBodyOf, emptyProduct, fieldOf, formOf, termsOf } from './product-form';

const product: ProductAdminWire = {
  id: 'p-1',
  slug: 'striker',
  name: { en: 'Striker', fr: 'Attaquant' },
  category: 'Kit',
  price: 1249.5,
  salePrice: 999,
  saleStartsAt: '2026-07-01T04:00:00.000Z',
  saleEndsAt: null,
  saleState: 'scheduled',
  arenaClass: 2,
  isActive: false,
  state: 'scheduled',
  publishAt: '2026-08-01T04:00:00.000Z',
  sku: 'ST-20',
  coverImage: '/uploads/a.webp',
  stockQty: 3,
  stockLevel: 'low',
  stock: [],
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  texts: {
    en: { name: 'Striker', description: 'Fast.', specs: [{ label: 'Weight', value: '250 g' }] },
    fr: { name: 'Attaquant', description: 'Rapide.', specs: [{ label: 'Poids', value: '250 g' }] },
  },
  pictures: [{ url: '/uploads/a.webp', alt: { en: 'A ball', fr: 'Un ballon' } }],
  weightGrams: 250,
  oversizeSurcharge: 90,
  barcode: '4006381333931',
  seo: { en: { title: 'A ball', description: '' }, fr: { title: '', description: 'Un ballon' } },
  family: {
    ...{ id: 'f-1', name: { en: 'Strikers', fr: 'Attaquants' } },
    ...{ option: { en: 'Striker', fr: 'Attaquant' }, place: 2 },
  },
  familyMembers: [],
  counts: { sold: 0, wishes: 0, waiting: 0 },
  wasPublished: true,
  hasHistory: false,
};

const words = {
  priceTooLow: 'low',
  weightInvalid: 'weight',
  oversizeInvalid: 'oversize',
  specsInvalid: 'specs',
  altMissing: 'alt',
  piecesInvalid: 'pieces',
  publishAtMissing: 'when',
  placeInvalid: 'place',
};
const check = (changes: object) => checkProduct({ ...formOf(product, 'en'), ...changes }, 'en', words);

describe('the form of a product', () => {
  it.each(['en', 'fr'] as const)('gives back in %s what it was filled with', (locale) => {
    const {
      slug,
      category,
      texts,
      price,
      salePrice,
      saleStartsAt,
      saleEndsAt,
      arenaClass,
      weightGrams,
      oversizeSurcharge,
      isActive,
      publishAt,
      sku,
      barcode,
      seo,
      pictures,
    } = product;
    expect(termsOf(formOf(product, locale))).toEqual({
      slug,
      category,
      texts,
      price,
      salePrice,
      saleStartsAt,
      saleEndsAt,
      arenaClass,
      weightGrams,
      oversizeSurcharge,
      isActive,
      publishAt,
      sku,
      barcode,
      seo,
      pictures,
      family: product.family,
    });
  });

  it('leaves an empty address and empty shelves out of a new product', () => {
    const body = createBodyOf({ ...emptyProduct, price: '10', weightGrams: '5', stock: { a: '', b: '0', c: '7' } });
    expect(body).not.toHaveProperty('slug');
    expect(body.stock).toEqual([{ stockPointId: 'c', quantity: 7 }]);
  });

  it('finds nothing wrong with what the server sent', () => expect(check({})).toEqual({}));

  it.each([
    [{ price: '0' }, ['price']],
    [{ publishAt: '' }, ['publishAt']],
    [{ barcode: '4006381333932' }, ['barcode']],
    [{ salePrice: '1300' }, ['salePrice']],
    [{ salePrice: '' }, ['salePrice']],
    [{ saleEndsAt: '2026-06-01T04:00:00.000Z' }, ['saleEndsAt']],
    [{ weightGrams: '0' }, ['weightGrams']],
    [{ specs: [{ labelEn: 'x', valueEn: 'x', labelFr: '', valueFr: 'x' }] }, ['specs']],
    [{ pictures: [{ url: '/a', alt: { en: 'x', fr: ' ' } }] }, ['pictures']],
    [{ stock: { a: '1.5' } }, ['stock']],
  ])('with %o is wrong at %s', (changes, fields) => expect(Object.keys(check(changes))).toEqual(fields));

  it.each([
    ['texts.en.name', 'nameEn'],
    ['texts.fr.description', 'descriptionFr'],
    ['texts.fr.specs.2.label', 'specs'],
    ['pictures.0.url', 'pictures'],
    ['salePrice', 'salePrice'],
    ['isActive', 'visibility'],
    ['seo.fr.description', 'seoDescriptionFr'],
    ['version', null],
  ])('knows %s as %s', (field, name) => expect(fieldOf(field)).toBe(name));

  it('names the fields in which two of them differ', () => {
    const mine = formOf(product, 'en');
    expect(differingFields(mine, { ...mine, price: '1', visibility: 'shown' })).toEqual(['price', 'visibility']);
  });
});

it('begins the words of each picture differently', () => {
  const name = { en: 'Striker', fr: 'Attaquant' };
  expect([1, 2, 3].map((number) => altOf(number, name))).toEqual([
    name,
    { en: 'Striker, view 2', fr: 'Attaquant, vue 2' },
    { en: 'Striker, view 3', fr: 'Attaquant, vue 3' },
  ]);
});
