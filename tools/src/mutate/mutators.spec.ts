import { describe, expect, it } from 'vitest';
import { sitesOf } from './mutators.ts';

/** Returns what a source becomes at each of its places, with the mutator's name. */
const mutantsOf = (source: string): string[] =>
  sitesOf(source).map(
    ({ mutator, start, end, becomes }) => `${mutator}: ${source.slice(0, start)}${becomes}${source.slice(end)}`,
  );

describe('random mutations', () => {
  it('turn conditions', () => {
    expect(mutantsOf('const a = b ? 1 : 2;')).toEqual([
      'condition: const a = true ? 1 : 2;',
      'condition: const a = false ? 1 : 2;',
    ]);
    expect(mutantsOf('const a = b && c;')).toEqual(['condition: const a = (b);', 'condition: const a = (c);']);
  });

  it('leave out statements of functions', () => {
    expect(mutantsOf('function f() { a++; throw b; }')).toEqual([
      'statement: function f() { ; throw b; }',
      'statement: function f() { a++; ; }',
    ]);
    expect(mutantsOf('a++;')).toEqual([]);
  });

  it('leave out the last argument', () => {
    expect(mutantsOf('const a = f(b, c);')).toEqual(['argument: const a = f(b);']);
    expect(mutantsOf('const a = f(b);')).toEqual(['argument: const a = f();']);
  });

  it('leave out conditions, locks and orders of SQL', () => {
    const sql = 'const a = `SELECT id FROM t WHERE b AND c = $1 AND d IS NULL ORDER BY e FOR UPDATE`;';
    expect(mutantsOf(sql)).toEqual(
      [' AND c = $1', ' AND d IS NULL', ' ORDER BY e', ' FOR UPDATE'].map(
        (left) => `sql: ${sql.replace(left.trimStart(), '')}`,
      ),
    );
    expect(mutantsOf("const a = 'black AND d IS NULL';")).toEqual([]);
  });
});
