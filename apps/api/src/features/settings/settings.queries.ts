import type { TaxRegistrationWire } from '@dronesoccer/contracts';
import { defaultSettings, type ShopSettings } from '@dronesoccer/domain';
import type { Executor } from '../../platform/database/index.js';
import { readRegistrations } from '../taxes/index.js';

/** How many pieces are few, over all stock points, as the dashboard's settings say; an expression for any statement. */
export const lowStockThreshold = `COALESCE((SELECT (value ->> 'lowThreshold')::int FROM settings WHERE key = 'stock'), ${defaultSettings.stock.lowThreshold})`;

/** Who changed the settings stands in the audit under this name. */
export const settingsSubject = { type: 'settings', id: 'shop' } as const;

export interface StoredSettings {
  version: number;
  settings: ShopSettings;
  registrations: TaxRegistrationWire[];
  changedAt: Date | null;
  changedBy: string | null;
}

/** Counted up by every save. Whoever keeps what it read asks for it to know whether it still holds. */
export async function settingsVersion(executor: Executor): Promise<number> {
  const [row] = await executor.query<{ version: number }>(
    `SELECT (value #>> '{}')::int AS version FROM settings WHERE key = 'version'`,
    [],
    'settings_version',
  );
  if (row === undefined) throw new Error('The settings have no version: the reference data was not seeded');
  return row.version;
}

/** The settings alone, one for each key; what an older installation lacks is as it comes. */
export async function readSettings(executor: Executor): Promise<ShopSettings> {
  const rows = await executor.query<{ key: string; value: unknown }>(
    'SELECT key, value FROM settings WHERE key = ANY($1::text[])',
    [Object.keys(defaultSettings)],
    'settings_values',
  );
  return { ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

/** Everything the dashboard shows and saves as a whole; inside a transaction all of one moment. */
export async function readStored(executor: Executor): Promise<StoredSettings> {
  const version = await settingsVersion(executor);
  const settings = await readSettings(executor);
  const registrations = await readRegistrations(executor);
  const [change] = await executor.query<{ at: Date; by: string | null }>(
    `SELECT a.at, nullif(trim(u.first_name || ' ' || u.last_name), '') AS by
     FROM audit_entries a LEFT JOIN users u ON u.id = a.actor_id
     WHERE a.subject_type = $1 AND a.subject_id = $2
     ORDER BY a.at DESC, a.id DESC LIMIT 1`,
    [settingsSubject.type, settingsSubject.id],
  );
  return { version, settings, registrations, changedAt: change?.at ?? null, changedBy: change?.by ?? null };
}

/** Takes the right to save from everybody else who read the same version; false when somebody has saved since. */
export async function claimVersion(executor: Executor, version: number, at: Date): Promise<boolean> {
  const rows = await executor.query(
    `UPDATE settings SET value = to_jsonb($1::int + 1), updated_at = $2::timestamptz
     WHERE key = 'version' AND (value #>> '{}')::int = $1 RETURNING key`,
    [version, at],
  );
  return rows.length === 1;
}

export async function writeSettings(executor: Executor, settings: ShopSettings, at: Date): Promise<void> {
  const entries = Object.entries(settings);
  await executor.query(
    `INSERT INTO settings (key, value, updated_at)
     SELECT key, value::jsonb, $3::timestamptz FROM unnest($1::text[], $2::text[]) AS s (key, value)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
    [entries.map(([key]) => key), entries.map(([, value]) => JSON.stringify(value)), at],
  );
}
