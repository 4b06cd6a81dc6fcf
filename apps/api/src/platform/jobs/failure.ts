import { withoutSecrets } from '../logging/index.js';
import { JobRefused } from './job.js';

/** The stored details of a failed run, for the dashboard; only the log has the full error. */
export interface JobFailure {
  message: string;
  /** True if a retry would not help. */
  isRefused: boolean;
  /** True if the job did not run, because the database was restored after the job had been due. */
  isHeld?: boolean;
}

/** Returns the redacted first line of an error. */
export function failureOf(error: unknown): JobFailure {
  const text = error instanceof Error ? error.message : String(error);
  return { message: withoutSecrets(text), isRefused: error instanceof JobRefused };
}
