import fc from 'fast-check';
import { plainCell, safeCell } from './cells.js';

describe('a cell of a CSV file', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", '＝1'])('%j is no formula any more', (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
  });

  it.each([
    ['Hello\n=1+1|x', "Hello\n'=1+1|x"],
    ['Hello\r\n-1', "Hello\r\n'-1"],
    ['Hello\r+1', "Hello\r'+1"],
    ['Hello;@SUM(A1);x', "Hello;'@SUM(A1);x"],
    ["one\n'=1", "one\n''=1"],
  ])('%j is no formula for a reader that splits it', (text, safe) => {
    expect(safeCell(text)).toBe(safe);
    expect(plainCell(safe)).toBe(text);
  });

  it.each(['one\n\ntwo', 'it\n is; so', 'Striker', "'s-Hertogenbosch", "'", '', ' =1', '20'])(
    '%j stays as it is',
    (text) => {
      expect(safeCell(text)).toBe(text);
      expect(plainCell(text)).toBe(text);
    },
  );

  it('comes back as it was, whatever it was', () => {
    const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', '1', '"', '\n', '\r', ';');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: signs })), (text) => {
        expect(plainCell(safeCell(text))).toBe(text);
      }),
    );
  });
});
