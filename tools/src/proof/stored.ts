// Reads what a product of docker compose has stored: a hash of the rows of each table, and of each uploaded file.
import type { Compose } from './compose.ts';

interface StoredState {
  /** The number of rows and their hash, by table. */
  readonly tables: ReadonlyMap<string, string>;
  /** The SHA-256 of each file, by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Runs SQL in the database's container and returns the lines of its answer. */
export async function sql(compose: Compose, text: string): Promise<string[]> {
  const psql = ['psql', '--username', 'dronesoccer', '--dbname', 'dronesoccer', '--no-psqlrc', '-qtA', '-c', text];
  const output = await compose.run('exec', '-T', '--user', 'postgres', 'database', ...psql);
  return output === '' ? [] : output.split('\n');
}

/** Reads everything; the program must not change anything meanwhile. */
export async function readStored(compose: Compose): Promise<StoredState> {
  const names = await sql(
    compose,
    `SELECT format('%I.%I', n.nspname, c.relname) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
  );
  const hashes = names.map(
    (name) =>
      // concat_ws leaves no space after the count of an empty table, which the end of an answer would lose.
      `SELECT '${name}=' || concat_ws(' ', count(*), md5(string_agg(md5(t::text), '' ORDER BY md5(t::text)))) FROM ${name} t`,
  );
  const sums = ['cd /files/uploads && find . -type f -exec sha256sum {} +'];
  const files = await compose.run('--progress', 'quiet', 'run', '--rm', '-T', 'backup', 'sh', '-c', ...sums);
  return {
    tables: pairs(await sql(compose, hashes.join(' UNION ALL ')), /^(?<name>.+?)=(?<value>.*)$/),
    files: pairs(files.split('\n'), /^(?<value>\w{64}) +\.\/(?<name>.+)$/),
  };
}

function pairs(lines: readonly string[], pattern: RegExp): Map<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const { name, value } = pattern.exec(line)?.groups ?? {};
      return name !== undefined && value !== undefined ? [[name, value] as const] : [];
    }),
  );
}

/** Returns the names whose values are not the same in both. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}
