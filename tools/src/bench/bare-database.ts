// The bare server's database access: each statement is prepared once per connection.
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const names = new Map<string, string>();

/** The name lets Postgres prepare each statement once per connection. */
function preparedStatement(text: string): { text: string; name: string } {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return { text, name };
}

export type Run = <Row>(text: string, values: unknown[]) => Promise<Row[]>;

export const rows: Run = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query({ ...preparedStatement(text), values })).rows as Row[];

export const transaction = async <Result>(work: (run: Run) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(
      async <Row>(text: string, values: unknown[]) =>
        (await client.query({ ...preparedStatement(text), values })).rows as Row[],
    );
    await client.query('COMMIT');
    return result;
  } finally {
    client.release();
  }
};
