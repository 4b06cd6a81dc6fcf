/**
 * Runs SQL: the pool, a transaction, or a Prisma transaction. Services that write on a caller's behalf (jobs, mail,
 * audit, idempotency) take an executor, so that their rows commit or roll back with the caller's transaction.
 */
export interface Executor {
  /** With a `name`, the statement is prepared once per connection. Name every hot statement with a fixed text. */
  query<Row>(text: string, params?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** An open transaction. The type keeps a use case from passing the bare pool by mistake. */
export interface Tx extends Executor {
  readonly isTransaction: true;
  /**
   * Sends a statement whose rows are not needed. The promise resolves before the statement is done: the statement
   * leaves together with the next one, such as COMMIT. If it fails, the transaction fails with its error and nothing is
   * committed.
   */
  send(text: string, params: readonly unknown[], name: string): Promise<void>;
}

/** Runs a statement whose rows are not needed: inside a transaction it is only sent, outside of one it is awaited. */
export async function write(
  executor: Executor | Tx,
  text: string,
  params: readonly unknown[],
  name: string,
): Promise<void> {
  if ('isTransaction' in executor) await executor.send(text, params, name);
  else await executor.query(text, params, name);
}
