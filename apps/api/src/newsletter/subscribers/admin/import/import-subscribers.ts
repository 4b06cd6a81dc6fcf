import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type ImportOutcome,
  type Locale,
  type Page,
  SubscriberImportStatus,
  subscriberImportLimits,
  type SubscriberImportRowWire,
  type SubscriberImportWire,
} from '@dronesoccer/contracts';
import { importOutcome } from '@dronesoccer/domain';
import { organisationDay } from '@dronesoccer/domain/calendar';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, type Executor, pageOf, type WantedPage } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { Housekeeping } from '../../../../platform/housekeeping/index.js';
import { CsvFile, type CsvRow, readCsv, type SentFile } from '../../../../platform/http/index.js';
import { Jobs } from '../../../../platform/jobs/index.js';
import { readSettings } from '../../../../platform/settings/index.js';
import { applyList, refusalOf } from './apply-import.js';
import { knownByEmail } from './apply.queries.js';
import { columnOf } from './columns.js';
import { importProblems, sameAddressAs } from './import-problems.js';
import { type ImportRow, listRows, refusedRows, topicsByName } from './import-rows.queries.js';
import {
  type ImportRecord,
  insertImport,
  listImports,
  type NewRow,
  readImport,
  startApplying,
} from './imports.queries.js';
import { isProved, judgeRow } from './judge-row.js';
import { presentImport, presentRow, refusedColumns } from './imports.presenter.js';

/** A list of subscribers, from its upload over what it would do to its confirmation. */
@Injectable()
export class ImportSubscribers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      table: 'subscriber_import_rows',
      column: 'created_at',
      olderThanMs: subscriberImportLimits.rowDays * 86_400_000,
    });
  }

  /**
   * Reads a list, judges its rows and writes them down. Changes no subscriber.
   *
   * @throws AppError COMMON_004 for too many bytes, NEWS_016 for what is no such list
   */
  async upload(actorId: string, file: SentFile): Promise<SubscriberImportWire> {
    if (file.bytes > subscriberImportLimits.bytes) throw new AppError('COMMON_004');
    const rows = await readCsv(file.path, {
      refusal: 'NEWS_016',
      maxRows: subscriberImportLimits.rows,
      columnOf,
      needs: { oneOf: ['email'], message: importProblems.noEmail },
    });
    const at = this.clock.now();
    const judged = await this.judge(rows, at);
    const id = await this.database.transaction((tx) =>
      insertImport(tx, { actorId, fileName: file.name || 'subscribers.csv', at }, judged),
    );
    return this.get(id);
  }

  list(wanted: WantedPage): Promise<Page<SubscriberImportWire>> {
    return pageOf(wanted, (slice) => listImports(this.database, slice), presentImport);
  }

  /** @throws AppError IMPORT_001 */
  async get(id: string): Promise<SubscriberImportWire> {
    return presentImport(await this.find(id));
  }

  /** @throws AppError IMPORT_001 */
  async rows(
    id: string,
    { show, ...wanted }: WantedPage & { show?: ImportOutcome },
  ): Promise<Page<SubscriberImportRowWire>> {
    await this.find(id);
    return pageOf(wanted, (slice) => listRows(this.database, id, show ?? null, slice), presentRow);
  }

  /** @throws AppError IMPORT_001 when no row is refused */
  refused(id: string, locale: Locale): Promise<CsvFile> {
    return CsvFile.of({
      name: locale === 'fr' ? 'lignes-refusees' : 'refused-rows',
      columns: refusedColumns(locale),
      rows: this.database.openRows<ImportRow>(refusedRows, [id]),
      whenEmpty: 'IMPORT_001',
    });
  }

  /**
   * Starts a list that was judged. It is applied once: a second confirmation answers how far it is.
   *
   * @throws AppError IMPORT_001, IMPORT_003 when it would change nothing or is too old, NEWS_017
   */
  async confirm(id: string): Promise<SubscriberImportWire> {
    await this.database.transaction(async (tx) => {
      const { status, counts } = await this.find(id, tx);
      if (status !== SubscriberImportStatus.READY) return;
      if (counts.added + counts.asked + counts.confirmed === 0) throw new AppError('IMPORT_003');
      // Who is asked gets a commercial message, which has to say where we are.
      const { organisation } = await readSettings(tx);
      if (counts.asked > 0 && organisation.line1 === '') throw new AppError('NEWS_017');
      if (await startApplying(tx, id, this.clock.now())) await this.jobs.enqueue(tx, applyList, { importId: id });
      else if ((await this.find(id, tx)).status === SubscriberImportStatus.READY) throw new AppError('IMPORT_003');
    });
    return this.get(id);
  }

  private async find(id: string, executor: Executor = this.database): Promise<ImportRecord> {
    const record = await readImport(executor, id);
    if (record === null) throw new AppError('IMPORT_001');
    return record;
  }

  private async judge(rows: readonly CsvRow[], at: Date): Promise<NewRow[]> {
    const rules = { topics: await topicsByName(this.database), today: organisationDay(at) };
    const judged = rows.map((row) => ({ row, ...judgeRow(row, rules) }));
    const subscribers = await knownByEmail(
      this.database,
      judged.flatMap(({ read }) => read?.email ?? []),
    );
    const lines = new Map<string, number>();
    return judged.map(({ row: { line, cells }, read, errors }): NewRow => {
      const refuse = (given: NewRow['errors']): NewRow => ({
        line,
        cells,
        read: null,
        outcome: 'refused',
        errors: given,
      });
      if (read === null) return refuse(errors);
      const email = read.email.toLowerCase();
      const first = lines.get(email);
      if (first !== undefined) return refuse([{ field: 'email', message: sameAddressAs(first) }]);
      lines.set(email, line);
      const known = subscribers.get(email) ?? null;
      const outcome = importOutcome(known, isProved(read));
      if (outcome === 'refused' && known !== null) return refuse([{ field: 'email', message: refusalOf(known.state) }]);
      return { line, cells, read, outcome, errors: [] };
    });
  }
}
