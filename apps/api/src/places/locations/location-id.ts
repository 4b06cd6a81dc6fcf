import { patterns } from '@dronesoccer/contracts';

/**
 * Returns the id of a listed location, if the text can be one. Picked and detected places (`google_…`, `detected_…`),
 * old storage and nonsense mean no particular location and never an error (spec 3, Location).
 */
export function parseLocationId(text: string | undefined): string | null {
  return text !== undefined && patterns.uuid.test(text) ? text.toLowerCase() : null;
}
