import { fields, queryFields } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { readTable, writeTable } from './table-address';
import { tableOf } from './query-table';

const { boolean, dollars, id, object, oneOf, optional } = fields;
const { day, judgedNumber, paged, search, sortOf } = queryFields;

describe('a table made from the query of its call', () => {
  const table = tableOf({
    ...paged,
    search: search(),
    state: optional(oneOf([1, 2])),
    active: optional(boolean()),
    minTotal: optional(dollars()),
    days: optional(judgedNumber({ min: 1, max: 365 })),
    from: optional(day()),
    arenaId: optional(id()),
    sort: sortOf(['newest', 'oldest'], 'newest'),
  });
  const schema = { ...table, pageSizes: [25, 50] as const };
  const arenaId = '019b76da-a800-70ec-a3c5-d3fee000c296';

  it('reads each filter from the address by its kind, and writes it back the same', () => {
    const text = `search=ball&state=2&active=false&minTotal=9.5&days=30&from=2026-11-25&arenaId=${arenaId}&sort=oldest`;
    const address = readTable(schema, new URLSearchParams(text));
    expect(address.filters).toEqual({
      search: 'ball',
      state: 2,
      active: false,
      minTotal: 9.5,
      days: 30,
      from: '2026-11-25',
      arenaId,
    });
    expect(address.sort).toBe('oldest');
    expect(writeTable(schema, address, new URLSearchParams()).toString()).toBe(text);
  });

  it('leaves out what the call would refuse', () => {
    const text = 'state=3&active=yes&minTotal=free&days=366&from=2026-02-30&arenaId=x&sort=best';
    const { filters, sort } = readTable(schema, new URLSearchParams(text));
    expect({ filters, sort }).toEqual({ filters: {}, sort: undefined });
  });

  it('refuses a query that no table can show', () => {
    expect(() => tableOf({ nested: object({}) })).toThrow('object');
  });
});
