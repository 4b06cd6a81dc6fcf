import areas from './areas.json' with { type: 'json' };
import { type CanadianPlace, canadianPlaces } from './places.ts';

const citiesMax = 10;

/**
 * Returns at most ten cities that match a text: first those whose name begins with it, then those with a later word
 * that does, the larger ones first. Case, accents, hyphens, periods and apostrophes are ignored, and `st` equals
 * `saint`. A postal code, or its first three characters, finds its municipality; a rural area finds nothing.
 */
export function searchCities(text: string): CanadianPlace[] {
  const area = postalAreaOf(text);
  if (area !== null) return cityOfArea(area);
  const searchText = plain(text);
  if (searchText === '') return [];
  const first = entries.filter(({ names }) => names.some((name) => name.startsWith(searchText)));
  const later = entries.filter(
    (entry) => !first.includes(entry) && entry.names.some((name) => name.includes(` ${searchText}`)),
  );
  return [...first, ...later].slice(0, citiesMax).map(({ city }) => city);
}

const cities = canadianPlaces.filter(({ isSection }) => !isSection);
const entries = cities.map((city) => ({
  city,
  names: [...new Set([city.name.en, city.name.fr, ...city.also].flatMap(spellingsOf))],
}));

/** The city of each area. A key has three characters, or fewer if all areas with that prefix belong to one city. */
const citiesByArea = readAreas();

/** Returns the ways to type a name: `st johns`, `st john s`, `saint johns`. */
function spellingsOf(name: string): string[] {
  return [plain(name), plain(name.replaceAll(/['’]/g, ' '))].flatMap((spelling) => [
    spelling,
    spelling.replaceAll(/\bst(e?)\b/g, 'saint$1'),
    spelling.replaceAll(/\bsaint(e?)\b/g, 'st$1'),
  ]);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the area of at least three characters of a postal code, in any case and spacing, or null for other texts. */
function postalAreaOf(text: string): string | null {
  const signs = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z](?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?$/.test(signs)
    ? signs.slice(0, 3)
    : null;
}

/** Returns the municipality of an area, or nothing for a rural area, which spans many. */
export function cityOfArea(area: string): CanadianPlace[] {
  const city = citiesByArea.get(area) ?? citiesByArea.get(area.slice(0, 2)) ?? citiesByArea.get(area.slice(0, 1));
  return city && area[1] !== '0' ? [city] : [];
}

/** @throws RangeError if an area belongs to an unknown city */
function readAreas(): ReadonlyMap<string, CanadianPlace> {
  const byKey = new Map<string, CanadianPlace>(cities.toReversed().map((city) => [city.key, city]));
  const byArea = new Map<string, CanadianPlace>();
  for (const [key, list] of Object.entries(areas)) {
    const city = byKey.get(key);
    if (city === undefined) throw new RangeError(`The postal areas name ${key}, which is no city`);
    for (const area of list.split(' ')) byArea.set(area, city);
  }
  return byArea;
}
