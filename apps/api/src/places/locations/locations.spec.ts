import type { LocationWire } from '@dronesoccer/contracts';
import { givenLocation, newRowId } from '@dronesoccer/devkit';
import { distanceKm } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';

const api = useApi({ ROLES: 'http', DATABASE_LOCK_TIMEOUT_MS: '200' });

const places = {
  vancouver: { latitude: 49.2827, longitude: -123.1207 },
  burnaby: { latitude: 49.2488, longitude: -122.9805 },
  montreal: { latitude: 45.5019, longitude: -73.5674 },
} as const;

let vancouver: string;
let burnaby: string;
let montreal: string;
let closed: string;

beforeAll(async () => {
  const { database } = api;
  const name = { en: 'Montreal Arena', fr: 'Aréna de Montréal' };
  ({ id: montreal } = await givenLocation(database, { name, city: 'Montréal', province: 'QC', ...places.montreal }));
  ({ id: vancouver } = await givenLocation(database, {
    imageUrl: '/pictures/places/vancouver.webp',
    ...places.vancouver,
  }));
  ({ id: burnaby } = await givenLocation(database, { city: 'Burnaby', ...places.burnaby }));
  ({ id: closed } = await givenLocation(database, { city: 'Vancouver', isActive: false, ...places.vancouver }));
});

const idsOf = (body: unknown): string[] => (body as LocationWire[]).map(({ id }) => id);
const nearby = (query: string) => api.guest.answer('locations.nearby', { query });

