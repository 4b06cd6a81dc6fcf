/**
 * Prisma's own schema engine as WebAssembly: nothing is downloaded, and `_prisma_migrations` has the same content as
 * after `prisma migrate deploy`.
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
import { withoutLimits } from './session-limits.ts';

export type { SchemaEngine };

/** The number of seconds that a statement waits for a lock of a running program before the migration fails. */
const lockTimeoutSeconds = 10;

interface EngineOptions {
  /** Replaces the function that runs a script; by default the script is sent to the server in one piece. */
  runScript?: (pool: pg.Pool, script: string) => Promise<void>;
}

interface EngineModule {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm(exports: EngineExports): void;
}

interface EngineExports {
  __wbindgen_start(): void;
}

/** The only call that is needed here; TypeScript declares it only in its DOM library. */
declare const WebAssembly: {
  instantiate(binary: Uint8Array, imports: Record<string, unknown>): Promise<{ instance: { exports: EngineExports } }>;
};

declare global {
  /** The engine's generated code reports panics here. */
  var PRISMA_WASM_PANIC_REGISTRY: { set_message(message: string): void } | undefined;
}

let loadingEngine: Promise<EngineModule> | undefined;

function loadEngine(): Promise<EngineModule> {
  loadingEngine ??= (async () => {
    const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const binary = await readFile(path.join(path.dirname(glue), 'schema_engine_bg.wasm'));
    const engine = (await import(pathToFileURL(glue).href)) as EngineModule;
    const { instance } = await WebAssembly.instantiate(binary, { './schema_engine_bg.js': engine });
    engine.__wbg_set_wasm(instance.exports);
    instance.exports.__wbindgen_start();
    globalThis.PRISMA_WASM_PANIC_REGISTRY ??= { set_message: (message) => console.error(message) };
    return engine;
  })();
  return loadingEngine;
}

const noDatabase = (): Promise<never> => Promise.reject(new Error('This work needs no database.'));

/**
 * The adapter for work without a database. The engine asks for the server's version as soon as it opens, even to
 * compare two texts, and for nothing else.
 */
const disconnectedAdapter: SqlDriverAdapter = {
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
  connect: () => Promise.resolve(disconnectedAdapter),
  connectToShadowDb: noDatabase,
};

export async function openOfflineEngine(): Promise<SchemaEngine> {
  const { SchemaEngine } = await loadEngine();
  return SchemaEngine.new({ datamodels: undefined }, () => undefined, bindMigrationAwareSqlAdapterFactory(offline));
}

/** Opens the engine on a real database. `close` ends its connections. */
export async function openEngine(
  connection: Connection,
  options: EngineOptions = {},
): Promise<{ engine: SchemaEngine; close: () => Promise<void> }> {
  const { SchemaEngine } = await loadEngine();
  const pool = new CharacterAwarePool({
    ...connection,
    application_name: 'dronesoccer migrate',
    options: `${withoutLimits} -c lock_timeout=${lockTimeoutSeconds}s`,
  });
  pool.on('error', () => undefined); // a lost idle connection surfaces as an error of the next query
  const inner = new PrismaPg(pool);
  const runScript = options.runScript ?? ((target, script) => target.query(script).then(() => undefined));
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: inner.adapterName,
    connect: async () => patchAdapter(await inner.connect(), pool, runScript),
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
 * The stock adapter splits a script at every `;` (which breaks function bodies and leaves a failed file half applied).
 * Here a script is one query, which PostgreSQL runs as one transaction.
 */
function patchAdapter(
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

const CHAR_OID = 18; // the one-byte "char" of the system catalogs
const TEXT_OID = 25;

/** The stock adapter rejects `"char"` columns, which the engine reads when it inspects an existing schema. */
class CharacterAwarePool extends pg.Pool {
  readonly characterColumns = new WeakMap<object, number[]>();

  // A subclass cannot repeat the signatures of pg's overloads; the adapter uses only the promise form.
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
