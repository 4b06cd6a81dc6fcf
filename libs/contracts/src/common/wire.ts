import type { ErrorCode } from '../errors.ts';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The envelope of a successful reply (spec 3, Response envelope). */
export interface SuccessEnvelope<T> {
  isSuccess: true;
  message: string;
  errorCode: null;
  data: T;
}

/**
 * The envelope of a failure, with `errors` when fields were refused. `data` is null, unless the client needs it to
 * continue: CHECKOUT_001 carries the new quote, and a stock error the affected products.
 */
export interface FailureEnvelope {
  isSuccess: false;
  message: string;
  errorCode: ErrorCode;
  data: unknown;
  errors?: FieldError[];
}

export type Envelope<T> = SuccessEnvelope<T> | FailureEnvelope;

export interface Page<T> {
  items: T[];
  /** The number of items on all pages together. */
  total: number;
  /** The page number, starting at 1. */
  page: number;
  pageSize: number;
}
