import { type Locale, productProblems, productTermsBody } from '@dronesoccer/contracts';
import { isGtin, saleProblems } from '@dronesoccer/domain';
import { dollarsOf } from '@/lib/forms/amounts';
import { checkFamily } from './family-form';
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

export function checkProduct(values: ProductFormValues, locale: Locale, words: CheckWords) {
  const problems: Problems = {
    ...checkListing(values, locale, words),
    ...checkFamily(values, locale, words.placeInvalid),
  };
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
