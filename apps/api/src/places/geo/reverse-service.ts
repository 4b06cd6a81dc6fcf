import { Injectable } from '@nestjs/common';
import type { Locale, ReverseWire } from '@dronesoccer/contracts';
import type { Coordinates } from '@dronesoccer/domain';
import { Config } from '../../config/index.js';
import { ReadCache } from '../../platform/cache/index.js';
import { Log } from '../../platform/logging/index.js';

const patienceMs = 2_000;
const lifetimeMs = 60_000;

/** About 100 m: the city stays the same, and the service does not learn a visitor's exact position. */
const decimals = 3;

/** The reverse-geocoding service of `REVERSE_GEOCODING_URL`. */
@Injectable()
export class ReverseService {
  private readonly answers = new ReadCache<ReverseWire | null>({ lifetimeMs, maxEntries: 500 });

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  /** Returns null if there is no service, if it fails or takes more than two seconds, or if it knows no city there. */
  async ask(position: Coordinates, language: Locale): Promise<ReverseWire | null> {
    const { reverseGeocodingUrl } = this.config.places;
    if (reverseGeocodingUrl === null) return null;
    const url = new URL(reverseGeocodingUrl);
    url.searchParams.set('latitude', position.latitude.toFixed(decimals));
    url.searchParams.set('longitude', position.longitude.toFixed(decimals));
    url.searchParams.set('localityLanguage', language);
    try {
      return await this.answers.get(url.search, () => requestPlace(url));
    } catch (error) {
      this.log.warn({ error }, 'the reverse-geocoding service did not answer');
      return null;
    }
  }
}

async function requestPlace(url: URL): Promise<ReverseWire | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const { city, locality, principalSubdivision } = (await answer.json()) as Partial<Record<string, unknown>>;
  const name = text(city) || text(locality);
  if (name === '') return null;
  return { city: name, locality: text(locality) || name, principalSubdivision: text(principalSubdivision) };
}

/** Cuts the service's untrusted text to the maximum length of a name. */
const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 200) : '');
