import { describe, expect, test } from 'vitest';
import { otherNames } from './names.ts';
import { lookUpPlace, searchCities } from './index.ts';
import { canadianPlaces } from './places.ts';

const found = (text: string) => searchCities(text).map(({ name, province }) => `${name.en}, ${province}`);
const first = (text: string) => found(text)[0];

describe('the city search', () => {
  test('puts names that begin with the text first, then later words, the larger city first in each', () => {
    expect(found('lo').slice(0, 4)).toEqual(['London, ON', 'Longueuil, QC', 'Lower Sackville, NS', 'Lorraine, QC']);
    const johns = found('john');
    expect(johns).toEqual(expect.arrayContaining(["St. John's, NL", 'Saint John, NB', 'Fort St. John, BC']));
    const windsors = searchCities('windsor');
    expect(windsors.map(({ name }) => name.en).slice(0, 2)).toEqual(['Windsor', 'Windsor']);
    expect(found('windsor').at(-1)).toBe('Grand Falls-Windsor, NL');
  });

  test.each([
    ['montreal', 'Montreal, QC'],
    ['MONTRÉAL', 'Montreal, QC'],
    ['quebec', 'Quebec City, QC'],
    ['Québec City', 'Quebec City, QC'],
    ['trois rivieres', 'Trois-Rivières, QC'],
    ['st johns', "St. John's, NL"],
    ['St. John’s', "St. John's, NL"],
    ['saint-jean de terre', "St. John's, NL"],
    ['st-hyacinthe', 'Saint-Hyacinthe, QC'],
    ['ste julie', 'Sainte-Julie, QC'],
    ['sault sainte', 'Sault Ste. Marie, ON'],
    ['val dor', "Val-d'Or, QC"],
    ["val d'or", "Val-d'Or, QC"],
    ['sudbury', 'Greater Sudbury, ON'],
    ['whitby', 'Whitby, ON'],
  ])('finds %s', (text, place) => expect(first(text)).toBe(place));

  test('answers ten at most, and no section of a city', () => {
    expect(found('sa')).toHaveLength(10);
    expect(found('notre dame de grace')).toEqual([]);
  });

  test('finds nothing in what is no name', () => {
    for (const text of ['', '--', '.*', 'zzzz', '\u0301\u0301', 'x'.repeat(100)]) expect(found(text), text).toEqual([]);
  });

  test.each([
    ['H2X', 'Montreal, QC'],
    ['h2x 1y4', 'Montreal, QC'],
    ['H7N2B2', 'Laval, QC'],
    ['m5v', 'Toronto, ON'],
    ['V6B-1A', 'Vancouver, BC'],
    ['L1N', 'Whitby, ON'],
  ])('finds the municipality of the postal code %s', (code, place) => expect(found(code)).toEqual([place]));

  test('finds none for a rural postal code or for what cannot be one', () => {
    for (const code of ['K0A', 'H0H 0H0', 'D1A', 'M5']) expect(found(code), code).toEqual([]);
  });
});

describe('the lookup of a position', () => {
  test('finds the city around a position, and the section of it that is nearest', () => {
    const place = lookUpPlace({ latitude: 45.474, longitude: -73.615 });
    expect([place?.city.name.fr, place?.locality.name.fr]).toEqual(['Montréal', 'Notre-Dame-de-Grâce']);
  });

  test.each([
    ['downtown Vancouver', 49.2827, -123.1207, 'Vancouver'],
    ['Deer Lake', 49.2488, -122.9805, 'Burnaby'],
    ['the old port of Québec', 46.815, -71.2, 'Quebec City'],
    ['across from Montréal', 45.531, -73.518, 'Longueuil'],
    ['Union Station', 43.645, -79.38, 'Toronto'],
    ['Parliament Hill', 45.4236, -75.7009, 'Ottawa'],
    ['the middle of Calgary', 51.0447, -114.0719, 'Calgary'],
    ['the road north of Kamloops', 51.0, -120.25, 'Barrière'],
  ])('finds the city of %s', (_where, latitude, longitude, city) => {
    expect(lookUpPlace({ latitude, longitude })?.city.name.en).toBe(city);
  });

  test('finds none far from all of them', () => {
    expect(lookUpPlace({ latitude: 74.7, longitude: -94.83 })).toBeNull();
    expect(lookUpPlace({ latitude: 48.85, longitude: 2.35 })).toBeNull();
  });
});

test('each place is somewhere in Canada, under an id of its own', () => {
  expect(new Set(canadianPlaces.map(({ id }) => id)).size).toBe(canadianPlaces.length);
  for (const { key, latitude, longitude } of canadianPlaces) {
    expect(latitude > 41 && latitude < 84 && longitude > -142 && longitude < -52, key).toBe(true);
  }
});

test('each name that was given by hand belongs to a place', () => {
  const keys = new Set(canadianPlaces.map(({ key }) => key));
  for (const key of Object.keys(otherNames)) expect(keys, key).toContain(key);
});
