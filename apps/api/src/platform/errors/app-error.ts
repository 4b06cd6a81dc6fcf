import { type ErrorCode, errorCatalogue, type LocalText } from '@dronesoccer/contracts';

export interface FieldError {
  field: string;
  message: LocalText | string;
}

interface AppErrorOptions {
  /** Errors by field. */
  errors?: readonly FieldError[];
  /** The number of seconds to wait before a retry. */
  retryAfter?: number;
  /** Facts that help the client continue, such as the new total. */
  data?: unknown;
  /** Selects the second status of a code with two meanings. */
  isSecondMeaning?: boolean;
  cause?: unknown;
}

/** The only error that services throw. Its catalogue code decides the status and the text. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly details: AppErrorOptions = {},
  ) {
    super(errorCatalogue[code].message.en, { cause: details.cause });
  }

  get status(): number {
    const { status, secondStatus } = errorCatalogue[this.code];
    return (this.details.isSecondMeaning ? secondStatus : undefined) ?? status;
  }
}

/** Creates a "not found" error with a code that may have a second meaning, such as NEWS_008, which is 400 and 404. */
export const notFound = (code: ErrorCode): AppError =>
  new AppError(code, { isSecondMeaning: errorCatalogue[code].secondStatus === 404 });
