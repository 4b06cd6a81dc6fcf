import pg from 'pg';
import type { Executor } from '../../src/platform/database/index.js';
import { eventually } from './eventually.js';

/** A gate that stops transactions at an insert into a table until it is opened. */
interface Gate {
  /** Waits until this many statements wait for a lock, at the gate or behind a transaction that stopped there. */
  holds(statements: number): Promise<void>;
  open(): Promise<void>;
}

/** Waits until this many statements in this database wait for a lock. */
export async function untilLocked(database: Executor, statements: number): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(
    () => database.query(waiting),
    ({ length }) => length >= statements,
  );
}

/** Blocks all inserts into the table from now on, so that two transactions meet where the test wants them to. */
export async function closeGate(databaseUrl: string, table: string): Promise<Gate> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    CREATE FUNCTION stop_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END $$;
    CREATE TRIGGER gate BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION stop_at_gate();
    SELECT pg_advisory_lock(1)`);
  const executor = { query: async <Row>(text: string) => (await client.query(text)).rows as Row[] };
  return {
    holds: (statements) => untilLocked(executor, statements),
    open: async () => {
      await client.query('SELECT pg_advisory_unlock(1)');
      // This waits for the transactions that the gate released.
      await client.query(`DROP TRIGGER gate ON ${table}; DROP FUNCTION stop_at_gate()`);
      await client.end();
    },
  };
}

/**
 * Runs two calls so that the second meets the first halfway: the first is stopped at its insert, and the second waits
 * for the first or is stopped at the same point.
 */
export async function meetAt<First, Second>(
  databaseUrl: string,
  table: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const gate = await closeGate(databaseUrl, table);
  try {
    const one = first();
    await gate.holds(1);
    const two = second();
    await gate.holds(2);
    await gate.open();
    return await Promise.all([one, two]);
  } catch (error) {
    await gate.open().catch(() => undefined);
    throw error;
  }
}
