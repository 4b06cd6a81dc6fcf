/**
 * Each table belongs to one feature, and every other feature that uses the table declares it. The top of a feature's
 * `index.ts` reads
 *
 * // Owns: orders, order_lines. Writes: stock_levels (inventory). Reads: products (catalog), users (users).
 *
 * `Writes`, `Reads` and `Reports` are optional, and consecutive `//` lines are read as one. A platform module declares
 * its tables in the same way at the top of its file.
 *
 * An area writes and reads the tables of earlier areas only. `Reports` names tables of any area that are read for
 * figures; no decision may depend on them. A feature that must know something of a later area offers a port.
 */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import areas from '../../areas.json' with { type: 'json' };
import type { Outcome } from '../run.ts';
import { at } from '../workspace.ts';
import { type Models, modelsOf, prismaTablesIn, type TableUse } from './prisma-tables.ts';

const api = 'apps/api/src';
const platform = 'apps/api/src/platform';

/** A part of the API: the header that declares its tables, and all its code by file name. */
export interface Part {
  readonly name: string;
  /** The row of the area in `areas.json`, or null for the platform, which serves all areas. */
  readonly row: number | null;
  readonly header: string;
  readonly files: ReadonlyMap<string, string>;
}

/** The tables, and the models of Prisma's client. */
export interface Schema {
  readonly tables: ReadonlySet<string>;
  readonly models: Models;
}

interface Claims {
  readonly owns: readonly string[];
  /** Tables of other features, each with its owner. */
  readonly writes: ReadonlyMap<string, string>;
  readonly reads: ReadonlyMap<string, string>;
  readonly reports: ReadonlyMap<string, string>;
}

interface FileUse extends TableUse {
  readonly file: string;
}

export async function checkTableOwners(): Promise<Outcome> {
  const faults = tableFaults(await readSchema(), await readParts());
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}

/** Returns the features and platform modules that use tables of others, by the owner's name. */
export async function readTableUsers(): Promise<Map<string, string[]>> {
  const uses = (await readParts()).flatMap(({ name, header }) => {
    const { writes, reads, reports } = claimsOf(header);
    return [writes, reads, reports].flatMap((tables) => [...tables.values()].map((owner) => ({ owner, name })));
  });
  return new Map(
    [...Map.groupBy(uses, ({ owner }) => owner)].map(([owner, users]) => [owner, users.map((use) => use.name)]),
  );
}

/** Returns the differences between the declared tables and the SQL and Prisma calls of the code. */
export function tableFaults(schema: Schema, parts: readonly Part[]): string[] {
  const declared = parts.map((part): DeclaredPart => ({ ...part, claims: claimsOf(part.header) }));
  const owners = new Map(declared.flatMap((part) => part.claims.owns.map((table) => [table, part] as const)));
  const faults = declared.flatMap((part) => {
    const uses = [...part.files].flatMap(([file, text]) => usesIn(text, schema).map((use) => ({ file, ...use })));
    return [...ownerFaults(part, owners, schema), ...useFaults(part, uses, owners), ...claimFaults(part, uses, owners)];
  });
  return [...new Set(faults)];
}

interface DeclaredPart extends Part {
  readonly claims: Claims;
}

type Owners = ReadonlyMap<string, DeclaredPart>;

function ownerFaults({ name, claims }: DeclaredPart, owners: Owners, { tables }: Schema): string[] {
  return claims.owns.flatMap((table) => {
    const other = owners.get(table)?.name ?? name;
    return [
      ...(other === name ? [] : [`${table} is owned by ${other} and by ${name}.`]),
      ...(tables.has(table) ? [] : [`${name} owns ${table}, which is no table.`]),
    ];
  });
}

/** Returns the uses of tables that the header does not declare. */
function useFaults({ name, claims }: DeclaredPart, uses: readonly FileUse[], owners: Owners): string[] {
  const { owns, writes, reads, reports } = claims;
  const mayRead = (table: string): boolean => reads.has(table) || reports.has(table);
  return uses
    .filter(({ table, isWrite }) => !owns.includes(table) && !writes.has(table) && (isWrite || !mayRead(table)))
    .map(({ file, table, isWrite }) => {
      const owner = owners.get(table)?.name ?? 'which no one owns';
      return `${file} ${isWrite ? 'writes' : 'reads'} ${table} (${owner}); the header of ${name} does not.`;
    });
}

