import { Injectable } from '@nestjs/common';
import {
  limits,
  type LocalText,
  type Page,
  productProblems,
  StockMoveReason,
  type StockMoveWire,
  type StockWire,
} from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError, type FieldError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { CatalogService } from '../catalog.service.js';
import type { StockMoveDto } from './products.dto.js';
import { presentLevel, warehouseName } from './products.presenter.js';
import {
  changeStock,
  holdProduct,
  listMoves,
  readLevels,
  recordMoves,
  type StockChange,
  type StockMoveRow,
  unknownStockPoints,
} from './stock.queries.js';

/** What an administrator does to stock by hand: receive, correct, transfer. */
@Injectable()
export class KeepStock {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly catalog: CatalogService,
  ) {}

  /** @throws PROD_010 when there is less than should go; then nothing has moved */
  async move(actorId: string, productId: string, move: StockMoveDto, repeat: Repeatable): Promise<StockWire> {
    const errors = problemsOf(move);
    if (errors.length > 0) throw new AppError('PROD_007', { errors });
    try {
      return await this.database.transaction((tx) =>
        this.idempotency.run(tx, repeat, async () => {
          if (!(await holdProduct(tx, productId))) throw new AppError('PROD_001');
          await requireStockPoints(tx, move);
          const before = await readLevels(tx, productId);
          const changes = changesOf(productId, move);
          if (!(await changeStock(tx, changes))) throw new AppError('PROD_010', { data: stockWire(before) });
          const note = move.note ?? null;
          await recordMoves(tx, changes, { reason: move.reason, actorId, note, at: this.clock.now() });
          const after = await readLevels(tx, productId);
          await this.audit.write(tx, {
            actorId,
            action: 'product.stock_moved',
            subjectType: 'product',
            subjectId: productId,
            before: levelsOf(before),
            after: { ...levelsOf(after), reason: move.reason, note },
          });
          return stockWire(after);
        }),
      );
    } finally {
      this.catalog.forget();
    }
  }

  async history(
    productId: string,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<Page<StockMoveWire>> {
    const { total, rows } = await listMoves(this.database, productId, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    // A product without a single move looks like one that is not there.
    if (total === 0 && !(await holdProduct(this.database, productId))) throw new AppError('PROD_001');
    return { items: rows.map(presentMove), total, page, pageSize };
  }
}

const { CORRECTED, TRANSFERRED } = StockMoveReason;

const messages = {
  pieces: {
    en: `Enter a whole number from 1 to ${limits.stockMoveMax}`,
    fr: `Entrez un nombre entier de 1 à ${limits.stockMoveMax}`,
  },
  difference: { en: 'Enter the difference, not 0', fr: 'Entrez la différence, autre que 0' },
  target: { en: 'Choose another stock point', fr: 'Choisissez un autre point de stock' },
  noTarget: { en: 'Only a transfer goes somewhere', fr: 'Seul un transfert a une destination' },
} as const satisfies Record<string, LocalText>;

function problemsOf({ reason, quantity, stockPointId, toStockPointId }: StockMoveDto): FieldError[] {
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

async function requireStockPoints(tx: Tx, { stockPointId, toStockPointId }: StockMoveDto): Promise<void> {
  const unknown = await unknownStockPoints(tx, [stockPointId, ...(toStockPointId ? [toStockPointId] : [])]);
  if (unknown.length === 0) return;
  const field = unknown.includes(stockPointId) ? 'stockPointId' : 'toStockPointId';
  throw new AppError('PROD_007', { errors: [{ field, message: productProblems.stockPointUnknown }] });
}

function changesOf(productId: string, { reason, stockPointId, toStockPointId, quantity }: StockMoveDto): StockChange[] {
  if (reason !== TRANSFERRED || toStockPointId === undefined) return [{ productId, stockPointId, delta: quantity }];
  return [
    { productId, stockPointId, delta: -quantity },
    { productId, stockPointId: toStockPointId, delta: quantity },
  ];
}

type Levels = Awaited<ReturnType<typeof readLevels>>;

function stockWire(levels: Levels): StockWire {
  return { stockQty: levels.reduce((sum, { quantity }) => sum + quantity, 0), stock: levels.map(presentLevel) };
}

const levelsOf = (levels: Levels): { levels: Record<string, number> } => ({
  levels: Object.fromEntries(levels.map(({ id, quantity }) => [id, quantity])),
});

function presentMove(row: StockMoveRow): StockMoveWire {
  return {
    id: row.id,
    stockPointId: row.stock_point_id,
    stockPointName: row.point_name ?? warehouseName,
    delta: row.delta,
    reason: row.reason,
    order: row.order_id === null || row.order_number === null ? null : { id: row.order_id, number: row.order_number },
    actorName: row.actor_name,
    note: row.note,
    createdAt: row.created_at.toISOString(),
  };
}
