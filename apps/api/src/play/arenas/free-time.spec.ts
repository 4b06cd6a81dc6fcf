import { freeTime } from './free-time.js';

describe('when an arena must have a free seat', () => {
  // It is Sunday evening in Vancouver and already Monday in St. John's.
  const now = new Date('2026-11-23T04:00Z');

  it('is from now until each place’s own Sunday is over', () => {
    const free = freeTime(undefined, true, now);
    expect(free?.['America/Vancouver']).toEqual({ from: now, to: new Date('2026-11-23T07:00Z') });
    expect(free?.['America/St_Johns']).toEqual({ from: now, to: new Date('2026-11-30T03:30Z') });
  });

  it('is each place’s own day, from now on where it has begun, and never where it is over', () => {
    const free = freeTime('2026-11-22', false, now);
    expect(free?.['America/Vancouver']).toEqual({ from: now, to: new Date('2026-11-23T07:00Z') });
    const over = free?.['America/St_Johns'];
    expect(over && over.from > over.to).toBe(true);
    expect(freeTime('2026-12-25', false, now)?.['America/Toronto']).toEqual({
      from: new Date('2026-12-25T05:00Z'),
      to: new Date('2026-12-26T05:00Z'),
    });
  });

  it('is both of a day and this week, and nothing that is asked for is no condition', () => {
    const free = freeTime('2026-12-25', true, now)?.['America/Toronto'];
    expect(free && free.from > free.to).toBe(true);
    expect(freeTime(undefined, false, now)).toBeNull();
  });
});
