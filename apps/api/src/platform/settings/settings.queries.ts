import { defaultSettings, type ShopSettings } from '@dronesoccer/domain';
import type { Executor, Tx } from '../database/index.js';

/**
 * The threshold for low stock, over all stock points, from the dashboard's settings; an expression for any statement.
 */
export const lowStockThreshold = `COALESCE((SELECT (value ->> 'lowThreshold')::int FROM settings WHERE key = 'stock'), ${defaultSettings.stock.lowThreshold})`;

/** The maximum quantity per order, of one product and of all products together; expressions for any statement. */
export const maxPiecesPerProduct = orderLimit('maxPiecesPerProduct');
export const maxPiecesPerOrder = orderLimit('maxPiecesPerOrder');

function orderLimit(name: keyof ShopSettings['orderLimits']): string {
  return `COALESCE((SELECT (value ->> '${name}')::int FROM settings WHERE key = 'orderLimits'), ${defaultSettings.orderLimits[name]})`;
}

/** The return period in days, from the dashboard's settings; an expression for any statement. */
export const returnDays = `COALESCE((SELECT (value ->> 'windowDays')::int FROM settings WHERE key = 'returns'), ${defaultSettings.returns.windowDays})`;

/** The table of shipping rates from the dashboard's settings, or NULL for the default; an expression for any statement. */
export const shippingRates = `(SELECT value FROM settings WHERE key = 'shippingRates')`;

/** The sum in cents above which refunds need a confirmed identity, from the dashboard's settings. */
export const confirmRefundsAbove = `COALESCE((SELECT (value ->> 'confirmAboveCents')::int FROM settings WHERE key = 'refunds'), ${defaultSettings.refunds.confirmAboveCents})`;

/** Returns the version, which every save increments, so that a cache of the settings can tell whether it is current. */
export async function settingsVersion(executor: Executor): Promise<number> {
  const [row] = await executor.query<{ version: number }>(
    `SELECT (value #>> '{}')::int AS version FROM settings WHERE key = 'version'`,
    [],
    'settings-version',
  );
  if (row === undefined) throw new Error('The settings have no version: the reference data was not seeded');
  return row.version;
}

/** Makes saves of the settings wait until the transaction ends. */
export async function holdSettings(tx: Tx): Promise<void> {
  await tx.query(`SELECT 1 FROM settings WHERE key = 'version' FOR SHARE`, [], 'settings-hold');
}

/** Reads the settings, one per key. A key that an older installation lacks gets its default. */
export async function readSettings(executor: Executor): Promise<ShopSettings> {
  const rows = await executor.query<{ key: string; value: unknown }>(
    'SELECT key, value FROM settings WHERE key = ANY($1::text[])',
    [Object.keys(defaultSettings)],
    'settings-values',
  );
  return { ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}
