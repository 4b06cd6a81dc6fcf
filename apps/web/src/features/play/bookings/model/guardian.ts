import { type Locale, userFields, validateField } from '@dronesoccer/contracts';
import type { GuardianForm } from './draft';

/** The form's values if no minor takes part. */
export const noMinors: GuardianForm = { isForMinor: false, guardianName: '', hasDeclared: false };

/** The fields in page order, for the error summary. */
export const guardianFields = ['guardianName', 'hasDeclared'] as const;

/**
 * Returns the problems of the guardian's fields. A minor needs a guardian who gives their name and accepts
 * responsibility.
 */
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
