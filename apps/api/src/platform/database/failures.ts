import { types } from 'node:util';

/** The meaning of a database failure for the caller; the details stay in the log. */
export type DatabaseFailure =
  /** A concurrent transaction won; the whole transaction can be retried. */
  | { kind: 'conflict' }
  /** Not reachable, shutting down, out of connections, or too slow: try again later. */
  | { kind: 'unavailable' }
  /** A CHECK, UNIQUE, EXCLUDE or foreign key constraint rejected the row. */
  | { kind: 'constraint'; constraint: string | null }
  /** A value that Postgres cannot hold (a NUL byte, a number out of range, not a UUID). */
  | { kind: 'value' }
  | { kind: 'other' };

const conflictStates = new Set(['40001', '40P01']);
const constraintStates = new Set(['23001', '23503', '23505', '23514', '23P01']);
const valueStates = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);
/** 08 connection, 53 resources, 57 operator intervention and statement timeout, 25006 read-only after a failover, 55P03 lock timeout */
const unavailableState = /^(?:08|53|57)...$|^25006$|^55P03$/;
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** `pg` reports these errors without a code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|Cannot use a pool after calling end/;
const prismaConstraint = new Set(['P2002', 'P2003', 'P2004']);
/** P2028 is a transaction that got no connection in time, or took too long. */
const prismaUnavailable = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const prismaUnavailableKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);

/**
 * The only place that classifies failures of `pg` and Prisma. Returns null for errors that did not come from the
 * database.
 */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  // `instanceof` does not work: under a test runner, the errors of Node's sockets belong to another realm.
  if (!types.isNativeError(error)) return null;
  // Node tries every address of a host and reports all refusals as one error.
  if ('errors' in error && Array.isArray(error.errors)) return databaseFailure(error.errors[0]);
  const cause = driverCause(error);
  const code = text(cause?.['originalCode']) ?? text(property(error, 'code'));
  if (code !== null && sqlState.test(code)) {
    return ofSqlState(code, text(property(error, 'constraint')) ?? constraintOf(cause, error.message));
  }
  if (isUnreachable(code, error.message)) return { kind: 'unavailable' };
  return ofPrisma(code, cause, error.message);
}

/** An SQLSTATE has five characters; codes that begin with P are Prisma's own. */
const sqlState = /^(?!P)[0-9A-Z]{5}$/;

function isUnreachable(code: string | null, message: string): boolean {
  return (code !== null && socketCodes.has(code)) || lostConnection.test(message);
}

function ofPrisma(code: string | null, cause: Record<string, unknown> | null, message: string): DatabaseFailure | null {
  const kind = text(cause?.['kind']) ?? '';
  if (kind === 'TransactionWriteConflict' || code === 'P2034') return { kind: 'conflict' };
  if (prismaUnavailableKinds.has(kind)) return { kind: 'unavailable' };
  if (code === null || !/^P\d{4}$/.test(code)) return null;
  if (prismaUnavailable.has(code)) return { kind: 'unavailable' };
  return prismaConstraint.has(code)
    ? { kind: 'constraint', constraint: constraintOf(cause, message) }
    : { kind: 'other' };
}

function ofSqlState(state: string, constraint: string | null): DatabaseFailure {
  if (conflictStates.has(state)) return { kind: 'conflict' };
  if (constraintStates.has(state)) return { kind: 'constraint', constraint };
  if (valueStates.has(state)) return { kind: 'value' };
  if (unavailableState.test(state)) return { kind: 'unavailable' };
  return { kind: 'other' };
}

/**
 * Prisma stores the driver's error in `meta.driverAdapterError.cause`, or in `cause` if it has no code for the error.
 */
function driverCause(error: Error): Record<string, unknown> | null {
  const adapterError = property(property(error, 'meta'), 'driverAdapterError');
  const cause = property(adapterError ?? error, 'cause');
  return isRecord(cause) ? cause : null;
}

function constraintOf(cause: Record<string, unknown> | null, message: string): string | null {
  const index = text(property(cause?.['constraint'], 'index'));
  if (index !== null) return index;
  // Prisma names a CHECK or EXCLUDE constraint only in the message.
  const words = text(cause?.['originalMessage']) ?? message;
  return /constraint "([^"]+)"/.exec(words)?.[1] ?? null;
}

function property(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
