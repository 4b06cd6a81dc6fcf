import { ArenaClass, type LocalText, locales } from '@dronesoccer/contracts';
import { givenLocation } from './locations.ts';
import { insertRow, newRowId, shortOf, type Queryable } from './rows.ts';

interface GivenArena {
  id: string;
  locationId: string;
}

interface ArenaOptions {
  name?: LocalText;
  class?: ArenaClass;
  capacity?: number;
  isActive?: boolean;
  /** Default: a new location in Vancouver. */
  locationId?: string;
}

/** Inserts a company without administrators. */
export async function givenCompany(db: Queryable, { isActive = true } = {}): Promise<{ id: string; name: string }> {
  const id = newRowId();
  const name = `Company ${shortOf(id)}`;
  await insertRow(db, 'companies', { id, name, is_active: isActive });
  return { id, name };
}

/** Inserts an arena that visitors see. Default: class 20 with ten seats. */
export async function givenArena(db: Queryable, options: ArenaOptions = {}): Promise<GivenArena> {
  const id = newRowId();
  const locationId = options.locationId ?? (await givenLocation(db)).id;
  await insertRow(db, 'arenas', {
    id,
    location_id: locationId,
    class: options.class ?? ArenaClass.CLASS_20,
    capacity: options.capacity ?? 10,
    is_active: options.isActive ?? true,
  });
  const name = options.name ?? { en: `Field ${shortOf(id)}`, fr: `Terrain ${shortOf(id)}` };
  for (const locale of locales) {
    const texts = { name: name[locale], description: name[locale], rules: '', bring: '', getting_there: '' };
    await insertRow(db, 'arena_translations', { arena_id: id, locale, ...texts });
  }
  return { id, locationId };
}
