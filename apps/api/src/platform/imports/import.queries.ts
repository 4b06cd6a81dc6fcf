import type { LocalText } from '@dronesoccer/contracts';
import type { Executor, Slice, Tx } from '../database/index.js';
import { AppError } from '../errors/index.js';
import type {
  Counts,
  ImportDefinition,
  ImportRecord,
  ImportRow,
  ImportTypes,
  LockedImport,
} from './import-definition.js';
import { ImportRowQueries } from './import-rows.queries.js';
import { kindOfRow } from './import-table.js';

const lockedColumns = `i.id, i.actor_id AS "actorId", i.file_name AS "fileName", i.status, i.total_rows AS "totalRows",
  i.done_rows AS "doneRows"`;

interface NewImport<Status> {
  id: string;
  actorId: string;
  fileName: string;
  status: Status;
  at: Date;
}

/** The SQL statements for the imports of one importer. */
export class ImportQueries<K extends ImportTypes> {
  readonly rows: ImportRowQueries<K>;
  private readonly columns: string;
  /** The SQL condition that restricts imports `i` to this importer. */
  private readonly ownImportsSql: string;
  /** The statuses in which a worker processes an import. */
  private readonly unfinished: string;
  /** The SQL that counts the rows of import $1 as `n`, for `storedCounts`; empty if no counts are stored. */
  private readonly counting: string;
  private readonly kinds: readonly (K['outcome'] | 'refused')[];

  constructor(private readonly definition: Pick<ImportDefinition<K>, 'kind' | 'table' | 'outcomes' | 'listsByLine'>) {
    const { table, outcomes } = definition;
    const { statuses } = table;
    this.kinds = [...new Set([...outcomes, 'refused' as const])];
    this.rows = new ImportRowQueries(definition);
    this.ownImportsSql = table.kind === undefined ? 'true' : `i.kind = '${table.kind}'`;
    this.unfinished = [statuses.CHECKING, statuses.APPLYING].filter((status) => status !== undefined).join(', ');
    this.columns = `${lockedColumns}, i.failure::jsonb AS failure, i.created_at AS "createdAt", i.finished_at AS "finishedAt",
      ${table.counts} AS counts, (SELECT json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
       FROM users u WHERE u.id = i.actor_id) AS actor`;
    const counted = this.kinds.map((kind) => `'${kind}', count(*) FILTER (WHERE ${kindOfRow(table)} = '${kind}')`);
    this.counting =
      Object.keys(table.storedCounts).length === 0
        ? ''
        : `FROM (SELECT jsonb_build_object(${counted.join(', ')}) AS counts FROM ${table.rows} r WHERE r.import_id = $1::uuid) n`;
  }

  async insert(tx: Tx, added: NewImport<K['status']>, rows: readonly ImportRow<K>[]): Promise<void> {
    const { imports, kind, storedCounts } = this.definition.table;
    const { id, actorId, fileName, status, at } = added;
    const extra = { ...(kind !== undefined && { kind: `'${kind}'` }), ...storedCounts };
    const [columns, values] = [Object.keys(extra), Object.values(extra)].map((each) =>
      each.map((sql) => `, ${sql}`).join(''),
    );
    await tx.query(
      `INSERT INTO ${imports} (id, actor_id, file_name, status, total_rows, created_at${columns})
       SELECT $1::uuid, $2::uuid, $3, $4::int, $5::int, $6::timestamptz${values} FROM (SELECT $7::jsonb AS counts) n`,
      [id, actorId, fileName, status, rows.length, at, JSON.stringify(this.count(rows))],
      this.name('insert'),
    );
    await this.rows.insert(tx, id, rows, at);
  }

  /** @throws AppError IMPORT_001 */
  async find(executor: Executor, id: string): Promise<ImportRecord<K>> {
    const [row] = await executor.query<ImportRecord<K>>(
      `SELECT ${this.columns} FROM ${this.definition.table.imports} i WHERE i.id = $1::uuid AND ${this.ownImportsSql}`,
      [id],
      this.name('get'),
    );
    if (row === undefined) throw new AppError('IMPORT_001');
    return this.complete(row);
  }

  /** Locks an import until the transaction ends, so that only one worker at a time takes its next rows. */
  async lock(tx: Tx, id: string): Promise<LockedImport<K> | null> {
    const [row] = await tx.query<LockedImport<K>>(
      `SELECT ${lockedColumns} FROM ${this.definition.table.imports} i WHERE i.id = $1::uuid AND ${this.ownImportsSql} FOR UPDATE OF i`,
      [id],
      this.name('lock'),
    );
    return row ?? null;
  }

