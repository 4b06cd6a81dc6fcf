import { describe, expect, it } from 'vitest';
import { filterFields } from './filter-fields';
import { readTable, writeTable } from './table-address';

const schema = {
  filters: {
    search: filterFields.text(),
    status: filterFields.manyOf([1, 2, 3]),
    kind: filterFields.oneOf(['ship', 'pickup']),
    open: filterFields.flag(),
    min: filterFields.dollars(),
    from: filterFields.day(),
  },
  sorts: ['newest', '-price'],
  pageSizes: [25, 50],
} as const;

const read = (text: string) => readTable(schema, new URLSearchParams(text));

describe('a table’s address', () => {
  it('gives every filter its type', () => {
    expect(
      read(
        'search=ball&status=3&status=1&kind=pickup&open=false&min=12.50&from=2026-02-28&sort=-price&page=3&pageSize=50',
      ),
    ).toEqual({
      filters: { search: 'ball', status: [1, 3], kind: 'pickup', open: false, min: 12.5, from: '2026-02-28' },
      sort: '-price',
      page: 3,
      pageSize: 50,
    });
  });

  it.each([
    '',
    'search=%20',
    'status=9',
    'kind=fly',
    'open=1',
    'min=1e3',
    'min=-1',
    'from=2026-02-30',
    'sort=price',
    'page=0',
    'page=x',
    'pageSize=1000',
  ])('takes %j for nothing said', (text) =>
    expect(read(text)).toEqual({ filters: {}, sort: undefined, page: 1, pageSize: 25 }),
  );

  it('is written back the same, without defaults, and leaves others’ parameters alone', () => {
    const text = 'search=ball&status=1&status=3&open=false&sort=newest&page=2';
    expect(writeTable(schema, read(text)).toString()).toBe(text);
    const other = writeTable(
      schema,
      { ...read(text), filters: {}, sort: undefined, page: 1 },
      new URLSearchParams(`view=board&${text}`),
    );
    expect(other.toString()).toBe('view=board');
  });
});