describe('the list of locations', () => {
  it('is bare and has the active ones by city, with coordinates as text', async () => {
    const { status, body } = await api.guest.answer('locations.list');
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([burnaby, montreal, vancouver]);
    expect(body[2]).toMatchObject({
      latitude: '49.2827',
      longitude: '-123.1207',
      img: '/pictures/places/vancouver.webp',
      province: 'BC',
    });
  });

  it('leaves img out where there is no picture', async () => {
    const { body } = await api.guest.answer('locations.list');
    expect(body[0]).not.toHaveProperty('img');
  });

  it.each([['MONTREAL'], ['montréal'], ['ontr'], ['aréna de mont']])('finds %s without case or accents', async (q) => {
    const { body } = await api.guest.answer('locations.list', { query: { q }, headers: { 'accept-language': 'fr' } });
    expect(idsOf(body)).toEqual([montreal]);
  });

  it('takes % and _ for what they are', async () => {
    const { body } = await api.guest.answer('locations.list', { query: { q: '%' } });
    expect(body).toEqual([]);
  });

  it('speaks the language that is asked for, and says that it depends on it', async () => {
    const { body, headers } = await api.guest.answer('locations.list', {
      query: { q: 'montreal' },
      headers: { 'accept-language': 'fr-CA,fr;q=0.9' },
    });
    expect(body[0]?.name).toBe('Aréna de Montréal');
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  it('names a place in English where its French name is missing, and shows none that has no name at all', async () => {
    const far = { latitude: 70, longitude: -90 };
    const { id } = await givenLocation(api.database, { ...far, city: 'Sansnom', name: { en: 'North', fr: 'Nord' } });
    const forget = (locale: string) =>
      api.database.query('DELETE FROM location_translations WHERE location_id = $1 AND locale = $2', [id, locale]);
    const headers = { 'accept-language': 'fr' };
    const named = () => api.guest.call('locations.get', { params: { id }, headers });
    const found = (q: string) => api.guest.call('locations.list', { query: { q }, headers });
    const around = (radius: number) =>
      api.guest.call('locations.nearby', { query: { lat: 70, lng: -90, radius }, headers });
    await forget('fr');
    expect((await named()).name).toBe('North');
    expect(await found('sansnom')).toMatchObject([{ id, name: 'North' }]);
    expect(await around(1)).toMatchObject([{ id, name: 'North' }]);
    await forget('en');
    expect(await api.guest.refused('locations.get', { params: { id }, headers })).toEqual([404, 'ARENA_001']);
    expect(await found('Sansnom')).toEqual([]);
    expect(await around(2)).toEqual([]);
  });

  it('answers 304 to a browser that has it', async () => {
    const first = await api.guest.answer('locations.list');
    const again = await api.guest.answer('locations.list', {
      headers: { 'if-none-match': String(first.headers.get('etag')) },
    });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([['q=a&q=b'], ['other=1'], [`q=${'x'.repeat(101)}`]])('refuses ?%s', async (query) => {
    const { status, body } = await api.guest.answer('locations.list', { query });
    expect([status, body.errorCode]).toEqual([400, 'ARENA_007']);
  });
});

describe('locations nearby', () => {
  it('has those within the radius, the nearest first, with their distance', async () => {
    const { status, body } = await nearby('lat=49.25&lng=-123.0&radius=100');
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual([burnaby, vancouver]);
    const expected = distanceKm({ latitude: 49.25, longitude: -123 }, places.vancouver);
    expect(body[1]?.distanceKm).toBeCloseTo(expected, 3);
  });

  it('leaves out what lies in the corners of the box but beyond the radius', async () => {
    const center = { latitude: 49.2, longitude: -123.2 };
    const distance = distanceKm(center, places.vancouver);
    expect(idsOf((await nearby(`lat=49.2&lng=-123.2&radius=${(distance + 0.01).toFixed(3)}`)).body)).toEqual([
      vancouver,
    ]);
    expect(idsOf((await nearby(`lat=49.2&lng=-123.2&radius=${(distance - 0.01).toFixed(3)}`)).body)).toEqual([]);
  });

  it('never shows an inactive one', async () => {
    const { body } = await nearby('lat=49.2827&lng=-123.1207&radius=1');
    expect(idsOf(body)).toEqual([vancouver]);
    expect(idsOf(body)).not.toContain(closed);
  });

  it.each([
    ['lat=49&lng=-123'],
    ['lat=49&radius=100'],
    ['lng=-123&radius=100'],
    [''],
    ['lat=&lng=-123&radius=100'],
    ['lat=abc&lng=-123&radius=100'],
    ['lat=NaN&lng=-123&radius=100'],
    ['lat=Infinity&lng=-123&radius=100'],
    ['lat=1e1&lng=-123&radius=100'],
    ['lat=90.1&lng=-123&radius=100'],
    ['lat=49&lng=-180.5&radius=100'],
    ['lat=49&lng=-123&radius=0'],
    ['lat=49&lng=-123&radius=-5'],
    ['lat=49&lng=-123&radius=1000.1'],
    ['lat=49&lat=50&lng=-123&radius=100'],
    ["lat=49';--&lng=-123&radius=100"],
  ])('answers ARENA_005 to ?%s and never guesses', async (query) => {
    const { status, body } = await nearby(query);
    expect([status, body.errorCode]).toEqual([400, 'ARENA_005']);
  });

  it('takes the ends of the ranges', async () => {
    for (const query of ['lat=90&lng=180&radius=1000', 'lat=-90&lng=-180&radius=0.001']) {
      expect((await nearby(query)).status).toBe(200);
    }
  });

  it('sees over the 180th meridian', async () => {
    const { id } = await givenLocation(api.database, { city: 'Far East', latitude: 51, longitude: 179.9 });
    const { body } = await nearby('lat=51&lng=-179.9&radius=50');
    expect(idsOf(body)).toEqual([id]);
  });
});

describe('one location', () => {
  it('is found by its id', async () => {
    const { status, body } = await api.guest.answer('locations.get', { params: { id: montreal } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isSuccess: true, errorCode: null, data: { id: montreal, city: 'Montréal' } });
  });

  it('is ARENA_001 when it is unknown, inactive or no id at all', async () => {
    for (const id of [newRowId(), closed, 'google_ChIJ', '1', "'"]) {
      const { status, body } = await api.guest.answer('locations.get', { params: { id } });
      expect([status, body.errorCode]).toEqual([404, 'ARENA_001']);
    }
  });
});

describe('when the database cannot answer', () => {
  const reads = [
    () => api.guest.answer('locations.list', { query: { q: 'x' } }),
    () => api.guest.answer('locations.nearby', { query: { lat: 1, lng: 1, radius: 1 } }),
    () => api.guest.answer('locations.get', { params: { id: newRowId() } }),
  ];

  it('says ARENA_002 and when to come back', async () => {
    await api.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE location_translations');
      for (const read of reads) {
        const { status, body, headers } = await read();
        expect([status, body.errorCode]).toEqual([503, 'ARENA_002']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });
  });

  it('says ARENA_003 for an unexpected failure', async () => {
    await api.database.query('ALTER TABLE location_translations RENAME TO mislaid');
    try {
      for (const read of reads) {
        const { status, body } = await read();
        expect([status, body.errorCode]).toEqual([500, 'ARENA_003']);
      }
    } finally {
      await api.database.query('ALTER TABLE mislaid RENAME TO location_translations');
    }
  });
});
