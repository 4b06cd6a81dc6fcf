import { describe, expect, test } from 'vitest';
import { type Attendance, attendanceRefusal, attendanceTransitions } from './attendance.ts';

const slot = {
  dayStart: new Date('2026-07-04T07:00:00Z'),
  startsAt: new Date('2026-07-04T18:00:00Z'),
  endsAt: new Date('2026-07-04T19:00:00Z'),
};
const before = (at: Date): Date => new Date(at.getTime() - 1);
const last = new Date('2026-07-05T19:00:00Z');
const states: readonly Attendance[] = ['taken', 'in', 'noShow'];
const steps = states.flatMap((from) => states.map((to) => ({ from, to })));
const names = (rows: readonly { from: Attendance; to: Attendance }[]) => rows.map(({ from, to }) => `${from} > ${to}`);

/** Returns the steps allowed at a moment, except those that change nothing. */
const possible = (now: Date) =>
  names(steps.filter(({ from, to }) => from !== to && attendanceRefusal({ from, to }, slot, now) === null));

describe('who came', () => {
  test('is marked on the day from its midnight; who did not, from the start; both until a day after the end', () => {
    expect(possible(before(slot.dayStart))).toEqual([]);
    expect(possible(slot.dayStart)).toEqual(['taken > in', 'in > taken']);
    expect(possible(before(slot.startsAt))).toEqual(['taken > in', 'in > taken']);
    const all = ['taken > in', 'taken > noShow', 'in > taken', 'noShow > taken', 'noShow > in'];
    for (const now of [slot.startsAt, slot.endsAt, last]) expect(possible(now)).toEqual(all);
    expect(possible(new Date(last.getTime() + 1))).toEqual([]);
  });

  test('who is in is no no-show before the check-in is taken back', () => {
    expect(attendanceRefusal({ from: 'in', to: 'noShow' }, slot, slot.endsAt)).toBe('BOOK_004');
    expect(names(attendanceTransitions)).not.toContain('in > noShow');
  });

  test('a step that was taken already is done at any hour', () => {
    for (const state of states) {
      expect(attendanceRefusal({ from: state, to: state }, slot, new Date(0))).toBeNull();
    }
  });
});
