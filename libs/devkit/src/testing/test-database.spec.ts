import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openConnection } from './connection.ts';
import { testDatabase } from './test-database.ts';

describe('a test database that is dropped', () => {
  it('names the connections that are still open, and is gone', async () => {
    const database = await testDatabase();
    const left = new pg.Client({ connectionString: database.url, application_name: 'left-open' });
    left.on('error', () => undefined); // the connection is cut with the database
    await left.connect();
    await left.query('SELECT 42 AS answer');
    await expect(database.drop(50)).rejects.toThrow('- left-open, idle, last query: SELECT 42 AS answer');
    await expect(openConnection(database.url)).rejects.toThrow('does not exist');
  });

  it('waits for connections that are closing', async () => {
    const database = await testDatabase();
    const connection = await openConnection(database.url);
    const dropped = expect(database.drop()).resolves.toBeUndefined();
    await pause(100);
    await connection.close();
    await dropped;
  });
});
