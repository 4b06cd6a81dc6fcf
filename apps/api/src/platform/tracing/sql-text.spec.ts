import { withoutValues } from './sql-text.js';

describe('the text of a statement in a trace', () => {
  it.each([
    ['SELECT 1 FROM users WHERE id = $1 AND t2.b3 = $12', 'SELECT ? FROM users WHERE id = $1 AND t2.b3 = $12'],
    [`SELECT *\n  FROM users\n  WHERE email = 'ann@b.ca'`, `SELECT * FROM users WHERE email = '?'`],
    [`x = 'it''s ann@b.ca' AND y = 'b'`, `x = '?' AND y = '?'`],
    [`x = $$ann@b.ca$$ OR x = $tag$it's ann@b.ca$tag$`, `x = '?' OR x = '?'`],
    [`x = 'never closed ann@b.ca`, `x = '?'`],
    ['LIMIT 500 OFFSET 1.5', 'LIMIT ? OFFSET ?'],
  ])('of %j has no value', (text, expected) => {
    expect(withoutValues(text)).toBe(expected);
  });

  it('has a limit', () => {
    expect(withoutValues(`SELECT ${'a, '.repeat(2_000)}b`)).toHaveLength(1_000);
  });
});
