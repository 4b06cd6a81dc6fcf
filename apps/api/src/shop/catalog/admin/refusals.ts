import { type Locale, type LocalText, productProblems } from '@dronesoccer/contracts';
import { databaseFailure } from '../../../platform/database/index.js';
import { AppError, constraintMeans } from '../../../platform/errors/index.js';

/** The database enforces uniqueness. These codes apply wherever `productRefusal` does not translate a failure. */
constraintMeans({
  products_slug_key: 'PROD_002',
  product_translations_name_unique: 'PROD_002',
  products_sku_unique: 'PROD_002',
  products_barcode_unique: 'PROD_002',
  products_option_en_unique: 'PROD_002',
  products_option_fr_unique: 'PROD_002',
  product_families_name_en_unique: 'PROD_002',
  product_families_name_fr_unique: 'PROD_002',
});

/** Translates a violated unique constraint into an error that names the field. Returns any other error unchanged. */
export function productRefusal(error: unknown): unknown {
  const failure = databaseFailure(error);
  if (failure?.kind !== 'constraint') return error;
  if (failure.constraint === 'products_slug_key') return slugTakenError(error);
  if (failure.constraint === 'products_sku_unique') return takenValueError('sku', productProblems.skuTaken, error);
  if (failure.constraint === 'products_barcode_unique')
    return takenValueError('barcode', productProblems.barcodeTaken, error);
  const option = /^products_option_(en|fr)_unique$/.exec(failure.constraint ?? '');
  if (option) return takenValueError(`family.option.${option[1] ?? 'en'}`, productProblems.optionTaken, error);
  const family = /^product_families_name_(en|fr)_unique$/.exec(failure.constraint ?? '');
  if (family) return takenValueError(`family.name.${family[1] ?? 'en'}`, productProblems.familyNameTaken, error);
  if (failure.constraint !== 'product_translations_name_unique') return error;
  return takenValueError(`texts.${localeOfKey(error)}.name`, productProblems.nameTaken, error);
}

export const slugTakenError = (cause?: unknown): AppError => takenValueError('slug', productProblems.slugTaken, cause);

export const familyTakenError = (locale: Locale): AppError =>
  takenValueError(`family.name.${locale}`, productProblems.familyTaken, undefined);

const takenValueError = (field: string, message: LocalText, cause: unknown): AppError =>
  new AppError('PROD_002', { errors: [{ field, message }], cause });

/** Postgres names the existing key: `Key (locale, lower(name))=(fr, élan) already exists.` */
function localeOfKey(error: unknown): Locale {
  const detail = typeof error === 'object' && error !== null && 'detail' in error ? error.detail : '';
  return typeof detail === 'string' && detail.includes('=(fr,') ? 'fr' : 'en';
}
