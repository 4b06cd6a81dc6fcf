import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { plainCell } from './cells.js';
import { csvLines } from './csv-lines.js';

type Table = string[][];

/** Reads a file according to RFC 4180. */
const conforming = (file: string): Table => parse(file, { record_delimiter: '\r\n', relax_column_count: true });

/** Reads a file as spreadsheets do: any line break outside quotes ends a row, and each separator ends a cell. */
function lenient(file: string, separators: string): Table {
  const rows: Table = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const [index, sign] of [...file].entries()) {
    const isCrLf = sign === '\n' && file[index - 1] === '\r';
    if (sign === '"' && (cell === '' || cell.startsWith('"'))) isQuoted = !isQuoted;
    if (isQuoted || sign === '"') cell += sign;
    else if (separators.includes(sign)) {
      row.push(cell);
      cell = '';
    } else if (sign === '\r' || (sign === '\n' && !isCrLf)) {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
    } else if (sign !== '\n') cell += sign;
  }
  return rows;
}

const unquoted = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

const signs = fc.constantFrom('a', '1', ' ', "'", '"', ',', ';', '\t', '\n', '\r', '=', '+', '-', '@');
const cells = fc.oneof(fc.string({ unit: signs, maxLength: 8 }), fc.string());
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) =>
    fc.array(fc.array(cells, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 4 }),
  )
  // A row of one empty cell is written as an empty line, which readers skip.
  .filter((table) => table.every((row) => row.join('') !== ''));

const startsFormula = /^[=+\-@]/;

describe('the lines of a CSV file (S12)', () => {
  it('hold the same cells for a reader that ends rows at CR LF and for one that ends them at any line break', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const file = csvLines(table);
        const read = conforming(file);
        expect(read.map((row) => row.map(plainCell))).toEqual(table);
        for (const separators of [',', ',;\t']) {
          expect(lenient(file, separators).map((row) => row.map(unquoted))).toEqual(read);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('hold no formula for a reader that knows no quotes inside a cell, whatever separates its cells', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const pieces = csvLines(table).split(/[\r\n;]/);
        expect(pieces.filter((piece) => startsFormula.test(unquoted(piece)))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('quote a message of two lines', () => {
    expect(csvLines([['a@b.ca', 'Hello\n=1+1|x', 'end']])).toBe(`a@b.ca,"Hello\n'=1+1|x",end\r\n`);
  });
});
