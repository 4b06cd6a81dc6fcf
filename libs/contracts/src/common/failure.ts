import type { LocalText } from './locales.ts';
import { typeset } from './typography.ts';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** An entry in the error catalogue: its HTTP status and its message for people. */
export interface Failure {
  readonly status: FailureStatus;
  readonly message: LocalText;
  /** The status of the second meaning, if the specification gives the code two meanings. */
  readonly secondStatus?: FailureStatus;
  /**
   * The text of the code, fixed by spec 8, mentions a database. Screens say instead that the service is not available.
   */
  readonly isOfDatabase?: true;
}

/** Builds a catalogue entry from a status and a message in English and French. */
export const failure = (status: FailureStatus, en: string, fr: string): Failure => ({
  status,
  message: { en, fr: typeset(fr, 'fr') },
});

/** Builds an entry with two meanings: `status` belongs to the first, `secondStatus` to the second. */
export const dualFailure = (
  [status, secondStatus]: readonly [FailureStatus, FailureStatus],
  en: string,
  fr: string,
): Failure => ({ ...failure(status, en, fr), secondStatus });

/** Builds an entry for a database failure in an area, with the English text of spec 8. */
export const databaseFailure = (en: string, fr: string): Failure => ({ ...failure(503, en, fr), isOfDatabase: true });
