import {
  type ImportOutcome,
  importOutcomes,
  SubscriberImportStatus,
  subscriberImportLimits,
} from '@dronesoccer/contracts';
import { type Executor, newId, type Slice, type Tx } from '../../../../platform/database/index.js';
import type { CsvRow } from '../../../../platform/http/index.js';
import type { ReadRow, RowError } from './judge-row.js';

const { READY, APPLYING, DONE } = SubscriberImportStatus;

export type Counts = Record<ImportOutcome, number>;

export interface ImportRecord {
  id: string;
  actorId: string | null;
  actor: { id: string; name: string } | null;
  fileName: string;
  status: SubscriberImportStatus;
  totalRows: number;
  doneRows: number;
  counts: Counts;
  createdAt: Date;
  finishedAt: Date | null;
}

interface Judged {
  outcome: ImportOutcome;
  errors: readonly RowError[];
}

export interface NewRow extends Judged {
  line: number;
  cells: CsvRow['cells'];
  read: ReadRow | null;
}

/** The rows of one statement: a full list is about ten. */
const rowsAtOnce = 1_000;

export function countOutcomes(rows: readonly Pick<Judged, 'outcome'>[]): Counts {
  const counts: Counts = { added: 0, asked: 0, confirmed: 0, kept: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  return counts;
}

export async function insertImport(
  tx: Tx,
  { actorId, fileName, at }: { actorId: string; fileName: string; at: Date },
  rows: readonly NewRow[],
): Promise<string> {
  const id = newId();
  const counts = countOutcomes(rows);
  await tx.query(
    `INSERT INTO subscriber_imports (id, actor_id, file_name, status, total_rows, created_at,
       added_count, asked_count, confirmed_count, kept_count, refused_count)
     VALUES ($1::uuid, $2::uuid, $3, ${READY}, $4::int, $5::timestamptz, $6::int, $7::int, $8::int, $9::int, $10::int)`,
    [id, actorId, fileName, rows.length, at, ...importOutcomes.map((outcome) => counts[outcome])],
    'subscriber-import-insert',
  );
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const some = rows.slice(first, first + rowsAtOnce);
    await tx.query(
      `INSERT INTO subscriber_import_rows (import_id, line, outcome, cells, read, errors, created_at)
       SELECT $1::uuid, r.line, r.outcome, r.cells, r.read, r.errors, $2::timestamptz
       FROM unnest($3::int[], $4::text[], $5::jsonb[], $6::jsonb[], $7::jsonb[]) AS r (line, outcome, cells, read, errors)`,
      [
        id,
        at,
        some.map(({ line }) => line),
        some.map(({ outcome }) => outcome),
        some.map(({ cells }) => JSON.stringify(cells)),
        some.map(({ read }) => read && JSON.stringify(read)),
        some.map(({ errors }) => JSON.stringify(errors)),
      ],
      'subscriber-import-rows',
    );
  }
  return id;
}

const columns = `i.id, i.actor_id AS "actorId", i.file_name AS "fileName", i.status, i.total_rows AS "totalRows",
  i.done_rows AS "doneRows", i.created_at AS "createdAt", i.finished_at AS "finishedAt",
  json_build_object('added', i.added_count, 'asked', i.asked_count, 'confirmed', i.confirmed_count,
    'kept', i.kept_count, 'refused', i.refused_count) AS counts,
  (SELECT json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
   FROM users u WHERE u.id = i.actor_id) AS actor`;

/** Null when there is none. */
export async function readImport(executor: Executor, id: string): Promise<ImportRecord | null> {
  const [row] = await executor.query<ImportRecord>(
    `SELECT ${columns} FROM subscriber_imports i WHERE i.id = $1::uuid`,
    [id],
    'subscriber-import',
  );
  return row ?? null;
}

/** The same, held until the transaction ends, so that one worker at a time takes its next rows. */
export async function holdImport(tx: Tx, id: string): Promise<ImportRecord | null> {
  const [row] = await tx.query<ImportRecord>(
    `SELECT ${columns} FROM subscriber_imports i WHERE i.id = $1::uuid FOR UPDATE OF i`,
    [id],
    'subscriber-import-hold',
  );
  return row ?? null;
}

/** The latest first. */
export async function listImports(
  executor: Executor,
  { limit, offset }: Slice,
): Promise<{ rows: ImportRecord[]; total: number }> {
  const [rows, [all]] = await Promise.all([
    executor.query<ImportRecord>(
      `SELECT ${columns} FROM subscriber_imports i ORDER BY i.created_at DESC, i.id LIMIT $1 OFFSET $2`,
      [limit, offset],
      'subscriber-imports',
    ),
    executor.query<{ total: number }>('SELECT count(*)::int AS total FROM subscriber_imports', []),
  ]);
  return { rows, total: all?.total ?? 0 };
}

const day = 86_400_000;

/** What was read earlier has no rows any more. */
export const rowsSince = (now: Date): Date => new Date(now.getTime() - subscriberImportLimits.rowDays * day);

/** False when it was started already, or when its rows might be deleted before it is done. */
export async function startApplying(tx: Tx, id: string, now: Date): Promise<boolean> {
  const started = await tx.query(
    `UPDATE subscriber_imports SET status = ${APPLYING}
     WHERE id = $1::uuid AND status = ${READY} AND created_at > $2::timestamptz RETURNING id`,
    [id, new Date(rowsSince(now).getTime() + day)],
    'subscriber-import-start',
  );
  return started.length > 0;
}

/** Counts the rows of a batch as done and the outcomes anew; with `finishedAt` it was the last. */
export async function advance(tx: Tx, id: string, rows: number, finishedAt: Date | null): Promise<void> {
  await tx.query(
    `UPDATE subscriber_imports i SET done_rows = done_rows + $2::int, finished_at = $3::timestamptz,
       status = CASE WHEN $3::timestamptz IS NULL THEN ${APPLYING} ELSE ${DONE} END,
       added_count = n.added, asked_count = n.asked, confirmed_count = n.confirmed, kept_count = n.kept,
       refused_count = n.refused
     FROM (SELECT ${importOutcomes.map((each) => `count(*) FILTER (WHERE outcome = '${each}') AS ${each}`).join(', ')}
           FROM subscriber_import_rows WHERE import_id = $1::uuid) n
     WHERE i.id = $1::uuid`,
    [id, rows, finishedAt],
    'subscriber-import-advance',
  );
}

/** Those that someone still waits for. */
export async function unfinishedImports(executor: Executor, since: Date): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT id FROM subscriber_imports WHERE status = ${APPLYING} AND created_at > $1::timestamptz ORDER BY created_at`,
    [since],
    'subscriber-imports-unfinished',
  );
  return rows.map(({ id }) => id);
}
