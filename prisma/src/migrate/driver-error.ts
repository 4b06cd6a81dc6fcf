import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** Converts a PostgreSQL error to the form that Prisma's engine understands. Any other error is passed on unchanged. */
export function toDriverError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  return new DriverAdapterError({
    kind: 'postgres',
    code: error.code ?? 'unknown',
    severity: error.severity ?? 'ERROR',
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
  });
}
