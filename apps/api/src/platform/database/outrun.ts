/**
 * A concurrent transaction changed data that this one had read but not yet locked. Thrown inside
 * `Database.transaction`, it retries the whole transaction, as a serialization failure in PostgreSQL does.
 */
export class Outrun extends Error {
  /** SQLSTATE: serialization_failure. */
  readonly code = '40001';

  constructor(what: string) {
    super(`${what} was changed by a concurrent transaction`);
  }
}
