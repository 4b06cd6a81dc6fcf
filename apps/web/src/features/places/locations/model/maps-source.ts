import { locationIdPrefixes, type ChosenLocation } from '@dronesoccer/contracts';
import { currentLocale } from '@/lib/i18n/i18n';
import {
  loadMapsScript,
  type LegacyPlace,
  type MapsPlaces,
  type Place,
  type PlacePrediction,
  type Position,
} from './maps-script';
import type { CitySource } from './suggestion';

/**
 * Loads the maps script and returns its search functions for Canadian cities, the current API first. A session lasts
 * from the first search to the pick, because the service bills by session.
 *
 * @throws Error if the script cannot be loaded
 */
export async function loadMapsSources(url: string): Promise<CitySource[]> {
  const places = await loadMapsScript(url);
  return [suggestionsOf(places), predictionsOf(places)].filter((source) => source !== null);
}

function suggestionsOf({ AutocompleteSuggestion, AutocompleteSessionToken }: MapsPlaces): CitySource | null {
  if (!AutocompleteSuggestion) return null;
  let sessionToken = new AutocompleteSessionToken();

  const detailsOf = async (prediction: PlacePrediction): Promise<ChosenLocation> => {
    const place = prediction.toPlace();
    // The prediction carries its session's token, and fetching its details ends the session.
    sessionToken = new AutocompleteSessionToken();
    await place.fetchFields({ fields: ['location', 'displayName', 'formattedAddress', 'addressComponents'] });
    return chosenOf(prediction.placeId, describePlace(place));
  };

  return async (text) => {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: text,
      includedPrimaryTypes: ['(cities)'],
      includedRegionCodes: ['ca'],
      language: currentLocale(),
      sessionToken,
    });
    const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
    const cities = predictions.map((prediction) => ({
      id: prediction.placeId,
      name: prediction.mainText?.text ?? text,
      detail: prediction.secondaryText?.text ?? '',
      place: () => detailsOf(prediction),
    }));
    return { cities, credit: 'maps' };
  };
}

/** The fields of a place that the specification requires (spec 7, Third-party services). */
const legacyFields = ['geometry', 'name', 'formatted_address', 'address_components'] as const;

function predictionsOf({
  AutocompleteService,
  PlacesService,
  AutocompleteSessionToken,
}: MapsPlaces): CitySource | null {
  if (!AutocompleteService || !PlacesService) return null;
  const autocomplete = new AutocompleteService();
  const details = new PlacesService(document.createElement('div'));
  let sessionToken = new AutocompleteSessionToken();

  const detailsOf = (placeId: string) =>
    new Promise<LegacyPlace>((resolve, reject) => {
      details.getDetails({ placeId, fields: legacyFields, sessionToken }, (place, status) => {
        sessionToken = new AutocompleteSessionToken();
        if (status === 'OK' && place !== null) resolve(place);
        else reject(new Error(`No details: ${status}`));
      });
    }).then((place) => chosenOf(placeId, legacyDescribed(place)));

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

/** A place of either API in a common form. */
interface DescribedPlace {
  position: Position | null | undefined;
  name: string | null | undefined;
  address: string | null | undefined;
  locality: string | null | undefined;
}

const describePlace = ({ location, displayName, formattedAddress, addressComponents }: Place): DescribedPlace => ({
  position: location,
  name: displayName,
  address: formattedAddress,
  locality: addressComponents?.find(({ types }) => types.includes('locality'))?.longText,
});

const legacyDescribed = ({ geometry, name, formatted_address, address_components }: LegacyPlace): DescribedPlace => ({
  position: geometry?.location,
  name,
  address: formatted_address,
  locality: address_components?.find(({ types }) => types.includes('locality'))?.long_name,
});

/** @throws Error if the place has no position, because such a place cannot be chosen */
function chosenOf(placeId: string, { position, name, address, locality }: DescribedPlace): ChosenLocation {
  const city = locality ?? name;
  if (!position || !city) throw new Error('The place has no position');
  return {
    id: `${locationIdPrefixes.picked}${placeId}`,
    name: name ?? city,
    city,
    latitude: String(position.lat()),
    longitude: String(position.lng()),
    address: address ?? city,
  };
}
