import type pg from 'pg';

/** The rows of one query, in batches, and their total count, both from one snapshot. */
export interface RowStream<Row> {
  readonly total: number;
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
  try {
    await client.query(beginSnapshot);
    const counted = await client.query<{ total: number }>(`SELECT count(*) AS total FROM (${text}) AS counted`, [
      ...params,
    ]);
    await client.query(`DECLARE exported_rows NO SCROLL CURSOR FOR ${text}`, [...params]);
    return { total: counted.rows[0]?.total ?? 0, batches: batchesOf<Row>(client, close), close: () => close() };
  } catch (error) {
    await close(error as Error);
    throw error;
  }
}

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
