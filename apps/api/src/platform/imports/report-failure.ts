import { type Locale, type LocalText, UserStatus } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../database/index.js';
import type { Mail } from '../mail/index.js';
import type { ImportDefinition, ImportTypes, LockedImport } from './import-definition.js';
import { importFailed } from './mails/imports.mails.js';

/** Emails the administrator who started an import that it failed. Call it in the transaction that fails the import. */
export async function reportFailure<K extends ImportTypes>(
  mail: Mail,
  tx: Tx,
  { title, page }: Pick<ImportDefinition<K>, 'title' | 'page'>,
  { id, actorId, fileName, failure }: LockedImport<K> & { failure: LocalText },
): Promise<void> {
  const actor = await activeAccount(tx, actorId);
  if (actor === null) return;
  const data = { title, fileName, failure, page: `${page}?import=${id}` as const };
  await mail.enqueue(tx, { to: actor.email, locale: actor.locale, template: importFailed, data });
}

async function activeAccount(executor: Executor, id: string | null): Promise<{ email: string; locale: Locale } | null> {
  const [account] = await executor.query<{ email: string; locale: Locale }>(
    `SELECT email::text AS email, locale FROM users WHERE id = $1::uuid AND status = ${UserStatus.ACTIVE}`,
    [id],
    'import-actor',
  );
  return account ?? null;
}
