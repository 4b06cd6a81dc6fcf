import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from './postmaster.ts';
import { startPostgres, type RunningPostgres } from './server.ts';

describe('our own PostgreSQL', () => {
  let home: string;
  let running: RunningPostgres[];
  const start = async (password = 'a b&c') => {
    const server = await startPostgres({ folder: path.join(home, 'postgres'), password, durable: false });
    running.push(server);
    return server;
  };
  const query = async (server: RunningPostgres, text: string) => {
    const client = new pg.Client({ ...server, database: 'postgres' });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };

  beforeEach(async () => {
    running = [];
    home = await mkdtemp(path.join(tmpdir(), 'postgres test '));
    await chmod(home, 0o755);
  });
  afterEach(async () => {
    for (const server of running) await server.stop();
    await rm(home, { recursive: true, force: true });
  });

  it('starts in a path with a space, and keeps its data over a restart', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept AS SELECT 7 AS number');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    expect(await query(await start(), 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  it('takes its folder back from a server that outlived a killed starter', async () => {
    const orphan = await start();
    await query(orphan, 'CREATE TABLE kept AS SELECT 7 AS number');
    const next = await start(); // the first server was not stopped
    expect(isAlive(orphan.pid)).toBe(false);
    expect(await query(next, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  it('is not fooled by a note whose process number now belongs to another program', async () => {
    await (await start()).stop();
    await writeFile(path.join(home, 'postgres/postmaster.pid'), `${process.pid}\n${home}/postgres\n1\n5432\n\n\n`);
    expect(await query(await start(), 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });

  it('sorts and folds letters the same on every machine', async () => {
    const [row] = await query(await start(), `SELECT lower('ÉCOLE') AS folded, 'a' < 'B' AS alphabetical`);
    expect(row).toEqual({ folded: 'école', alphabetical: false });
  });

  it('refuses a folder of another version, or one that is not ours, with one line', async () => {
    await mkdir(path.join(home, 'postgres'));
    await writeFile(path.join(home, 'postgres/PG_VERSION'), '16\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 16, this is 17/);
    await rm(path.join(home, 'postgres/PG_VERSION'));
    await writeFile(path.join(home, 'postgres/holiday.jpg'), '');
    await expect(start()).rejects.toThrow(/holds something else/);
  });
});
