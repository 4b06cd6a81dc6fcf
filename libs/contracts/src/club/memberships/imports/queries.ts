import { importQueries } from '../../../common/import-queries.ts';

/**
 * A row opens an account and gives it a membership, gives one to an account that exists, or keeps a membership that
 * already lasts as long.
 */
export const memberImportOutcomes = ['open', 'give', 'keep'] as const;
export type MemberImportOutcome = (typeof memberImportOutcomes)[number];

export const memberImportQueries = importQueries('memberships.imports', memberImportOutcomes);
