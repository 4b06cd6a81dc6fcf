import { ArenaClass, type ArenaWire } from '@dronesoccer/contracts';
import { givenArena, givenCompany, givenLocation, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';

describe('arenas as visitors see them', () => {
  const api = useApi({ ROLES: 'http' });
  const toronto = { latitude: 43.6532, longitude: -79.3832 };
  const hamilton = { latitude: 43.2557, longitude: -79.8711 };
  let ids: {
    toronto: string;
    toronto40: string;
    hamilton: string;
    closed: string;
    inactive: string;
    ofInactive: string;
  };
  let torontoPlace: string;

  beforeAll(async () => {
    const { database } = api;
    const at = async (options: Parameters<typeof givenLocation>[1]) => (await givenLocation(database, options)).id;
    torontoPlace = await at({ city: 'Toronto', province: 'ON', ...toronto });
    const hamiltonPlace = await at({ city: 'Hamilton', province: 'ON', ...hamilton });
    const closedPlace = await at({ ...toronto, isActive: false });
    const { id: companyId } = await givenCompany(database, { isActive: false });
    const arena = async (options: Parameters<typeof givenArena>[1]) => (await givenArena(database, options)).id;
    ids = {
      toronto: await arena({ locationId: torontoPlace, name: { en: 'A Cage', fr: 'Une cage' } }),
      toronto40: await arena({
        locationId: torontoPlace,
        class: ArenaClass.CLASS_40,
        name: { en: 'B Hall', fr: 'Salle B' },
      }),
      hamilton: await arena({ locationId: hamiltonPlace }),
      closed: await arena({ locationId: closedPlace }),
      inactive: await arena({ locationId: torontoPlace, isActive: false }),
      ofInactive: await arena({ locationId: await at({ ...toronto, companyId }) }),
    };
  });

  const list = async (query: object = {}): Promise<ArenaWire[]> => {
    const data = await api.guest.call('arenas.list', { query });
    return data.items;
  };
  const idsOf = (arenas: readonly ArenaWire[]): string[] => arenas.map(({ id }) => id);

  it('are those that are active, at open locations, of no inactive company; by city', async () => {
    const all = await list();
    expect(idsOf(all)).toEqual([ids.hamilton, ids.toronto, ids.toronto40]);
    expect(all[0]).not.toHaveProperty('distanceKm');
  });

  it('are found by class and by location', async () => {
    expect(idsOf(await list({ class: ArenaClass.CLASS_40 }))).toEqual([ids.toronto40]);
    expect(idsOf(await list({ locationId: torontoPlace }))).toEqual([ids.toronto, ids.toronto40]);
    expect(idsOf(await list({ locationId: newRowId() }))).toEqual([]);
  });

  it('come nearest first, with their distance, where a position is given', async () => {
    const near = await list({ lat: 43.65, lng: -79.38 });
    expect(idsOf(near)).toEqual([ids.toronto, ids.toronto40, ids.hamilton]);
    expect(near[2]?.distanceKm).toBeCloseTo(59.0, 0);
    const around = await api.guest.call('arenas.nearby', { query: { lat: 43.65, lng: -79.38, radius: 10 } });
    expect(idsOf(around)).toEqual([ids.toronto, ids.toronto40]);
  });

  it.each([
    ['arenas.list', 'lat=43'],
    ['arenas.list', 'lat=91&lng=0'],
    ['arenas.nearby', 'lat=43&lng=-79'],
    ['arenas.nearby', 'lat=43&lng=-79&radius=0'],
  ] as const)('refuse an invalid position: %s?%s', async (name, query) => {
    expect(await api.guest.refused(name, { query })).toEqual([400, 'ARENA_005']);
  });

  it('are described in the visitor’s language, in the time zone of the place', async () => {
    const arena = await api.guest.call('arenas.get', {
      params: { id: ids.toronto },
      headers: { 'accept-language': 'fr-CA' },
    });
    expect(arena).toMatchObject({ name: 'Une cage', timeZone: 'America/Vancouver', hours: [], pictures: [] });
    expect(arena.location).toMatchObject({ id: torontoPlace, city: 'Toronto' });
  });

  it('are not found when visitors do not see them', async () => {
    for (const id of [ids.closed, ids.inactive, ids.ofInactive, newRowId()]) {
      expect(await api.guest.refused('arenas.get', { params: { id } })).toEqual([404, 'ARENA_004']);
    }
  });
});
