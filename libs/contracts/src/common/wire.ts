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
 * The envelope of a failure; `errors` when fields were refused. `data` is null, except where the client needs it to go
 * on: CHECKOUT_001 has the new quote, a stock refusal the products concerned.
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
  /** Items on all pages together. */
  total: number;
  /** Starts at 1. */
  page: number;
  pageSize: number;
}

export interface PageQuery {
  page?: number;
  pageSize?: number;
}
