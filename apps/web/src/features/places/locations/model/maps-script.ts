import { currentLocale } from '@/lib/i18n/i18n';

/**
 * The part of the maps script (Maps JavaScript API, library `places`) that the chooser uses. `AutocompleteSuggestion`
 * is the current search API. The service classes are the legacy API, which is unavailable to keys created since March
 * 2025.
 */
export interface MapsPlaces {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion?: {
    fetchAutocompleteSuggestions(request: {
      input: string;
      includedPrimaryTypes: readonly string[];
      includedRegionCodes: readonly string[];
      language: string;
      sessionToken: object;
    }): Promise<{ suggestions: readonly { placePrediction?: PlacePrediction | null }[] }>;
  };
  AutocompleteService?: new () => {
    getPlacePredictions(
      request: { input: string; types: string[]; componentRestrictions: { country: string }; sessionToken: object },
      callback: (predictions: readonly LegacyPrediction[] | null, status: string) => void,
    ): void;
  };
  PlacesService?: new (attributions: HTMLElement) => {
    getDetails(
      request: { placeId: string; fields: readonly string[]; sessionToken: object },
      callback: (place: LegacyPlace | null, status: string) => void,
    ): void;
  };
}

export interface PlacePrediction {
  placeId: string;
  mainText: { text: string } | null;
  secondaryText: { text: string } | null;
  toPlace(): Place;
}

export interface Place {
  fetchFields(request: { fields: readonly string[] }): Promise<unknown>;
  location?: Position | null;
  displayName?: string | null;
  formattedAddress?: string | null;
  addressComponents?: readonly { longText: string | null; types: readonly string[] }[] | null;
}

interface LegacyPrediction {
  place_id: string;
  structured_formatting: { main_text: string; secondary_text?: string };
}

export interface LegacyPlace {
  geometry?: { location?: Position };
  name?: string;
  formatted_address?: string;
  address_components?: readonly { long_name: string; types: readonly string[] }[];
}

export interface Position {
  lat(): number;
  lng(): number;
}

declare global {
  interface Window {
    google?: { maps?: { places?: MapsPlaces } };
    mapsScriptIsReady?: () => void;
  }
}

/** The timeout in milliseconds for loading the script. After it, the gazetteer is used. */
const timeoutMs = 8_000;

/** @throws Error if the script cannot be loaded */
export function loadMapsScript(url: string): Promise<MapsPlaces> {
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
    setTimeout(fail, timeoutMs);
    document.head.append(script);
  });
}
