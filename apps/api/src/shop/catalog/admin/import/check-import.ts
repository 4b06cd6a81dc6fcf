import { Injectable } from '@nestjs/common';
import { patterns, productProblems, ProductImportStatus } from '@dronesoccer/contracts';
import { Database, type Tx } from '../../../../platform/database/index.js';
import { referToPictures } from '../../../../platform/images/index.js';
import { foreignPictures } from '../own-pictures.js';
import { listStockPoints } from '../../../inventory/index.js';
import { type StockColumn, stockColumnsOf } from './columns.js';
import { type CurrentRow, draftOf, findCurrent, findTakenNames } from './find-current.queries.js';
import { importProblems, sameAsLine } from './import-problems.js';
import {
  advance,
  allCells,
  finishCheck,
  type ImportRow,
  lockImport,
  nextRows,
  saveJudged,
  subjectOf,
} from './import.queries.js';
import { type Current, type JudgedRow, judgeRow } from './judge-row.js';
import type { CsvRow } from '../../../../platform/http/index.js';

const batchSize = 250;

type Judgement = JudgedRow & { line: number };

/** Holds every row of a file against the products as they stand, and writes down what each would do. Changes no product. */
@Injectable()
export class CheckImport {
  constructor(private readonly database: Database) {}

  /** Goes on where it stopped: what is checked is written down batch by batch. */
  async run(importId: string): Promise<void> {
    const twice = findRepeats(await allCells(this.database, importId));
    const stockColumns = stockColumnsOf(await listStockPoints(this.database));
    while (await this.database.transaction((tx) => this.nextBatch(tx, importId, twice, stockColumns)));
  }

  /** Returns whether there may be more. */
  private async nextBatch(
    tx: Tx,
    importId: string,
    twice: ReadonlyMap<number, Repeat>,
    stockColumns: readonly StockColumn[],
  ): Promise<boolean> {
    const record = await lockImport(tx, importId);
    if (record?.status !== ProductImportStatus.CHECKING) return false;
    const rows = await nextRows(tx, importId, record.doneRows, batchSize);
    if (rows.length === 0) {
      await finishCheck(tx, importId);
      return false;
    }
    const find = await currentOf(tx, rows);
    const judged = rows.map(({ line, data }): Judgement => {
      const row: CsvRow = { line, cells: data.cells, hasTooMany: data.hasTooMany };
      const found = find(row.cells);
      const judgement = judgeRow(row, found === 'unknown' ? null : found, stockColumns);
      if (found === 'unknown') judgement.errors = [{ field: 'id', message: importProblems.unknownProduct }];
      const repeat = twice.get(line);
      if (repeat) judgement.errors.push({ field: repeat.field, message: sameAsLine(repeat.first) });
      return { line, ...judgement };
    });
    await refuseTakenNames(tx, judged);
    await refuseTakenSlugs(tx, judged);
    await refuseForeignPictures(tx, importId, judged);
    await saveJudged(
      tx,
      importId,
      rows.map((row, index) => withJudgement(row, judged[index])),
    );
    await advance(tx, importId, { rows: rows.length, created: 0, updated: 0 });
    return true;
  }
}

/** Until the file is applied, it is the file that keeps its pictures. */
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

interface Repeat {
  field: string;
  /** The row that said it first. */
  first: number;
}

/** Rows that speak of what an earlier row speaks of already: applied one after the other, the later one would win unseen. */
function findRepeats(rows: readonly { line: number; cells: CsvRow['cells'] }[]): Map<number, Repeat> {
  const repeats = new Map<number, Repeat>();
  for (const field of ['id', 'slug', 'name_en', 'name_fr']) {
    const seen = new Map<string, number>();
    for (const { line, cells } of rows) {
      const key = (cells[field] ?? '').trim().toLowerCase();
      if (key === '') continue;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, line);
      else if (!repeats.has(line)) repeats.set(line, { field, first });
    }
  }
  return repeats;
}

/** Finds what a row is about: nothing yet, a product, or an unknown id. */
async function currentOf(
  tx: Tx,
  rows: readonly ImportRow[],
): Promise<(cells: CsvRow['cells']) => Current | null | 'unknown'> {
  const cellOf = (row: ImportRow, heading: string) => (row.data.cells[heading] ?? '').trim().toLowerCase();
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

/** The unique key has the last word; here a person learns of it before anything is applied. */
async function refuseTakenNames(tx: Tx, judged: readonly Judgement[]): Promise<void> {
  const names = (locale: 'en' | 'fr') => judged.map(({ terms }) => terms.texts[locale].name);
  const taken = await findTakenNames(tx, names('en'), names('fr'));
  const owners = new Map(taken.map(({ locale, name, productId }) => [`${locale}/${name}`, productId]));
  for (const row of judged) {
    for (const locale of ['en', 'fr'] as const) {
      const owner = owners.get(`${locale}/${row.terms.texts[locale].name.toLowerCase()}`);
      if (owner === undefined || owner === row.product?.id) continue;
      const error = { field: `name_${locale}`, message: productProblems.nameTaken };
      // A row about a product of its own cannot be about another.
      row.errors.push(row.product === null ? { ...error, productId: owner } : error);
    }
  }
}

/** Only a row with an id can give a product an address that another one has. */
async function refuseTakenSlugs(tx: Tx, judged: readonly Judgement[]): Promise<void> {
  const wanted = judged.filter(({ givesSlug, product }) => givesSlug && product !== null);
  if (wanted.length === 0) return;
  const owners = await findCurrent(
    tx,
    [],
    wanted.map(({ slug }) => slug),
  );
  for (const row of wanted) {
    if (owners.some(({ id, slug }) => slug === row.slug && id !== row.product?.id)) {
      row.errors.push({ field: 'slug', message: productProblems.slugTaken });
    }
  }
}

function withJudgement(row: ImportRow, judgement: Judgement | undefined): ImportRow {
  if (judgement === undefined) return row;
  const { action, errors, slug, name, product, terms, givesSlug, changes, stock } = judgement;
  return {
    line: row.line,
    action,
    data: { ...row.data, judged: { slug, name, product, terms, givesSlug, changes, stock } },
    errors,
  };
}
