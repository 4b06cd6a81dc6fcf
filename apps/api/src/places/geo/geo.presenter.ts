import { type CityWire, type Locale, provinces, type ReverseWire } from '@dronesoccer/contracts';
import type { CanadianPlace, FoundPlace } from '@dronesoccer/domain/gazetteer';

export function presentCity({ id, name, province, latitude, longitude }: CanadianPlace, locale: Locale): CityWire {
  return { id, name: name[locale], province, latitude: String(latitude), longitude: String(longitude) };
}

export function presentFound({ city, locality }: FoundPlace, locale: Locale): ReverseWire {
  return {
    city: city.name[locale],
    locality: locality.name[locale],
    principalSubdivision: provinces[city.province][locale],
  };
}
