import type { ArenaAdminRowWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { locationsOf, placeOf } from './place';

const arena = (id: string, at: string, isActive = true): ArenaAdminRowWire =>
  ({ id, isActive, location: { id: at, name: { en: at, fr: at } } }) as ArenaAdminRowWire;

const arenas = [arena('a', 'Laval'), arena('b', 'Ottawa'), arena('c', 'Ottawa'), arena('d', 'Ottawa', false)];
const idsOf = (place: ReturnType<typeof placeOf>) => place?.arenas.map(({ id }) => id);

describe('the place of a day sheet', () => {
  it('is every active arena of the location that is asked for', () => {
    expect(idsOf(placeOf(arenas, { locationId: 'Ottawa' }, 'a'))).toEqual(['b', 'c']);
    expect(placeOf(arenas, { locationId: 'Ottawa' }, 'a')?.arenaId).toBeNull();
  });

  it('is one arena where a link asks for it, an inactive one too', () => {
    expect(idsOf(placeOf(arenas, { arenaId: 'd', locationId: 'Laval' }, null))).toEqual(['d']);
  });

  it('is the location of the arena that was chosen last, else the first', () => {
    expect(idsOf(placeOf(arenas, {}, 'c'))).toEqual(['b', 'c']);
    expect(idsOf(placeOf(arenas, {}, null))).toEqual(['a']);
    expect(placeOf([], {}, 'c')).toBeNull();
  });

  it('is chosen by location', () => {
    expect(locationsOf(arenas).map(({ id, arenas: at }) => [id, at.length])).toEqual([
      ['Laval', 1],
      ['Ottawa', 3],
    ]);
  });
});
