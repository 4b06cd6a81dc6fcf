/**
 * Migrates the database at DATABASE_URL and writes the reference data, and with SEED_DEMO=1 also the demo. It runs once
 * before the API starts (see docker-compose.yml) and is idempotent.
 */
import { type DatabaseTimeouts, defaultDatabaseTimeouts } from '@dronesoccer/domain';
import { connectionFromUrl, limitSessions, migrate, MigrationError, withoutLimits } from '@dronesoccer/prisma/migrate';
import { refuseDemoForOthers, seedDemo, seedReference } from '@dronesoccer/prisma/seed';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER, SEED_DEMO, PASSWORD_PEPPERS: peppers = '' } = process.env;
/** A pooler keeps no session, which the lock of the migrations needs. */
const url = DATABASE_DIRECT_URL || DATABASE_URL;
const TRIES = 30;

try {
  if (!url) throw new MigrationError('DATABASE_URL is missing.');
  if (SEED_DEMO === '1') refuseDemoForOthers(process.env);
  const client = await connect(url);
  try {
    const applied = await migrate(connectionFromUrl(url), { log: (line) => console.log(line) });
    if (applied.length === 0) console.log('The schema is up to date.');
    if (DATABASE_POOLER && DATABASE_POOLER !== 'none') await limitSessions(client, timeouts());
    await seedReference(client);
    if (SEED_DEMO === '1' && (await seedDemo(client, { passwordKey: currentKey() }))) console.log('Demo data written.');
  } finally {
    await client.end();
  }
} catch (error) {
  console.error(error instanceof MigrationError ? error.message : error);
  process.exitCode = 1;
}

/** The API hashes with the first key of `id:secret,id:secret`. */
function currentKey(): { id: string; secret: string } {
  const [id = '', ...secret] = (peppers.split(',')[0] ?? '').split(':');
  if (!id || secret.length === 0) throw new MigrationError('SEED_DEMO needs PASSWORD_PEPPERS, as the API has it.');
  return { id, secret: secret.join(':') };
}

function timeouts(): DatabaseTimeouts {
  const { DATABASE_STATEMENT_TIMEOUT_MS: statement, DATABASE_LOCK_TIMEOUT_MS: lock } = process.env;
  const { statementMs, lockMs } = defaultDatabaseTimeouts;
  return { statementMs: Number(statement || statementMs), lockMs: Number(lock || lockMs) };
}

/** Waits up to half a minute for a database that starts at the same time. */
async function connect(address: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: 5000,
      options: withoutLimits,
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (attempt === TRIES) throw error;
      await pause(1000);
    }
  }
}
