/**
 * `npm run migration -- add_wishlists` writes the next migration from the changes in prisma/schema, for a developer to
 * complete. With `--accept` it writes no migration, but records that the migrations already match the schema.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { joinedSchema, migrationsFolder, schemaDifference, snapshotFile } from '@dronesoccer/prisma/migrate';
import { printError, print } from '../launch/screen.ts';
import { root } from '../workspace.ts';
import { migrationText } from './migration-text.ts';

const [name = ''] = process.argv.slice(2);
const snapshot = snapshotFile(migrationsFolder);
const shownPath = (file: string) => path.relative(root, file);

if (name === '--accept') {
  await writeFile(snapshot, await joinedSchema());
  print(`${shownPath(snapshot)} says what prisma/schema says.`);
} else if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  printError('Give the migration a name in small letters: npm run migration -- add_wishlists');
  process.exitCode = 2;
} else if (!(await hasSnapshot())) {
  printError(`There are migrations but no ${shownPath(snapshot)} to compare with: npm run migration -- --accept`);
  process.exitCode = 2;
} else {
  await writeMigration();
}

async function hasSnapshot(): Promise<boolean> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true }).catch(() => []);
  return (
    entries.every((entry) => !entry.isDirectory()) || entries.some((entry) => entry.name === path.basename(snapshot))
  );
}

async function writeMigration(): Promise<void> {
  const sql = await schemaDifference();
  if (!sql) return print('Nothing changed in prisma/schema.');
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = path.join(migrationsFolder, `${stamp}_${name}`, 'migration.sql');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, migrationText(sql));
  await writeFile(path.join(migrationsFolder, 'migration_lock.toml'), 'provider = "postgresql"\n');
  await writeFile(snapshot, await joinedSchema());
  print(`${shownPath(file)} is written. Read it before you use it:`);
  print('  - say in a comment on top what it is for, and in one line why “The previous version” works on it;');
  print('  - add by hand what Prisma cannot say (CHECK, EXCLUDE, partial and GIN indices, generated columns);');
  print('  - a renamed column shows as DROP and ADD: make it a RENAME;');
  print('  - the program in production must work on the new schema too: expand first, contract in a later release.');
}
