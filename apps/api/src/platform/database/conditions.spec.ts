import { bindTo, type Conditions, contains, equals, ifTrue, onDays, whereOf } from './index.js';

interface Query {
  page: number;
  search?: string;
  state?: number | null;
  open?: boolean;
  from?: string;
  to?: string;
}

const conditions: Conditions<Query> = {
  search: contains('g.email'),
  state: equals('g.state'),
  open: ifTrue('g.closed_at IS NULL'),
  ...onDays('g.given_at'),
};

const read = (filter: Omit<Query, 'page'>, always?: string[]) => {
  const values: unknown[] = [];
  return { where: whereOf(conditions, filter, bindTo(values), always), values };
};

describe('the conditions of a list', () => {
  it('are those of the filters that are set, after those that always hold', () => {
    expect(read({})).toEqual({ where: 'true', values: [] });
    expect(read({ state: null, open: false }, ['g.is_kept'])).toEqual({ where: 'g.is_kept', values: [] });
    expect(read({ state: 2, open: true }, ['g.is_kept'])).toEqual({
      where: 'g.is_kept AND g.state = $1 AND g.closed_at IS NULL',
      values: [2],
    });
  });

  it('leave out a search of one letter, and take a longer one literally', () => {
    expect(read({ search: ' a ' }).where).toBe('true');
    expect(read({ search: ' 5% ' })).toEqual({
      where: 'plain_text(g.email) LIKE plain_text($1::text)',
      values: [String.raw`%5\%%`],
    });
  });

  it('include both days, which are those of the organisation', () => {
    expect(read({ from: '2026-01-01', to: '2026-01-01' }).values).toEqual([
      new Date('2026-01-01T05:00:00Z'),
      new Date('2026-01-02T05:00:00Z'),
    ]);
  });
});
