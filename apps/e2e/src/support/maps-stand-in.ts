import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MapsStandIn {
  readonly origin: string;
  /** The requests in order, each as its path with the query. */
  readonly asked: readonly string[];
  /** The result of the next searches. */
  status: 'OK' | 'OVER_QUERY_LIMIT';
  /** The classes that the script offers: the current or only the legacy ones. */
  offers: 'current' | 'legacy';
  readonly stop: () => void;
}

/**
 * Serves a local maps script. Its `google.maps.places` classes make HTTP requests like the real ones, so the page's
 * content security policy applies to them too. It knows one city.
 */
export async function startMapsStandIn(): Promise<MapsStandIn> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://maps');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (pathname === '/maps/api/js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(`(${script.toString()})(${JSON.stringify(searchParams.get('callback'))}, '${standIn.offers}');`);
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: standIn.status }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: MapsStandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    status: 'OK',
    offers: 'current',
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}

type Answer = (data: unknown, status: string) => void;

/** Runs in the page, so it must not refer to anything outside itself. */
function script(callback: string, offers: MapsStandIn['offers']): void {
  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
  const ask = async (path: string, query: Record<string, string>) => {
    const reply = await fetch(`${origin}${path}?${new URLSearchParams(query)}`);
    return ((await reply.json()) as { status: string }).status;
  };
  const location = { lat: () => 63.7467, lng: () => -68.517 };

  class PlacePrediction {
    placeId = 'ChIJ-iqaluit';
    mainText = { text: 'Iqaluit' };
    secondaryText = { text: 'NU, Canada' };
    toPlace() {
      const { placeId } = this;
      return {
        location,
        displayName: 'Iqaluit',
        formattedAddress: 'Iqaluit, NU, Canada',
        addressComponents: [
          { longText: 'Nunavut', types: ['administrative_area_level_1', 'political'] },
          { longText: 'Iqaluit', types: ['locality', 'political'] },
        ],
        fetchFields: ({ fields }: { fields: string[] }) => ask('/place', { placeId, fields: fields.join() }),
      };
    }
  }
  const current = {
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request: {
        input: string;
        includedPrimaryTypes: string[];
        includedRegionCodes: string[];
        language: string;
      }) {
        const { input, includedPrimaryTypes, includedRegionCodes, language } = request;
        const query = { input, types: includedPrimaryTypes.join(), regions: includedRegionCodes.join(), language };
        const status = await ask('/suggestions', query);
        if (status !== 'OK') throw new Error(status);
        return { suggestions: [{ placePrediction: new PlacePrediction() }] };
      },
    },
  };

  const city = {
    name: 'Iqaluit',
    formatted_address: 'Iqaluit, NU, Canada',
    geometry: { location },
    address_components: [
      { long_name: 'Nunavut', types: ['administrative_area_level_1', 'political'] },
      { long_name: 'Iqaluit', types: ['locality', 'political'] },
    ],
  };
  const legacyAsk = (path: string, query: Record<string, string>, data: unknown, answer: Answer) =>
    void ask(path, query).then((status) => answer(status === 'OK' ? data : null, status));
  const legacy = {
    AutocompleteService: class {
      getPlacePredictions(
        request: { input: string; types: string[]; componentRestrictions: { country: string } },
        answer: Answer,
      ) {
        const found = [
          { place_id: 'ChIJ-iqaluit', structured_formatting: { main_text: 'Iqaluit', secondary_text: 'NU, Canada' } },
        ];
        const { input, types, componentRestrictions } = request;
        legacyAsk(
          '/autocomplete',
          { input, types: types.join(), country: componentRestrictions.country },
          found,
          answer,
        );
      }
    },
    PlacesService: class {
      getDetails(request: { placeId: string; fields: string[] }, answer: Answer) {
        legacyAsk('/details', { placeId: request.placeId, fields: request.fields.join() }, city, answer);
      }
    },
  };
  const places = { AutocompleteSessionToken: class {}, ...legacy, ...(offers === 'current' ? current : {}) };
  Object.assign(window, { google: { maps: { places } } });
  (window as unknown as Record<string, () => void>)[callback]?.();
}
