import {
  locationFields,
  userFields,
  isProvinceCode,
  type Locale,
  type LocationAdminWire,
  type LocationTerms,
  locationTermsBody,
  postalCodeMismatch,
  type ProvinceCode,
  provinceZones,
} from '@dronesoccer/contracts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

/** A location while it is being edited. An empty string means no picture or no company. */
interface LocationFormValues {
  nameEn: string;
  nameFr: string;
  companyId: string;
  address: string;
  city: string;
  province: string;
  postalCode: string;
  latitude: string;
  longitude: string;
  timeZone: string;
  img: string;
}

export const locationRules = {
  nameEn: locationFields.locationName,
  nameFr: locationFields.locationName,
  address: userFields.addressLine1,
  city: userFields.addressCity,
  province: userFields.addressProvince,
  postalCode: userFields.addressPostalCode,
} as const;

export const emptyLocation: LocationFormValues = {
  nameEn: '',
  nameFr: '',
  companyId: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
  latitude: '',
  longitude: '',
  timeZone: '',
  img: '',
};

/** The keys of the fields' labels. */
export const locationLabels = {
  nameEn: 'locations.form.nameEn',
  nameFr: 'locations.form.nameFr',
  companyId: 'locations.form.company',
  address: 'locations.form.address',
  city: 'locations.form.city',
  province: 'locations.form.province',
  postalCode: 'locations.form.postalCode',
  latitude: 'locations.form.latitude',
  longitude: 'locations.form.longitude',
  timeZone: 'locations.form.timeZone',
  img: 'locations.form.picture',
} as const satisfies Record<keyof LocationFormValues, string>;

export function formOf(location: LocationAdminWire): LocationFormValues {
  const { names, address, city, province, postalCode, latitude, longitude, timeZone } = location;
  return {
    nameEn: names.en,
    nameFr: names.fr,
    companyId: location.companyId ?? '',
    ...{ address, city, province, postalCode, latitude, longitude, timeZone },
    img: location.img ?? '',
  };
}

/** Converts the form's values for the server. The form's rules have already validated them. */
export function termsOf(values: LocationFormValues): LocationTerms {
  const { address, city, province, postalCode, timeZone } = values;
  if (!isProvinceCode(province)) throw new RangeError(`${province} is no province`);
  return {
    ...{ address, city, province, postalCode, timeZone },
    names: { en: values.nameEn, fr: values.nameFr },
    latitude: plainDegrees(values.latitude),
    longitude: plainDegrees(values.longitude),
    img: values.img || null,
    companyId: values.companyId || null,
  };
}

export function checkLocation(values: LocationFormValues, locale: Locale, zoneMissing: string) {
  const problems: Partial<Record<keyof LocationFormValues, string>> = {};
  for (const name of ['latitude', 'longitude'] as const) {
    const { accepts, message } = locationTermsBody[name];
    if (!accepts(plainDegrees(values[name]))) problems[name] = message[locale];
  }
  const mismatch = postalCodeMismatch(values.province, values.postalCode);
  if (mismatch !== null) problems.postalCode = mismatch[locale];
  if (!zonesOf(values.province).includes(values.timeZone)) problems.timeZone = zoneMissing;
  return problems;
}

/** Returns the time zones of a province, or none until one is chosen. */
export const zonesOf = (province: string): readonly string[] =>
  isProvinceCode(province) ? provinceZones[province] : [];

/**
 * Returns the time zone after the province changes: the previous zone if the province uses it, otherwise the zone where
 * most people live.
 */
export function zoneIn(province: ProvinceCode, timeZone: string): string {
  const [usual, ...others] = provinceZones[province];
  return others.includes(timeZone) ? timeZone : usual;
}

/** Normalises degrees typed in either language, `45.5019` or `45,5019`. */
const plainDegrees = (text: string): string => text.trim().replace(',', '.');

/**
 * Parses both coordinates from one text, as map applications copy them: `45.5019, -73.5674`. Returns null for anything
 * else.
 */
export function coordinatesIn(text: string): { latitude: string; longitude: string } | null {
  const [, latitude, longitude] = /^\s*\(?(-?\d{1,3}\.\d+)[,;\s]+(-?\d{1,3}\.\d+)\)?\s*$/.exec(text) ?? [];
  // Six decimals are precise to about a decimetre.
  const short = (degrees: string) => String(Number(Number(degrees).toFixed(6)));
  return latitude === undefined || longitude === undefined
    ? null
    : { latitude: short(latitude), longitude: short(longitude) };
}

/** Returns the map URL of a point, or null while the coordinates are invalid. */
export function pointUrl({ latitude, longitude }: Pick<LocationFormValues, 'latitude' | 'longitude'>): string | null {
  const point = [plainDegrees(latitude), plainDegrees(longitude)] as const;
  const isPoint = locationTermsBody.latitude.accepts(point[0]) && locationTermsBody.longitude.accepts(point[1]);
  return isPoint ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point.join(','))}` : null;
}

/** Returns the form field for a field that the server refused, or null. */
export function fieldOf(field: string): keyof LocationFormValues | null {
  if (field === 'names.en') return 'nameEn';
  if (field === 'names.fr') return 'nameFr';
  const [first = ''] = field.split('.');
  return Object.hasOwn(emptyLocation, first) ? (first as keyof LocationFormValues) : null;
}

export type LocationForm = RuledForm<LocationFormValues>;
