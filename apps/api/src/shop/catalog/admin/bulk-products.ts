import { Injectable } from '@nestjs/common';
import {
  patterns,
  type ProductBulkAction,
  type ProductBulkBody,
  type ProductBulkMark,
  type ProductBulkOutcome,
  type ProductBulkWire,
  productLimits,
} from '@dronesoccer/contracts';
import { changedByPercent } from '@dronesoccer/domain';
import { Audit, changedValues } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, databaseFailure, inSavepoint, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { CatalogCaches } from '../catalog-caches.js';
import { auditable } from './edit-products.js';
import { lockProducts, type ProductDetailRow, readProduct } from './products.queries.js';
import { idsForBulk } from './product-list.queries.js';
import { changesPublication, deleteProduct, setProductActive } from './write-product.queries.js';

type Refusal = ProductBulkOutcome['errorCode'];

const auditActions: Record<ProductBulkAction, string> = {
  activate: 'product.activated',
  deactivate: 'product.deactivated',
  price: 'product.priced',
  delete: 'product.deleted',
};

interface ProductChange {
  before: ProductDetailRow;
  /** Null if the product was deleted. */
  after: ProductDetailRow | null;
}

/**
 * Applies one action to several products. Each product has its own result, and a refused product does not affect the
 * others.
 */
@Injectable()
export class BulkProducts {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly caches: CatalogCaches,
  ) {}

  /** @throws PROD_004 if none of the products exists, or the filter finds none */
  async run(actorId: string, body: ProductBulkBody, repeat: Repeatable): Promise<ProductBulkWire> {
    const percent = percentOf(body);
    requireOneTarget(body);
    try {
      return await this.database.transaction((tx) =>
        this.idempotency.run(tx, repeat, async () => {
          const { ids, next } = await this.batchOf(tx, body);
          const known = await lockProducts(
            tx,
            ids.filter((id) => patterns.uuid.test(id)),
          );
          // The products of a filter may all be gone by its last call. That is not the caller's mistake.
          if (known.size === 0 && body.from === undefined) throw new AppError('PROD_004');
          const results: ProductBulkOutcome[] = [];
          const changes: ProductChange[] = [];
          for (const id of ids) {
            const before = known.has(id) ? await readProduct(tx, id) : null;
            const errorCode = before === null ? 'PROD_001' : await this.one(tx, { ...body, percent }, before, changes);
            results.push({ id, name: before?.name ?? null, wasActive: before?.isActive ?? false, errorCode });
          }
          await this.record(tx, actorId, body.action, changes);
          return { changed: results.filter(({ errorCode }) => errorCode === null).length, results, next };
        }),
      );
    } finally {
      this.caches.forget();
    }
  }

  /** Returns the ids for one transaction. If the filter finds more, `next` is where the next call continues. */
  private async batchOf(
    tx: Tx,
    { ids = [], filter, from }: ProductBulkBody,
  ): Promise<{ ids: string[]; next: ProductBulkMark | null }> {
    if (filter === undefined) return { ids: [...new Set(ids.map((id) => id.toLowerCase()))], next: null };
    const now = this.clock.now();
    const asOf = from === undefined ? now : new Date(from.asOf);
    const found = await idsForBulk(tx, filter, {
      after: from?.after ?? null,
      asOf,
      limit: productLimits.productBulkMax + 1,
      now,
    });
    const batch = found.slice(0, productLimits.productBulkMax);
    const last = batch.at(-1);
    const isMore = last !== undefined && found.length > batch.length;
    return { ids: batch, next: isMore ? { after: last, asOf: asOf.toISOString() } : null };
  }

  /** Applies the action to one product, and adds the change to `changes` unless the action changed nothing. */
  private async one(
    tx: Tx,
    { action, percent }: { action: ProductBulkAction; percent: number },
    before: ProductDetailRow,
    changes: ProductChange[],
  ): Promise<Refusal> {
    const refusal = await this.apply(tx, action, percent, before);
    if (refusal !== null) return refusal;
    const after = action === 'delete' ? null : await readProduct(tx, before.id);
    if (after?.version !== before.version) changes.push({ before, after });
    return null;
  }

  /** Audits all products of the call in one entry, with the values of each product by its slug. */
  private async record(tx: Tx, actorId: string, action: ProductBulkAction, changes: ProductChange[]): Promise<void> {
    if (changes.length === 0) return;
    const values = changes.map(({ before, after }) => ({
      slug: before.slug,
      ...changedValues(auditable(before), after && auditable(after)),
    }));
    await this.audit.write(tx, {
      ...{ actorId, action: auditActions[action], subjectType: 'product', subjectId: null },
      subjectIds: changes.map(({ before }) => before.id),
      before: Object.fromEntries(values.map(({ slug, before }) => [slug, before])),
      after: action === 'delete' ? undefined : Object.fromEntries(values.map(({ slug, after }) => [slug, after])),
    });
  }

  private apply(tx: Tx, action: ProductBulkAction, percent: number, before: ProductDetailRow): Promise<Refusal> {
    switch (action) {
      case 'activate':
      case 'deactivate':
        return this.setActive(tx, before, action === 'activate');
      case 'price':
        return this.reprice(tx, before, percent);
      case 'delete':
        return remove(tx, before.id);
    }
  }

  private async setActive(tx: Tx, before: ProductDetailRow, isActive: boolean): Promise<Refusal> {
    if (!changesPublication(before, isActive)) return isActive ? null : 'PROD_003';
    await setProductActive(tx, before.id, isActive, this.clock.now());
    return null;
  }

  /** The sale price changes by the same percentage. If it would no longer be below the price, neither changes. */
  private async reprice(tx: Tx, before: ProductDetailRow, percent: number): Promise<Refusal> {
    const price = changedByPercent(before.priceCents, percent);
    const sale = before.salePriceCents === null ? null : changedByPercent(before.salePriceCents, percent);
    const saleFits = before.salePriceCents === null || (sale !== null && price !== null && sale < price);
    if (price === null || !saleFits) return 'PROD_007';
    await tx.query(
      `UPDATE products SET price_cents = $2, sale_price_cents = $3, version = version + 1, updated_at = $4
        WHERE id = $1`,
      [before.id, price, sale, this.clock.now()],
      'product-reprice',
    );
    return null;
  }
}

async function remove(tx: Tx, id: string): Promise<Refusal> {
  try {
    await inSavepoint(tx, () => deleteProduct(tx, id));
    return null;
  } catch (error) {
    if (databaseFailure(error)?.kind !== 'constraint') throw error;
    return 'PROD_008';
  }
}

const percentMissing = { en: 'Enter a percentage other than 0', fr: 'Entrez un pourcentage autre que 0' };
const percentUnused = {
  en: 'Only a price change takes a percentage',
  fr: 'Seul un changement de prix a un pourcentage',
};

function percentOf({ action, percent = 0 }: ProductBulkBody): number {
  if ((action === 'price') !== (percent !== 0)) {
    const message = action === 'price' ? percentMissing : percentUnused;
    throw new AppError('PROD_007', { errors: [{ field: 'percent', message }] });
  }
  return percent;
}

const eitherTarget = {
  en: 'Name either the products or a filter',
  fr: 'Nommez soit les produits, soit un filtre',
};

function requireOneTarget({ ids, filter, from }: ProductBulkBody): void {
  const isEither = (ids === undefined) !== (filter === undefined);
  if (isEither && (from === undefined || filter !== undefined)) return;
  throw new AppError('PROD_007', { errors: [{ field: 'ids', message: eitherTarget }] });
}
