import { type ImportRowError, patterns, productProblems } from '@dronesoccer/contracts';
import { paddedGtin } from '@dronesoccer/domain';
import type { Executor, Tx } from '../../../../platform/database/index.js';
import type { CsvRow } from '../../../../platform/http/index.js';
import { referToPictures } from '../../../../platform/images/index.js';
import { type DuplicateRow, findDuplicateRows, type JudgedRow } from '../../../../platform/imports/index.js';
import { listStockPoints } from '../../../inventory/index.js';
import { foreignPictures } from '../own-pictures.js';
import { stockColumnsOf } from './columns.js';
import { type CurrentRow, draftOf, findCurrent, findTakenCodes, findTakenNames } from './find-current.queries.js';
import { importProblems, sameAsLine, sameCodeAsLine } from './import-problems.js';
import { subjectOf } from './import.queries.js';
import { type Current, type JudgedProduct, judgeRow } from './judge-row.js';
import type { CheckContext, ProductImport } from './product-import.js';

type Judgement = JudgedProduct & { line: number };

const codeColumns: readonly string[] = ['sku', 'barcode'];

export const prepareCheck = async (executor: Executor, rows: readonly CsvRow[], now: Date): Promise<CheckContext> => ({
  duplicates: findDuplicateRows(rows, ['id', 'slug', 'name_en', 'name_fr', ...codeColumns], (cell, column) =>
    column === 'barcode' ? paddedGtin(cell) : cell,
  ),
  stockColumns: stockColumnsOf(await listStockPoints(executor)),
  now,
});

/** Compares rows with their products and returns what each row would do. Does not change products. */
export async function judgeProducts(
  tx: Tx,
  rows: readonly CsvRow[],
  { duplicates, stockColumns, now }: CheckContext,
  importId: string,
): Promise<JudgedRow<ProductImport>[]> {
  const find = await currentOf(tx, rows);
  const judged = rows.map((row): Judgement => {
    const found = find(row.cells);
    const judgement = judgeRow(row, found === 'unknown' ? null : found, { stockColumns, now });
    if (found === 'unknown') judgement.errors = [{ field: 'id', message: importProblems.unknownProduct }];
    const duplicate = duplicates.get(row.line);
    if (duplicate) judgement.errors.push(duplicateError(duplicate));
    return { line: row.line, ...judgement };
  });
  await refuseTakenNames(tx, judged);
  await refuseTakenCodes(tx, judged);
  await refuseTakenSlugs(tx, judged);
  await refuseForeignPictures(tx, importId, judged);
  return judged.map(({ line, action, errors, ...plan }) => ({ line, outcome: action, plan, errors }));
}

/**
 * Refuses pictures that are not hosted on this site. Until the file is applied, the import refers to its pictures so
 * that they are kept.
 */
async function refuseForeignPictures(tx: Tx, importId: string, judged: readonly Judgement[]): Promise<void> {
  const pictured = judged.flatMap((row) => {
    const change = row.changes.find(({ field }) => field === 'pictures');
    if (row.action === 'keep' || (row.action === 'update' && change === undefined)) return [];
    return [{ row, kept: new Set((change?.before ?? '').split('\n')) }];
  });
  const urls = pictured.flatMap(({ row }) => row.terms.pictures.map(({ url }) => url));
  const uploaded = await referToPictures(tx, subjectOf(importId), urls, { adding: true });
  const ours = new Set(uploaded.map(({ url }) => url));
  for (const { row, kept } of pictured) {
    const [problem] = foreignPictures(row.terms.pictures, { has: (url) => kept.has(url) || ours.has(url) });
    if (problem) row.errors.push({ field: 'pictures', message: productProblems.pictureUnknown });
  }
}

/**
 * Returns a function that finds the product of a row by its id or, without an id, by its slug: null for a new product,
 * `unknown` for an unknown id.
 */
