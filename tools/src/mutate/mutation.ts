import { suiteOf } from '../test/suites.ts';

interface ListedMutation {
  /** The promise's number: R for reliability, S for security, C for content and consent, B for a browser check. */
  promise: string;
  /** The mechanism, in words. */
  what: string;
  /** The test files in which at least one test fails without the mechanism. */
  tests: readonly string[];
}

export interface CodeMutation extends ListedMutation {
  /** The path from the repository root. */
  file: string;
  /** Occurs exactly once in the file. */
  text: string;
  becomes: string;
}

/** Applied migrations are never edited, so a mechanism of the database is removed from a copy of the migrated template. */
interface DatabaseMutation extends ListedMutation {
  sql: string;
}

export type Mutation = CodeMutation | DatabaseMutation;

export const isOfCode = (mutation: Mutation): mutation is CodeMutation => 'file' in mutation;

/** Journeys need the built product, so their mutations form a second list. */
export const isOfJourney = ({ tests }: Mutation): boolean => tests.some((test) => suiteOf(test) === 'browser');
