import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres, type TestPostgres } from '@dronesoccer/devkit';
import { migrate, type Connection } from '@dronesoccer/prisma/migrate';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

describe('migrating', () => {
  let server: TestPostgres;
  let folder: string;
  let connection: Connection;
  let client: pg.Client;
  let number = 0;

  beforeAll(async () => {
    server = await startTestPostgres();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'migrations '));
    const { host, port, user, password } = server;
    connection = { host, port, user, password, database: `migrating_${++number}` };
    const admin = new pg.Client({ ...connection, database: 'postgres' });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${connection.database}`);
    await admin.end();
    client = new pg.Client(connection);
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await rm(folder, { recursive: true });
  });

  const write = async (name: string, sql: string) => {
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, 'migration.sql'), sql);
  };
  const run = (lines: string[] = []) => migrate(connection, { folder, log: (line) => lines.push(line) });
  const column = async (text: string) => (await client.query<{ value: unknown }>(text)).rows.map((row) => row.value);

  const withFunction = `CREATE TABLE clubs (id int);
    CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END $$;`;

  it('applies what is missing, in order, functions with semicolons included, and then has nothing to do', async () => {
    await write('20260101000000_clubs', withFunction);
    expect(await run()).toEqual(['20260101000000_clubs']);
    await write('20260102000000_names', 'ALTER TABLE clubs ADD name text;');
    expect(await run()).toEqual(['20260102000000_names']);
    expect(await run()).toEqual([]);
    expect(await column('SELECT two() AS value')).toEqual([2]);
  });

  it('stops before a migration that is named with or without its time, and goes on later', async () => {
    await write('20260101000000_clubs', 'CREATE TABLE clubs (id int);');
    await write('20260102000000_names', 'ALTER TABLE clubs ADD name text;');
    expect(await migrate(connection, { folder, before: 'names' })).toEqual(['20260101000000_clubs']);
    expect(await migrate(connection, { folder, before: '20260102000000_names' })).toEqual([]);
    await expect(migrate(connection, { folder, before: 'goals' })).rejects.toThrow('There is no migration goals.');
    expect(await run()).toEqual(['20260102000000_names']);
  });

  it('stops at a failing migration with its SQL error and line, undoes it, and takes the mended file', async () => {
    await write('20260101000000_clubs', 'CREATE TABLE clubs (id int);\n\nSELECT goals FROM clubs;');
    await expect(run()).rejects.toThrow(
      '20260101000000_clubs failed: column "goals" does not exist (SQLSTATE 42703 at line 3)',
    );
    expect(await column(`SELECT to_regclass('clubs')::text AS value`)).toEqual([null]);
    await write('20260101000000_clubs', 'CREATE TABLE clubs (id int);');
    expect(await run()).toEqual(['20260101000000_clubs']);
  });

  it('fails at a lock that the running version holds, and is done at the next start (R18)', async () => {
    await write('20260101000000_clubs', 'CREATE TABLE clubs (id int);');
    await run();
    await client.query('BEGIN');
    await client.query('SELECT FROM clubs');
    const add = "SET lock_timeout = '100ms'; CREATE TABLE goals (id int); ALTER TABLE clubs ADD name text;";
    await write('20260102000000_names', add);
    await expect(run()).rejects.toThrow('canceling statement due to lock timeout (SQLSTATE 55P03');
    expect(await column(`SELECT to_regclass('goals')::text AS value`)).toEqual([null]);
    await client.query('COMMIT');
    expect(await run()).toEqual(['20260102000000_names']);
  });

  it('waits ten seconds for a lock unless its file says otherwise (R18)', async () => {
    await write('20260101000000_limits', `CREATE TABLE limits AS SELECT current_setting('lock_timeout') AS value;`);
    await run();
    expect(await column('SELECT value FROM limits')).toEqual(['10s']);
  });

  it('notices a file that was edited after it had been applied, but not another line ending', async () => {
    await write('20260101000000_clubs', 'CREATE TABLE clubs (\n  id int\n);\n');
    await run();
    await write('20260101000000_clubs', 'CREATE TABLE clubs (\r\n  id int\r\n);\r\n');
    expect(await run()).toEqual([]);
    await write('20260101000000_clubs', 'CREATE TABLE clubs (id bigint);');
    await expect(run()).rejects.toThrow('20260101000000_clubs was edited after it had been applied');
  });

  it('is done once when several processes start together', async () => {
    // The migration ends when the table is empty.
    await client.query('CREATE SCHEMA gate; CREATE TABLE gate.closed AS SELECT 1');
    const wait = 'WHILE EXISTS (SELECT FROM gate.closed) LOOP PERFORM pg_sleep(0.05); END LOOP;';
    await write('20260101000000_slow', `DO $$ BEGIN ${wait} END $$; CREATE TABLE clubs (id int);`);
    const lines: string[] = [];
    const waiting = () =>
      lines.filter((line) => line === 'Waiting for another process that is migrating this database.');
    const running = Promise.all([run(lines), run(lines), run(lines)]);
    await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(2);
    await client.query('DELETE FROM gate.closed');
    expect((await running).flat()).toEqual(['20260101000000_slow']);
  });

  it('goes on after a process was killed in the middle of a migration', async () => {
    await write('20260101000000_clubs', 'CREATE TABLE clubs (id int);');
    await run();
    // The state after a kill: the migration is recorded as started, and PostgreSQL has rolled it back.
    await client.query('DROP TABLE clubs');
    await client.query('UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
    expect(await run()).toEqual(['20260101000000_clubs']);
    expect(await column('SELECT count(*)::int AS value FROM clubs')).toEqual([0]);
  });

  it('leaves alone a database that is newer than the program, as during a deployment', async () => {
    await write('20260101000000_clubs', 'CREATE TABLE clubs (id int);');
    await write('20260102000000_names', 'ALTER TABLE clubs ADD name text;');
    await run();
    await rm(path.join(folder, '20260102000000_names'), { recursive: true });
    expect(await run()).toEqual([]);
  });
});
