/**
 * Prisma's own schema engine, as WebAssembly: nothing is downloaded, and `_prisma_migrations` stays what
 * `prisma migrate deploy` would have written.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import type { Connection } from './connection.ts';

export type { SchemaEngine };

export interface EngineOptions {
  /** Replaces how a whole script runs; by default it goes to the server in one piece. */
  runScript?: (pool: pg.Pool, script: string) => Promise<void>;
  /** Seconds a statement may wait for a lock that a running program holds, before the migration gives up. */
  lockTimeoutSeconds?: number;
}

interface EngineModule {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm(exports: EngineExports): void;
}

interface EngineExports {
  __wbindgen_start(): void;
}

/** The one call that is needed here; TypeScript keeps its own declaration among those of a browser's page. */
declare const WebAssembly: {
  instantiate(binary: Uint8Array, imports: Record<string, unknown>): Promise<{ instance: { exports: EngineExports } }>;
};

declare global {
  /** Where the engine's generated code reports a panic. */
  var PRISMA_WASM_PANIC_REGISTRY: { set_message(message: string): void } | undefined;
}

let loading: Promise<EngineModule> | undefined;

function loadEngine(): Promise<EngineModule> {
  loading ??= (async () => {
    const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const binary = await readFile(path.join(path.dirname(glue), 'schema_engine_bg.wasm'));
    const engine = (await import(pathToFileURL(glue).href)) as EngineModule;
    const { instance } = await WebAssembly.instantiate(binary, { './schema_engine_bg.js': engine });
    engine.__wbg_set_wasm(instance.exports);
    instance.exports.__wbindgen_start();
    globalThis.PRISMA_WASM_PANIC_REGISTRY ??= { set_message: (message) => console.error(message) };
    return engine;
  })();
  return loading;
}

const noDatabase = (): Promise<never> => Promise.reject(new Error('This work needs no database.'));

/**
 * What the engine gets when there is no database. It asks for the server's version as soon as it opens, even to compare
 * two texts, and then nothing more.
 */
const disconnected: SqlDriverAdapter = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  queryRaw: () =>
    Promise.resolve({
      columnNames: ['exists', 'version', 'numeric_version'],
      columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
      rows: [[true, 'PostgreSQL 17', 170_000]],
    }),
  executeRaw: noDatabase,
  executeScript: noDatabase,
  startTransaction: noDatabase,
  dispose: () => Promise.resolve(),
};
const offline: SqlMigrationAwareDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () => Promise.resolve(disconnected),
  connectToShadowDb: noDatabase,
};

export async function openOfflineEngine(): Promise<SchemaEngine> {
  const { SchemaEngine } = await loadEngine();
  return SchemaEngine.new({ datamodels: undefined }, () => undefined, bindMigrationAwareSqlAdapterFactory(offline));
}

/** The engine on a real database. `close` ends its connections. */
export async function openEngine(
  connection: Connection,
  options: EngineOptions = {},
): Promise<{ engine: SchemaEngine; close: () => Promise<void> }> {
  const { SchemaEngine } = await loadEngine();
  const pool = new CharacterAwarePool({
    ...connection,
    application_name: 'dronesoccer migrate',
    options: `-c lock_timeout=${(options.lockTimeoutSeconds ?? 10) * 1000}`,
  });
  pool.on('error', () => undefined); // a lost idle connection shows again, as an error, at the next query
  const inner = new PrismaPg(pool);
  const runScript = options.runScript ?? ((target, script) => target.query(script).then(() => undefined));
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: inner.adapterName,
    connect: async () => mend(await inner.connect(), pool, runScript),
    connectToShadowDb: () => Promise.reject(new Error('No shadow database: migrations are compared offline.')),
  };
  const engine = await SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  return { engine, close: () => pool.end() };
}

/**
 * The stock adapter cuts a script at every `;` (so a function body breaks, and a failing file stays half applied):
 * here a script is one query, which PostgreSQL runs as one transaction.
 */
function mend(
  adapter: SqlDriverAdapter,
  pool: CharacterAwarePool,
  runScript: (pool: pg.Pool, script: string) => Promise<void>,
): SqlDriverAdapter {
  const queryRaw = adapter.queryRaw.bind(adapter);
  return Object.assign(adapter, {
    executeScript: (script: string) => runScript(pool, script),
    queryRaw: async (query: SqlQuery) => {
      const result = await queryRaw(query);
      for (const column of pool.characterColumns.get(result.rows) ?? []) {
        result.columnTypes[column] = ColumnTypeEnum.Character;
      }
      return result;
    },
  });
}

const CHAR_OID = 18; // the one-byte "char" of the system catalogues
const TEXT_OID = 25;

/** The stock adapter refuses `"char"` columns, which the engine reads when it looks at an existing schema. */
class CharacterAwarePool extends pg.Pool {
  readonly characterColumns = new WeakMap<object, number[]>();

  // The signature of pg's overloads cannot be repeated by a subclass; the adapter only uses the promise form.
  override query = (async (...args: Parameters<pg.Pool['query']>) => {
    const result = await (super.query(...args) as unknown as Promise<unknown>);
    if (isResult(result)) {
      const columns = result.fields.flatMap((field, index) => (field.dataTypeID === CHAR_OID ? [index] : []));
      for (const column of columns) result.fields[column] = { ...result.fields[column], dataTypeID: TEXT_OID };
      if (columns.length > 0) this.characterColumns.set(result.rows, columns);
    }
    return result;
  }) as pg.Pool['query'];
}

function isResult(value: unknown): value is { fields: { dataTypeID: number }[]; rows: unknown[] } {
  return typeof value === 'object' && value !== null && 'fields' in value && 'rows' in value;
}
