import areas from './areas.json' with { type: 'json' };
import { type CanadianPlace, canadianPlaces } from './places.ts';

export const citiesMax = 10;

/**
 * The cities that a text means, at most ten: those whose name begins with it, then those with a later word that does, the
 * larger first. Case, accents, hyphens, points and apostrophes do not count, `st` is `saint`. The first three characters of
 * a postal code, or all of it, mean its municipality; that of a rural area means none.
 */
export function searchCities(text: string): CanadianPlace[] {
  const area = postalAreaOf(text);
  if (area !== null) return cityOfArea(area);
  const wanted = plain(text);
  if (wanted === '') return [];
  const first = entries.filter(({ names }) => names.some((name) => name.startsWith(wanted)));
  const later = entries.filter(
    (entry) => !first.includes(entry) && entry.names.some((name) => name.includes(` ${wanted}`)),
  );
  return [...first, ...later].slice(0, citiesMax).map(({ city }) => city);
}

const cities = canadianPlaces.filter(({ isSection }) => !isSection);
const entries = cities.map((city) => ({
  city,
  names: [...new Set([city.name.en, city.name.fr, ...city.also].flatMap(spellingsOf))],
}));

/** Each area with its city: three characters, or fewer where all that begin so are one city's. */
const citiesByArea = readAreas();

/** How a name may be typed: `st johns`, `st john s`, `saint johns`. */
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

/** Three characters or more of a postal code, in any case and spacing: the area they begin with. */
function postalAreaOf(text: string): string | null {
  const signs = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z](?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?$/.test(signs)
    ? signs.slice(0, 3)
    : null;
}

/** The municipality of an area; none for a rural one, which spans many. */
export function cityOfArea(area: string): CanadianPlace[] {
  const city = citiesByArea.get(area) ?? citiesByArea.get(area.slice(0, 2)) ?? citiesByArea.get(area.slice(0, 1));
  return city && area[1] !== '0' ? [city] : [];
}

/** @throws RangeError for an area of a city that there is not */
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
