import { nextTick } from 'node:process';
import type pg from 'pg';
import type { Tx } from './executor.js';

/** A name makes each connection prepare the statement once. */
export function statement(text: string, params: readonly unknown[], name?: string): pg.QueryConfig {
  return name === undefined ? { text, values: [...params] } : { name, text, values: [...params] };
}

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

/** The statements of one transaction on one connection, which answers them in the order they were sent. */
export class OpenTransaction implements Tx {
  readonly isTransaction = true;
  /** The error of the first unawaited statement that failed. All later statements were rejected because of it. */
  private unseen: Error | null = null;

  private constructor(private readonly client: pg.PoolClient) {}

  static async begin(client: pg.PoolClient, begin: string): Promise<OpenTransaction> {
    await client.query(begin);
    return new OpenTransaction(client);
  }

  async query<Row>(text: string, params: readonly unknown[] = [], name?: string): Promise<Row[]> {
    try {
      return (await write(this.client, statement(text, params, name))).rows as Row[];
    } catch (error) {
      throw this.unseen ?? error;
    }
  }

  async send(text: string, params: readonly unknown[], name: string): Promise<void> {
    write(this.client, statement(text, params, name)).catch((error: Error) => {
      this.unseen ??= error;
    });
  }

  /** @throws the error of a failed unawaited statement; PostgreSQL then answers COMMIT with a rollback */
  async commit(): Promise<void> {
    const { command } = await write(this.client, { text: 'COMMIT' });
    if (this.unseen !== null) throw this.unseen;
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed');
  }
}
