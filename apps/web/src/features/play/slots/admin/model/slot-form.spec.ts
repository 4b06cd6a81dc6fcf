import { type SlotAdminWire, SlotState, SlotType } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { differingFields } from '@/features/common/admin/use-edit-form';
import { earliestSlot, hoursWithin, shownTimes } from './calendar-days';
import { checkSlot, fieldOf, newSlot, overlapIn, seriesFieldOf, seriesOf, type SlotWords, termsOf } from './slot-form';

const typed = newSlot('2026-11-30T22:00', '2026-12-01T00:00', 12);
const priced = { ...typed, guestStandard: '0' };
const words: SlotWords = {
  ...{ dayMissing: 'day', timeMissing: 'time', endInvalid: 'end' },
  ...{ capacityInvalid: 'seats', capacityTaken: 'taken', priceTooHigh: 'price', priceMissing: 'no price' },
  ...{ untilMissing: 'until', untilInvalid: 'before', tooLong: 'too long' },
};

describe('a slot that is typed', () => {
  it('ends on the next day when it does not end later, and keeps an empty price apart from a free one', () => {
    expect(termsOf({ ...typed, guestStandard: '0', fullPremium: '199,99' }, 'a1')).toEqual({
      arenaId: 'a1',
      type: SlotType.GUEST,
      localStart: '2026-11-30T22:00',
      localEnd: '2026-12-01T00:00',
      capacity: 12,
      prices: {
        guest: { standard: 0, premium: null },
        member: { standard: null, premium: null },
        full: { standard: null, premium: 199.99 },
      },
      state: SlotState.OPEN,
    });
  });

  it('must offer something at a price that its type sells by', () => {
    expect(checkSlot(typed, 0, words)).toEqual({ guestStandard: 'no price' });
    expect(checkSlot({ ...priced, type: String(SlotType.TOURNAMENT) }, 0, words)).toEqual({ fullStandard: 'no price' });
    expect(checkSlot({ ...priced, fullPremium: '100000,01' }, 0, words)).toEqual({ fullPremium: 'price' });
  });

  it('cannot hold fewer seats than are taken, nor end when it starts', () => {
    expect(checkSlot(priced, 12, words)).toEqual({});
    expect(checkSlot(priced, 13, words)).toEqual({ capacity: 'taken' });
    expect(checkSlot({ ...priced, capacity: '0', end: '22:00' }, 0, words)).toEqual({ capacity: 'seats', end: 'end' });
    expect(checkSlot({ ...priced, day: '', start: '', end: '' }, 0, words)).toEqual({
      ...{ day: 'day', start: 'time', end: 'time' },
    });
  });

  it('is created once unless it is repeated weekly, until a day that is not before it and within a year', () => {
    expect(typed.repeat).toBe('never');
    const weekly = { ...priced, repeat: 'weekly', until: '2026-12-21' } as const;
    expect(checkSlot(weekly, 0, words)).toEqual({});
    expect(checkSlot({ ...weekly, until: '2026-11-30' }, 0, words)).toEqual({});
    expect(checkSlot({ ...weekly, until: '' }, 0, words)).toEqual({ until: 'until' });
    expect(checkSlot({ ...weekly, until: '2026-11-29' }, 0, words)).toEqual({ until: 'before' });
    expect(checkSlot({ ...weekly, until: '2027-12-01' }, 0, words)).toEqual({ until: 'too long' });
    expect(seriesOf(weekly, 'a1')).toMatchObject({
      ...{ arenaIds: ['a1'], from: '2026-11-30', to: '2026-12-21', skipHolidays: true, capacity: 12 },
      // A Monday slot that ends after midnight.
      times: [{ day: 1, start: '22:00', minutes: 120 }],
    });
    expect(['times.0.start', 'to', 'from', 'prices', 'confirm'].map(seriesFieldOf)).toEqual([
      ...['start', 'until', 'day', 'fullStandard', null],
    ]);
  });

  it('shows a refusal where it was typed, and what differs by its field', () => {
    expect(['localStart', 'localEnd', 'prices.member.standard', 'version'].map(fieldOf)).toEqual([
      ...['start', 'end', 'memberStandard', null],
    ]);
    expect(differingFields(typed, { ...typed, capacity: '8', isOpen: false })).toEqual(['capacity', 'isOpen']);
  });
});

it('a refused overlap names the slot that is already there', () => {
  const standing = { id: 's1', arenaId: 'a1', localStart: '2026-11-30T21:00', localEnd: '2026-11-30T23:00' };
  const refusal = (code: 'BOOK_017' | 'BOOK_019', data: unknown) =>
    new ApiError({ kind: 'http', status: 409, code, data });
  expect(overlapIn(refusal('BOOK_017', standing))).toEqual({
    ...{ localStart: '2026-11-30T21:00', localEnd: '2026-11-30T23:00' },
  });
  expect(overlapIn(refusal('BOOK_017', null))).toBeNull();
  expect(overlapIn(refusal('BOOK_019', standing))).toBeNull();
});

it('the calendar shows the opening hours with an hour around them, and the whole day only for a slot over midnight', () => {
  const hours = [{ day: 1 as const, opens: '09:30', closes: '21:00' }];
  expect(shownTimes(hours, [])).toEqual({ from: '08:00', to: '22:00' });
  expect(shownTimes([], [])).toEqual({ from: '08:00', to: '22:00' });
});

it('the calendar opens at the earliest time of a slot, on whichever day, and one day shows only its own hours', () => {
  const slot = (id: string, localStart: string) => ({ id, localStart }) as SlotAdminWire;
  const week = [slot('late', '2026-11-30T18:00'), slot('early', '2026-12-03T15:00'), slot('same', '2026-12-04T15:00')];
  expect(earliestSlot(week)?.id).toBe('early');
  expect(earliestSlot([])).toBeNull();
  const hours = [
    { day: 1 as const, opens: '15:00', closes: '21:00' },
    { day: 6 as const, opens: '09:00', closes: '21:00' },
  ];
  expect(shownTimes(hoursWithin(hours, 'day', '2026-11-30'), []).from).toBe('14:00');
  expect(shownTimes(hoursWithin(hours, 'week', '2026-11-30'), []).from).toBe('08:00');
});
