import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { givenProduct, startTestPostgres, type TestPostgres } from '@dronesoccer/devkit';
import { migrate, migrationsFolder } from '@dronesoccer/prisma/migrate';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

const migration = '20261122113900_search_own_words';

let server: TestPostgres;
let before: string;

beforeAll(async () => {
  server = await startTestPostgres();
  before = await mkdtemp(path.join(tmpdir(), 'migrations '));
  for (const name of await readdir(migrationsFolder)) {
    if (name < migration) await cp(path.join(migrationsFolder, name), path.join(before, name), { recursive: true });
  }
});
afterAll(async () => {
  await rm(before, { recursive: true });
  await server.stop();
});

it('products saved before are found by their words afterwards, and all others read as they did', async () => {
  const { host, port, user, password } = server;
  const connection = { host, port, user, password, database: 'search_before' };
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${connection.database}`);
  await admin.end();
  await migrate(connection, { folder: before });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const odd = await givenProduct(client, { name: 'Ball 6e4f4ed6', description: 'Fits 12e5x9.' });
    await givenProduct(client, {
      name: { en: 'Striker’s batteries, 5-pack', fr: 'Piles d’élite à mi-temps' },
      description: { en: 'The half-price ones: 20 mm, 1e5, b2s.', fr: 'L’œuvre d’été, 12,50 $; n° 3.' },
    });
    const vectors = async () =>
      (
        await client.query<{ vectors: string }>(
          `SELECT search_name || '|' || search_all AS vectors FROM product_translations
            WHERE product_id <> $1 ORDER BY locale`,
          [odd.id],
        )
      ).rows;
    const found = async () =>
      (
        await client.query(
          `SELECT 1 FROM product_translations
            WHERE product_id = $1 AND search_name @@ '''6e4f4ed6'''::tsquery AND search_all @@ '''12e5x9'':*'::tsquery`,
          [odd.id],
        )
      ).rowCount;
    const former = await vectors();
    expect(await found()).toBe(0);
    expect(await migrate(connection)).toContain(migration);
    expect(await found()).toBe(2);
    expect(await vectors()).toEqual(former);
  } finally {
    await client.end();
  }
});
