import { type DatabaseTimeouts, databaseTimeoutSettings } from '@dronesoccer/domain';
import pg from 'pg';

/** Lets a session of ours work as long as it needs, whatever limits its account has. */
export const withoutLimits = Object.keys(databaseTimeoutSettings({ statementMs: 0, lockMs: 0 }))
  .map((name) => `-c ${name}=0`)
  .join(' ');

/**
 * Limits every later session of the connection's account in this database. It is for a pooler, which refuses the
 * settings that the API sends at the start of a connection otherwise.
 */
export async function limitSessions(client: pg.Client, timeouts: DatabaseTimeouts): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const database = pg.escapeIdentifier(rows[0]?.name ?? '');
  for (const [name, milliseconds] of Object.entries(databaseTimeoutSettings(timeouts))) {
    await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = ${milliseconds}`);
  }
}
