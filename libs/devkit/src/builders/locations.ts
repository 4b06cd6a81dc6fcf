import { type LocalText, locales, type ProvinceCode } from '@dronesoccer/contracts';
import { givenShelf } from './products.ts';
import { insertRow, newRowId, shortOf, type Queryable } from './rows.ts';

interface GivenLocation {
  id: string;
}

interface LocationOptions {
  name?: LocalText;
  city?: string;
  province?: ProvinceCode;
  postalCode?: string;
  latitude?: number;
  longitude?: number;
  timeZone?: string;
  imageUrl?: string | null;
  isActive?: boolean;
  companyId?: string | null;
}

/** Inserts a listed location with an empty shelf. Default: in Vancouver. */
export async function givenLocation(db: Queryable, options: LocationOptions = {}): Promise<GivenLocation> {
  const id = newRowId();
  const name = options.name ?? { en: `Arena ${shortOf(id)}`, fr: `Aréna ${shortOf(id)}` };
  await insertRow(db, 'locations', {
    id,
    city: options.city ?? 'Vancouver',
    address: '1 Test Street',
    province: options.province ?? 'BC',
    postal_code: options.postalCode ?? 'V6B 1A1',
    latitude: options.latitude ?? 49.2827,
    longitude: options.longitude ?? -123.1207,
    time_zone: options.timeZone ?? 'America/Vancouver',
    image_url: options.imageUrl ?? null,
    is_active: options.isActive ?? true,
    company_id: options.companyId ?? null,
  });
  for (const locale of locales) {
    await insertRow(db, 'location_translations', { location_id: id, locale, name: name[locale] });
  }
  await givenShelf(db, id);
  return { id };
}
