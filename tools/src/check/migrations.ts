/** Promise R18: the previous version of the program works on every new schema. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrationsFolder } from '@dronesoccer/prisma/migrate';
import type { Outcome } from '../run.ts';

/** Written before the rule, and already applied, so they can no longer change. */
const exempt = new Set([
  '20261120000000_foundation',
  '20261120204840_shop',
  '20261120205400_wishlist_price',
  '20261120205559_coupon_usage',
  '20261120205815_order_care',
  '20261120210237_search',
  '20261120210710_product_admin',
  '20261120211714_cart_price',
  '20261120212047_sort_names',
  '20261120214405_reports',
  '20261120220516_order_lists',
  '20261120224453_product_counts',
  '20261120224607_category_count',
  '20261122015119_picture_size',
  '20261122020200_search_text_index',
]);

/** Changes that remove something the previous version uses, or that require values it cannot provide. */
const contractingRules: readonly { rule: RegExp; why: string }[] = [
  {
    rule: /^DROP (?:TABLE|VIEW|MATERIALIZED VIEW|TYPE|DOMAIN|SEQUENCE|FUNCTION|SCHEMA|EXTENSION)\b/,
    why: 'takes away what the previous version may use',
  },
  {
    rule: /^ALTER TABLE\b.*\bDROP (?!CONSTRAINT\b|NOT NULL\b|DEFAULT\b|EXPRESSION\b|IDENTITY\b)/,
    why: 'takes a column away',
  },
  {
    rule: /\bDROP (?:DEFAULT|EXPRESSION|IDENTITY)\b/,
    why: 'takes away a value that the previous version does not write',
  },
  { rule: /^ALTER\b.*\bRENAME\b/, why: 'changes a name that the previous version uses' },
  { rule: /^ALTER TABLE\b.*\bALTER (?:COLUMN )?\S+ (?:SET DATA )?TYPE\b/, why: 'changes a type' },
  { rule: /^TRUNCATE\b/, why: 'takes rows away' },
];

/** Returns the problems of a migration, from the text of its file. */
export function faultsOfMigration(sql: string): string[] {
  const faults: string[] = [];
  if (!/^--.*\bThe previous version\b/m.test(sql)) {
    faults.push('a comment line has to say why "The previous version" works on it');
  }
  const statements = statementsOf(sql);
  if (!/^SET (?:LOCAL )?LOCK_TIMEOUT (?:=|TO) '?[1-9]/.test(statements[0] ?? '')) {
    faults.push("it has to begin with SET lock_timeout = '5s', so that no lock keeps the site waiting");
  }
  const made = new Set(
    statements.flatMap((statement) => /^CREATE TABLE (?:IF NOT EXISTS )?(\S+)/.exec(statement)?.[1] ?? []),
  );
  statements.forEach((statement, index) => {
    const table = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+)/.exec(statement)?.[1];
    // The previous version does not know a table that this migration creates.
    if (table !== undefined && made.has(table)) return;
    const objections = contractingRules.filter(({ rule }) => rule.test(statement)).map(({ why }) => why);
    if (table !== undefined) objections.push(...newRequiredColumns(statement, table, statements.slice(0, index)));
    faults.push(...objections.map((why) => `${why}: ${statement.slice(0, 100)}`));
  });
  return faults;
}

/** Returns a fault for each column that becomes required without a default. */
function newRequiredColumns(statement: string, table: string, before: readonly string[]): string[] {
  const faults: string[] = [];
  for (const [, column = '', rest = ''] of statement.matchAll(
    /\bADD (?:COLUMN )(?:IF NOT EXISTS )?(\S+) ((?:\([^()]*\)|[^,(])*)/g,
  )) {
    const fillsItself = /\b(?:DEFAULT|GENERATED|SERIAL|BIGSERIAL)\b/.test(rest);
    if (/\bNOT NULL\b/.test(rest) && !fillsItself) faults.push(`${column} must be filled and has no default`);
  }
  for (const [, column = ''] of statement.matchAll(/\bALTER (?:COLUMN )?(\S+) SET NOT NULL\b/g)) {
    const isFilled = before.some(
      (earlier) =>
        (earlier.startsWith(`UPDATE ${table} `) && earlier.includes(`${column} =`)) ||
        (earlier.startsWith(`ALTER TABLE ${table} `) && earlier.includes(`${column} SET DEFAULT`)),
    );
    if (!isFilled) faults.push(`${column} must be filled, and neither a default nor an UPDATE before does so`);
  }
  return faults;
}

/** Returns the statements in upper case with single spaces, without quoted names, comments and function bodies. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(';')
    .map((statement) => statement.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim().toUpperCase())
    .filter((statement) => statement !== '');
}

export async function checkMigrations(): Promise<Outcome> {
  const faults: string[] = [];
  for (const entry of await readdir(migrationsFolder, { withFileTypes: true })) {
    if (!entry.isDirectory() || exempt.has(entry.name)) continue;
    const sql = await readFile(path.join(migrationsFolder, entry.name, 'migration.sql'), 'utf8');
    faults.push(...faultsOfMigration(sql).map((fault) => `${entry.name}: ${fault}`));
  }
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}
