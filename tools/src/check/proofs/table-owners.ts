import { schemaOf, tableFaults } from '../table-owners.ts';
import type { Expect } from './proof.ts';

/** The test feature `gifts` owns the `gifts` table, and its header may or may not declare the users' table. */
export function proveTableOwners(expect: Expect): void {
  const schema = schemaOf(
    `
    model Gift { id String @@map("gifts") }
    model User { id String @@map("users") }`.replaceAll(/^ +/gm, ''),
  );
  const users = { name: 'users', row: 1, header: '// Owns: users.\n', files: new Map() };
  const faults = (header: string, code: string, row: number | null = 1) =>
    tableFaults(schema, [users, { name: 'gifts', row, header, files: new Map([['gifts.queries.ts', code]]) }]).length;

  const reads = [
    '`SELECT 1 FROM users WHERE id = $1`',
    '`SELECT 1 FROM gifts g JOIN users u ON u.id = g.user_id`',
    '`SELECT 1 FROM gifts g, users u`',
    '`SELECT 1 FROM ${named}`;\nconst named = `users u`',
    'tx.user.findMany({})',
  ];
  const writes = [
    '`UPDATE users SET name = $1`',
    '`INSERT INTO users (id)`',
    '`DELETE FROM users`',
    'tx.user.create({})',
  ];
  for (const code of [...reads, ...writes]) {
    expect(`${code} in a feature that does not say so`, faults('// Owns: gifts.\n', code) === 1);
  }
  for (const code of reads) {
    expect(`${code} may be read as the header says`, faults('// Owns: gifts. Reads: users (users).\n', code) === 0);
  }
  for (const code of writes) {
    expect(`${code} is more than reading`, faults('// Owns: gifts. Reads: users (users).\n', code) > 0);
    expect(`${code} may be written`, faults('// Owns: gifts.\n// Writes: users (users).\n', code) === 0);
  }
  expect('a feature without a header', faults('', '`SELECT 1 FROM gifts`') === 1);
  expect('a table of two owners', faults('// Owns: gifts, users.\n', '') === 1);
  expect('a table that does not exist', faults('// Owns: presents.\n', '') === 1);
  expect('a table that is not read', faults('// Owns: gifts. Reads: users (users).\n', '`SELECT 1 FROM gifts`') === 1);
  expect('another owner', faults('// Owns: gifts. Reads: users (auth).\n', '`SELECT 1 FROM users`') === 1);
  expect('a comment reads nothing', faults('// Owns: gifts.\n', '/** UPDATE users */\n// FROM users') === 0);

  const reading = '`SELECT 1 FROM users`';
  expect('an earlier area that reads a later one', faults('// Owns: gifts. Reads: users (users).\n', reading, 0) === 1);
  expect('a later area that reads', faults('// Owns: gifts. Reads: users (users).\n', reading, 2) === 0);
  expect('an earlier area that reports', faults('// Owns: gifts. Reports: users (users).\n', reading, 0) === 0);
  expect('a report writes nothing', faults('// Owns: gifts. Reports: users (users).\n', 'tx.user.create({})', 2) > 0);
  expect('the platform serves all areas', faults('// Owns: gifts. Reads: users (users).\n', reading, null) === 0);
}
