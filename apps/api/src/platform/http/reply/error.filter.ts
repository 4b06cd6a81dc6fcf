import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { type ErrorCode, errorText, type FailureEnvelope, serverLimits, typeset } from '@dronesoccer/contracts';
import { type DatabaseFailure, databaseFailure } from '../../database/index.js';
import { Log } from '../../logging/index.js';
import { AppError, codeOfConstraint } from '../../errors/index.js';
import type { EndpointDefinition } from '../endpoint/endpoint-definition.js';
import { type ApiRequest, type ApiResponse, localeOf } from '../request/request.js';

const retryAfterSeconds = 2;

/**
 * Turns every failure into its status and envelope. Only this filter decides what a client may read about a failure.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<ApiRequest>();
    const response = host.switchToHttp().getResponse<ApiResponse>();
    const failure = this.translate(thrown, request);
    const { status } = failure;
    if (status >= 500) {
      this.log[status === 503 ? 'warn' : 'error'](
        { id: request.requestId, call: request.endpoint?.name, code: failure.code, error: failure.cause ?? thrown },
        'request failed',
      );
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const locale = localeOf(request);
    const { errors, retryAfter, data = null } = failure.details;
    const body: FailureEnvelope = {
      isSuccess: false,
      message: errorText(failure.code, locale),
      errorCode: failure.code,
      data,
      ...(errors && {
        errors: errors.map(({ field, message }) => ({
          field,
          message: typeset(typeof message === 'string' ? message : message[locale], locale),
        })),
      }),
    };
    const wait = retryAfter ?? (status === 503 ? retryAfterSeconds : undefined);
    if (wait !== undefined) response.setHeader('Retry-After', String(wait));
    if (status === 413 || hasMuchUnread(request)) response.setHeader('Connection', 'close');
    response.setHeader('Cache-Control', 'no-store');
    response.vary('Accept-Language');
    response.status(status).json(body);
  }

  private translate(thrown: unknown, request: ApiRequest): AppError {
    if (thrown instanceof AppError) return thrown;
    const failure = databaseFailure(thrown);
    const codes = request.endpoint?.failures ?? unknownArea;
    if (failure === null) return ofStatus(statusOf(thrown), thrown, codes.unexpected);
    return new AppError(codeOf(failure, codes), { cause: thrown });
  }
}

/** Returns whether much of the body is still unread: waiting for the rest would cost more than a new connection. */
function hasMuchUnread({ complete, headers }: ApiRequest): boolean {
  if (complete) return false;
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || Number(length ?? 0) > serverLimits.jsonBodyBytes;
}

/** The codes for failures before a route has matched. */
const unknownArea: EndpointDefinition['failures'] = {
  validation: 'COMMON_010',
  invalidData: 'COMMON_010',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

function codeOf(failure: DatabaseFailure, codes: EndpointDefinition['failures']): ErrorCode {
  switch (failure.kind) {
    case 'value':
      return codes.validation;
    case 'constraint':
      return codeOfConstraint(failure.constraint ?? '') ?? codes.database;
    case 'unavailable':
    case 'conflict':
      return codes.database;
    case 'other':
      return codes.unexpected;
  }
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (thrown instanceof URIError) return 400;
  if (typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number') {
    return thrown.status;
  }
  return 500;
}

/** Returns the error for a request that Express or Nest itself rejected. */
function ofStatus(status: number, cause: unknown, unexpected: ErrorCode): AppError {
  const code = statusCodes.get(status) ?? (status >= 400 && status < 500 ? 'COMMON_010' : unexpected);
  return new AppError(code, { cause });
}

const statusCodes = new Map<number, ErrorCode>([
  [401, 'AUTH_002'],
  [403, 'AUTH_003'],
  [404, 'COMMON_002'],
  [413, 'COMMON_004'],
  [415, 'COMMON_005'],
]);
