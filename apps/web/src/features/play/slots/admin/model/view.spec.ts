import { describe, expect, it } from 'vitest';
import { firstMade, nextMonth, rangeOf, stepOf } from './view';
import { endOf, laterTime, minutesFrom, plusMinutes, wallOf } from './wall-time';

describe('wall times', () => {
  it('count as a calendar does, also over the hour that a clock change skips', () => {
    expect(plusMinutes('2027-03-14T01:30', 60)).toBe('2027-03-14T02:30');
    expect(plusMinutes('2026-12-31T23:30', 45)).toBe('2027-01-01T00:15');
    expect(wallOf(new Date('2026-11-23T18:00:00Z'))).toBe('2026-11-23T18:00');
  });

  it('end on the next day when they do not end later', () => {
    expect(endOf('2026-11-30', '22:00', '00:00')).toBe('2026-12-01T00:00');
    expect(endOf('2026-11-30', '18:00', '19:30')).toBe('2026-11-30T19:30');
    expect(minutesFrom('22:00', '00:00')).toBe(120);
    expect(minutesFrom('18:00', '19:30')).toBe(90);
    expect(laterTime('23:30', 60)).toBe('00:30');
  });
});

describe('views', () => {
  it('show whole weeks from Monday to Sunday, a month with all weeks it touches', () => {
    expect(rangeOf('day', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
    expect(rangeOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(rangeOf('list', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(rangeOf('month', '2026-11-22')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  });

  it('step by what they show; a month is never skipped, whatever its length', () => {
    expect(stepOf('day', '2026-11-30', 1)).toBe('2026-12-01');
    expect(stepOf('week', '2026-11-22', -1)).toBe('2026-11-15');
    expect(stepOf('month', '2027-01-31', 1)).toBe('2027-02-01');
    expect(stepOf('month', '2027-03-31', -1)).toBe('2027-02-01');
    expect(nextMonth('2027-01-31')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });

  it('go to what a plan made: at the arena in sight, else at the first that has some', () => {
    const of = (arenaId: string, firstDay: string | null) => ({ arenaId, name: '', total: firstDay ? 1 : 0, firstDay });
    const made = [of('north', null), of('south', '2027-02-03'), of('west', '2027-02-01')];
    expect(firstMade(made, 'west')).toEqual({ arenaId: 'west', day: '2027-02-01' });
    expect(firstMade(made, 'north')).toEqual({ arenaId: 'south', day: '2027-02-03' });
    expect(firstMade(made.slice(0, 1), 'north')).toBeNull();
  });
});
