import { ContentKind, type Locale } from '@dronesoccer/contracts';
import { givenContent } from '@dronesoccer/devkit';
import { msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { passTime } from '../../../test/support/pass-time.js';
import { Clock } from '../../platform/clock/index.js';

const fromNow = (minutes: number): Date => new Date(Date.now() + minutes * msPerMinute);
const kind = ContentKind.POST;

describe('the posts', () => {
  const api = useApi({ ROLES: 'http' });
  const reading = (locale: Locale) => ({ headers: { 'accept-language': locale } });
  const get = (slug: string, locale: Locale = 'en') =>
    api.guest.call('posts.get', { params: { slug }, ...reading(locale) });
  const refusal = (slug: string) => api.guest.refused('posts.get', { params: { slug } });
  const list = async (locale: Locale = 'en', query: { topic?: string; pageSize?: number } = {}) =>
    (await api.guest.call('posts.list', { query, ...reading(locale) })).items;

  afterEach(() => jest.restoreAllMocks());

  it('come with the seed, in both languages', async () => {
    const [latest] = await list('fr');
    expect(latest).toMatchObject({ locale: 'fr', slug: 'classe-20-ou-classe-40', readingMinutes: 1 });
    const post = await get('class-20-or-class-40');
    expect(post.slugs).toEqual({ en: 'class-20-or-class-40', fr: 'classe-20-ou-classe-40' });
    expect(post.body).toContain('4 by 8 metres');
    expect(post.related.map(({ slug }) => slug)).toEqual(['between-sets', 'anatomy-of-a-set']);
  });

  it('are read in the language that the address names, if it names one', async () => {
    const params = { slug: 'between-sets' };
    const post = await api.guest.call('posts.get', { params, query: { locale: 'fr' }, ...reading('en') });
    expect(post).toMatchObject({ locale: 'fr', slug: 'que-verifier-entre-les-manches' });
  });

  it('are listed latest first, by topic and by pages', async () => {
    const topic = 'order';
    const [old, latest] = [
      await givenContent(api.database, { kind, topic, publishAt: fromNow(-20) }),
      await givenContent(api.database, { kind, topic, publishAt: fromNow(-10) }),
    ];
    await givenContent(api.database, { kind: ContentKind.QUESTION, topic });
    expect((await list('en', { topic })).map(({ slug }) => slug)).toEqual([latest.slug, old.slug]);
    expect((await list('en', { topic, pageSize: 1 })).map(({ slug }) => slug)).toEqual([latest.slug]);
  });

  it('are shown in the other language if only that is published, and say so', async () => {
    const { slug } = await givenContent(api.database, { kind, topic: 'en-only', published: ['en'] });
    expect(await get(slug, 'fr')).toMatchObject({ locale: 'en', slug, title: slug, slugs: { en: slug } });
    expect(await list('fr', { topic: 'en-only' })).toMatchObject([{ locale: 'en', slug }]);
    const draft = await givenContent(api.database, { kind, topic: 'none', published: [] });
    expect(await refusal(draft.slug)).toEqual([404, 'CONTENT_001']);
    expect(await list('en', { topic: 'none' })).toEqual([]);
  });

  it('are found in their period only', async () => {
    const period = { publishAt: fromNow(10), unpublishAt: fromNow(20) };
    const { slug } = await givenContent(api.database, { kind, topic: 'period', ...period });
    expect(await refusal(slug)).toEqual([404, 'CONTENT_001']);
    expect(await list('en', { topic: 'period' })).toEqual([]);
    const setClock = (to: Date) => jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(to);
    setClock(period.publishAt);
    expect(await get(slug)).toMatchObject({ slug });
    setClock(period.unpublishAt);
    expect(await refusal(slug)).toEqual([410, 'CONTENT_003']);
    expect(await list('en', { topic: 'period' })).toEqual([]);
  });

  it('are gone while they are taken down, and live again afterwards', async () => {
    const { id, slug } = await givenContent(api.database, { kind });
    const activate = (isActive: boolean) =>
      api.database.query('UPDATE content_entries SET is_active = $2 WHERE id = $1', [id, isActive]);
    await activate(false);
    expect(await refusal(slug)).toEqual([410, 'CONTENT_003']);
    await activate(true);
    expect(await get(slug)).toMatchObject({ slug });
  });

  it('are found by an address of the other language and by a former one', async () => {
    const { id, slug } = await givenContent(api.database, { kind });
    expect(await get(`fr-${slug}`, 'en')).toMatchObject({ locale: 'en', slug });
    await api.database.query(`UPDATE content_slugs SET is_current = false WHERE entry_id = $1 AND locale = 'en'`, [id]);
    await api.database.query(
      `INSERT INTO content_slugs (kind, locale, slug, entry_id) VALUES (${kind}, 'en', $2, $1)`,
      [id, `new-${slug}`],
    );
    expect(await get(slug)).toMatchObject({ slug: `new-${slug}`, slugs: { en: `new-${slug}`, fr: `fr-${slug}` } });
    expect(await refusal('no-such-post')).toEqual([404, 'CONTENT_001']);
  });

  it('name three others, those of the same topic first', async () => {
    const topic = 'related';
    const same = await givenContent(api.database, { kind, topic, publishAt: fromNow(-90_000) });
    const { slug } = await givenContent(api.database, { kind, topic });
    const { related } = await get(slug);
    expect(related).toHaveLength(3);
    expect(related[0]?.slug).toBe(same.slug);
    expect(related.map((post) => post.slug)).not.toContain(slug);
  });

  it('are a feed in each language', async () => {
    const { slug } = await givenContent(api.database, { kind, publishAt: fromNow(-1), title: 'A <b> & c' });
    passTime(msPerMinute);
    const feed = await api.http.get('/api/posts-feed?locale=fr').expect(200);
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const text = feed.text === undefined ? (feed.body as Buffer).toString() : feed.text;
    expect(text).toContain(`<link>http://localhost:3000/fr/blogs/fr-${slug}</link>`);
    expect(text).toContain('fr-A <b> & c');
    await api.http
      .get('/api/posts-feed?locale=fr')
      .set('if-none-match', feed.headers['etag'] ?? '')
      .expect(304);
  });
});
