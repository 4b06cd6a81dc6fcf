import { check } from '../../platform/http/index.js';

/** The `locationId` of a query: any text at all, see `parseLocationId`. */
export const LocationIdField = (): PropertyDecorator =>
  check({
    accepts: (value) => typeof value === 'string',
    explain: () => ({ en: 'Give this once', fr: 'À donner une seule fois' }),
    schema: { type: 'string' },
    optional: true,
  });