  /** Lists the imports, latest first. */
  async list(executor: Executor, { limit, offset }: Slice): Promise<{ rows: ImportRecord<K>[]; total: number }> {
    const { imports } = this.definition.table;
    const [rows, [all]] = await Promise.all([
      executor.query<ImportRecord<K>>(
        `SELECT ${this.columns} FROM ${imports} i WHERE ${this.ownImportsSql} ORDER BY i.created_at DESC, i.id LIMIT $1 OFFSET $2`,
        [limit, offset],
        this.name('list'),
      ),
      executor.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM ${imports} i WHERE ${this.ownImportsSql}`,
        [],
      ),
    ]);
    return { rows: rows.map((row) => this.complete(row)), total: all?.total ?? 0 };
  }

  /** Counts the rows of a batch as done. `next` is the status after the last batch, or null before. */
  async advance(
    tx: Tx,
    id: string,
    rows: number,
    next: { status: K['status']; finishedAt: Date | null } | null,
  ): Promise<void> {
    const { imports, storedCounts } = this.definition.table;
    const counts = Object.entries(storedCounts).map(([column, sql]) => `, ${column} = ${sql}`);
    await tx.query(
      `UPDATE ${imports} i SET done_rows = i.done_rows + $2::int, failed_tries = 0, status = coalesce($3::int, i.status),
         finished_at = $4::timestamptz${counts.join('')} ${this.counting} WHERE i.id = $1::uuid`,
      [id, rows, next?.status ?? null, next?.finishedAt ?? null],
      this.name('advance'),
    );
  }

  /** Returns false if the import is not READY or is not newer than `since`. */
  async start(tx: Tx, id: string, since: Date): Promise<boolean> {
    const { READY, APPLYING } = this.definition.table.statuses;
    return this.move(tx, id, { from: READY, to: APPLYING, since });
  }

  /** Has a file checked again. Returns false if the import is not READY. */
  async recheck(tx: Tx, id: string): Promise<boolean> {
    const { READY, CHECKING } = this.definition.table.statuses;
    return CHECKING !== undefined && this.move(tx, id, { from: READY, to: CHECKING, since: null });
  }

  /**
   * Marks an import as failed; rows that were already applied stay applied. Returns false if the import has already
   * ended.
   */
  async fail(tx: Tx, id: string, failure: LocalText, at: Date): Promise<boolean> {
    const { imports, statuses } = this.definition.table;
    const failed = await tx.query(
      `UPDATE ${imports} i SET status = ${statuses.FAILED}, failure = $2, finished_at = $3::timestamptz
       WHERE i.id = $1::uuid AND i.status IN (${this.unfinished}) RETURNING i.id`,
      [id, JSON.stringify(failure), at],
      this.name('fail'),
    );
    return failed.length > 0;
  }

  /** Counts an attempt without progress and returns the number of consecutive ones. */
  async countFailedAttempt(executor: Executor, id: string): Promise<number> {
    const [row] = await executor.query<{ tries: number }>(
      `UPDATE ${this.definition.table.imports} i SET failed_tries = i.failed_tries + 1 WHERE i.id = $1::uuid
       RETURNING i.failed_tries AS tries`,
      [id],
      this.name('try'),
    );
    return row?.tries ?? 0;
  }

  /** Returns the imports that are being checked or applied, oldest first. */
  unfinishedImports(executor: Executor): Promise<{ id: string; createdAt: Date }[]> {
    return executor.query(
      `SELECT i.id, i.created_at AS "createdAt" FROM ${this.definition.table.imports} i
       WHERE i.status IN (${this.unfinished}) AND ${this.ownImportsSql} ORDER BY i.created_at`,
      [],
      this.name('unfinished'),
    );
  }

  private async move(
    tx: Tx,
    id: string,
    { from, to, since }: { from: K['status']; to: K['status']; since: Date | null },
  ): Promise<boolean> {
    const moved = await tx.query(
      `UPDATE ${this.definition.table.imports} i SET status = $2::int, done_rows = 0
       WHERE i.id = $1::uuid AND i.status = $3::int AND ($4::timestamptz IS NULL OR i.created_at > $4) AND ${this.ownImportsSql} RETURNING i.id`,
      [id, to, from, since],
      this.name('move'),
    );
    return moved.length > 0;
  }

  private count(rows: readonly ImportRow<K>[]): Counts<K> {
    const counts = this.zeros();
    for (const { outcome, errors } of rows) counts[errors.length > 0 ? 'refused' : outcome]++;
    return counts;
  }

  private complete(record: ImportRecord<K>): ImportRecord<K> {
    return { ...record, counts: { ...this.zeros(), ...record.counts } };
  }

  private zeros(): Counts<K> {
    return Object.fromEntries(this.kinds.map((kind) => [kind, 0])) as Counts<K>;
  }

  private name(statement: string): string {
    return `${this.definition.kind}-${statement}`;
  }
}
