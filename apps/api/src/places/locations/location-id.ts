import { patterns } from '@dronesoccer/contracts';

/**
 * The id of a listed location, when the text can be one. Picked and detected places (`google_…`, `detected_…`), old
 * storage and nonsense are no particular location, and never a failure (spec 3, Location).
 */
export function parseLocationId(text: string | undefined): string | null {
  return text !== undefined && patterns.uuid.test(text) ? text.toLowerCase() : null;
}
