import { defaultLocale, type Locale } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';
import { superAdmins } from './people.queries.js';
import { readSettings } from '../../platform/settings/index.js';

/**
 * Returns the recipients of emails to the organisation: its own address or, if it has none, its administrators.
 *
 * @param locale the language of emails to the organisation's own address
 */
export async function organisationRecipients(
  executor: Executor,
  locale: Locale = defaultLocale,
): Promise<{ email: string; locale: Locale }[]> {
  const { organisation } = await readSettings(executor);
  return organisation.email === '' ? superAdmins(executor) : [{ email: organisation.email, locale }];
}
