import { locationIdPrefixes, provinces, type ChosenLocation, type CityWire } from '@dronesoccer/contracts';
import { call } from '@/lib/http/call';
import { currentLocale } from '@/lib/i18n/i18n';
import type { CitySource, Suggestions } from './suggestion';

let source: Promise<CitySource> | undefined;

/** Returns the city search: the maps script if the page names one and it loads, else the gazetteer. */
export function loadCitySource(): Promise<CitySource> {
  const url = document.querySelector<HTMLMetaElement>('meta[name="maps-script"]')?.content;
  source ??= url === undefined ? Promise.resolve(askGazetteer) : sourceOfMaps(url);
  return source;
}

/** Falls back to the gazetteer if the script is blocked or refuses a search. */
async function sourceOfMaps(url: string): Promise<CitySource> {
  const maps = await import('./maps-source').then(({ loadMapsSources }) => loadMapsSources(url)).catch(() => []);
  return maps.reduceRight<CitySource>(
    (fallback, ask) => (text, signal) => ask(text, signal).catch(() => fallback(text, signal)),
    askGazetteer,
  );
}

async function askGazetteer(text: string, signal: AbortSignal): Promise<Suggestions> {
  const found = await call('geo.cities', { query: { q: text }, signal, skipLoader: true });
  const locale = currentLocale();
  return {
    cities: found.map((city) => ({
      id: city.id,
      name: city.name,
      detail: provinces[city.province][locale],
      place: () => Promise.resolve(pickedCity(city)),
    })),
    credit: 'geonames',
  };
}

/** Converts a city of the gazetteer to a chosen place, with its address in the maps script's format. */
function pickedCity({ id, name, province, latitude, longitude }: CityWire): ChosenLocation {
  return {
    id: `${locationIdPrefixes.picked}${id}`,
    name,
    city: name,
    latitude,
    longitude,
    address: `${name}, ${province}, Canada`,
  };
}
