import { defaultSettings, type ShopSettings } from '@dronesoccer/domain';
import type { Executor } from '../database/index.js';

/** How many pieces are few, over all stock points, as the dashboard's settings say; an expression for any statement. */
export const lowStockThreshold = `COALESCE((SELECT (value ->> 'lowThreshold')::int FROM settings WHERE key = 'stock'), ${defaultSettings.stock.lowThreshold})`;

/** The most pieces of one product, and of all products together, that one order may hold; expressions for any statement. */
export const maxPiecesPerProduct = orderLimit('maxPiecesPerProduct');
export const maxPiecesPerOrder = orderLimit('maxPiecesPerOrder');

function orderLimit(name: keyof ShopSettings['orderLimits']): string {
  return `COALESCE((SELECT (value ->> '${name}')::int FROM settings WHERE key = 'orderLimits'), ${defaultSettings.orderLimits[name]})`;
}

/** The return period in days, as the dashboard's settings say; an expression for any statement. */
export const returnDays = `COALESCE((SELECT (value ->> 'windowDays')::int FROM settings WHERE key = 'returns'), ${defaultSettings.returns.windowDays})`;

/** Counted up by every save, so that a cache of the settings can tell whether it still holds. */
export async function settingsVersion(executor: Executor): Promise<number> {
  const [row] = await executor.query<{ version: number }>(
    `SELECT (value #>> '{}')::int AS version FROM settings WHERE key = 'version'`,
    [],
    'settings-version',
  );
  if (row === undefined) throw new Error('The settings have no version: the reference data was not seeded');
  return row.version;
}

/** The settings alone, one for each key; what an older installation lacks is the default. */
export async function readSettings(executor: Executor): Promise<ShopSettings> {
  const rows = await executor.query<{ key: string; value: unknown }>(
    'SELECT key, value FROM settings WHERE key = ANY($1::text[])',
    [Object.keys(defaultSettings)],
    'settings-values',
  );
  return { ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}