/** Returns the declarations that name a wrong owner, are not used, or reach up to a later area. */
function claimFaults({ name, row, claims }: DeclaredPart, uses: readonly FileUse[], owners: Owners): string[] {
  const { writes, reads, reports } = claims;
  const used = new Set(uses.map(({ table, isWrite }) => `${isWrite ? 'writes' : 'reads'} ${table}`));
  const declared = [['writes', writes] as const, ['reads', reads] as const, ['reads', reports] as const];
  return declared.flatMap(([verb, listed]) =>
    [...listed].flatMap(([table, owner]) => {
      const found = owners.get(table);
      const isUpward = listed !== reports && isLater(found?.row ?? null, row);
      return [
        ...(found?.name === owner ? [] : [`${name} says that ${table} is of ${owner}.`]),
        ...(used.has(`${verb} ${table}`) ? [] : [`${name} no longer ${verb} ${table}.`]),
        ...(isUpward ? [`${name} ${verb} ${table} of ${owner}, which is in a later area.`] : []),
      ];
    }),
  );
}

const isLater = (owner: number | null, reader: number | null): boolean =>
  owner !== null && reader !== null && owner > reader;

function claimsOf(header: string): Claims {
  const text = [...header.matchAll(/^\/\/(.*)$/gm)].map(([, line = '']) => line).join('');
  const list = (verb: string): string[] => {
    const listed = new RegExp(String.raw`\b${verb}: ([^.]*)\.`).exec(text)?.[1] ?? 'none';
    return listed === 'none' ? [] : listed.split(',').map((entry) => entry.trim());
  };
  const others = (verb: string) =>
    new Map(
      list(verb).map((entry): [string, string] => {
        const [, table = entry, owner = ''] = /^(\w+) \(([\w-]+)\)$/.exec(entry) ?? [];
        return [table, owner];
      }),
    );
  return { owns: list('Owns'), writes: others('Writes'), reads: others('Reads'), reports: others('Reports') };
}

const writing = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)/g;
/** Matches a list after FROM, a join, or the start of a SQL fragment in a constant: `locations l …`. */
const reading =
  /(?:\b(?<!DELETE )(?:FROM|JOIN|USING)\s+(?:LATERAL\s+)?|[`'](?=\w+ [a-z]{1,3}[ `']))(\w+(?:\s+(?:AS\s+)?[a-z]\w*)?(?:,\s*\w+\s+[a-z]\w*\b(?!\())*)/g;
function usesIn(code: string, { tables, models }: Schema): TableUse[] {
  const text = code.replaceAll(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '');
  const uses = [
    ...[...text.matchAll(writing)].map(([, table = '']): TableUse => ({ table, isWrite: true })),
    ...[...text.matchAll(reading)].flatMap(([, list = '']) =>
      list.split(',').map((entry): TableUse => ({ table: /\w+/.exec(entry)?.[0] ?? '', isWrite: false })),
    ),
    ...prismaTablesIn(code, models),
  ];
  return uses.filter(({ table }) => tables.has(table));
}

export function schemaOf(text: string): Schema {
  const models = modelsOf(text);
  return { tables: new Set([...models.values()].map(({ table }) => table)), models };
}

async function readSchema(): Promise<Schema> {
  return schemaOf([...(await filesIn('prisma/schema', '*.prisma')).values()].join('\n'));
}

async function readParts(): Promise<Part[]> {
  const code = await filesIn(api, `{${areas.flat().join(',')}}/*/**/*.ts`);
  const folders = [...new Set([...code.keys()].map((file) => file.split('/').slice(0, 5).join('/')))];
  const parts = folders.sort().map((folder): Part => {
    const files = new Map([...code].filter(([file]) => file.startsWith(`${folder}/`)));
    const [, , , area = ''] = folder.split('/');
    const row = areas.findIndex((names) => names.includes(area));
    return { name: path.posix.basename(folder), row, header: files.get(`${folder}/index.ts`) ?? '', files };
  });
  const files = await filesIn(platform, '**/*.ts');
  return [...parts, { name: 'platform', row: null, header: files.get(`${platform}/platform.module.ts`) ?? '', files }];
}

/** Returns the files without tests, by their path from the root. */
async function filesIn(folder: string, pattern: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const name of glob(pattern, { cwd: at(folder) })) {
    if (name.endsWith('.spec.ts') || name.includes('generated/')) continue;
    files.set(path.posix.join(folder, name), await readFile(at(folder, name), 'utf8'));
  }
  return files;
}
