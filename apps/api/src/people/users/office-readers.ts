import { defaultLocale, type Locale } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';
import { superAdmins } from './people.queries.js';
import { readSettings } from '../../platform/settings/index.js';

/**
 * Who reads what concerns the organisation: its own address, or as long as there is none its administrators.
 *
 * @param locale in which its own address is written to
 */
export async function officeReaders(
  executor: Executor,
  locale: Locale = defaultLocale,
): Promise<{ email: string; locale: Locale }[]> {
  const { organisation } = await readSettings(executor);
  return organisation.email === '' ? superAdmins(executor) : [{ email: organisation.email, locale }];
}
