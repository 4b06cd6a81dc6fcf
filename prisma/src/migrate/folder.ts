import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const prismaFolder = path.resolve(import.meta.dirname, '../..');
export const migrationsFolder = path.join(prismaFolder, 'migrations');
const schemaFolder = path.join(prismaFolder, 'schema');

/** The schema after the newest migration; the next migration is the difference from this snapshot. */
export const snapshotFile = (folder: string) => path.join(folder, 'snapshot.prisma');

export interface Migration {
  name: string;
  file: string;
  sql: string;
  checksum: string;
}

const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns all migrations in the order of their names, which start with a timestamp. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const file = path.join(folder, name, 'migration.sql');
      const sql = await readFile(file, 'utf8');
      return { name, file, sql, checksum: checksumOf(sql) };
    }),
  );
}

/** A checkout with Windows line endings does not count as an edit. */
export function sameScript(migration: Migration, checksum: string): boolean {
  if (migration.checksum === checksum) return true;
  const unix = migration.sql.replaceAll('\r\n', '\n');
  return [unix, unix.replaceAll('\n', '\r\n')].some((text) => checksumOf(text) === checksum);
}

export interface SchemaFile {
  path: string;
  content: string;
}

export async function readSchema(folder = schemaFolder): Promise<SchemaFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name) => ({ path: name, content: await readFile(path.join(folder, name), 'utf8') })),
  );
}
