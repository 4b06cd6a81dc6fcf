import {
  type CreateProductBody,
  type ArenaClass,
  catalogFields,
  commonFields,
  type Locale,
  type LocalText,
  productCategories,
  type ProductAdminWire,
  type ProductCategoryName,
  type OwnPicture,
  type ProductTerms,
} from '@dronesoccer/contracts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { amountText, dollarsOf } from '@/lib/forms/amounts';
import {
  emptyFamily,
  familyFieldOf,
  familyFieldsOf,
  type FamilyFormValues,
  familyLabels,
  familyRules,
  familyTermsOf,
} from './family-form';

/** A specification in both languages. The form keeps the two lists side by side. */
export interface SpecRow {
  labelEn: string;
  valueEn: string;
  labelFr: string;
  valueFr: string;
}

export interface ProductFormValues extends FamilyFormValues {
  nameEn: string;
  nameFr: string;
  descriptionEn: string;
  descriptionFr: string;
  slug: string;
  price: string;
  salePrice: string;
  /** Instants in UTC; an empty string means none. */
  saleStartsAt: string;
  saleEndsAt: string;
  category: ProductCategoryName;
  /** An `ArenaClass` number as text, or empty. */
  arenaClass: string;
  weightGrams: string;
  /** Empty: none. */
  oversizeSurcharge: string;
  /** `scheduled` hides the product until `publishAt`. */
  visibility: 'shown' | 'scheduled' | 'hidden';
  publishAt: string;
  sku: string;
  barcode: string;
  seoTitleEn: string;
  seoTitleFr: string;
  seoDescriptionEn: string;
  seoDescriptionFr: string;
  specs: SpecRow[];
  pictures: OwnPicture[];
  /** Quantities by stock point id, for a new product. */
  stock: Record<string, string>;
}

export const productRules = {
  nameEn: catalogFields.productName,
  nameFr: catalogFields.productName,
  descriptionEn: catalogFields.productDescription,
  descriptionFr: catalogFields.productDescription,
  slug: { ...catalogFields.productSlug, optional: true },
  price: commonFields.amount,
  salePrice: commonFields.optionalAmount,
  weightGrams: commonFields.wholeNumber,
  oversizeSurcharge: commonFields.optionalAmount,
  sku: catalogFields.productSku,
  barcode: catalogFields.productBarcode,
  seoTitleEn: catalogFields.seoTitle,
  seoTitleFr: catalogFields.seoTitle,
  seoDescriptionEn: catalogFields.seoDescription,
  seoDescriptionFr: catalogFields.seoDescription,
  ...familyRules,
} as const;

export const emptyProduct: ProductFormValues = {
  nameEn: '',
  nameFr: '',
  descriptionEn: '',
  descriptionFr: '',
  slug: '',
  price: '',
  salePrice: '',
  saleStartsAt: '',
  saleEndsAt: '',
  category: productCategories[1],
  arenaClass: '',
  weightGrams: '',
  oversizeSurcharge: '',
  visibility: 'shown',
  publishAt: '',
  sku: '',
  barcode: '',
  seoTitleEn: '',
  seoTitleFr: '',
  seoDescriptionEn: '',
  seoDescriptionFr: '',
  ...emptyFamily,
  specs: [],
  pictures: [],
  stock: {},
};

/** The keys of the fields' labels. */
export const productLabels = {
  nameEn: 'form.nameEn',
  nameFr: 'form.nameFr',
  descriptionEn: 'form.descriptionEn',
  descriptionFr: 'form.descriptionFr',
  slug: 'form.slug',
  price: 'form.priceLabel',
  salePrice: 'form.salePrice',
  saleStartsAt: 'form.saleStarts',
  saleEndsAt: 'form.saleEnds',
  category: 'form.category',
  arenaClass: 'form.class',
  weightGrams: 'form.weight',
  oversizeSurcharge: 'form.oversize',
  visibility: 'form.visibility',
  publishAt: 'form.publishAt',
  sku: 'form.sku',
  barcode: 'form.barcode',
  seoTitleEn: 'seo.titleEn',
  seoTitleFr: 'seo.titleFr',
  seoDescriptionEn: 'seo.descriptionEn',
  seoDescriptionFr: 'seo.descriptionFr',
  ...familyLabels,
  specs: 'form.specs',
  pictures: 'kit:pictures.title',
  stock: 'stock.title',
} as const satisfies Record<keyof ProductFormValues, string>;

/**
 * Returns the default alternative text of a picture. Pictures after the cover get a number, because the same text for
 * all would not tell them apart.
 */
export const altOf = (number: number, name: LocalText): LocalText =>
  number === 1 ? name : { en: `${name.en}, view ${number}`, fr: `${name.fr}, vue ${number}` };

