import { describe, expect, it } from 'vitest';
import { timeOf, usualSort } from './filters';

describe('the bookings that are listed', () => {
  it('are what comes, the next one first', () => {
    expect([timeOf({}), usualSort({})]).toEqual(['upcoming', 'soonest']);
    expect(timeOf({ arenaId: 'a', standing: true })).toBe('upcoming');
  });

  it('are all of them where one is looked for, unless the person chose otherwise', () => {
    expect([timeOf({ search: 'BK-2026-000123' }), usualSort({ search: 'BK-2026-000123' })]).toEqual(['all', 'latest']);
    expect(timeOf({ failedRefund: true })).toBe('all');
    expect(timeOf({ search: 'ari', when: 'upcoming' })).toBe('upcoming');
  });

  it('begin with the latest of what is over, and with the first of the days that were chosen', () => {
    expect(usualSort({ when: 'past' })).toBe('latest');
    expect([timeOf({ from: '2026-07-01' }), usualSort({ from: '2026-07-01' })]).toEqual(['all', 'soonest']);
    expect(usualSort({ from: '2026-07-01', by: 'placed' })).toBe('latest');
  });
});
