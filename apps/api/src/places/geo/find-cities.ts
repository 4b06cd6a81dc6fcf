import { type CityWire, limits, type Locale } from '@dronesoccer/contracts';
import { searchCities } from '@dronesoccer/domain/gazetteer';
import { AppError } from '../../platform/errors/index.js';
import { presentCity } from './geo.presenter.js';

/** @throws AppError CITY_002 for fewer than two characters */
export function findCities(text: string, locale: Locale): CityWire[] {
  if (text.trim().length < limits.citySearchMinCharacters) throw new AppError('CITY_002');
  return searchCities(text).map((city) => presentCity(city, locale));
}
