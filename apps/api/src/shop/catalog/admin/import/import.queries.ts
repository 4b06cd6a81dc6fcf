import {
  type ImportAction,
  type ImportRowError,
  type ImportRowFilter,
  type LocalText,
  ProductImportStatus,
} from '@dronesoccer/contracts';
import { type Executor, newId, type Slice, type Tx } from '../../../../platform/database/index.js';
import { type PictureSubject, referToPictures } from '../../../../platform/images/index.js';
import type { JudgedRow } from './judge-row.js';
import type { CsvRow } from '../../../../platform/http/index.js';

const { CHECKING, READY, APPLYING, DONE, FAILED } = ProductImportStatus;

export interface ImportRecord {
  id: string;
  actorId: string | null;
  fileName: string;
  status: ProductImportStatus;
  totalRows: number;
  doneRows: number;
  createdCount: number;
  updatedCount: number;
  /** A `LocalText` as JSON. */
  failure: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** Beside what was read, what the check made of it; `judged` is missing until then. */
interface RowData {
  cells: CsvRow['cells'];
  hasTooMany: boolean;
  judged?: Omit<JudgedRow, 'action' | 'errors'>;
}

export interface ImportRow {
  line: number;
  action: ImportAction;
  data: RowData;
  errors: ImportRowError[];
}

export async function insertImport(
  executor: Executor,
  { actorId, fileName, now }: { actorId: string; fileName: string; now: Date },
  rows: readonly CsvRow[],
): Promise<string> {
  const id = newId();
  await executor.query(
    `INSERT INTO product_imports (id, actor_id, file_name, status, total_rows, created_at)
     VALUES ($1, $2, $3, ${CHECKING}, $4, $5)`,
    [id, actorId, fileName, rows.length, now],
  );
  const batch = 1_000;
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch);
    await executor.query(
      `INSERT INTO product_import_rows (import_id, line, action, data)
       SELECT $1::uuid, r.line, 'keep', r.data FROM unnest($2::int[], $3::jsonb[]) AS r (line, data)`,
      [id, part.map(({ line }) => line), part.map(({ cells, hasTooMany }) => JSON.stringify({ cells, hasTooMany }))],
    );
  }
  return id;
}

const importColumns = `id, actor_id AS "actorId", file_name AS "fileName", status, total_rows AS "totalRows", done_rows AS "doneRows",
  created_count AS "createdCount", updated_count AS "updatedCount", failure, created_at AS "createdAt",
  finished_at AS "finishedAt"`;

export async function readImport(executor: Executor, id: string): Promise<ImportRecord | null> {
  const [row] = await executor.query<ImportRecord>(
    `SELECT ${importColumns} FROM product_imports WHERE id = $1`,
    [id],
    'product-import-get',
  );
  return row ?? null;
}

/** Holds an import until the transaction ends, so that one worker at a time takes its next rows. */
export async function lockImport(executor: Executor, id: string): Promise<ImportRecord | null> {
  const [row] = await executor.query<ImportRecord>(
    `SELECT ${importColumns} FROM product_imports WHERE id = $1 FOR UPDATE`,
    [id],
    'product-import-lock',
  );
  return row ?? null;
}

/** The rows of the present step that are still to be done, in the order of the file. */
export function nextRows(executor: Executor, id: string, done: number, limit: number): Promise<ImportRow[]> {
  return executor.query<ImportRow>(
    `SELECT line, action, data, errors FROM product_import_rows WHERE import_id = $1
      ORDER BY line LIMIT $3 OFFSET $2`,
    [id, done, limit],
    'product-import-next',
  );
}

export function allCells(executor: Executor, id: string): Promise<{ line: number; cells: CsvRow['cells'] }[]> {
  return executor.query(
    `SELECT line, data -> 'cells' AS cells FROM product_import_rows WHERE import_id = $1 ORDER BY line`,
    [id],
  );
}

export async function saveJudged(executor: Executor, id: string, rows: readonly ImportRow[]): Promise<void> {
  await executor.query(
    `UPDATE product_import_rows r SET action = j.action, data = j.data, errors = j.errors
       FROM unnest($2::int[], $3::text[], $4::jsonb[], $5::jsonb[]) AS j (line, action, data, errors)
      WHERE r.import_id = $1 AND r.line = j.line`,
    [
      id,
      rows.map(({ line }) => line),
      rows.map(({ action }) => action),
      rows.map(({ data }) => JSON.stringify(data)),
      rows.map(({ errors }) => JSON.stringify(errors)),
    ],
    'product-import-judged',
  );
}

export async function advance(
  executor: Executor,
  id: string,
  { rows, created, updated }: { rows: number; created: number; updated: number },
): Promise<void> {
  await executor.query(
    `UPDATE product_imports
        SET done_rows = done_rows + $2, created_count = created_count + $3, updated_count = updated_count + $4
      WHERE id = $1`,
    [id, rows, created, updated],
    'product-import-advance',
  );
}

