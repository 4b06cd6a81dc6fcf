/**
 * What runs SQL: the pool, a transaction, or a Prisma transaction. Services that write on a caller's behalf (jobs, mail,
 * audit, idempotency) take one of these, so their rows commit or roll back with the caller's transaction.
 */
export interface Executor {
  /** With a `name` the statement is prepared once per connection; give one to every hot, fixed text. */
  query<Row>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** An open transaction. The type keeps a use case from passing the bare pool by mistake. */
export interface Tx extends Executor {
  readonly isTransaction: true;
}
