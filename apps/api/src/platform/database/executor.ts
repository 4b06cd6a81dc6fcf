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
  /**
   * A statement whose rows no one needs. It is on its way when this resolves, not done: it leaves together with what is sent
   * next, for one with COMMIT. If it fails, nothing of the transaction is committed, and the transaction fails with its error.
   */
  send(text: string, params: readonly unknown[], name: string): Promise<void>;
}

/** A statement whose rows no one needs: sent along inside a transaction, done when this resolves outside of one. */
export async function write(
  executor: Executor | Tx,
  text: string,
  params: readonly unknown[],
  name: string,
): Promise<void> {
  if ('isTransaction' in executor) await executor.send(text, params, name);
  else await executor.query(text, params, name);
}
