import { nextTick } from 'node:process';
import type pg from 'pg';
import type { Tx } from './executor.js';

export type StatementBuilder = (text: string, params: readonly unknown[], name?: string) => pg.QueryConfig;

/** A name makes each connection prepare the statement once. */
export const namedStatement: StatementBuilder = (text, params, name) =>
  name === undefined ? unnamedStatement(text, params) : { name, text, values: [...params] };

/** For poolers that give out another connection for each transaction, where a statement may not be prepared. */
export const unnamedStatement: StatementBuilder = (text, params) => ({ text, values: [...params] });

/**
 * Statements sent in one turn of the event loop leave in a single write, because a write costs more than most
 * statements.
 */
export function write(client: pg.PoolClient, config: pg.QueryConfig): Promise<pg.QueryResult> {
  const { stream } = client.connection;
  stream.cork();
  nextTick(() => stream.uncork());
  return client.query(config);
}

/** SQLSTATE in_failed_sql_transaction: an earlier statement failed, and PostgreSQL rejects all that follow it. */
const afterFailure = '25P02';

/**
 * The statements of one transaction on one connection, which answers them in the order they were sent. Concurrent work
 * can outlive its transaction: when one branch fails, the other is still running. So statements are refused once the end
 * has been sent, because the connection may already serve another transaction.
 */
export class OpenTransaction implements Tx {
  readonly isTransaction = true;
  /** The latest error that was not a consequence of an earlier one. */
  private failure: Error | null = null;
  /** The error of the first unawaited statement that failed. */
  private unseen: Error | null = null;
  private isOver = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly statement: StatementBuilder,
  ) {}

  async begin(begin: string): Promise<void> {
    await this.client.query(begin);
  }

  /** @throws the error that made the transaction fail, also to statements that were rejected because of it */
  async query<Row>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    try {
      return (await this.write(this.statement(text, params, name))).rows as Row[];
    } catch (error) {
      throw this.causeOf(error as Error);
    }
  }

  async send(text: string, params: readonly unknown[], name: string): Promise<void> {
    this.write(this.statement(text, params, name)).catch((error: Error) => {
      this.unseen ??= this.causeOf(error);
    });
  }

  /** Call this after a rollback to a savepoint, which undid every unawaited statement that failed. */
  forgetFailed(): void {
    this.unseen = null;
  }

  /** @throws the error of a failed unawaited statement; PostgreSQL then answers COMMIT with a rollback */
  async commit(): Promise<void> {
    const answer = this.write({ text: 'COMMIT' });
    this.isOver = true;
    const { command } = await answer;
    if (this.unseen !== null) throw this.unseen;
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed');
  }

  async rollback(): Promise<void> {
    this.isOver = true;
    await this.client.query('ROLLBACK');
  }

  private async write(config: pg.QueryConfig): Promise<pg.QueryResult> {
    if (this.isOver) throw new Error('The transaction has ended and accepts no more statements');
    return write(this.client, config);
  }

  private causeOf(error: Error & { code?: string }): Error {
    if (error.code === afterFailure) return this.failure ?? error;
    this.failure = error;
    return error;
  }
}
