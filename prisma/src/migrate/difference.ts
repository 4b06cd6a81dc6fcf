import { readFile } from 'node:fs/promises';
import type { DiffTarget } from '@prisma/schema-engine-wasm';
import { openOfflineEngine } from './engine.ts';
import { migrationsFolder, readSchema, snapshotFile, type SchemaFile } from './folder.ts';

/**
 * Returns the SQL that takes a database from the newest migration's schema to the current schema; empty if they agree.
 * It compares two texts, so it needs no database and ignores the hand-written parts of the migrations (CHECK, EXCLUDE,
 * partial and GIN indices, generated columns).
 */
export async function schemaDifference(): Promise<string> {
  const engine = await openOfflineEngine();
  try {
    const { stdout } = await engine.diff({
      from: await readSnapshot(),
      to: { tag: 'schemaDatamodel', files: await readSchema() },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    const script = stdout ?? '';
    return /^\s*(--[^\n]*\s*)*$/.test(script) ? '' : script;
  } finally {
    engine.free();
  }
}

/** Returns the whole schema as one text, for the snapshot. */
export async function joinedSchema(): Promise<string> {
  return joinFiles(await readSchema());
}

const joinFiles = (files: readonly SchemaFile[]) => files.map((file) => file.content.trim()).join('\n\n') + '\n';

async function readSnapshot(): Promise<DiffTarget> {
  const content = await readFile(snapshotFile(migrationsFolder), 'utf8').catch(() => undefined);
  if (content === undefined) return { tag: 'empty' };
  return { tag: 'schemaDatamodel', files: [{ path: 'snapshot.prisma', content }] };
}
