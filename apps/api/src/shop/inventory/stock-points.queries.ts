import { type LocalText, StockPointKind } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';

export interface StockPointRow {
  id: string;
  locationId: string | null;
  /** Null for the warehouse. */
  name: LocalText | null;
}

export interface PointLevelRow extends StockPointRow {
  quantity: number;
}

/** The location name of a stock point `sp` in both languages. The warehouse has no name. */
export const pointName = `(SELECT jsonb_object_agg(lt.locale, lt.name) FROM location_translations lt
                            WHERE lt.location_id = sp.location_id)`;

/**
 * The stock of a product at each stock point, as an array of `PointLevelRow` or null. The expression can be used in any
 * statement.
 */
export const stockJson = (productId: string): string => `
  (SELECT jsonb_agg(jsonb_build_object(
            'id', sp.id, 'locationId', sp.location_id, 'name', ${pointName}, 'quantity', s.quantity)
          ORDER BY sp.location_id NULLS FIRST)
     FROM stock_levels s JOIN stock_points sp ON sp.id = s.stock_point_id WHERE s.product_id = ${productId})`;

export function listStockPoints(executor: Executor): Promise<StockPointRow[]> {
  return executor.query<StockPointRow>(
    `SELECT sp.id, sp.location_id AS "locationId", ${pointName} AS name
       FROM stock_points sp LEFT JOIN location_translations en ON en.location_id = sp.location_id AND en.locale = 'en'
      ORDER BY sp.location_id IS NOT NULL, en.name, sp.id`,
    [],
    'stock-points',
  );
}

export async function unknownStockPoints(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT w.id FROM unnest($1::uuid[]) AS w (id) WHERE NOT EXISTS (SELECT 1 FROM stock_points sp WHERE sp.id = w.id)`,
    [ids],
    'stock-unknown-points',
  );
  return rows.map(({ id }) => id);
}

/** Creates the empty stock point of a new location. */
export async function openShelf(tx: Tx, locationId: string): Promise<void> {
  await tx.query(
    'INSERT INTO stock_points (id, kind, location_id) VALUES ($1, $2, $3)',
    [newId(), StockPointKind.LOCATION, locationId],
    'stock-point-open',
  );
}
