/**
 * Each table belongs to one feature, and every other feature that uses the table declares it. The top of a feature's
 * `index.ts` reads
 *
 * // Owns: orders, order_lines. Writes: stock_levels (inventory). Reads: products (catalog), users (users).
 *
 * `Writes` and `Reads` are optional, and consecutive `//` lines are read as one. A platform module declares its tables
 * in the same way at the top of its file.
 */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import areas from '../../areas.json' with { type: 'json' };
import type { Outcome } from '../run.ts';
import { at } from '../workspace.ts';

const api = 'apps/api/src';
const platform = 'apps/api/src/platform';

/** A part of the API: the header that declares its tables, and all its code by file name. */
export interface Part {
  readonly name: string;
  readonly header: string;
  readonly files: ReadonlyMap<string, string>;
}

/** The tables, and the name under which Prisma's client accesses each of them. */
export interface Schema {
  readonly tables: ReadonlySet<string>;
  readonly byModel: ReadonlyMap<string, string>;
}

interface Claims {
  readonly owns: readonly string[];
  /** Tables of other features, each with its owner. */
  readonly writes: ReadonlyMap<string, string>;
  readonly reads: ReadonlyMap<string, string>;
}

interface Use {
  readonly table: string;
  readonly isWrite: boolean;
}

export async function checkTableOwners(): Promise<Outcome> {
  const faults = tableFaults(await readSchema(), await readParts());
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}

/** Returns the differences between the declared tables and the SQL and Prisma calls of the code. */
export function tableFaults(schema: Schema, parts: readonly Part[]): string[] {
  const claims = new Map(parts.map((part) => [part.name, claimsOf(part.header)]));
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
    const { owns, writes, reads } = claims.get(part.name) ?? claimsOf('');
    const used = new Set<string>();
    for (const [file, text] of part.files) {
      for (const { table, isWrite } of usesIn(text, schema)) {
        used.add(isWrite ? `writes ${table}` : `reads ${table}`);
        if (owns.includes(table) || writes.has(table) || (!isWrite && reads.has(table))) continue;
        const owner = owners.get(table) ?? 'which no one owns';
        faults.push(
          `${file} ${isWrite ? 'writes' : 'reads'} ${table} (${owner}); the header of ${part.name} does not.`,
        );
      }
    }
    for (const [verb, listed] of [['writes', writes] as const, ['reads', reads] as const]) {
      for (const [table, owner] of listed) {
        if (owners.get(table) !== owner) faults.push(`${part.name} says that ${table} is of ${owner}.`);
        if (!used.has(`${verb} ${table}`)) faults.push(`${part.name} no longer ${verb} ${table}.`);
      }
    }
  }
  return [...new Set(faults)];
}

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
  return { owns: list('Owns'), writes: others('Writes'), reads: others('Reads') };
}

const writing = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)/g;
/** Matches a list after FROM, a join, or the start of a SQL fragment in a constant: `locations l …`. */
const reading =
  /(?:\b(?<!DELETE )(?:FROM|JOIN|USING)\s+(?:LATERAL\s+)?|[`'](?=\w+ [a-z]{1,3}[ `']))(\w+(?:\s+(?:AS\s+)?[a-z]\w*)?(?:,\s*\w+\s+[a-z]\w*\b(?!\())*)/g;
const prisma = /\b(?:prisma|tx)\.(\w+)\.(\w+)\(/g;

function usesIn(code: string, { tables, byModel }: Schema): Use[] {
  const text = code.replaceAll(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '');
  const uses = [
    ...[...text.matchAll(writing)].map(([, table = '']): Use => ({ table, isWrite: true })),
    ...[...text.matchAll(reading)].flatMap(([, list = '']) =>
      list.split(',').map((entry): Use => ({ table: /\w+/.exec(entry)?.[0] ?? '', isWrite: false })),
    ),
    ...[...text.matchAll(prisma)].map(([, model = '', method = '']): Use => ({
      table: byModel.get(model) ?? '',
      isWrite: !/^(?:find|count|aggregate|group)/.test(method),
    })),
  ];
  return uses.filter(({ table }) => tables.has(table));
}

/** Every model of the schema names its table with `@@map`. */
export function schemaOf(text: string): Schema {
  const models = [...text.matchAll(/^model (\w+) \{[\s\S]*?@@map\("(\w+)"\)/gm)].map(
    ([, model = '', table = '']): [string, string] => [model.charAt(0).toLowerCase() + model.slice(1), table],
  );
  return { tables: new Set(models.map(([, table]) => table)), byModel: new Map(models) };
}

async function readSchema(): Promise<Schema> {
  return schemaOf([...(await filesIn('prisma/schema', '*.prisma')).values()].join('\n'));
}

async function readParts(): Promise<Part[]> {
  const code = await filesIn(api, `{${areas.flat().join(',')}}/*/**/*.ts`);
  const folders = [...new Set([...code.keys()].map((file) => file.split('/').slice(0, 5).join('/')))];
  const parts = folders.sort().map((folder): Part => {
    const files = new Map([...code].filter(([file]) => file.startsWith(`${folder}/`)));
    return { name: path.posix.basename(folder), header: files.get(`${folder}/index.ts`) ?? '', files };
  });
  const files = await filesIn(platform, '**/*.ts');
  return [...parts, { name: 'platform', header: files.get(`${platform}/platform.module.ts`) ?? '', files }];
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
