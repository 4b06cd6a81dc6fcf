import { type SlotAdminWire, SlotState } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { undoOf } from './undo-close';

const range = { from: '2026-12-07', to: '2026-12-13' };
const slot = (id: string, day: string, state: SlotState): SlotAdminWire => ({
  ...{ id, state, localStart: `${day}T18:00`, localEnd: `${day}T19:00` },
  ...{
    arenaId: 'a1',
    type: 1,
    class: 1,
    capacity: 10,
    seatsLeft: 10,
    taken: 0,
    isFullFree: true,
    coaches: [],
    coachNames: [],
    version: 1,
  },
  ...{ startsAt: `${day}T23:00:00Z`, endsAt: `${day}T23:59:00Z`, offset: '-05:00', timeZone: 'America/Toronto' },
  patternId: null,
  prices: {
    guest: { standard: 20, premium: null },
    member: { standard: null, premium: null },
    full: { standard: null, premium: null },
  },
});

it('days on which all was open are opened again together, also over days without a slot', () => {
  const before = [slot('a', '2026-12-07', SlotState.OPEN), slot('b', '2026-12-10', SlotState.OPEN)];
  expect(undoOf(range, before, SlotState.CLOSED)).toEqual({
    ranges: [{ from: '2026-12-07', to: '2026-12-10' }],
    single: [],
  });
});

it('what was closed before stays closed: its day is put back slot by slot', () => {
  const before = [
    slot('a', '2026-12-07', SlotState.OPEN),
    slot('b', '2026-12-08', SlotState.OPEN),
    slot('c', '2026-12-08', SlotState.CLOSED),
    slot('d', '2026-12-09', SlotState.OPEN),
    slot('e', '2026-12-09', SlotState.CANCELLED),
  ];
  expect(undoOf(range, before, SlotState.CLOSED)).toEqual({
    ranges: [
      { from: '2026-12-07', to: '2026-12-07' },
      { from: '2026-12-09', to: '2026-12-09' },
    ],
    single: ['b'],
  });
});

it('opening is undone the same way', () => {
  const before = [slot('a', '2026-12-07', SlotState.CLOSED), slot('b', '2026-12-07', SlotState.OPEN)];
  expect(undoOf(range, before, SlotState.OPEN)).toEqual({ ranges: [], single: ['a'] });
});
