import type { LocalText } from './locales.ts';
import { typeset } from './typography.ts';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** One entry of the error catalogue: its HTTP status and the message a person reads. */
export interface Failure {
  readonly status: FailureStatus;
  readonly message: LocalText;
  /** Of a code to which the specification gives two meanings: the status of the second one. */
  readonly secondStatus?: FailureStatus;
  /** Its text, fixed by spec 8, speaks of a database: a person reads that the service is not available. */
  readonly isOfDatabase?: true;
}

/** An entry of the error catalogue from its status and its message in English and French. */
export const failure = (status: FailureStatus, en: string, fr: string): Failure => ({
  status,
  message: { en, fr: typeset(fr, 'fr') },
});

/** An entry with two meanings: `status` is that of the first, `secondStatus` that of the second. */
export const twoFailures = (
  [status, secondStatus]: readonly [FailureStatus, FailureStatus],
  en: string,
  fr: string,
): Failure => ({ ...failure(status, en, fr), secondStatus });

/** A failure of the database behind an area, with the text of spec 8 in English. */
export const databaseFailure = (en: string, fr: string): Failure => ({ ...failure(503, en, fr), isOfDatabase: true });
