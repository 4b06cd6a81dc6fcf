import {
  type BodyOf,
  checked,
  type FieldsFor,
  id,
  integer,
  nullable,
  object,
  oneOf,
  ruledText,
  text,
} from '../../../common/body.ts';
import { canadianZones } from '../../../common/zones.ts';
import { userFields } from '../../../people/users/fields.ts';
import { locationFields } from '../fields.ts';
import type { LocationTerms } from './wire.ts';

const name = ruledText(locationFields.locationName);

/** Degrees as text, the format of locations on the wire (spec 3). */
const degrees = (most: number, message: { en: string; fr: string }) =>
  checked({
    accepts: (value) => /^-?\d{1,3}(\.\d{1,9})?$/.test(value) && Math.abs(Number(value)) <= most,
    max: 16,
    message,
  });

export const locationTermsBody = {
  names: object({ en: name, fr: name }),
  address: ruledText(userFields.addressLine1),
  city: ruledText(userFields.addressCity),
  province: ruledText(userFields.addressProvince),
  postalCode: ruledText(userFields.addressPostalCode),
  latitude: degrees(90, {
    en: 'Enter a latitude of -90 to 90 degrees, such as 45.5019',
    fr: 'Entrez une latitude de -90 à 90 degrés, comme 45.5019',
  }),
  longitude: degrees(180, {
    en: 'Enter a longitude of -180 to 180 degrees, such as -73.5674',
    fr: 'Entrez une longitude de -180 à 180 degrés, comme -73.5674',
  }),
  timeZone: oneOf(canadianZones),
  img: nullable(text({ max: 300 })),
  companyId: nullable(id()),
} satisfies FieldsFor<LocationTerms>;

export const locationAdminBodies = {
  'locations.admin.create': locationTermsBody,
  // The version that the caller read. If the location has changed since, ARENA_008 carries its current state.
  'locations.admin.update': { ...locationTermsBody, version: integer({ min: 1 }) },
};

export type LocationTermsBody = BodyOf<typeof locationTermsBody>;
