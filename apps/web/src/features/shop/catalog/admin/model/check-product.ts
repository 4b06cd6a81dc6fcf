import { catalogFields, type Locale, productLimits, productProblems, productTermsBody } from '@dronesoccer/contracts';
import { isGtin, namesOption, saleProblems } from '@dronesoccer/domain';
import { dollarsOf } from '@/lib/forms/amounts';
import type { ProductFormValues } from './product-form';

/** The messages for checks that no single field rule covers. */
export interface CheckWords {
  priceTooLow: string;
  weightInvalid: string;
  oversizeInvalid: string;
  specsInvalid: string;
  publishAtMissing: string;
  altMissing: string;
  piecesInvalid: string;
  placeInvalid: string;
}

type Problems = Partial<Record<keyof ProductFormValues, string>>;

function checkListing({ visibility, publishAt, ...values }: ProductFormValues, locale: Locale, words: CheckWords) {
  const problems: Problems = {};
  if (visibility === 'scheduled' && publishAt === '') problems.publishAt = words.publishAtMissing;
  const barcode = values.barcode.trim();
  if (barcode !== '' && !isGtin(barcode)) problems.barcode = productProblems.barcodeWrong[locale];
  return problems;
}

/** A product in a family needs the family's names, and its own names state its option. */
function checkFamily(values: ProductFormValues, of: Locale, words: CheckWords): Problems {
  if (values.family === '') return {};
  const problems: Problems = {};
  const required = {
    familyEn: 'familyName',
    familyFr: 'familyName',
    optionEn: 'optionLabel',
    optionFr: 'optionLabel',
  } as const;
  for (const [field, rule] of Object.entries(required) as [keyof typeof required, 'familyName' | 'optionLabel'][])
    if (values[field].trim() === '') problems[field] = catalogFields[rule].required[of];
  const place = Number(values.optionPlace);
  if (!(Number.isInteger(place) && place >= 1 && place <= productLimits.optionPlaceMax))
    problems.optionPlace = words.placeInvalid;
  const unnamed = productProblems.optionNotNamed[of];
  if (!problems.optionEn && !namesOption(values.nameEn, values.optionEn)) problems.nameEn = unnamed;
  if (!problems.optionFr && !namesOption(values.nameFr, values.optionFr)) problems.nameFr = unnamed;
  return problems;
}

export function checkProduct(values: ProductFormValues, locale: Locale, words: CheckWords) {
  const problems: Problems = { ...checkListing(values, locale, words), ...checkFamily(values, locale, words) };
  const [price, salePrice] = [amountOf(values.price), amountOf(values.salePrice)];
  if (price !== null && (price <= 0 || price > productTermsBody.price.max)) problems.price = words.priceTooLow;
  if (salePrice !== null && salePrice <= 0) problems.salePrice = words.priceTooLow;
  if (price !== null && problems.price === undefined && problems.salePrice === undefined) {
    const at = (iso: string) => (iso === '' ? null : new Date(iso));
    const sale = { salePrice, saleStartsAt: at(values.saleStartsAt), saleEndsAt: at(values.saleEndsAt) };
    for (const { field, problem } of saleProblems({ price, ...sale }))
      problems[field] = productProblems[problem][locale];
  }
  const grams = Number(values.weightGrams);
  const { weightGrams } = productTermsBody;
  if (!(grams >= weightGrams.min && grams <= weightGrams.max)) problems.weightGrams = words.weightInvalid;
  const oversize = amountOf(values.oversizeSurcharge);
  if (oversize !== null && oversize > productTermsBody.oversizeSurcharge.max) {
    problems.oversizeSurcharge = words.oversizeInvalid;
  }
  if (values.specs.some((row) => Object.values<string>({ ...row }).some((text) => text.trim() === ''))) {
    problems.specs = words.specsInvalid;
  }
  if (values.pictures.some(({ alt }) => alt.en.trim() === '' || alt.fr.trim() === '')) {
    problems.pictures = words.altMissing;
  }
  if (Object.values(values.stock).some((pieces) => !/^\d{0,6}$/.test(pieces))) problems.stock = words.piecesInvalid;
  return problems;
}

/** Returns null if the field is empty or invalid; the field's own rule reports that. */
function amountOf(text: string): number | null {
  const amount = dollarsOf(text);
  return amount === null || Number.isNaN(amount) ? null : amount;
}
