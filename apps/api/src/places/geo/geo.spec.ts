import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useApi } from '../../../test/support/api.js';

describe('the city search', () => {
  const api = useApi({ ROLES: 'http' });
  const cities = (query: string, language = 'en', headers = {}) =>
    api.guest.answer('geo.cities', { query, headers: { 'accept-language': language, ...headers } });

  it('finds cities in the caller’s language, with province and coordinates', async () => {
    const { status, body } = await cities('q=montr%C3%A9al', 'en');
    expect(status).toBe(200);
    expect(body.data[0]).toEqual({
      id: '6077243',
      name: 'Montreal',
      province: 'QC',
      latitude: '45.5088',
      longitude: '-73.5878',
    });
    const french = await cities('q=MONTREAL', 'fr-CA');
    expect(french.body.data[0]?.name).toBe('Montréal');
    expect(french.headers.get('vary')).toContain('Accept-Language');
  });

  it('finds the municipality of a postal code, and nothing in what is none', async () => {
    expect((await cities('q=h7n%202b2')).body.data).toMatchObject([{ name: 'Laval' }]);
    expect((await cities('q=zzzz')).body).toMatchObject({ isSuccess: true, data: [] });
  });

  it('asks for two characters at least', async () => {
    for (const query of ['', 'q=', 'q=m', 'q=%20m%20']) {
      const { status, body } = await cities(query);
      expect([status, body.errorCode]).toEqual([400, 'CITY_002']);
    }
    expect((await cities('q=m', 'fr')).body.message).toBe('Entrez au moins 2 caractères');
  });

  it('refuses what is no search', async () => {
    for (const query of ['q=mo&q=to', 'q=mo&page=1', `q=${'x'.repeat(101)}`]) {
      const { status, body } = await cities(query);
      expect([status, body.errorCode]).toEqual([400, 'CITY_004']);
    }
  });

  it('answers 304 to a browser that has it', async () => {
    const first = await cities('q=toronto');
    expect(first.headers.get('cache-control')).toContain('max-age=3600');
    const headers = { 'if-none-match': String(first.headers.get('etag')) };
    expect((await cities('q=toronto', 'en', headers)).status).toBe(304);
  });
});

describe('the reverse lookup', () => {
  const api = useApi({ ROLES: 'http' });
  const reverse = (query: string) => api.guest.answer('geo.reverse', { query });

  it('names city, locality and province, bare, in the language that is asked for', async () => {
    const { status, body } = await reverse('latitude=45.474&longitude=-73.615&localityLanguage=fr');
    expect(status).toBe(200);
    expect(body).toEqual({ city: 'Montréal', locality: 'Notre-Dame-de-Grâce', principalSubdivision: 'Québec' });
    const english = await reverse('latitude=46.81&longitude=-71.21');
    expect(english.body).toMatchObject({ city: 'Quebec City', principalSubdivision: 'Quebec' });
  });

  it('knows no city far from all of them, or abroad', async () => {
    for (const query of ['latitude=74.7&longitude=-94.83', 'latitude=48.85&longitude=2.35']) {
      const { status, body } = await reverse(query);
      expect([status, body.errorCode]).toEqual([404, 'CITY_001']);
    }
  });

  it.each([
    '',
    'latitude=49',
    'latitude=91&longitude=0',
    'latitude=x&longitude=0',
    'latitude=1&latitude=2&longitude=0',
  ])('takes ?%s for no position', async (query) => {
    const { status, body } = await reverse(query);
    expect([status, body.errorCode]).toEqual([400, 'CITY_003']);
  });
});

describe('the reverse lookup with a service', () => {
  /** The service's next answer; `silence` means no answer at all. */
  let next: { status: number; body: unknown } | 'silence';
  const asked: URL[] = [];
  let service: Server;
  const settings: Record<string, string> = { ROLES: 'http' };

  beforeAll(async () => {
    service = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://service'));
      if (next === 'silence') return;
      response.writeHead(next.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.body));
    });
    await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
    settings['REVERSE_GEOCODING_URL'] = `http://127.0.0.1:${(service.address() as AddressInfo).port}/data?key=k`;
  });
  const api = useApi(settings);
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  /** Each call uses another position, because answers are cached for a minute. */
  let places = 0;
  const reverse = async (language = 'en') => {
    places += 1;
    const latitude = 43.65 + places / 1_000;
    const reply = await api.guest.answer('geo.reverse', {
      query: { latitude: `${latitude}4`, longitude: '-79.38', localityLanguage: language },
    });
    return reply.body as { city: string };
  };
  const gazetteers = 'Toronto';

  it('asks the service, which never sees where exactly someone is, and asks once about one place', async () => {
    next = { status: 200, body: { city: 'Toronto', locality: 'Annex', principalSubdivision: 'Ontario', more: 1 } };
    expect(await reverse('fr')).toEqual({ city: 'Toronto', locality: 'Annex', principalSubdivision: 'Ontario' });
    const [request] = asked;
    expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({
      key: 'k',
      latitude: '43.651',
      longitude: '-79.380',
      localityLanguage: 'fr',
    });
    places -= 1;
    await reverse('fr');
    expect(asked).toHaveLength(1);
  });

  it('takes the locality for the city where there is no other', async () => {
    next = { status: 200, body: { city: '', locality: 'Annex', principalSubdivision: 'Ontario' } };
    expect(await reverse()).toMatchObject({ city: 'Annex' });
  });

  it.each([
    ['fails', { status: 500, body: {} }],
    ['knows no city', { status: 200, body: { city: '' } }],
    ['answers something else', { status: 200, body: ['city'] }],
    ['keeps silent', 'silence' as const],
  ])('asks the gazetteer when the service %s', async (_what, answer) => {
    next = answer;
    const before = asked.length;
    expect((await reverse()).city).toBe(gazetteers);
    expect(asked.length).toBe(before + 1);
  });
});
