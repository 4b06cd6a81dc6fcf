import { locationIdPrefixes, type ChosenLocation } from '@dronesoccer/contracts';
import { currentLocale } from '@/lib/i18n/i18n';
import type { CitySource } from './suggestion';

/** What the chooser uses of the maps script (Maps JavaScript API, library `places`). */
interface MapsPlaces {
  AutocompleteSessionToken: new () => object;
  AutocompleteService: new () => {
    getPlacePredictions(
      request: { input: string; types: string[]; componentRestrictions: { country: string }; sessionToken: object },
      callback: (predictions: readonly Prediction[] | null, status: string) => void,
    ): void;
  };
  PlacesService: new (attributions: HTMLElement) => {
    getDetails(
      request: { placeId: string; fields: readonly string[]; sessionToken: object },
      callback: (place: PlaceDetails | null, status: string) => void,
    ): void;
  };
}

interface Prediction {
  place_id: string;
  structured_formatting: { main_text: string; secondary_text?: string };
}

interface PlaceDetails {
  geometry?: { location?: { lat(): number; lng(): number } };
  name?: string;
  formatted_address?: string;
  address_components?: readonly { long_name: string; types: readonly string[] }[];
}

declare global {
  interface Window {
    google?: { maps?: { places?: MapsPlaces } };
    mapsScriptIsReady?: () => void;
  }
}

/** How long the script may take before the gazetteer answers instead; milliseconds. */
const patienceMs = 8_000;

/** What the specification reads of a place (spec 7, Third-party services). */
const fields = ['geometry', 'name', 'formatted_address', 'address_components'] as const;

/**
 * Loads the maps script and searches with it: cities in Canada alone. From the first search to the pick is one session,
 * as the script's maker bills it.
 *
 * @throws Error when the script cannot be loaded
 */
export async function loadMapsSource(url: string): Promise<CitySource> {
  const places = await loadPlaces(url);
  const autocomplete = new places.AutocompleteService();
  const details = new places.PlacesService(document.createElement('div'));
  let sessionToken = new places.AutocompleteSessionToken();

  const detailsOf = (placeId: string) =>
    new Promise<ChosenLocation>((resolve, reject) => {
      details.getDetails({ placeId, fields, sessionToken }, (place, status) => {
        sessionToken = new places.AutocompleteSessionToken();
        const chosen = place === null ? null : chosenOf(placeId, place);
        if (status === 'OK' && chosen !== null) resolve(chosen);
        else reject(new Error(`No details: ${status}`));
      });
    });

  return (text) =>
    new Promise((resolve, reject) => {
      const request = { input: text, types: ['(cities)'], componentRestrictions: { country: 'ca' }, sessionToken };
      autocomplete.getPlacePredictions(request, (predictions, status) => {
        if (status !== 'OK' && status !== 'ZERO_RESULTS') {
          reject(new Error(`No predictions: ${status}`));
          return;
        }
        const cities = (predictions ?? []).map(({ place_id: id, structured_formatting: text }) => ({
          id,
          name: text.main_text,
          detail: text.secondary_text ?? '',
          place: () => detailsOf(id),
        }));
        resolve({ cities, credit: 'maps' });
      });
    });
}

function loadPlaces(url: string): Promise<MapsPlaces> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The maps script could not be loaded'));
    window.mapsScriptIsReady = () => {
      const places = window.google?.maps?.places;
      if (places) resolve(places);
      else fail();
    };
    const script = document.createElement('script');
    script.src = `${url}&libraries=places&loading=async&region=CA&language=${currentLocale()}&callback=mapsScriptIsReady`;
    script.async = true;
    script.onerror = fail;
    setTimeout(fail, patienceMs);
    document.head.append(script);
  });
}

/** Null without a position: then it is no place one can choose. */
function chosenOf(placeId: string, place: PlaceDetails): ChosenLocation | null {
  const { geometry, name, formatted_address: address, address_components: components = [] } = place;
  const city = components.find(({ types }) => types.includes('locality'))?.long_name ?? name;
  if (!geometry?.location || !city) return null;
  return {
    id: `${locationIdPrefixes.picked}${placeId}`,
    name: name ?? city,
    city,
    latitude: String(geometry.location.lat()),
    longitude: String(geometry.location.lng()),
    address: address ?? city,
  };
}