async function currentOf(
  tx: Tx,
  rows: readonly CsvRow[],
): Promise<(cells: CsvRow['cells']) => Current | null | 'unknown'> {
  const cellOf = (row: CsvRow, heading: string) => (row.cells[heading] ?? '').trim().toLowerCase();
  const ids = rows.map((row) => cellOf(row, 'id')).filter((id) => patterns.uuid.test(id));
  const slugs = rows.map((row) => cellOf(row, 'slug')).filter(Boolean);
  const found = await findCurrent(tx, ids, slugs);
  const byId = new Map(found.map((row) => [row.id, row]));
  const bySlug = new Map(found.map((row) => [row.slug, row]));
  return (cells) => {
    const id = (cells['id'] ?? '').trim().toLowerCase();
    if (id !== '') {
      const row = byId.get(id);
      return row === undefined ? 'unknown' : currentOfRow(row);
    }
    const row = bySlug.get((cells['slug'] ?? '').trim().toLowerCase());
    return row === undefined ? null : currentOfRow(row);
  };
}

function currentOfRow(row: CurrentRow): Current {
  return {
    id: row.id,
    version: row.version,
    draft: draftOf(row),
    levels: new Map((row.stock ?? []).map(({ id, quantity }) => [id, quantity])),
  };
}

/** The unique key decides; this check reports a taken name before anything is applied. */
async function refuseTakenNames(tx: Tx, judged: readonly Judgement[]): Promise<void> {
  const names = (locale: 'en' | 'fr') => judged.map(({ terms }) => terms.texts[locale].name);
  const taken = await findTakenNames(tx, names('en'), names('fr'));
  const owners = new Map(taken.map(({ locale, name, productId }) => [`${locale}/${name}`, productId]));
  for (const row of judged) {
    for (const locale of ['en', 'fr'] as const) {
      const owner = owners.get(`${locale}/${row.terms.texts[locale].name.toLowerCase()}`);
      if (owner === undefined || owner === row.product?.id) continue;
      const error = { field: `name_${locale}`, message: productProblems.nameTaken };
      // A row about an existing product cannot be about another.
      row.errors.push(row.product === null ? { ...error, productId: owner } : error);
    }
  }
}

const duplicateError = ({ field, first }: DuplicateRow): ImportRowError => ({
  field,
  message: codeColumns.includes(field) ? sameCodeAsLine(first) : sameAsLine(first),
});

/** Reports a SKU or a barcode of another product. Here too, the unique key decides. */
async function refuseTakenCodes(tx: Tx, judged: readonly Judgement[]): Promise<void> {
  const codesOf = (field: 'sku' | 'barcode') => judged.flatMap(({ terms }) => terms[field] ?? []);
  const taken = await findTakenCodes(tx, codesOf('sku'), codesOf('barcode'));
  const owners = new Map(taken.map(({ field, code, productId }) => [`${field}/${code}`, productId]));
  for (const { terms, product, errors } of judged) {
    for (const field of ['sku', 'barcode'] as const) {
      const owner = owners.get(`${field}/${terms[field] ?? ''}`);
      // A row with the name of the owner can change the owner instead, and then the code is its own.
      const isOwn = owner === product?.id || errors.some(({ productId }) => productId === owner);
      if (owner === undefined || isOwn) continue;
      errors.push({ field, message: field === 'sku' ? productProblems.skuTaken : productProblems.barcodeTaken });
    }
  }
}

/** Only a row with an id can give a product the slug of another product. */
async function refuseTakenSlugs(tx: Tx, judged: readonly Judgement[]): Promise<void> {
  const withSlug = judged.filter(({ givesSlug, product }) => givesSlug && product !== null);
  if (withSlug.length === 0) return;
  const owners = await findCurrent(
    tx,
    [],
    withSlug.map(({ slug }) => slug),
  );
  for (const row of withSlug) {
    if (owners.some(({ id, slug }) => slug === row.slug && id !== row.product?.id)) {
      row.errors.push({ field: 'slug', message: productProblems.slugTaken });
    }
  }
}
