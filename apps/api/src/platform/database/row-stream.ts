import type pg from 'pg';
import type { Executor } from './executor.js';

/** The rows of one query, in batches, and their total count, both from one snapshot. */
export interface RowStream<Row> {
  readonly total: number;
  /**
   * Commits what `write` writes on the stream's own connection before the first row is read, and then reads the rows and
   * their total from a new snapshot. A failure closes the stream.
   */
  announce(write: (executor: Executor) => Promise<void>): Promise<void>;
  /** The caller must read the batches to the end or close them; either returns the connection to the pool. */
  readonly batches: AsyncGenerator<Row[], void, undefined>;
  close(): Promise<void>;
}

const batchSize = 500;

/** Opens a transaction whose statements all see the same snapshot. */
export const beginSnapshot = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Opens a cursor, so that neither Postgres nor this process ever holds more than one batch. Its transaction sees one
 * snapshot: the count and every row agree, whatever is written meanwhile. If the reader stops reading, the pool's
 * idle-in-transaction timeout ends the transaction.
 */
export async function openRows<Row>(pool: pg.Pool, text: string, params: readonly unknown[]): Promise<RowStream<Row>> {
  const client = await pool.connect();
  let isOpen = true;
  const close = async (failure?: Error) => {
    if (!isOpen) return;
    isOpen = false;
    const broken = failure ?? (await client.query('COMMIT').then(noFailure, (error: Error) => error));
    // A connection whose transaction cannot be ended is destroyed, never returned to the pool.
    client.release(broken);
  };
  const orClose = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      await close(error as Error);
      throw error;
    }
  };
  const begin = async (): Promise<number> => {
    await client.query(beginSnapshot);
    const counted = await client.query<{ total: number }>(`SELECT count(*) AS total FROM (${text}) AS counted`, [
      ...params,
    ]);
    await client.query(`DECLARE exported_rows NO SCROLL CURSOR FOR ${text}`, [...params]);
    return counted.rows[0]?.total ?? 0;
  };
  let total = await orClose(begin);
  return {
    get total() {
      return total;
    },
    announce: (write) =>
      orClose(async () => {
        await client.query('COMMIT');
        await write(executorOn(client));
        total = await begin();
      }),
    batches: batchesOf<Row>(client, close),
    close: () => close(),
  };
}

const executorOn = (client: pg.PoolClient): Executor => ({
  query: async <Row>(text: string, params: readonly unknown[] = []) =>
    (await client.query(text, [...params])).rows as Row[],
});

async function* batchesOf<Row>(
  client: pg.PoolClient,
  close: (failure?: Error) => Promise<void>,
): AsyncGenerator<Row[], void, undefined> {
  try {
    for (;;) {
      const { rows } = await client.query(`FETCH ${batchSize} FROM exported_rows`);
      if (rows.length > 0) yield rows as Row[];
      if (rows.length < batchSize) return;
    }
  } catch (error) {
    await close(error as Error);
    throw error;
  } finally {
    await close();
  }
}

const noFailure = () => undefined;
