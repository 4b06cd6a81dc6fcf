import { type Locale, userFields, validateField } from '@dronesoccer/contracts';
import type { GuardianForm } from './draft';

/** No one under age takes part. */
export const noMinors: GuardianForm = { isForMinor: false, guardianName: '', hasDeclared: false };

/** In the order of the page, for the summary of what is missing. */
export const guardianFields = ['guardianName', 'hasDeclared'] as const;

/** Someone under age takes part only where a guardian has said who they are, and declared it. */
export function guardianProblems(
  { isForMinor, guardianName, hasDeclared }: GuardianForm,
  locale: Locale,
  notDeclared: string,
): Partial<Record<keyof GuardianForm, string | undefined>> {
  if (!isForMinor) return {};
  return {
    guardianName: validateField(userFields.addressFullName, guardianName, locale) ?? undefined,
    hasDeclared: hasDeclared ? undefined : notDeclared,
  };
}
