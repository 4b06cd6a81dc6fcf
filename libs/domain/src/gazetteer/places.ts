import { isProvinceCode, type LocalText, type ProvinceCode } from '@dronesoccer/contracts';
import type { Coordinates } from '../geo.ts';
import { morePlaces } from './more-places.ts';
import { moreSections, otherNames, type PlaceKey } from './names.ts';
import lines from './places.json' with { type: 'json' };

export interface CanadianPlace extends Coordinates {
  /** GeoNames' number; `ca-whitby-on` for one that was added by hand. */
  readonly id: string;
  readonly name: LocalText;
  readonly province: ProvinceCode;
  readonly population: number;
  /** A section of a city is no city: it is not searched, and only says where in a city a position is. */
  readonly isSection: boolean;
  readonly key: PlaceKey;
  /** Other names that it is searched by. */
  readonly also: readonly string[];
}

/** All of them, the largest first. */
export const canadianPlaces: readonly CanadianPlace[] = [
  ...lines.map(placeOfLine),
  ...Object.entries(morePlaces).map(([key, [latitude, longitude, population]]) =>
    placeOf(idOf(key), key, { latitude, longitude }, population),
  ),
].toSorted((a, b) => b.population - a.population);

/** Null for an id that belongs to no place. */
export const placeById = (id: string): CanadianPlace | null => canadianPlaces.find((place) => place.id === id) ?? null;

/** A line that `npm run places` wrote. */
function placeOfLine(line: string): CanadianPlace {
  const [id = '', name, province, latitude, longitude, population, section] = line.split('|');
  const coordinates = { latitude: Number(latitude), longitude: Number(longitude) };
  return placeOf(id, `${name}, ${province}`, coordinates, Number(population), section === 'x');
}

function placeOf(id: string, text: string, at: Coordinates, population: number, section = false): CanadianPlace {
  const [name, province] = partsOf(text);
  const key: PlaceKey = `${name}, ${province}`;
  const { en = name, fr = name, also = [] } = otherNames[key] ?? {};
  const isSection = section || moreSections.includes(key);
  return { id, key, name: { en, fr }, province, ...at, population, isSection, also };
}

/** @throws RangeError for a key whose end is no province */
function partsOf(key: string): [name: string, province: ProvinceCode] {
  const province = key.slice(-2);
  if (!isProvinceCode(province)) throw new RangeError(`${key} is in no province`);
  return [key.slice(0, -', QC'.length), province];
}

function idOf(key: string): string {
  const letters = key.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `ca-${letters.replaceAll(/[^a-z]+/g, '-')}`;
}
