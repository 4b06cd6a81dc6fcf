import { testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import pg from 'pg';
import { inTrace, type Trace } from '../origin/index.js';
import { tracePool } from './trace-pool.js';

describe('a pool of connections', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 1 });
    tracePool(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const traceOf = (id: string, statements: string[]): Trace => ({
    id,
    statement: (text) => {
      statements.push(`${id}: ${text}`);
      return (failure) => void statements.push(`${id}: ${failure === null ? 'ended' : 'failed'}`);
    },
  });

  it('keeps a statement that waited in its own trace, not in that of the call that gave the connection back', async () => {
    const statements: string[] = [];
    const isOver = Promise.withResolvers<void>();
    const holder = inTrace(traceOf('holder', statements), async () => {
      const client = await pool.connect();
      await isOver.promise;
      client.release();
    });
    const waiting = inTrace(traceOf('waiting', statements), () => pool.query({ text: 'SELECT 1' }));
    expect(pool.waitingCount).toBe(1);
    isOver.resolve();
    await Promise.all([holder, waiting]);
    expect(statements).toEqual(['waiting: SELECT 1', 'waiting: ended']);
  });

  it('reports a failed statement, and traces nothing outside of traces', async () => {
    const statements: string[] = [];
    await pool.query('SELECT 2');
    await inTrace(traceOf('failing', statements), () => pool.query('SELECT nothing')).catch(() => undefined);
    expect(statements).toEqual(['failing: SELECT nothing', 'failing: failed']);
  });
});
