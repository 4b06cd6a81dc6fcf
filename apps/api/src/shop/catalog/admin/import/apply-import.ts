import { Injectable } from '@nestjs/common';
import {
  type ErrorCode,
  type ImportRowError,
  productProblems,
  ProductImportStatus,
  StockMoveReason,
} from '@dronesoccer/contracts';
import { Audit } from '../../../../platform/audit/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, databaseFailure, newId, type Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { ShelveStock } from '../../../inventory/index.js';
import { insertUnderSlug } from '../free-slug.js';
import { productValues } from '../product-terms.js';
import { productRefusal } from '../refusals.js';
import { updateProduct } from '../write-product.queries.js';
import { CatalogCaches } from '../../catalog-caches.js';
import { importProblems } from './import-problems.js';
import {
  advance,
  finishApplying,
  type ImportRecord,
  type ImportRow,
  lockImport,
  nextRows,
  saveJudged,
} from './import.queries.js';
import type { JudgedRow } from './judge-row.js';

const batchSize = 100;

/** Applies a confirmed file. A batch of rows and the count of them stand or fall together, so a crash repeats and skips nothing. */
@Injectable()
export class ApplyImport {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly shelves: ShelveStock,
    private readonly caches: CatalogCaches,
  ) {}

  async run(importId: string): Promise<void> {
    while (await this.database.transaction((tx) => this.nextBatch(tx, importId))) this.caches.forget();
    this.caches.forget();
  }

  /** Returns whether there may be more. */
  private async nextBatch(tx: Tx, importId: string): Promise<boolean> {
    const record = await lockImport(tx, importId);
    if (record?.status !== ProductImportStatus.APPLYING) return false;
    const rows = await nextRows(tx, importId, record.doneRows, batchSize);
    if (rows.length === 0) {
      await finishApplying(tx, importId, this.clock.now());
      await this.audit.write(tx, {
        actorId: record.actorId,
        action: 'products.imported',
        subjectType: 'product_import',
        subjectId: importId,
        after: { fileName: record.fileName, created: record.createdCount, updated: record.updatedCount },
      });
      return false;
    }
    let [created, updated] = [0, 0];
    const refused: ImportRow[] = [];
    for (const row of rows.toSorted(inOrderOfLocks)) {
      const { judged } = row.data;
      if (judged === undefined || row.errors.length > 0 || row.action === 'keep') continue;
      const error = await this.applyOne(tx, record, row.line, judged);
      if (error !== null) refused.push({ ...row, errors: [error] });
      else if (row.action === 'create') created++;
      else updated++;
    }
    if (refused.length > 0) await saveJudged(tx, importId, refused);
    await advance(tx, importId, { rows: rows.length, created, updated });
    return true;
  }

  /** What the products have become since the check may refuse a row; that row alone is left out, and told. */
  private async applyOne(
    tx: Tx,
    record: ImportRecord,
    line: number,
    row: Omit<JudgedRow, 'action' | 'errors'>,
  ): Promise<ImportRowError | null> {
    await tx.query('SAVEPOINT one_row');
    try {
      const id = await this.write(tx, row);
      const changes = row.stock.map(({ stockPointId, delta }) => ({ productId: id, stockPointId, delta }));
      const { actorId } = record;
      const entry = { reason: StockMoveReason.CORRECTED, actorId, note: 'import', at: this.clock.now() };
      if (!(await this.shelves.change(tx, changes, entry))) throw new AppError('PROD_011');
      await this.audit.write(tx, {
        actorId,
        action: row.product === null ? 'product.created' : 'product.updated',
        subjectType: 'product',
        subjectId: id,
        before: row.product === null ? undefined : valuesOf(row, 'before'),
        after: { importId: record.id, line, ...(row.product === null ? row.terms : valuesOf(row, 'after')) },
      });
      await tx.query('RELEASE SAVEPOINT one_row');
      return null;
    } catch (thrown) {
      const error = productRefusal(thrown);
      const isRefusal = error instanceof AppError;
      // A lost connection or a deadlock is no fault of a row: the whole batch is tried again.
      if (!isRefusal && databaseFailure(error)?.kind !== 'constraint') throw error;
      await tx.query('ROLLBACK TO SAVEPOINT one_row');
      return isRefusal ? refusalOf(error) : { field: '', message: importProblems.changedMeanwhile };
    }
  }

  /** @throws PROD_002 and PROD_009 when the product is no longer what the check saw */
  private async write(tx: Tx, row: Omit<JudgedRow, 'action' | 'errors'>): Promise<string> {
    const values = productValues(row.terms);
    const now = this.clock.now();
    if (row.product === null) {
      const id = newId();
      await insertUnderSlug(tx, { id, slug: row.givesSlug ? row.slug : undefined, now }, values);
      return id;
    }
    const { id, version } = row.product;
    const stockOnly = row.changes.length === row.stock.length;
    if (!stockOnly && !(await updateProduct(tx, { id, slug: row.slug, version, now }, values))) {
      throw new AppError('PROD_009');
    }
    return id;
  }
}

/** Buyers lock stock in the order of product ids; the same order here cannot deadlock with them. */
const inOrderOfLocks = (a: ImportRow, b: ImportRow): number => {
  const [first, second] = [a, b].map(({ data }) => data.judged?.product?.id ?? '');
  return first === second ? a.line - b.line : (first ?? '') < (second ?? '') ? -1 : 1;
};

const valuesOf = ({ changes }: Pick<JudgedRow, 'changes'>, side: 'before' | 'after'): Record<string, string> =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]));

const messages: Partial<Record<ErrorCode, ImportRowError>> = {
  PROD_002: { field: 'slug', message: productProblems.slugTaken },
  PROD_007: { field: 'pictures', message: productProblems.pictureUnknown },
  PROD_011: { field: '', message: importProblems.stockMovedMeanwhile },
};

const nameField = /^texts\.(en|fr)\.name$/;

function refusalOf(error: AppError): ImportRowError {
  const locale = nameField.exec(error.details.errors?.[0]?.field ?? '')?.[1];
  if (locale !== undefined) return { field: `name_${locale}`, message: productProblems.nameTaken };
  return messages[error.code] ?? { field: '', message: importProblems.changedMeanwhile };
}
