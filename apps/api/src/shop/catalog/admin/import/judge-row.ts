import {
  type ImportAction,
  type ImportRowError,
  locales,
  productProblems,
  type ProductTerms,
} from '@dronesoccer/contracts';
import { saleProblems, slugOf } from '@dronesoccer/domain';
import { blankDraft, columns, type Draft, requiredForNew, type StockColumn } from './columns.js';
import { readPieces } from './cells.js';
import { listingProblems } from '../product-terms.js';
import { importProblems } from './import-problems.js';
import { type CsvRow, csvProblems } from '../../../../platform/http/index.js';

/** The current state of the product that a row is about. */
export interface Current {
  id: string;
  version: number;
  draft: Draft;
  /** The number of units by stock point. A stock point that never had any is missing. */
  levels: ReadonlyMap<string, number>;
}

interface RowChange {
  field: string;
  before: string;
  after: string;
}

/** The data that applying a row needs. */
export interface ProductPlan {
  slug: string;
  name: string;
  /** The product to update and the version that was checked; null for a new product. */
  product: { id: string; version: number } | null;
  terms: ProductTerms;
  /** True if the row sets the slug. Otherwise, a new product gets a free slug from its name. */
  givesSlug: boolean;
  changes: RowChange[];
  /** The changes of stock levels, relative to the levels at the time of the check. */
  stock: { stockPointId: string; delta: number }[];
}

/** The columns of the fields that one row can give although another product has the value, or another field forbids it. */
export const listingHeadings = {
  publishAt: 'publish_at',
  barcode: 'barcode',
  sku: 'sku',
  'texts.en.name': 'name_en',
  'texts.fr.name': 'name_fr',
  'family.name.en': 'family_en',
  'family.name.fr': 'family_fr',
  'family.option.en': 'option_en',
  'family.option.fr': 'option_fr',
} as const;

export interface JudgedProduct extends ProductPlan {
  action: ImportAction;
  errors: ImportRowError[];
}

/** Compares a row with its product, or with a blank product if it is new. Does not query the database. */
export function judgeRow(
  row: CsvRow,
  current: Current | null,
  { stockColumns, now }: { stockColumns: readonly StockColumn[]; now: Date },
): JudgedProduct {
  const errors: ImportRowError[] = row.hasTooMany ? [{ field: '', message: csvProblems.tooManyCells }] : [];
  const before = current?.draft ?? blankDraft;
  let draft = before;
  for (const column of columns) {
    const cell = row.cells[column.heading];
    // An unchanged value is always accepted, even if today's rules would refuse it.
    if (cell === undefined || (current !== null && cell === column.write(before))) continue;
    const read = column.read(cell, draft);
    if ('error' in read) errors.push({ field: column.heading, message: read.error });
    else draft = read.product;
  }
  if (current === null) errors.push(...missingFields(row, errors));
  errors.push(...ofSale(draft, errors), ...ofListing(draft, errors), ...ofTime(draft, before, now, errors));
  const givesSlug = draft.slug !== before.slug;
  if (draft.slug === '') draft = { ...draft, slug: slugOf(draft.texts.en.name) };

  const stock = judgeStock(row, current, stockColumns, errors);
  const changes = [...changesOf(before, draft), ...stock.changes];
  const { slug, ...terms } = draft;
  return {
    action: current === null ? 'create' : changes.length > 0 ? 'update' : 'keep',
    slug,
    name: draft.texts.en.name,
    product: current && { id: current.id, version: current.version },
    terms,
    givesSlug,
    changes: current === null ? [] : changes,
    stock: stock.deltas,
    errors,
  };
}

function missingFields(row: CsvRow, known: readonly ImportRowError[]): ImportRowError[] {
  return requiredForNew
    .filter((heading) => row.cells[heading] === undefined && !known.some(({ field }) => field === heading))
    .map((field) => ({ field, message: importProblems.required }));
}

/** Checks the barcode, the time and the family, whose cells may be valid and yet not fit the product or each other. */
function ofListing(draft: Draft, known: readonly ImportRowError[]): ImportRowError[] {
  const gaps = familyGaps(draft);
  const fields = gaps.map((field) => ({ field, message: importProblems.familyIncomplete }));
  const problems = listingProblems(gaps.length > 0 ? { ...draft, family: null } : draft);
  return [
    ...fields,
    ...problems.map(({ field, problem }) => ({ field: listingHeadings[field], message: productProblems[problem] })),
  ].filter(({ field }) => !known.some((error) => error.field === field));
}

/** Returns the columns that are empty although the product is in a family. */
function familyGaps({ family }: Draft): string[] {
  if (family === null) return [];
  return locales.flatMap((locale) => [
    ...(family.name[locale] === '' ? [`family_${locale}`] : []),
    ...(family.option[locale] === '' ? [`option_${locale}`] : []),
  ]);
}

/**
 * Refuses a new time of publication in the past. A file that was exported while its product was scheduled, and that is
 * imported after the publication, would otherwise take the product out of the shop.
 */
function ofTime({ publishAt }: Draft, before: Draft, now: Date, known: readonly ImportRowError[]): ImportRowError[] {
  if (publishAt === null || publishAt === before.publishAt || new Date(publishAt) > now) return [];
  const field = listingHeadings.publishAt;
  if (known.some((error) => error.field === field)) return [];
  return [{ field, message: before.isActive ? importProblems.publishedAlready : productProblems.publishInPast }];
}

const headingOf = { salePrice: 'sale_price', saleEndsAt: 'sale_ends_at' } as const;

/** Checks the sale only if its cells are valid: a wrong price would make every sale price look too high. */
function ofSale(draft: Draft, known: readonly ImportRowError[]): ImportRowError[] {
  if (known.some(({ field }) => field === 'price' || field.startsWith('sale_')) || draft.price === 0) return [];
  const { price, salePrice, saleStartsAt, saleEndsAt } = draft;
  const problems = saleProblems({
    price,
    salePrice,
    saleStartsAt: saleStartsAt === null ? null : new Date(saleStartsAt),
    saleEndsAt: saleEndsAt === null ? null : new Date(saleEndsAt),
  });
  return problems.map(({ field, problem }) => ({ field: headingOf[field], message: productProblems[problem] }));
}

function changesOf(before: Draft, after: Draft): RowChange[] {
  return columns.flatMap(({ heading, write }) => {
    const [old, now] = [write(before), write(after)];
    return old === now ? [] : [{ field: heading, before: old, after: now }];
  });
}

function judgeStock(
  row: CsvRow,
  current: Current | null,
  stockColumns: readonly StockColumn[],
  errors: ImportRowError[],
): { deltas: JudgedProduct['stock']; changes: RowChange[] } {
  const deltas: JudgedProduct['stock'] = [];
  const changes: RowChange[] = [];
  for (const { heading, stockPointId } of stockColumns) {
    const read = readPieces(row.cells[heading] ?? '');
    if ('error' in read) {
      errors.push({ field: heading, message: read.error });
      continue;
    }
    const level = current?.levels.get(stockPointId) ?? 0;
    if (read.value === null || read.value === level) continue;
    deltas.push({ stockPointId, delta: read.value - level });
    changes.push({ field: heading, before: String(level), after: String(read.value) });
  }
  return { deltas, changes };
}
