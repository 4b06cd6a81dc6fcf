import {
  type Locale,
  locales,
  type LocalText,
  type ProductFamilyTerms,
  productLimits,
  type ProductTerms,
} from '@dronesoccer/contracts';
import type { StockPointRow } from '../../../inventory/index.js';
import {
  type Read,
  readBarcode,
  readBoolean,
  readCategory,
  readClass,
  readDollars,
  readGrams,
  readInstant,
  readPictures,
  readPlace,
  readSpecs,
  readText,
  writeDollars,
  writePictures,
  writeSpecs,
} from './cells.js';

/** A product as a file describes it: the values that an administrator sets, and the slug. */
export type Draft = ProductTerms &
  Required<Pick<ProductTerms, 'slug' | 'oversizeSurcharge' | 'publishAt' | 'sku' | 'barcode' | 'seo' | 'family'>>;

/** A column of the file, for export and import. */
export interface Column {
  readonly heading: string;
  readonly write: (product: Draft) => string;
  /** Returns the product with the value of the cell, or the error in the cell. */
  readonly read: (cell: string, product: Draft) => { product: Draft } | { error: LocalText };
}

function column<Value>(
  heading: string,
  write: (product: Draft) => string,
  read: (cell: string, product: Draft) => Read<Value>,
  put: (product: Draft, value: Value) => Draft,
): Column {
  return {
    heading,
    write,
    read: (cell, product) => {
      const result = read(cell, product);
      return 'error' in result ? result : { product: put(product, result.value) };
    },
  };
}

const withText = (product: Draft, locale: Locale, change: Partial<ProductTerms['texts'][Locale]>): Draft => ({
  ...product,
  texts: { ...product.texts, [locale]: { ...product.texts[locale], ...change } },
});

const emptyTexts: LocalText = { en: '', fr: '' };
const noFamily: ProductFamilyTerms = { name: emptyTexts, option: emptyTexts, place: 1 };

/** The names and options of a family have separate columns. If all of them are empty, the product has no family. */
function withFamily(product: Draft, change: (family: ProductFamilyTerms) => Partial<ProductFamilyTerms>): Draft {
  const before = product.family ?? noFamily;
  const family = { ...before, ...change(before) };
  const isEmpty = locales.every((locale) => family.name[locale] === '' && family.option[locale] === '');
  return { ...product, family: isEmpty ? null : family };
}

const ofLanguage = (locale: Locale) => ({
  name: column(
    `name_${locale}`,
    (product) => product.texts[locale].name,
    (cell) => readText('productName', cell),
    (product, name) => withText(product, locale, { name }),
  ),
  description: column(
    `description_${locale}`,
    (product) => product.texts[locale].description,
    (cell) => readText('productDescription', cell),
    (product, description) => withText(product, locale, { description }),
  ),
  specs: column(
    `specs_${locale}`,
    (product) => writeSpecs(product.texts[locale].specs),
    readSpecs,
    (product, specs) => withText(product, locale, { specs }),
  ),
  familyName: column(
    `family_${locale}`,
    ({ family }) => family?.name[locale] ?? '',
    (cell) => (cell.trim() === '' ? { value: '' } : readText('familyName', cell)),
    (product, text) => withFamily(product, ({ name }) => ({ name: { ...name, [locale]: text } })),
  ),
  option: column(
    `option_${locale}`,
    ({ family }) => family?.option[locale] ?? '',
    (cell) => (cell.trim() === '' ? { value: '' } : readText('optionLabel', cell)),
    (product, text) => withFamily(product, ({ option }) => ({ option: { ...option, [locale]: text } })),
  ),
  seoTitle: column(
    `seo_title_${locale}`,
    ({ seo }) => seo[locale].title,
    (cell) => readText('seoTitle', cell),
    (product, title) => ({ ...product, seo: { ...product.seo, [locale]: { ...product.seo[locale], title } } }),
  ),
  seoDescription: column(
    `seo_description_${locale}`,
    ({ seo }) => seo[locale].description,
    (cell) => readText('seoDescription', cell),
    (product, description) => ({
      ...product,
      seo: { ...product.seo, [locale]: { ...product.seo[locale], description } },
    }),
  ),
});

const english = ofLanguage('en');
const french = ofLanguage('fr');

