import type { ErrorCode, LocalText } from '@dronesoccer/contracts';

export interface FieldProblem {
  field: string;
  message: string;
}

/** `http`: the server answered; the others never reached it or waited too long for it. */
export type FailureKind = 'http' | 'network' | 'timeout';

export interface ApiErrorDetails {
  kind: FailureKind;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  code?: ErrorCode | null;
  /** What the catalogue says about the code. */
  texts?: LocalText | null;
  /** The server's own text, in the language that was asked for. */
  serverMessage?: string | null;
  fields?: readonly FieldProblem[];
  /** Seconds the server asks to wait. */
  retryAfter?: number | null;
  /** What the server sent along with the refusal. */
  data?: unknown;
}

/** Every failed call is one of these. */
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
}
