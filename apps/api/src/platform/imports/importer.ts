import { importMaximums, type Locale, type Page } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { type Executor, newId, pageOf, type RequestedPage } from '../database/index.js';
import { AppError } from '../errors/index.js';
import { CsvFile, readCsv, type SentFile } from '../http/index.js';
import { refusedColumns } from './columns.js';
import type { ImportDefinition, ImportRecord, ImportRow, ImportTypes } from './import-definition.js';
import { ImportRunner, judgeRows } from './import-runner.js';
import { checkingOf } from './import-table.js';
import { ImportQueries } from './import.queries.js';
import type { Imports } from './imports.js';
import { daysBefore, expiryDaysOf } from './expiry.js';

/** Imports files of one kind, from upload through check and confirmation to completion. */
export class Importer<K extends ImportTypes> {
  readonly runner: ImportRunner<K>;
  protected readonly queries: ImportQueries<K>;

  constructor(
    protected readonly platform: Imports,
    protected readonly definition: ImportDefinition<K>,
  ) {
    const { table, rowDays } = definition;
    this.queries = new ImportQueries(definition);
    this.runner = new ImportRunner(platform, definition, this.queries);
    if (rowDays !== undefined) {
      platform.housekeeping.add({
        ...{ table: table.rows, column: 'created_at', olderThanMs: rowDays * msPerDay },
        // The other importers of shared tables keep their rows for as long as they say.
        ...(table.kind !== undefined && {
          only: `import_id IN (SELECT id FROM ${table.imports} WHERE kind = '${table.kind}')`,
        }),
      });
    }
  }

  /**
   * Reads a file and stores its rows. Nothing else changes before the confirmation.
   *
   * @throws AppError COMMON_004 if the file is too large, `file.refusal` of the definition if it cannot be read as a
   * table with these columns
   */
  async upload(actorId: string, file: SentFile): Promise<K['wire']> {
    const { file: terms, columns, check, table } = this.definition;
    const limits = terms.limits ?? importMaximums;
    if (file.bytes > limits.bytes) throw new AppError('COMMON_004');
    const { database, clock } = this.platform;
    const { columnOf, needs } = await columns(database);
    const rows = await readCsv(file.path, {
      refusal: terms.refusal,
      maxRows: limits.rows,
      ...(terms.limits === undefined && { tooManyRows: 'COMMON_004' }),
      columnOf,
      needs,
    });
    const at = clock.now();
    const id = newId();
    const added = { id, actorId, fileName: file.name || terms.name, at };
    await database.transaction(async (tx) => {
      if (check === 'while uploading') {
        const context = await this.definition.prepare(tx, rows, at);
        const judged = await judgeRows(this.definition, tx, rows, context, id);
        await this.queries.insert(tx, { ...added, status: table.statuses.READY }, judged);
      } else {
        const unchecked = rows.map((row) => ({ ...row, outcome: check.unchecked, plan: null, errors: [] }));
        await this.queries.insert(tx, { ...added, status: checkingOf(table) }, unchecked);
        await this.runner.enqueue(tx, id);
      }
    });
    return this.get(id);
  }

  list(wanted: RequestedPage): Promise<Page<K['wire']>> {
    const { database } = this.platform;
    return pageOf(
      wanted,
      async (slice) => {
        const { rows, total } = await this.queries.list(database, slice);
        return { rows: await Promise.all(rows.map(async (row) => this.definition.present(row, database))), total };
      },
      (wire) => wire,
    );
  }

  /** @throws AppError IMPORT_001 */
  async get(id: string): Promise<K['wire']> {
    const { database } = this.platform;
    return this.definition.present(await this.find(database, id), database);
  }

  /** @throws AppError IMPORT_001 */
  async rows(
    id: string,
    { show, field, ...wanted }: RequestedPage & { show?: K['outcome'] | 'refused'; field?: string },
  ): Promise<Page<K['rowWire']>> {
    const { database } = this.platform;
    await this.find(database, id);
    const filter = { ...(show !== undefined && { show }), ...(field !== undefined && { field }) };
    return pageOf(
      wanted,
      (slice) => this.queries.rows.list(database, id, filter, slice),
      (row) => this.definition.presentRow(row),
    );
  }

  /**
   * Returns the refused rows as a file that can be corrected and imported again.
   *
   * @throws AppError IMPORT_001 if no row is refused
   */
  async exportRefusedRows(id: string, locale: Locale): Promise<CsvFile> {
    const { database } = this.platform;
    return CsvFile.of({
      name: { en: 'refused-rows', fr: 'lignes-refusees' },
      columns: refusedColumns(await this.definition.columns(database)),
      locale,
      rows: database.openRows<ImportRow<K>>(this.queries.rows.refused, [id]),
      whenEmpty: 'IMPORT_001',
    });
  }

  /**
   * Starts an import that was checked. The call is idempotent: a second confirmation returns the import's progress.
   *
   * @throws AppError IMPORT_001 for an unknown import; IMPORT_003 if the import was not checked, failed, is too old or
   * would change nothing
   */
  async confirm(id: string): Promise<K['wire']> {
    const { database, clock } = this.platform;
    const { changes, beforeApplying, table } = this.definition;
    const { READY, APPLYING, DONE } = table.statuses;
    await database.transaction(async (tx) => {
      // This reads on the transaction's connection: otherwise, ten concurrent confirmations could each hold a
      // connection and wait for another.
      const { status, counts } = await this.find(tx, id);
      if (status === APPLYING || status === DONE) return;
      const changed = changes.reduce((sum, outcome) => sum + counts[outcome], 0);
      if (status !== READY || changed === 0) throw new AppError('IMPORT_003');
      await beforeApplying?.(tx, counts);
      // An import can be confirmed until a day before it expires, so that it does not expire while it is applied.
      if (await this.queries.start(tx, id, daysBefore(clock.now(), expiryDaysOf(this.definition) - 1)))
        await this.runner.enqueue(tx, id);
      else if ((await this.find(tx, id)).status === READY) throw new AppError('IMPORT_003');
    });
    return this.get(id);
  }

  protected find(executor: Executor, id: string): Promise<ImportRecord<K>> {
    return this.queries.find(executor, id);
  }
}
