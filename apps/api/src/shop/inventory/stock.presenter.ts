import type { LocalText, StockAtPointWire, StockMoveWire, StockPointWire, StockWire } from '@dronesoccer/contracts';
import type { StockMoveRow } from './admin/inventory.queries.js';
import type { PointLevelRow, StockPointRow } from './stock-points.queries.js';

const warehouseName: LocalText = { en: 'Warehouse', fr: 'Entrepôt' };

export const presentStockPoint = ({ id, locationId, name }: StockPointRow): StockPointWire => ({
  id,
  locationId,
  name: name ?? warehouseName,
});

export const presentLevel = (level: PointLevelRow): StockAtPointWire => ({
  ...presentStockPoint(level),
  quantity: level.quantity,
});

export function presentStock(levels: readonly PointLevelRow[]): StockWire {
  return { stockQty: levels.reduce((sum, { quantity }) => sum + quantity, 0), stock: levels.map(presentLevel) };
}

export function presentMove(row: StockMoveRow): StockMoveWire {
  return {
    id: row.id,
    stockPointId: row.stockPointId,
    stockPointName: row.pointName ?? warehouseName,
    delta: row.delta,
    reason: row.reason,
    order: row.orderId === null || row.orderNumber === null ? null : { id: row.orderId, number: row.orderNumber },
    actorName: row.actorName,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  };
}
