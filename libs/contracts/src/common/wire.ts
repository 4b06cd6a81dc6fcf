import type { ErrorCode } from '../errors.ts';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** What every core call answers with on success (spec 3, Response envelope). */
export interface SuccessEnvelope<T> {
  isSuccess: true;
  message: string;
  errorCode: null;
  data: T;
}

/**
 * What every call answers with on failure; `errors` when fields were refused. `data` is null but where a refusal brings
 * what is needed to go on: CHECKOUT_001 the new quote, a stock refusal the products it concerns.
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
  /** How many there are on all pages together. */
  total: number;
  /** The first page is 1. */
  page: number;
  pageSize: number;
}

export interface PageQuery {
  page?: number;
  pageSize?: number;
}
