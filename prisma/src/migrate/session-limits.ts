import { databasePlanSettings, type DatabaseTimeouts, databaseTimeoutSettings } from '@dronesoccer/domain';
import pg from 'pg';

/** Lets our session work as long as it needs, whatever limits its account has. */
export const withoutLimits = Object.keys(databaseTimeoutSettings({ statementMs: 0, lockMs: 0 }))
  .map((name) => `-c ${name}=0`)
  .join(' ');

/**
 * Limits every later session of the connection's account in this database, and turns off JIT. A pooler needs this,
 * because it refuses the settings that the API sends when it connects.
 */
export async function limitSessions(client: pg.Client, timeouts: DatabaseTimeouts): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const database = pg.escapeIdentifier(rows[0]?.name ?? '');
  for (const [name, value] of Object.entries({ ...databaseTimeoutSettings(timeouts), ...databasePlanSettings })) {
    await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = ${value}`);
  }
}
