import type { ChosenLocation, LocationWire, ProvinceCode } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import {
  citiesOf,
  detectedCity,
  detectedPlace,
  firstForReader,
  parseCoordinates,
  parsePlace,
  parsePlaces,
  provinceAt,
  withRecent,
} from './places';

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

  it('hold one spot once, however often and however inexactly it was detected', () => {
    const detected = (latitude: string, now: number) =>
      detectedPlace({ latitude, longitude: '-123.1' }, 'Detected Location', now);
    const first = withRecent([place('a')], detected('49.2800', 1));
    const again = withRecent(first, detected('49.2809', 2));
    expect(again.map(({ id }) => id)).toEqual(['detected_2', 'a']);
    const moved = withRecent(again, detected('49.2900', 3));
    expect(moved.map(({ id }) => id)).toEqual(['detected_3', 'detected_2', 'a']);
    // A listed location at the same position is a different place.
    expect(withRecent(moved, { ...place('b'), latitude: '49.2900', longitude: '-123.1' })).toHaveLength(4);
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

  it('are those of a detected city, with its province for an address', () => {
    const found = { city: 'Thompson', locality: 'Thompson', principalSubdivision: 'Manitoba' };
    const at = { latitude: '55.74', longitude: '-97.86' };
    const names = { name: 'Thompson', city: 'Thompson', address: 'Thompson, Manitoba' };
    expect(detectedCity(at, found, 1700)).toEqual({ id: 'detected_1700', ...at, ...names });
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

it('the cities of places come in the order of their first ones, each with how many it has', () => {
  const at = (id: string, city: string, province: LocationWire['province']): LocationWire => ({
    ...place(id, city),
    province,
    postalCode: 'A1A 1A1',
  });
  const places = [at('1', 'Toronto', 'ON'), at('2', 'Laval', 'QC'), at('3', 'toronto', 'ON'), at('4', 'Laval', 'ON')];
  expect(citiesOf(places).map((city) => [city.place.id, city.count])).toEqual([
    ['1', 2],
    ['2', 1],
    ['4', 1],
  ]);
});

it('readers find their province first, French ones without a position Quebec and New Brunswick, others one place of each', () => {
  const places = [
    { id: 'toronto', province: 'ON' },
    { id: 'mississauga', province: 'ON' },
    { id: 'montreal', province: 'QC' },
    { id: 'calgary', province: 'AB' },
    { id: 'moncton', province: 'NB' },
    { id: 'laval', province: 'QC' },
  ] as const;
  const idsIn = (locale: 'en' | 'fr', province: ProvinceCode | null = null) =>
    firstForReader(places, (place) => place.province, { locale, province }).map(({ id }) => id);
  expect(idsIn('en')).toEqual(['toronto', 'montreal', 'calgary', 'moncton', 'mississauga', 'laval']);
  expect(idsIn('fr')).toEqual(['montreal', 'laval', 'moncton', 'toronto', 'calgary', 'mississauga']);
  // The visitor's province, if known, takes precedence over the language's provinces.
  expect(idsIn('en', 'AB')).toEqual(['calgary', 'toronto', 'montreal', 'moncton', 'mississauga', 'laval']);
  expect(idsIn('fr', 'ON')).toEqual(['toronto', 'mississauga', 'montreal', 'calgary', 'moncton', 'laval']);
});

it('the province of a position is that of the nearest place', () => {
  const at = (province: ProvinceCode, latitude: string, longitude: string): LocationWire => ({
    ...{ ...place(province), province, postalCode: 'A1A 1A1' },
    ...{ latitude, longitude },
  });
  const places = [at('BC', '49.28', '-123.12'), at('AB', '51.05', '-114.07'), at('QC', '45.50', '-73.57')];
  expect(provinceAt(places, { latitude: '53.55', longitude: '-113.49' })).toBe('AB');
  expect(provinceAt(places, { latitude: '46.81', longitude: '-71.21' })).toBe('QC');
  expect(provinceAt(places, null)).toBeNull();
  expect(provinceAt([], { latitude: '53.55', longitude: '-113.49' })).toBeNull();
});