/** The columns of a product except its id and stock, in file order. */
export const columns: readonly Column[] = [
  column(
    'slug',
    ({ slug }) => slug,
    // If the cell is empty, an existing product keeps its slug, and a new one gets a slug from its name.
    (cell, { slug }) => (cell.trim() === '' ? { value: slug } : readText('productSlug', cell)),
    (product, slug) => ({ ...product, slug }),
  ),
  english.name,
  french.name,
  column(
    'category',
    ({ category }) => category,
    readCategory,
    (product, category) => ({ ...product, category }),
  ),
  column(
    'price',
    ({ price }) => (price === 0 ? '' : writeDollars(price)),
    (cell) => readDollars(cell, 'required'),
    (product, price) => ({ ...product, price: price ?? product.price }),
  ),
  column(
    'sale_price',
    ({ salePrice }) => writeDollars(salePrice),
    (cell) => readDollars(cell, 'optional'),
    (product, salePrice) => ({ ...product, salePrice }),
  ),
  column(
    'sale_starts_at',
    ({ saleStartsAt }) => saleStartsAt ?? '',
    readInstant,
    (product, saleStartsAt) => ({ ...product, saleStartsAt }),
  ),
  column(
    'sale_ends_at',
    ({ saleEndsAt }) => saleEndsAt ?? '',
    readInstant,
    (product, saleEndsAt) => ({ ...product, saleEndsAt }),
  ),
  column(
    'arena_class',
    ({ arenaClass }) => (arenaClass === null ? '' : String(arenaClass * 20)),
    readClass,
    (product, arenaClass) => ({ ...product, arenaClass }),
  ),
  column(
    'weight_grams',
    ({ weightGrams }) => (weightGrams === 0 ? '' : String(weightGrams)),
    readGrams,
    (product, weightGrams) => ({ ...product, weightGrams }),
  ),
  column(
    'oversize_surcharge',
    ({ oversizeSurcharge }) => (oversizeSurcharge === 0 ? '' : writeDollars(oversizeSurcharge)),
    (cell) => readDollars(cell, 'optional', productLimits.oversizeSurchargeMax),
    (product, oversizeSurcharge) => ({ ...product, oversizeSurcharge: oversizeSurcharge ?? 0 }),
  ),
  column(
    'active',
    ({ isActive }) => String(isActive),
    (cell, { isActive }) => (cell.trim() === '' ? { value: isActive } : readBoolean(cell)),
    (product, isActive) => ({ ...product, isActive }),
  ),
  column(
    'publish_at',
    ({ publishAt }) => publishAt ?? '',
    readInstant,
    (product, publishAt) => ({ ...product, publishAt }),
  ),
  column(
    'sku',
    ({ sku }) => sku ?? '',
    (cell) => readText('productSku', cell),
    (product, sku) => ({ ...product, sku: sku || null }),
  ),
  column(
    'barcode',
    ({ barcode }) => barcode ?? '',
    readBarcode,
    (product, barcode) => ({ ...product, barcode }),
  ),
  english.familyName,
  french.familyName,
  english.option,
  french.option,
  column(
    'option_place',
    ({ family }) => (family === null ? '' : String(family.place)),
    readPlace,
    (product, place) => withFamily(product, () => ({ place })),
  ),
  english.description,
  french.description,
  english.specs,
  french.specs,
  english.seoTitle,
  french.seoTitle,
  english.seoDescription,
  french.seoDescription,
  column(
    'pictures',
    ({ pictures }) => writePictures(pictures),
    readPictures,
    (product, urls) => ({ ...product, pictures: draftPictures(product, urls) }),
  ),
];

/** A known picture keeps its alt text. A new picture uses the product's names until someone writes an alt text. */
function draftPictures({ pictures, texts }: Draft, urls: readonly string[]): Draft['pictures'] {
  const known = new Map(pictures.map((picture) => [picture.url, picture]));
  const alt = { en: texts.en.name, fr: texts.fr.name };
  return urls.map((url) => known.get(url) ?? { url, alt });
}

/** The initial values of a new product. A price or weight of 0 means that the value is not set yet. */
export const blankDraft: Draft = {
  slug: '',
  category: 'Drone',
  texts: {
    en: { name: '', description: '', specs: [] },
    fr: { name: '', description: '', specs: [] },
  },
  price: 0,
  salePrice: null,
  saleStartsAt: null,
  saleEndsAt: null,
  arenaClass: null,
  weightGrams: 0,
  oversizeSurcharge: 0,
  isActive: true,
  publishAt: null,
  sku: null,
  barcode: null,
  family: null,
  seo: { en: { title: '', description: '' }, fr: { title: '', description: '' } },
  pictures: [],
};

/** The columns that a new product requires. */
export const requiredForNew: readonly string[] = [
  ...locales.flatMap((locale) => [`name_${locale}`, `description_${locale}`]),
  'category',
  'price',
  'weight_grams',
];

/** A column with the stock level at one stock point. */
export interface StockColumn {
  readonly heading: string;
  readonly stockPointId: string;
}

/**
 * Returns the stock columns, one per stock point: `stock_warehouse`, then `stock: <English name of the location>`.
 * Locations with the same name are told apart by the end of their ids.
 */
export function stockColumnsOf(points: readonly StockPointRow[]): StockColumn[] {
  const names = points.map(({ name }) => name?.en ?? null);
  return points.map(({ id }, index) => {
    const name = names[index] ?? null;
    if (name === null) return { heading: 'stock_warehouse', stockPointId: id };
    const isUnique = names.filter((other) => other === name).length === 1;
    return { heading: isUnique ? `stock: ${name}` : `stock: ${name} (${id.slice(-6)})`, stockPointId: id };
  });
}
