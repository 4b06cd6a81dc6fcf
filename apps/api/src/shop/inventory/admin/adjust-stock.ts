import { Injectable } from '@nestjs/common';
import {
  type LocalText,
  productProblems,
  StockMoveReason,
  type StockWire,
  type ReceivedBody,
  productLimits,
} from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError, type FieldError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import type { StockChange } from '../change-stock.queries.js';
import { ShelveStock } from '../shelve-stock.js';
import { StockChanges } from '../stock-changes.js';
import { type PointLevelRow, unknownStockPoints } from '../stock-points.queries.js';
import { presentStock } from '../stock.presenter.js';
import { holdProduct, levelsOfProduct } from './inventory.queries.js';

/** Receives, corrects and transfers stock for an administrator. */
@Injectable()
export class AdjustStock {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly shelves: ShelveStock,
    private readonly changes: StockChanges,
  ) {}

  /** @throws PROD_011 if the stock is insufficient; nothing is moved then */
  async move(
    actorId: string,
    productId: string,
    move: ReceivedBody<'products.admin.moveStock'>,
    repeat: Repeatable,
  ): Promise<StockWire> {
    const errors = problemsOf(move);
    if (errors.length > 0) throw new AppError('PROD_007', { errors });
    try {
      return await this.database.transaction((tx) =>
        this.idempotency.run(tx, repeat, async () => {
          if (!(await holdProduct(tx, productId))) throw new AppError('PROD_001');
          await requireStockPoints(tx, move);
          const before = await levelsOfProduct(tx, productId);
          const note = move.note ?? null;
          const entry = { reason: move.reason, actorId, note, at: this.clock.now() };
          if (!(await this.shelves.change(tx, changesOf(productId, move), entry))) {
            throw new AppError('PROD_011', { data: presentStock(before) });
          }
          const after = await levelsOfProduct(tx, productId);
          await this.audit.write(tx, {
            actorId,
            action: 'product.stock_moved',
            subjectType: 'product',
            subjectId: productId,
            before: levelsOf(before),
            after: { ...levelsOf(after), reason: move.reason, note },
          });
          return presentStock(after);
        }),
      );
    } finally {
      this.changes.report();
    }
  }
}

const { CORRECTED, TRANSFERRED } = StockMoveReason;

const messages = {
  pieces: {
    en: `Enter a whole number from 1 to ${productLimits.stockMoveMax}`,
    fr: `Entrez un nombre entier de 1 à ${productLimits.stockMoveMax}`,
  },
  difference: { en: 'Enter the difference, not 0', fr: 'Entrez la différence, autre que 0' },
  target: { en: 'Choose another location', fr: 'Choisissez un autre emplacement' },
  noTarget: { en: 'Only a transfer has a destination', fr: 'Seul un transfert a une destination' },
} as const satisfies Record<string, LocalText>;

function problemsOf({
  reason,
  quantity,
  stockPointId,
  toStockPointId,
}: ReceivedBody<'products.admin.moveStock'>): FieldError[] {
  const errors: FieldError[] = [];
  if (reason === CORRECTED && quantity === 0) errors.push({ field: 'quantity', message: messages.difference });
  if (reason !== CORRECTED && quantity < 1) errors.push({ field: 'quantity', message: messages.pieces });
  if (reason === TRANSFERRED && (toStockPointId === undefined || toStockPointId === stockPointId)) {
    errors.push({ field: 'toStockPointId', message: messages.target });
  }
  if (reason !== TRANSFERRED && toStockPointId !== undefined) {
    errors.push({ field: 'toStockPointId', message: messages.noTarget });
  }
  return errors;
}

async function requireStockPoints(
  tx: Tx,
  { stockPointId, toStockPointId }: ReceivedBody<'products.admin.moveStock'>,
): Promise<void> {
  const unknown = await unknownStockPoints(tx, [stockPointId, ...(toStockPointId ? [toStockPointId] : [])]);
  if (unknown.length === 0) return;
  const field = unknown.includes(stockPointId) ? 'stockPointId' : 'toStockPointId';
  throw new AppError('PROD_007', { errors: [{ field, message: productProblems.stockPointUnknown }] });
}

function changesOf(
  productId: string,
  { reason, stockPointId, toStockPointId, quantity }: ReceivedBody<'products.admin.moveStock'>,
): StockChange[] {
  if (reason !== TRANSFERRED || toStockPointId === undefined) return [{ productId, stockPointId, delta: quantity }];
  return [
    { productId, stockPointId, delta: -quantity },
    { productId, stockPointId: toStockPointId, delta: quantity },
  ];
}

const levelsOf = (levels: readonly PointLevelRow[]): { levels: Record<string, number> } => ({
  levels: Object.fromEntries(levels.map(({ id, quantity }) => [id, quantity])),
});
