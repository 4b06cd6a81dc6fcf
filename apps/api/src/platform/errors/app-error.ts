import { type ErrorCode, errorCatalogue, type LocalText } from '@dronesoccer/contracts';

export interface FieldError {
  field: string;
  message: LocalText | string;
}

export interface AppErrorOptions {
  /** Errors by field. */
  errors?: readonly FieldError[];
  /** Seconds to wait before a retry makes sense. */
  retryAfter?: number;
  /** Facts that help the client go on, such as the new total. */
  data?: unknown;
  /** The second meaning of a code that has two. */
  isSecondMeaning?: boolean;
  cause?: unknown;
}

/** The only error that services throw: a code of the catalogue, which decides status and text. */
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

/** What is not there, by a code that may also mean something else. */
export const notFound = (code: ErrorCode): AppError =>
  new AppError(code, { isSecondMeaning: errorCatalogue[code].secondStatus === 404 });
