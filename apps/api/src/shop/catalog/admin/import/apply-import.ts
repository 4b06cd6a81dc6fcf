import { Injectable } from '@nestjs/common';
import {
  type ErrorCode,
  type ImportAction,
  type ImportRowError,
  productProblems,
  StockMoveReason,
} from '@dronesoccer/contracts';
import { Audit } from '../../../../platform/audit/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { databaseFailure, inSavepoint, newId, type Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import type { AppliedRow, LockedImport, PlannedRow } from '../../../../platform/imports/index.js';
import { ShelveStock } from '../../../inventory/index.js';
import { insertUnderSlug } from '../free-slug.js';
import { productValues } from '../product-terms.js';
import { productRefusal } from '../refusals.js';
import { updateProduct } from '../write-product.queries.js';
import { importProblems } from './import-problems.js';
import { countApplied } from './import.queries.js';
import { listingHeadings, type ProductPlan } from './judge-row.js';
import type { ProductImport } from './product-import.js';

type PlannedProduct = PlannedRow<ProductImport>;

/** Creates and updates the products of a confirmed file. */
@Injectable()
export class ApplyImport {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly shelves: ShelveStock,
  ) {}

  /** Applies a batch. A row that is refused at this point is left out; the others are applied. */
  async apply(
    tx: Tx,
    rows: readonly PlannedProduct[],
    record: LockedImport<ProductImport>,
  ): Promise<AppliedRow<ProductImport>[]> {
    const applied: AppliedRow<ProductImport>[] = [];
    for (const row of rows.filter(({ outcome }) => outcome !== 'keep').toSorted(inOrderOfLocks)) {
      const error = await this.applyOne(tx, record, row.line, row.plan);
      applied.push({ line: row.line, outcome: row.outcome, errors: error === null ? [] : [error] });
    }
    const count = (wanted: ImportAction) =>
      applied.filter(({ outcome, errors }) => outcome === wanted && errors.length === 0).length;
    await countApplied(tx, record.id, { created: count('create'), updated: count('update') });
    return applied;
  }

  /** Applies one row, or returns the reason why it is refused: its product may have changed since the check. */
  private async applyOne(
    tx: Tx,
    record: LockedImport<ProductImport>,
    line: number,
    row: ProductPlan,
  ): Promise<ImportRowError | null> {
    try {
      await inSavepoint(tx, async () => {
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
      });
      return null;
    } catch (thrown) {
      const error = productRefusal(thrown);
      const isRefusal = error instanceof AppError;
      // A lost connection or a deadlock is not the row's fault, so the whole batch is retried.
      if (!isRefusal && databaseFailure(error)?.kind !== 'constraint') throw error;
      return isRefusal ? refusalOf(error) : { field: '', message: importProblems.changedMeanwhile };
    }
  }

  /** @throws AppError PROD_002 if the slug is taken, PROD_009 if the product has changed since the check */
  private async write(tx: Tx, row: ProductPlan): Promise<string> {
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

/** Purchases lock stock in the order of product ids. Using the same order here prevents a deadlock with them. */
const inOrderOfLocks = (a: PlannedProduct, b: PlannedProduct): number => {
  const [first, second] = [a, b].map(({ plan }) => plan.product?.id ?? '');
  return first === second ? a.line - b.line : (first ?? '') < (second ?? '') ? -1 : 1;
};

const valuesOf = ({ changes }: Pick<ProductPlan, 'changes'>, side: 'before' | 'after'): Record<string, string> =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]));

const messages: Partial<Record<ErrorCode, ImportRowError>> = {
  PROD_002: { field: 'slug', message: productProblems.slugTaken },
  PROD_007: { field: 'pictures', message: productProblems.pictureUnknown },
  PROD_011: { field: '', message: importProblems.stockMovedMeanwhile },
};

const isListingField = (field: string): field is keyof typeof listingHeadings => Object.hasOwn(listingHeadings, field);

function refusalOf(error: AppError): ImportRowError {
  const [first] = error.details.errors ?? [];
  if (first && isListingField(first.field)) {
    const { message } = first;
    return {
      field: listingHeadings[first.field],
      message: typeof message === 'string' ? importProblems.changedMeanwhile : message,
    };
  }
  return messages[error.code] ?? { field: '', message: importProblems.changedMeanwhile };
}
