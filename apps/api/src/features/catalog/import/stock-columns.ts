import type { StockPointRow } from '../../inventory/index.js';
import type { StockColumn } from './judge-row.js';

/**
 * The columns of stock, one per stock point: `stock_warehouse`, then `stock: <English name of the location>`. Two
 * locations of one name are told apart by the end of their ids.
 */
export function stockColumnsOf(points: readonly StockPointRow[]): StockColumn[] {
  const names = points.map(({ name }) => name?.en ?? null);
  return points.map(({ id }, index) => {
    const name = names[index] ?? null;
    if (name === null) return { heading: 'stock_warehouse', stockPointId: id };
    const isUnique = names.filter((other) => other === name).length === 1;
    return { heading: isUnique ? `stock: ${name}` : `stock: ${name} (${id.slice(-6)})`, stockPointId: id };
  });
}
