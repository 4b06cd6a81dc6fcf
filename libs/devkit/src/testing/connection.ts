import pg from 'pg';
import type { Queryable } from '../builders/rows.ts';

/** One connection, for tests that inspect the database from outside the product. */
export interface Connection extends Queryable {
  rows<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openConnection(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: (text, values) => client.query(text, values),
    rows: async <Row>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Row[],
    close: () => client.end(),
  };
}
