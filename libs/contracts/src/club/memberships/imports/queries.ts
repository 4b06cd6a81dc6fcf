import { importQueries } from '../../../common/import-queries.ts';

/** The columns of a list of members, with their headings. */
export const memberColumns = {
  email: { en: 'email', fr: 'courriel' },
  first_name: { en: 'first_name', fr: 'prénom' },
  last_name: { en: 'last_name', fr: 'nom' },
  province: { en: 'province', fr: 'province' },
  plan: { en: 'plan', fr: 'formule' },
  last_day: { en: 'last_day', fr: 'dernier_jour' },
  language: { en: 'language', fr: 'langue' },
} as const;
export type MemberColumn = keyof typeof memberColumns;

/**
 * A row opens an account and gives it a membership, gives one to an account that exists, or keeps a membership that
 * already lasts as long.
 */
export const memberImportOutcomes = ['open', 'give', 'keep'] as const;
export type MemberImportOutcome = (typeof memberImportOutcomes)[number];

export const memberImportQueries = importQueries('memberships.imports', memberImportOutcomes);
