import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import {
  limits,
  type LocalText,
  type Page,
  ProductImportStatus,
  type ProductImportRowWire,
  type ProductImportWire,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { Config } from '../../../../config/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, databaseFailure, type Executor, pageOf } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { readCsv, type SentFile } from '../../../../platform/http/index.js';
import { defineJob, Jobs } from '../../../../platform/jobs/index.js';
import { Log } from '../../../../platform/logging/index.js';
import { listStockPoints } from '../../../inventory/index.js';
import { ApplyImport } from './apply-import.js';
import { CheckImport } from './check-import.js';
import { columns, stockColumnsOf } from './columns.js';
import { importProblems } from './import-problems.js';
import {
  countRows,
  countSameNames,
  failImport,
  type ImportRecord,
  type ImportRow,
  insertImport,
  listRows,
  matchNames,
  readImport,
  startApplying,
  unfinishedImports,
} from './import.queries.js';

const options = { retries: 5, timeoutSeconds: 300 };
const check = defineJob<{ importId: string }>('catalog.check-import', {
  ...options,
  title: { en: 'Product import check', fr: 'Vérification d’une importation de produits' },
});
const apply = defineJob<{ importId: string }>('catalog.apply-import', {
  ...options,
  title: { en: 'Product import', fr: 'Importation de produits' },
});
const resume = defineJob<Record<string, never>>('catalog.resume-imports', {
  retries: 0,
  title: { en: 'Resuming product imports', fr: 'Reprise des importations de produits' },
});

/** Beyond this no one waits any more, and what still fails would always fail. */
const patienceMs = 24 * 3_600_000;

/** A file of products, from upload over check and confirmation to its end. */
@Injectable()
export class ImportProducts implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly config: Config,
    private readonly checkImport: CheckImport,
    private readonly applyImport: ApplyImport,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(check, ({ importId }) => this.orFail(importId, () => this.checkImport.run(importId)));
    this.jobs.handle(apply, ({ importId }) => this.orFail(importId, () => this.applyImport.run(importId)));
    this.jobs.repeat(resume, '* * * * *', () => this.resume());
  }

  /** What died with the last process goes on with this one, without waiting for the queue to give the old job up. */
  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    this.resume().catch((error: unknown) => this.log.warn({ error }, 'imports are taken up a minute later'));
  }

  /** Reads the file and writes its rows down; what they mean is found out in the background. */
  async upload(actorId: string, file: SentFile): Promise<ProductImportWire> {
    if (file.bytes > limits.productImport.bytes) throw new AppError('COMMON_004');
    const stock = stockColumnsOf(await listStockPoints(this.database));
    const known = new Set(['id', ...[...columns, ...stock].map(({ heading }) => heading)]);
    const rows = await readCsv(file.path, {
      refusal: 'IMPORT_002',
      maxRows: limits.productImport.rows,
      columnOf: (heading) => (known.has(heading) ? heading : null),
      needs: { oneOf: ['id', 'slug', 'name_en'], message: importProblems.noKey },
    });
    const id = await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const importId = await insertImport(tx, { actorId, fileName: file.name || 'products.csv', now }, rows);
      await this.jobs.enqueue(tx, check, { importId });
      return importId;
    });
    return this.get(id);
  }

  async get(id: string): Promise<ProductImportWire> {
    const record = await this.find(id);
    return present(record, await countRows(this.database, id), await countSameNames(this.database, id));
  }

  async rows(id: string, query: ReceivedQuery<'products.admin.importRows'>): Promise<Page<ProductImportRowWire>> {
    await this.find(id);
    const { show = null, field = null } = query;
    return pageOf(query, (slice) => listRows(this.database, id, { show, field }, slice), presentRow);
  }

  /**
   * Starts a checked import. It is applied once: a second confirmation answers how far it is.
   *
   * @throws IMPORT_003 while it is being checked, when it failed, and when it would change nothing
   */
  async confirm(id: string): Promise<ProductImportWire> {
    const found = await countRows(this.database, id);
    await this.database.transaction(async (tx) => {
      // On the same connection: ten who confirm at once would else each hold one and wait for another.
      const { status } = await this.find(id, tx);
      if (status === ProductImportStatus.APPLYING || status === ProductImportStatus.DONE) return;
      if (found.create + found.update === 0) throw new AppError('IMPORT_003');
      if (await startApplying(tx, id)) await this.jobs.enqueue(tx, apply, { importId: id });
      else if (status !== ProductImportStatus.READY) throw new AppError('IMPORT_003');
    });
    return this.get(id);
  }

  /**
   * Reads the rows whose name a product has already as changes of that product, and checks the file again.
   *
   * @throws IMPORT_003 when there are none, or when the import is past its check
   */
  async matchNames(id: string): Promise<ProductImportWire> {
    await this.find(id);
    await this.database.transaction(async (tx) => {
      if (!(await matchNames(tx, id))) throw new AppError('IMPORT_003');
      await this.jobs.enqueue(tx, check, { importId: id });
    });
    return this.get(id);
  }

  /** Takes up what a process left when it died; where one is still at work, the two share the batches. */
  async resume(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - patienceMs);
    for (const { id, status } of await unfinishedImports(this.database, since)) {
      const step = status === ProductImportStatus.CHECKING ? this.checkImport : this.applyImport;
      await this.orFail(id, () => step.run(id));
    }
  }

  private async find(id: string, executor: Executor = this.database): Promise<ImportRecord> {
    const record = await readImport(executor, id);
    if (record === null) throw new AppError('IMPORT_001');
    return record;
  }

  /** What the database will answer later is tried again; anything else would fail every time, so it is reported. */
  private async orFail(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (databaseFailure(error) !== null) throw error;
      this.log.error({ importId: id, error }, 'an import of products failed');
      await this.database.transaction((tx) => failImport(tx, id, importProblems.unexpected, this.clock.now()));
    }
  }
}

function present(record: ImportRecord, found: ProductImportWire['found'], sameNames: number): ProductImportWire {
  return {
    id: record.id,
    fileName: record.fileName,
    status: record.status,
    totalRows: record.totalRows,
    doneRows: record.doneRows,
    found,
    sameNames,
    createdCount: record.createdCount,
    updatedCount: record.updatedCount,
    failure: record.failure === null ? null : (JSON.parse(record.failure) as LocalText),
    createdAt: record.createdAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
  };
}

function presentRow({ line, action, data, errors }: ImportRow): ProductImportRowWire {
  const { judged, cells } = data;
  return {
    line,
    action,
    slug: judged?.slug ?? cells['slug'] ?? '',
    name: judged?.name ?? cells['name_en'] ?? '',
    changes: judged?.changes ?? [],
    errors,
  };
}
