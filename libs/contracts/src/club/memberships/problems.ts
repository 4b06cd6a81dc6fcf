import type { LocalText } from '../../common/locales.ts';

/** The problems of a date of birth, whether of a new member or of a child in a family. */
export const birthDateProblems = {
  missing: { en: 'Enter the date of birth', fr: 'Indiquez la date de naissance' },
  ahead: { en: 'Enter a date of birth in the past', fr: 'Entrez une date de naissance passée' },
} as const satisfies Readonly<Record<string, LocalText>>;
