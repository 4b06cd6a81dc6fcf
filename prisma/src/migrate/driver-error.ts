import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** The form in which Prisma's engine understands a refusal by PostgreSQL. Anything else is passed on as it is. */
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
