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

export async function checkTableOwners(): Promise<Outcome> {
  const faults = tableFaults(await readSchema(), await readParts());
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}

/** Returns the differences between the declared tables and the SQL and Prisma calls of the code. */
export function tableFaults(schema: Schema, parts: readonly Part[]): string[] {
  const claims = new Map(parts.map((part) => [part.name, claimsOf(part.header)]));
  const rows = new Map(parts.map(({ name, row }) => [name, row]));
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const [name, { owns }] of claims) {
    for (const table of owns) {
      const other = owners.get(table);
      if (other !== undefined) faults.push(`${table} is owned by ${other} and by ${name}.`);
      if (!schema.tables.has(table)) faults.push(`${name} owns ${table}, which is no table.`);
      owners.set(table, name);
    }
  }
  for (const part of parts) {
    const { owns, writes, reads, reports } = claims.get(part.name) ?? claimsOf('');
    const used = new Set<string>();
    for (const [file, text] of part.files) {
      for (const { table, isWrite } of usesIn(text, schema)) {
        used.add(isWrite ? `writes ${table}` : `reads ${table}`);
        if (owns.includes(table) || writes.has(table) || (!isWrite && (reads.has(table) || reports.has(table))))
          continue;
        const owner = owners.get(table) ?? 'which no one owns';
        faults.push(
          `${file} ${isWrite ? 'writes' : 'reads'} ${table} (${owner}); the header of ${part.name} does not.`,
        );
      }
    }
    const declared = [['writes', writes] as const, ['reads', reads] as const, ['reads', reports] as const];
    for (const [verb, listed] of declared) {
      for (const [table, owner] of listed) {
        if (owners.get(table) !== owner) faults.push(`${part.name} says that ${table} is of ${owner}.`);
        if (!used.has(`${verb} ${table}`)) faults.push(`${part.name} no longer ${verb} ${table}.`);
        if (listed !== reports && isLater(rows.get(owner) ?? null, part.row)) {
          faults.push(`${part.name} ${verb} ${table} of ${owner}, which is in a later area.`);
        }
      }
    }
  }
  return [...new Set(faults)];
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
