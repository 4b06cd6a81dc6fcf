import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MapsStandIn {
  readonly origin: string;
  /** What was asked, in order: the path with its query. */
  readonly asked: readonly string[];
  /** What it says to the next searches. */
  status: 'OK' | 'OVER_QUERY_LIMIT';
  readonly stop: () => void;
}

/**
 * A maps script on this machine: the classes of `google.maps.places` that the chooser uses, which call back over HTTP as the
 * real ones do, so that the page's policy decides about them too. It knows one city.
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
      response.end(`(${script.toString()})(${JSON.stringify(searchParams.get('callback'))});`);
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
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}

type Answer = (data: unknown, status: string) => void;

/** Runs in the page; nothing outside it may be named here. */
function script(callback: string): void {
  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
  const ask = (path: string, query: Record<string, string>, data: unknown, answer: Answer) => {
    void fetch(`${origin}${path}?${new URLSearchParams(query)}`)
      .then((reply) => reply.json() as Promise<{ status: string }>)
      .then(({ status }) => answer(status === 'OK' ? data : null, status));
  };
  const city = {
    name: 'Iqaluit',
    formatted_address: 'Iqaluit, NU, Canada',
    geometry: { location: { lat: () => 63.7467, lng: () => -68.517 } },
    address_components: [
      { long_name: 'Nunavut', types: ['administrative_area_level_1', 'political'] },
      { long_name: 'Iqaluit', types: ['locality', 'political'] },
    ],
  };
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteService: class {
      getPlacePredictions(
        request: { input: string; types: string[]; componentRestrictions: { country: string } },
        answer: Answer,
      ) {
        const found = [
          { place_id: 'ChIJ-iqaluit', structured_formatting: { main_text: 'Iqaluit', secondary_text: 'NU, Canada' } },
        ];
        const { input, types, componentRestrictions } = request;
        ask('/autocomplete', { input, types: types.join(), country: componentRestrictions.country }, found, answer);
      }
    },
    PlacesService: class {
      getDetails(request: { placeId: string; fields: string[] }, answer: Answer) {
        ask('/details', { placeId: request.placeId, fields: request.fields.join() }, city, answer);
      }
    },
  };
  Object.assign(window, { google: { maps: { places } } });
  (window as unknown as Record<string, () => void>)[callback]?.();
}
