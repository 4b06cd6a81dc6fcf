import type { LoggerService } from '@nestjs/common';
import { type LoggerOptions, pino } from 'pino';
import type { Config } from '../../config/index.js';
import { currentTrace, requestOrigin } from '../origin/index.js';
import { withoutSecrets } from './without-secrets.js';

/** One line per request. It has only these fields, so there is nothing to redact. */
interface RequestLine {
  id: string;
  method: string;
  /** The matched call, else the path without its query, which may carry a signed link. */
  call?: string;
  path?: string;
  status: number;
  ms: number;
  user?: string;
  /** The trace that shows the request's statements, if the request is traced. */
  trace?: string;
}

/** The process's log: JSON lines, written asynchronously. */
export abstract class Log {
  abstract request(line: RequestLine): void;
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  abstract flush(done: () => void): void;
}

const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'passwordHash',
  'token',
  'accessToken',
  'refreshToken',
  'refresh_token',
  'orderToken',
  'secondCode',
  'secret',
  'uri',
  'recoveryCodes',
];

export function createLog(
  config: Config,
  destination: pino.DestinationStream = pino.destination({ fd: 1, sync: false, minLength: 4_096, periodicFlush: 200 }),
): Log {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  };
  // Redaction costs more than many requests, so the request line, which cannot hold a secret, skips it.
  const requests = pino(options, destination);
  const everything = pino(
    {
      ...options,
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
      serializers: { error: describeError },
      mixin: originOfLine,
    },
    destination,
  );
  return {
    request: (line) => requests.info(line, 'request'),
    debug: (fields, message) => everything.debug(fields, message),
    info: (fields, message) => everything.info(fields, message),
    warn: (fields, message) => everything.warn(fields, message),
    error: (fields, message) => everything.error(fields, message),
    flush: (done) => everything.flush(() => done()),
  };
}

/** Returns the ids by which a line is found next to its request and its trace. */
function originOfLine(): object {
  const [origin, trace] = [requestOrigin(), currentTrace()];
  return { ...(origin && { id: origin.requestId }), ...(trace && { trace: trace.id }) };
}

/**
 * Returns only the type, code, message and stack. The rest of a database error (`detail`, `where`, parameters) holds
 * personal data, and so does the statement that Prisma repeats in its message. Mail servers repeat the address.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const fromPrisma = error.name.startsWith('PrismaClient');
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    message: withoutSecrets(fromPrisma ? (error.message.split('\n').at(-1) ?? '') : error.message),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** Sends Nest's own messages to the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly sink: Log) {}

  log(message: unknown, context?: unknown): void {
    this.sink.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.sink.warn({ context }, String(message));
  }

  error(message: unknown, stack?: unknown, context?: unknown): void {
    if (message instanceof Error) this.sink.error({ error: message, context }, 'unexpected failure');
    else this.sink.error({ stack, context }, String(message));
  }
}