/** What keeps the pictures of a file that is not applied yet. */
export const subjectOf = (importId: string): PictureSubject => ({ type: 'product_import', id: importId });

/** Each step is left once, by one process: zero rows means that it was left already. */
async function leave(executor: Executor, id: string, from: number, set: string, values: unknown[]): Promise<boolean> {
  const left = await executor.query(
    `UPDATE product_imports SET ${set} WHERE id = $1 AND status = ${from} RETURNING id`,
    [id, ...values],
  );
  return left.length > 0;
}

export const finishCheck = (executor: Executor, id: string): Promise<boolean> =>
  leave(executor, id, CHECKING, `status = ${READY}`, []);

export const startApplying = (executor: Executor, id: string): Promise<boolean> =>
  leave(executor, id, READY, `status = ${APPLYING}, done_rows = 0`, []);

export async function finishApplying(tx: Tx, id: string, now: Date): Promise<void> {
  await leave(tx, id, APPLYING, `status = ${DONE}, finished_at = $2`, [now]);
  await referToPictures(tx, subjectOf(id), []);
}

/** What was applied by then stands. */
export async function failImport(tx: Tx, id: string, failure: LocalText, now: Date): Promise<void> {
  const values = [JSON.stringify(failure), now];
  const set = `status = ${FAILED}, failure = $2, finished_at = $3`;
  const hasFailed = (await leave(tx, id, CHECKING, set, values)) || (await leave(tx, id, APPLYING, set, values));
  if (hasFailed) await referToPictures(tx, subjectOf(id), []);
}

/** Those that someone still waits for: the last day's, so that nothing is tried for ever. */
export async function unfinishedImports(executor: Executor, since: Date): Promise<{ id: string; status: number }[]> {
  return executor.query(
    `SELECT id, status FROM product_imports WHERE created_at > $1 AND status IN (${CHECKING}, ${APPLYING})
      ORDER BY created_at`,
    [since],
    'product-import-unfinished',
  );
}

/** True of a refused row of which nothing is wrong but that one product has its names already. */
const hasNameOfOne = `(SELECT bool_and(e ? 'productId') AND count(DISTINCT e ->> 'productId') = 1
  FROM jsonb_array_elements(errors) AS e)`;

/** A name that is taken is only an obstacle before the file is applied. */
export async function countSameNames(executor: Executor, id: string): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM product_import_rows r JOIN product_imports i ON i.id = r.import_id
      WHERE r.import_id = $1 AND i.status = ${READY} AND r.errors <> '[]' AND ${hasNameOfOne}`,
    [id],
    'product-import-same-names',
  );
  return row?.count ?? 0;
}

/** Gives each such row the id of its product, whose address stays, and has the file checked again; false when it is past that. */
export async function matchNames(tx: Tx, id: string): Promise<boolean> {
  if (!(await leave(tx, id, READY, `status = ${CHECKING}, done_rows = 0`, []))) return false;
  const matched = await tx.query(
    `UPDATE product_import_rows
        SET data = jsonb_set(data #- '{cells,slug}', '{cells,id}', errors -> 0 -> 'productId')
      WHERE import_id = $1 AND errors <> '[]' AND ${hasNameOfOne} RETURNING line`,
    [id],
    'product-import-match-names',
  );
  return matched.length > 0;
}

export async function countRows(executor: Executor, id: string): Promise<Record<ImportAction | 'refused', number>> {
  const rows = await executor.query<{ kind: ImportAction | 'refused'; count: number }>(
    `SELECT CASE WHEN errors = '[]' THEN action ELSE 'refused' END AS kind, count(*)::int AS count
       FROM product_import_rows WHERE import_id = $1 GROUP BY 1`,
    [id],
    'product-import-count',
  );
  const found = { create: 0, update: 0, keep: 0, refused: 0 };
  for (const { kind, count } of rows) found[kind] = count;
  return found;
}

export async function listRows(
  executor: Executor,
  id: string,
  { show, field }: { show: ImportRowFilter | null; field: string | null },
  { limit, offset }: Slice,
): Promise<{ total: number; rows: ImportRow[] }> {
  const where = `import_id = $1
    AND ($2::text IS NULL OR CASE WHEN errors = '[]' THEN action ELSE 'refused' END = $2)
    AND ($3::jsonb IS NULL OR errors @> $3)`;
  const ofField = field === null ? null : JSON.stringify([{ field }]);
  const rows = await executor.query<ImportRow & { total: number; line: number | null }>(
    `SELECT c.total, r.line, r.action, r.data, r.errors
       FROM (SELECT count(*)::int AS total FROM product_import_rows WHERE ${where}) c
       LEFT JOIN (SELECT line, action, data, errors FROM product_import_rows WHERE ${where}
                   ORDER BY line LIMIT $4 OFFSET $5) r ON true
      ORDER BY r.line`,
    [id, show, ofField, limit, offset],
  );
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ line }) => line !== null) };
}
