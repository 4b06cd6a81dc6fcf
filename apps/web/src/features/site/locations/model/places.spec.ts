import type { ChosenLocation } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { detectedPlace, parseCoordinates, parsePlace, parsePlaces, searchPlaces, withRecent } from './places';

const place = (id: string, city = 'Vancouver'): ChosenLocation => ({
  id,
  name: `${city} Arena`,
  city,
  latitude: '49.2827',
  longitude: '-123.1207',
  address: `1 Main Street, ${city}`,
});

describe('recent places', () => {
  it('are four at most, the newest first', () => {
    const recents = ['a', 'b', 'c', 'd', 'e'].reduce<ChosenLocation[]>((all, id) => withRecent(all, place(id)), []);
    expect(recents.map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b']);
  });

  it('hold a place once, with what is known of it now', () => {
    const recents = withRecent([place('a'), place('b')], place('b', 'Burnaby'));
    expect(recents.map(({ id, city }) => [id, city])).toEqual([
      ['b', 'Burnaby'],
      ['a', 'Vancouver'],
    ]);
  });
});

describe('stored places', () => {
  it('are read as they were written', () => {
    expect(parsePlace(place('a'))).toEqual(place('a'));
    expect(parsePlaces([place('a'), { id: 1 }, place('b')])).toEqual([place('a'), place('b')]);
  });

  it.each([
    null,
    'x',
    {},
    { ...place('a'), latitude: 49 },
    { ...place('a'), longitude: 'east' },
    { ...place('a'), id: 7 },
  ])('are not taken from %j', (value) => expect(parsePlace(value)).toBeNull());
});

describe('coordinates', () => {
  it.each([
    ['49.2827', '-123.1207', true],
    ['0', '0', true],
    ['', '-123', false],
    [' ', '-123', false],
    [null, null, false],
    ['91', '0', false],
    ['0', '181', false],
    ['NaN', '0', false],
  ])('%j, %j: %s', (latitude, longitude, valid) => {
    expect(parseCoordinates(latitude, longitude) !== null).toBe(valid);
  });

  it('stand in for the address of an unknown place', () => {
    expect(detectedPlace({ latitude: '49.1', longitude: '-123.2' }, 'Detected Location', 1700)).toEqual({
      id: 'detected_1700',
      name: 'Detected Location',
      city: 'Detected Location',
      latitude: '49.1',
      longitude: '-123.2',
      address: '49.1, -123.2',
    });
  });
});

describe('the city search', () => {
  const places = [place('1', 'Laval'), place('2', 'Montréal'), place('3', 'Vancouver'), place('4', 'North Vancouver')];
  const found = (text: string) => searchPlaces(places, text).map(({ city }) => city);

  it('starts at two characters', () => {
    expect(found('v')).toEqual([]);
    expect(found(' v ')).toEqual([]);
    expect(found('va')).toEqual(['Vancouver', 'Laval', 'North Vancouver']);
  });

  it('minds neither case nor accents', () => {
    expect(found('montreal')).toEqual(['Montréal']);
    expect(found('MONTRÉ')).toEqual(['Montréal']);
  });
});
