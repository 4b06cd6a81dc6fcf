import type { TaxRegistrationWire } from '@dronesoccer/contracts';
import type { ShopSettings } from '@dronesoccer/domain';
import { executorOf, type Prisma, type PrismaTx } from '../../platform/database/index.js';
import { readSettings, settingsVersion } from '../../platform/settings/index.js';
import { readRegistrations } from '../../money/taxes/index.js';

/** The audit records changes of the settings under this subject. */
export const settingsSubject = { type: 'settings', id: 'shop' } as const;

export interface StoredSettings {
  version: number;
  settings: ShopSettings;
  registrations: TaxRegistrationWire[];
  changedAt: Date | null;
  changedBy: string | null;
}

/**
 * Reads everything that the dashboard shows and saves as a whole. Inside a transaction, the result is one consistent
 * snapshot.
 */
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

/** Returns null if the account was deleted or has no name. */
async function nameOf(tx: PrismaTx, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await tx.user.findUnique({ where: { id: userId }, select: { firstName: true, lastName: true } });
  return user && (`${user.firstName} ${user.lastName}`.trim() || null);
}

/** Locks the settings until the transaction ends, so that no one else saves in the meantime. */
export async function holdStored(tx: PrismaTx): Promise<StoredSettings> {
  await tx.$queryRaw`SELECT 1 AS locked FROM settings WHERE key = 'version' FOR UPDATE`;
  return readStored(tx);
}

/** The caller must hold the lock on the settings. */
export async function writeSettings(tx: PrismaTx, settings: ShopSettings, at: Date): Promise<void> {
  await executorOf(tx).query(
    `UPDATE settings SET value = to_jsonb((value #>> '{}')::int + 1), updated_at = $1::timestamptz WHERE key = 'version'`,
    [at],
    'settings-count-version',
  );
  for (const key of typedKeys(settings)) {
    const saved = { value: { ...settings[key] } as Prisma.InputJsonObject, updatedAt: at };
    await tx.setting.upsert({ where: { key }, create: { key, ...saved }, update: saved, select: { key: true } });
  }
}

const typedKeys = (settings: ShopSettings) => Object.keys(settings) as (keyof ShopSettings)[];
