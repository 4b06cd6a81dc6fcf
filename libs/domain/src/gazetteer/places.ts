import { isProvinceCode, type LocalText, type ProvinceCode } from '@dronesoccer/contracts';
import type { Coordinates } from '../geo.ts';
import { morePlaces } from './more-places.ts';
import { moreSections, otherNames, type PlaceKey } from './names.ts';
import lines from './places.json' with { type: 'json' };

export interface CanadianPlace extends Coordinates {
  /** The GeoNames id, or one such as `ca-whitby-on` for a place added by hand. */
  readonly id: string;
  readonly name: LocalText;
  readonly province: ProvinceCode;
  readonly population: number;
  /** True for a section of a city. Searches ignore it; it only tells where in a city a position is. */
  readonly isSection: boolean;
  readonly key: PlaceKey;
  /** Additional names that the search finds the place by. */
  readonly also: readonly string[];
}

/** All places, the largest first. */
export const canadianPlaces: readonly CanadianPlace[] = [
  ...lines.map(placeOfLine),
  ...Object.entries(morePlaces).map(([key, [latitude, longitude, population]]) =>
    placeOf(idOf(key), key, { latitude, longitude }, population),
  ),
].toSorted((a, b) => b.population - a.population);

/** Returns null for an unknown id. */
export const placeById = (id: string): CanadianPlace | null => canadianPlaces.find((place) => place.id === id) ?? null;

/** Parses a line written by `npm run places`. */
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

/** @throws RangeError if the key does not end with a province */
function partsOf(key: string): [name: string, province: ProvinceCode] {
  const province = key.slice(-2);
  if (!isProvinceCode(province)) throw new RangeError(`${key} is in no province`);
  return [key.slice(0, -', QC'.length), province];
}

function idOf(key: string): string {
  const letters = key.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `ca-${letters.replaceAll(/[^a-z]+/g, '-')}`;
}
