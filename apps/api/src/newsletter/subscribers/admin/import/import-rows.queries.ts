import type { ImportOutcome, Locale } from '@dronesoccer/contracts';
import type { Executor, Slice, Tx } from '../../../../platform/database/index.js';
import type { CsvRow } from '../../../../platform/http/index.js';
import type { ReadRow, RowError } from './judge-row.js';

export interface ImportRow {
  line: number;
  outcome: ImportOutcome;
  cells: CsvRow['cells'];
  read: ReadRow | null;
  errors: RowError[];
}

const columns = 'r.line, r.outcome, r.cells, r.read, r.errors';

/** The rows that are still to be applied, in the order of the list. */
export function nextRows(tx: Tx, importId: string, done: number, limit: number): Promise<ImportRow[]> {
  return tx.query(
    `SELECT ${columns} FROM subscriber_import_rows r WHERE r.import_id = $1::uuid ORDER BY r.line LIMIT $3 OFFSET $2`,
    [importId, done, limit],
    'subscriber-import-next',
  );
}

/** The refused ones first, as those are what has to be looked at; each kind in the order of the list. */
export async function listRows(
  executor: Executor,
  importId: string,
  show: ImportOutcome | null,
  { limit, offset }: Slice,
): Promise<{ rows: ImportRow[]; total: number }> {
  const where = 'r.import_id = $1::uuid AND ($2::text IS NULL OR r.outcome = $2)';
  const [rows, [all]] = await Promise.all([
    executor.query<ImportRow>(
      `SELECT ${columns} FROM subscriber_import_rows r WHERE ${where}
       ORDER BY r.outcome <> 'refused', r.line LIMIT $3 OFFSET $4`,
      [importId, show, limit, offset],
    ),
    executor.query<{ total: number }>(`SELECT count(*)::int AS total FROM subscriber_import_rows r WHERE ${where}`, [
      importId,
      show,
    ]),
  ]);
  return { rows, total: all?.total ?? 0 };
}

export const refusedRows = `SELECT ${columns} FROM subscriber_import_rows r
  WHERE r.import_id = $1::uuid AND r.outcome = 'refused' ORDER BY r.line`;

export async function saveOutcomes(
  tx: Tx,
  importId: string,
  rows: readonly Pick<ImportRow, 'line' | 'outcome' | 'errors'>[],
): Promise<void> {
  await tx.query(
    `UPDATE subscriber_import_rows r SET outcome = j.outcome, errors = j.errors
     FROM unnest($2::int[], $3::text[], $4::jsonb[]) AS j (line, outcome, errors)
     WHERE r.import_id = $1::uuid AND r.line = j.line`,
    [
      importId,
      rows.map(({ line }) => line),
      rows.map(({ outcome }) => outcome),
      rows.map(({ errors }) => JSON.stringify(errors)),
    ],
    'subscriber-import-outcomes',
  );
}

/** Topics by their names, in either language and in small letters. */
export async function topicsByName(executor: Executor): Promise<Map<string, string>> {
  const rows = await executor.query<{ id: string; name: string; locale: Locale }>(
    'SELECT tag_id AS id, lower(name) AS name FROM newsletter_tag_translations',
    [],
    'newsletter-tag-names',
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}
