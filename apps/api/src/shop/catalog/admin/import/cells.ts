import {
  type ArenaClass,
  categoryLabels,
  type FieldName,
  fieldRules,
  isDay,
  type LocalText,
  normalizeField,
  patterns,
  productCategories,
  productProblems,
  type ProductCategoryName,
  type OwnPicture,
  type ProductSpec,
  validateField,
  productLimits,
} from '@dronesoccer/contracts';
import { isGtin } from '@dronesoccer/domain';
import { importProblems } from './import-problems.js';

/** The value of a cell, or the error message for it. */
export type Read<Value> = { value: Value } | { error: LocalText };

export function readText(field: FieldName, cell: string): Read<string> {
  const rule = fieldRules[field];
  const [en, fr] = [validateField(rule, cell, 'en'), validateField(rule, cell, 'fr')];
  return en === null || fr === null ? { value: normalizeField(rule, cell) } : { error: { en, fr } };
}

/**
 * The categories by each lower-case label that a person or a spreadsheet may write: the name in the code, or the
 * English or French label.
 */
const categories = new Map<string, ProductCategoryName>(
  Object.entries(productCategories).flatMap(([id, name]) => {
    const { en, fr } = categoryLabels[Number(id) as keyof typeof categoryLabels];
    return [name, en, fr].map((label): [string, ProductCategoryName] => [label.toLowerCase(), name]);
  }),
);

export function readCategory(cell: string): Read<ProductCategoryName> {
  const value = categories.get(cell.trim().toLowerCase());
  return value === undefined ? { error: importProblems.category } : { value };
}

/** Reads an amount with a decimal point or, from a French spreadsheet, a decimal comma. */
export function readDollars(
  cell: string,
  presence: 'required' | 'optional',
  max: number = productLimits.productPriceMax,
): Read<number | null> {
  const text = cell.trim().replace(/\s?\$$/, '');
  if (text === '') return presence === 'optional' ? { value: null } : { error: importProblems.required };
  const plain = text.replace(',', '.');
  const value = Number(plain);
  const fits = patterns.amount.test(plain) && value > 0 && value <= max;
  return fits ? { value } : { error: importProblems.dollars };
}

export const writeDollars = (value: number | null): string => (value === null ? '' : value.toFixed(2));

const instantShape = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Reads an instant. A date or time without an offset is in UTC. */
export function readInstant(cell: string): Read<string | null> {
  const text = cell.trim();
  if (text === '') return { value: null };
  // `Date.parse` reads 31 February as 3 March.
  if (!instantShape.test(text) || !isDay(text.slice(0, 10))) return { error: importProblems.instant };
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(text.slice(10));
  const parsed = Date.parse(text.replace(' ', 'T') + (text.length > 10 && !hasOffset ? 'Z' : ''));
  return Number.isNaN(parsed) ? { error: importProblems.instant } : { value: new Date(parsed).toISOString() };
}

/** Reads the place in a family; an empty cell is the first place. */
export function readPlace(cell: string): Read<number> {
  const text = cell.trim();
  const value = text === '' ? 1 : Number(text);
  const fits = /^\d{0,2}$/.test(text) && value >= 1 && value <= productLimits.optionPlaceMax;
  return fits ? { value } : { error: importProblems.place };
}

export function readBarcode(cell: string): Read<string | null> {
  const text = cell.trim();
  if (text === '') return { value: null };
  return isGtin(text) ? { value: text } : { error: productProblems.barcodeWrong };
}

export function readClass(cell: string): Read<ArenaClass | null> {
  const text = cell.trim();
  if (text === '') return { value: null };
  if (text === '20') return { value: 1 };
  return text === '40' ? { value: 2 } : { error: importProblems.arenaClass };
}

export function readGrams(cell: string): Read<number> {
  const text = cell.trim();
  if (text === '') return { error: importProblems.required };
  const value = Number(text);
  const fits = /^\d{1,7}$/.test(text) && value >= 1 && value <= productLimits.productWeightMaxGrams;
  return fits ? { value } : { error: importProblems.grams };
}

/** Spreadsheets write booleans in the user's language. */
const truths = new Map<string, boolean>([
  ...['true', 'yes', '1', 'vrai', 'oui'].map((word): [string, boolean] => [word, true]),
  ...['false', 'no', '0', 'faux', 'non'].map((word): [string, boolean] => [word, false]),
]);

export function readBoolean(cell: string): Read<boolean> {
  const value = truths.get(cell.trim().toLowerCase());
  return value === undefined ? { error: importProblems.boolean } : { value };
}

/** Reads a number of units in stock. An empty cell leaves the stock unchanged. */
export function readPieces(cell: string): Read<number | null> {
  const text = cell.trim();
  if (text === '') return { value: null };
  const fits = /^\d{1,7}$/.test(text) && Number(text) <= productLimits.stockMoveMax;
  return fits ? { value: Number(text) } : { error: importProblems.pieces };
}

/** Writes one line per specification, "Label: value". A backslash escapes each colon and backslash in the label. */
export const writeSpecs = (specs: readonly ProductSpec[]): string =>
  specs.map(({ label, value }) => `${label.replaceAll(/[\\:]/g, '\\$&')}: ${value}`).join('\n');

const specShape = /^((?:\\.|[^:\\])+):(.+)$/u;

export function readSpecs(cell: string): Read<ProductSpec[]> {
  const lines = cell.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length > productLimits.productSpecsMax) return { error: importProblems.tooManySpecs };
  const specs: ProductSpec[] = [];
  for (const line of lines) {
    const [, escaped = '', written = ''] = specShape.exec(line) ?? [];
    const label = readText('specLabel', escaped.replaceAll(/\\(.)/gu, '$1'));
    const value = readText('specValue', written);
    if ('error' in label || 'error' in value) return { error: importProblems.specs };
    specs.push({ label: label.value, value: value.value });
  }
  return { value: specs };
}

/** Writes one address per line, starting with the cover. */
export const writePictures = (pictures: readonly OwnPicture[]): string => pictures.map(({ url }) => url).join('\n');

export function readPictures(cell: string): Read<string[]> {
  const urls = cell.split(/[\s|]+/).filter(Boolean);
  const fits = urls.length <= productLimits.productPicturesMax && new Set(urls).size === urls.length;
  return fits ? { value: urls } : { error: importProblems.pictures };
}
