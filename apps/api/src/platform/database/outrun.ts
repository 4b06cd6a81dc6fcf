/**
 * What a transaction has read was changed by a concurrent one before it could be locked. Thrown inside of
 * `Database.transaction` it runs all of it again, as a serialization failure of PostgreSQL does.
 */
export class Outrun extends Error {
  /** SQLSTATE: serialization_failure. */
  readonly code = '40001';

  constructor(what: string) {
    super(`${what} was changed by a concurrent transaction`);
  }
}
