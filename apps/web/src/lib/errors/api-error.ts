import type { ErrorCode, LocalText } from '@dronesoccer/contracts';

export interface FieldProblem {
  field: string;
  message: string;
}

/** `http`: the server answered. The other kinds mean that the server was not reached or took too long. */
type FailureKind = 'http' | 'network' | 'timeout';

interface ApiErrorDetails {
  kind: FailureKind;
  /** The HTTP status; 0 if there was no response. */
  status: number;
  code?: ErrorCode | null;
  /** The catalogue's texts for the code. */
  texts?: LocalText | null;
  /** The server's own message, in the requested language. */
  serverMessage?: string | null;
  fields?: readonly FieldProblem[];
  /** The number of seconds that the server asks to wait. */
  retryAfter?: number | null;
  /** Data that the server sent with the error. */
  data?: unknown;
}

/** The error of every failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly texts: LocalText | null;
  readonly serverMessage: string | null;
  readonly fields: readonly FieldProblem[];
  readonly retryAfter: number | null;
  readonly data: unknown;

  constructor(details: ApiErrorDetails) {
    super(details.serverMessage ?? `${details.kind} failure, status ${details.status}`);
    this.kind = details.kind;
    this.status = details.status;
    this.code = details.code ?? null;
    this.texts = details.texts ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter ?? null;
    this.data = details.data;
  }

  /** True if the same request may succeed later: there was no response, or the server was overloaded or failed. */
  get isTransient(): boolean {
    return this.kind !== 'http' || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}
