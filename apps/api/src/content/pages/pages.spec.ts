import { ContentKind } from '@dronesoccer/contracts';
import { givenContent } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';

describe('the pages of the site', () => {
  const api = useApi({ ROLES: 'http' });
  const inFrench = { headers: { 'accept-language': 'fr' } };

  it('come with the seed, in both languages', async () => {
    const rows = await api.database.query<{ key: string }>(
      `SELECT key FROM content_entries WHERE kind = ${ContentKind.PAGE} ORDER BY key`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(11);
    for (const { key } of rows) {
      const page = await api.guest.call('pages.get', { params: { key } });
      expect(page).toMatchObject({ key, locale: 'en', locales: ['en', 'fr'] });
      expect(page.body).toMatch(/^## /m);
      expect(page.picture?.url).toMatch(/^\/pictures\/arena\//);
      const french = await api.guest.call('pages.get', { params: { key }, ...inFrench });
      expect([french.locale, french.body === page.body]).toEqual(['fr', false]);
    }
  });

  it('are found by their keys alone', async () => {
    expect(await api.guest.refused('pages.get', { params: { key: 'no-such-page' } })).toEqual([404, 'CONTENT_001']);
    // The key of a post is no page.
    expect(await api.guest.refused('pages.get', { params: { key: 'between-sets' } })).toEqual([404, 'CONTENT_001']);
  });
});

describe('the gallery', () => {
  const api = useApi({ ROLES: 'http' });

  it('shows the pictures with their captions and alternative texts', async () => {
    const [first, ...others] = await api.guest.call('gallery.list', { headers: { 'accept-language': 'fr' } });
    expect(first).toMatchObject({
      locale: 'fr',
      caption: 'Lumières allumées. C’est parti.',
      picture: { url: '/pictures/arena/hero.webp' },
    });
    expect(first?.picture.alt).toContain('Drones-ballons');
    expect(others).toHaveLength(10);
  });

  it('leaves out an entry without a picture', async () => {
    const before = await api.guest.call('gallery.list');
    await givenContent(api.database, { kind: ContentKind.PICTURE });
    expect(await api.guest.call('gallery.list')).toHaveLength(before.length);
  });
});

describe('the questions', () => {
  const api = useApi({ ROLES: 'http' });
  const find = (search?: string, locale = 'en') =>
    api.guest.call('faq.list', {
      query: search === undefined ? {} : { search },
      headers: { 'accept-language': locale },
    });

  it('state the figures of the settings', async () => {
    await api.database.query(`UPDATE settings SET value = '{"windowDays": 30}' WHERE key = 'returns'`);
    await api.database.query(`UPDATE settings SET value = to_jsonb((value #>> '{}')::int + 1) WHERE key = 'version'`);
    const answers = (await find()).map(({ answer }) => answer).join('\n');
    expect(answers).toContain('within 30 days');
    expect(answers).toContain('up to 48 hours before');
    expect(answers).not.toContain('{{');
  });

  it('are found by every word of a search, in any case, without accents, and in the language of the reader', async () => {
    expect((await find()).map(({ question }) => question)[0]).toBe('What does it cost to try?');
    expect(await find('COST try')).toHaveLength(1);
    expect(await find('cost xylophone')).toEqual([]);
    expect((await find('reservez arena', 'fr')).map(({ locale }) => locale)).toEqual(['fr']);
    expect(await find('100%')).toEqual([]);
  });
});
