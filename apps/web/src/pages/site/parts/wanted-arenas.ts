import { ArenaClass, isDay } from '@dronesoccer/contracts';

export const arenaClasses = [
  { value: '20', wire: ArenaClass.CLASS_20 },
  { value: '40', wire: ArenaClass.CLASS_40 },
] as const;

/** Parses the arena filters in the address. Invalid values are ignored. */
export function parseArenaFilters(query: URLSearchParams) {
  const day = query.get('day');
  return {
    class: arenaClasses.find(({ value }) => value === query.get('class'))?.wire,
    day: day !== null && isDay(day) ? day : null,
    freeThisWeek: query.get('free') === 'week',
  };
}
