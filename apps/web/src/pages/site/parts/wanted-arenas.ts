import { ArenaClass, isDay } from '@dronesoccer/contracts';

export const arenaClasses = [
  { value: '20', wire: ArenaClass.CLASS_20 },
  { value: '40', wire: ArenaClass.CLASS_40 },
] as const;

/** The arenas that an address asks for; what it names wrongly is left out. */
export function wantedArenas(query: URLSearchParams) {
  const day = query.get('day');
  return {
    class: arenaClasses.find(({ value }) => value === query.get('class'))?.wire,
    day: day !== null && isDay(day) ? day : null,
    freeThisWeek: query.get('free') === 'week',
  };
}