export function formOf(product: ProductAdminWire, locale: Locale): ProductFormValues {
  const { en, fr } = product.texts;
  const rows = Math.max(en.specs.length, fr.specs.length);
  return {
    nameEn: en.name,
    nameFr: fr.name,
    descriptionEn: en.description,
    descriptionFr: fr.description,
    slug: product.slug,
    price: amountText(product.price, locale),
    salePrice: amountText(product.salePrice, locale),
    saleStartsAt: product.saleStartsAt ?? '',
    saleEndsAt: product.saleEndsAt ?? '',
    category: product.category,
    arenaClass: product.arenaClass === null ? '' : String(product.arenaClass),
    weightGrams: String(product.weightGrams),
    oversizeSurcharge: amountText(product.oversizeSurcharge || null, locale),
    visibility: product.isActive ? 'shown' : product.state === 'scheduled' ? 'scheduled' : 'hidden',
    publishAt: product.publishAt ?? '',
    sku: product.sku ?? '',
    barcode: product.barcode ?? '',
    seoTitleEn: product.seo.en.title,
    seoTitleFr: product.seo.fr.title,
    seoDescriptionEn: product.seo.en.description,
    seoDescriptionFr: product.seo.fr.description,
    ...familyFieldsOf(product),
    specs: Array.from({ length: rows }, (_, row) => ({
      labelEn: en.specs[row]?.label ?? '',
      valueEn: en.specs[row]?.value ?? '',
      labelFr: fr.specs[row]?.label ?? '',
      valueFr: fr.specs[row]?.value ?? '',
    })),
    pictures: product.pictures,
    stock: {},
  };
}

/** Converts the form's values for the server. The form's rules have already validated them. */
export function termsOf(values: ProductFormValues): ProductTerms {
  const text = (name: string, description: string, specs: { label: string; value: string }[]) => ({
    name,
    description,
    specs: specs.map(({ label, value }) => ({ label: label.trim(), value: value.trim() })),
  });
  const { specs } = values;
  return {
    ...(values.slug !== '' && { slug: values.slug }),
    category: values.category,
    texts: {
      en: text(
        values.nameEn,
        values.descriptionEn,
        specs.map((row) => ({ label: row.labelEn, value: row.valueEn })),
      ),
      fr: text(
        values.nameFr,
        values.descriptionFr,
        specs.map((row) => ({ label: row.labelFr, value: row.valueFr })),
      ),
    },
    price: dollarsOf(values.price) ?? 0,
    salePrice: dollarsOf(values.salePrice),
    saleStartsAt: values.saleStartsAt || null,
    saleEndsAt: values.saleEndsAt || null,
    arenaClass: values.arenaClass === '' ? null : (Number(values.arenaClass) as ArenaClass),
    weightGrams: Number(values.weightGrams),
    oversizeSurcharge: dollarsOf(values.oversizeSurcharge) ?? 0,
    isActive: values.visibility === 'shown',
    publishAt: values.visibility === 'scheduled' ? values.publishAt : null,
    sku: values.sku.trim() || null,
    barcode: values.barcode.trim() || null,
    seo: {
      en: { title: values.seoTitleEn, description: values.seoDescriptionEn },
      fr: { title: values.seoTitleFr, description: values.seoDescriptionFr },
    },
    family: familyTermsOf(values),
    pictures: values.pictures.map(({ url, alt }) => ({ url, alt: { en: alt.en.trim(), fr: alt.fr.trim() } })),
  };
}

export function createBodyOf(values: ProductFormValues): CreateProductBody {
  const stock = Object.entries(values.stock)
    .map(([stockPointId, pieces]) => ({ stockPointId, quantity: Number(pieces) }))
    .filter(({ quantity }) => quantity > 0);
  return { ...termsOf(values), ...(stock.length > 0 && { stock }) };
}

/** Returns the form field for a field that the server refused, or null. */
export function fieldOf(field: string): keyof ProductFormValues | null {
  const text = /^texts\.(en|fr)\.(name|description|specs)/.exec(field);
  if (text?.[2] === 'specs') return 'specs';
  if (text)
    return text[2] === 'name'
      ? text[1] === 'fr'
        ? 'nameFr'
        : 'nameEn'
      : text[1] === 'fr'
        ? 'descriptionFr'
        : 'descriptionEn';
  const seo = /^seo\.(en|fr)\.(title|description)/.exec(field);
  if (seo) {
    if (seo[2] === 'title') return seo[1] === 'fr' ? 'seoTitleFr' : 'seoTitleEn';
    return seo[1] === 'fr' ? 'seoDescriptionFr' : 'seoDescriptionEn';
  }
  const ofFamily = familyFieldOf(field);
  if (ofFamily !== null) return ofFamily;
  const [first = ''] = field.split('.');
  if (first === 'isActive') return 'visibility';
  return Object.hasOwn(emptyProduct, first) ? (first as keyof ProductFormValues) : null;
}

/** The product form that its sections share. */
export type ProductForm = RuledForm<ProductFormValues>;
