import { patterns } from '@dronesoccer/contracts';
import { check } from '../../platform/http/index.js';

/**
 * The id of a listed location, when the text can be one. Picked and detected places (`google_…`, `detected_…`), old
 * storage and nonsense are no particular location, and never a failure (spec 3, Location).
 */
export function parseLocationId(text: string | undefined): string | null {
  return text !== undefined && patterns.uuid.test(text) ? text.toLowerCase() : null;
}

/** The `locationId` of a query: any text at all, see `parseLocationId`. */
export const LocationIdField = (): PropertyDecorator =>
  check({
    accepts: (value) => typeof value === 'string',
    explain: () => ({ en: 'Give this once', fr: 'À donner une seule fois' }),
    schema: { type: 'string' },
    optional: true,
  });
