import type { TaxRegistrationWire } from '@dronesoccer/contracts';
import { defaultSettings, type ShopSettings } from '@dronesoccer/domain';
import { type Executor, executorOf, type Prisma, type PrismaTx } from '../../platform/database/index.js';
import { readRegistrations } from '../taxes/index.js';

/** How many pieces are few, over all stock points, as the dashboard's settings say; an expression for any statement. */
export const lowStockThreshold = `COALESCE((SELECT (value ->> 'lowThreshold')::int FROM settings WHERE key = 'stock'), ${defaultSettings.stock.lowThreshold})`;

/** The most pieces of one product, and of all products together, that one order may hold; expressions for any statement. */
export const maxPiecesPerProduct = orderLimit('maxPiecesPerProduct');
export const maxPiecesPerOrder = orderLimit('maxPiecesPerOrder');

function orderLimit(name: keyof ShopSettings['orderLimits']): string {
  return `COALESCE((SELECT (value ->> '${name}')::int FROM settings WHERE key = 'orderLimits'), ${defaultSettings.orderLimits[name]})`;
}

/** Who changed the settings stands in the audit under this name. */
export const settingsSubject = { type: 'settings', id: 'shop' } as const;

/** The return period in days, as the dashboard's settings say; an expression for any statement. */
export const returnDays = `COALESCE((SELECT (value ->> 'windowDays')::int FROM settings WHERE key = 'returns'), ${defaultSettings.returns.windowDays})`;

export interface StoredSettings {
  version: number;
  settings: ShopSettings;
  registrations: TaxRegistrationWire[];
  changedAt: Date | null;
  changedBy: string | null;
}

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

/** Everything the dashboard shows and saves as a whole; inside a transaction all of one moment. */
export async function readStored(tx: PrismaTx): Promise<StoredSettings> {
  const executor = executorOf(tx);
  const version = await settingsVersion(executor);
  const settings = await readSettings(executor);
  const registrations = await readRegistrations(executor);
  const change = await tx.auditEntry.findFirst({
    where: { subjectType: settingsSubject.type, subjectId: settingsSubject.id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, actorId: true },
  });
  const changedBy = await nameOf(tx, change?.actorId ?? null);
  return { version, settings, registrations, changedAt: change?.at ?? null, changedBy };
}

/** Null for an account that is gone, or that has no name. */
async function nameOf(tx: PrismaTx, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await tx.user.findUnique({ where: { id: userId }, select: { firstName: true, lastName: true } });
  return user && (`${user.firstName} ${user.lastName}`.trim() || null);
}

/** Takes the right to save from everyone else who read the same version; false when someone has saved since. */
export async function claimVersion(executor: Executor, version: number, at: Date): Promise<boolean> {
  const rows = await executor.query(
    `UPDATE settings SET value = to_jsonb($1::int + 1), updated_at = $2::timestamptz
     WHERE key = 'version' AND (value #>> '{}')::int = $1 RETURNING key`,
    [version, at],
    'settings-claim-version',
  );
  return rows.length === 1;
}

/** Call it with the version claimed: until the transaction ends no one else saves. */
export async function writeSettings(tx: PrismaTx, settings: ShopSettings, at: Date): Promise<void> {
  for (const key of typedKeys(settings)) {
    const saved = { value: { ...settings[key] } as Prisma.InputJsonObject, updatedAt: at };
    await tx.setting.upsert({ where: { key }, create: { key, ...saved }, update: saved, select: { key: true } });
  }
}

const typedKeys = (settings: ShopSettings) => Object.keys(settings) as (keyof ShopSettings)[];
