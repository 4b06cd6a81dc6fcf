import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CampaignStatus, ContentKind, policyNames, SlotState, SlotType } from '@dronesoccer/contracts';
import {
  givenArena,
  givenCompany,
  givenContent,
  givenEvent,
  givenLocation,
  givenProduct,
  givenSentCampaign,
  givenSlot,
} from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { inDays } from '../../../test/support/booking.js';

const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /profile\n');

const routes = path.join(import.meta.dirname, '../../../../web/src/app/router/routes/site.ts');
/** Pages that search engines leave out: those for one person, which a link in an email opens, and search results. */
const isPrivate = /^\/(?:_app|search|newsletter\/(?:confirm|preferences|unsubscribe))$/;

interface Listed {
  address: string;
  alternates: Record<string, string>;
  lastModified: string | null;
}

const text = '[^<>&"]*';
const entry = new RegExp(
  `<url><loc>(${text})</loc>(?:<lastmod>(${text})</lastmod>)?((?:<xhtml:link rel="alternate" hreflang="${text}" href="${text}" />)+)</url>\n`,
  'y',
);

/** Reads the file strictly: anything but the expected elements is an error. */
function parsed(xml: string): Map<string, Listed> {
  const [, body = ''] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^<>&]+>\n([^]*)<\/urlset>\n$/.exec(xml) ?? [];
  const pages = new Map<string, Listed>();
  let read = 0;
  entry.lastIndex = 0;
  for (let match = entry.exec(body); match !== null; match = entry.exec(body)) {
    read = entry.lastIndex;
    const [, address = '', lastModified = null, links = ''] = match;
    const alternates = [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
    pages.set(address, {
      ...{ address, lastModified },
      alternates: Object.fromEntries(alternates.map(([, language = '', href = '']) => [language, href])),
    });
  }
  expect(body.slice(read)).toBe('');
  return pages;
}

describe('the sitemap', () => {
  const site = 'https://dronesoccer.test';
  const api = useApi({ ROLES: 'http', WEB_DIST: folder, WEB_ORIGIN: site });
  const now = performance.now.bind(performance);
  let passed = 0;
  beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now() + passed));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => rmSync(folder, { recursive: true }));

  const get = async () => {
    passed += 501;
    // The cache reads the clock at most once per millisecond.
    await sleep(2);
    const reply = await api.http.get('/sitemap.xml').expect(200);
    return { reply, xml: reply.text === undefined ? (reply.body as Buffer).toString() : reply.text };
  };
  const pages = async () => parsed((await get()).xml);
  /** Returns the paths of the pages that appear with the change. */
  const addedBy = async (change: () => Promise<unknown>): Promise<string[]> => {
    const before = await pages();
    await change();
    return [...(await pages()).keys()]
      .filter((address) => !before.has(address))
      .map((address) => address.slice(site.length));
  };

  it('names every page of the client that has no parameter, in both languages', async () => {
    const listed = await pages();
    const paths = [...readFileSync(routes, 'utf8').matchAll(/\{ path: '([^':*]+)'/g)].map(
      ([, route = '']) => `/${route}`,
    );
    expect(paths.length).toBeGreaterThan(15);
    for (const page of ['/shop', ...policyNames.map((name) => `/policies/${name}`), ...paths]) {
      expect([page, listed.has(site + page)]).toEqual([page, !isPrivate.test(page)]);
      expect(listed.has(`${site}/fr${page}`)).toBe(!isPrivate.test(page));
    }
    expect(['/', '/fr', '/fr/'].map((home) => listed.has(site + home))).toEqual([true, true, false]);
  });

  it('is an XML file that names the languages of each page', async () => {
    const { reply, xml } = await get();
    expect(reply.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const post = '/blogs/class-20-or-class-40';
    const alternates = {
      'en-CA': site + post,
      'fr-CA': `${site}/fr/blogs/classe-20-ou-classe-40`,
      'x-default': site + post,
    };
    for (const address of [alternates['en-CA'], alternates['fr-CA']]) {
      expect(parsed(xml).get(address)).toEqual({ address, alternates, lastModified: expect.stringMatching(/Z$/) });
    }
    await api.http
      .get('/sitemap.xml')
      .set('if-none-match', reply.get('ETag') ?? '')
      .expect(304);
  });

  it('names products while they are sold', async () => {
    const { slug, id } = await givenProduct(api.database, { isActive: false });
    expect((await pages()).has(`${site}/shop/product/${slug}`)).toBe(false);
    const activate = () => api.database.query('UPDATE products SET is_active = true WHERE id = $1', [id]);
    expect(await addedBy(activate)).toEqual([`/shop/product/${slug}`, `/fr/shop/product/${slug}`]);
  });

  it('names arenas that are open, of companies that are active', async () => {
    const { id: companyId } = await givenCompany(api.database, { isActive: false });
    const { id: locationId } = await givenLocation(api.database, { companyId });
    const { id } = await givenArena(api.database, { locationId });
    expect((await pages()).has(`${site}/arenas/${id}`)).toBe(false);
    const open = () => api.database.query('UPDATE companies SET is_active = true WHERE id = $1', [companyId]);
    expect(await addedBy(open)).toEqual([`/arenas/${id}`, `/fr/arenas/${id}`]);
  });

  it('names posts that are published, in the languages in which they are', async () => {
    const kind = ContentKind.POST;
    const add = async () => {
      await givenContent(api.database, { kind, published: [] });
      await givenContent(api.database, { kind, publishAt: inDays(1) });
      await givenContent(api.database, { kind, publishAt: inDays(-2), unpublishAt: inDays(-1) });
      const { id } = await givenContent(api.database, { kind });
      await api.database.query('UPDATE content_entries SET is_active = false WHERE id = $1', [id]);
    };
    expect(await addedBy(add)).toEqual([]);
    let slug = '';
    const publish = async () => ({ slug } = await givenContent(api.database, { kind, published: ['fr'] }));
    expect(await addedBy(publish)).toEqual([`/fr/blogs/fr-${slug}`]);
    const address = `${site}/fr/blogs/fr-${slug}`;
    expect((await pages()).get(address)?.alternates).toEqual({ 'fr-CA': address, 'x-default': address });
  });

  it('names announced events, and tournaments that can still be visited', async () => {
    let slug = '';
    const announce = async () =>
      ({ slug } = await givenEvent(api.database, { localStart: '2027-02-20T10:00', startsAt: inDays(9) }));
    expect(await addedBy(announce)).toEqual([`/event/${slug}`, `/fr/event/fr-${slug}`]);
    const { id: arenaId } = await givenArena(api.database);
    const slot = { arenaId, type: SlotType.TOURNAMENT };
    const others = async () => {
      await givenSlot(api.database, { ...slot, startsAt: inDays(3), state: SlotState.CANCELLED });
      await givenSlot(api.database, { ...slot, startsAt: inDays(-3) });
      await givenSlot(api.database, { arenaId, startsAt: inDays(5) });
    };
    expect(await addedBy(others)).toEqual([]);
    let id = '';
    const open = async () => ({ id } = await givenSlot(api.database, { ...slot, startsAt: inDays(7) }));
    expect(await addedBy(open)).toEqual([`/event/${id}`, `/fr/event/${id}`]);
  });

  it('names newsletter issues that were sent, in the languages that they are written in', async () => {
    const draft = () => givenSentCampaign(api.database, { status: CampaignStatus.DRAFT });
    expect(await addedBy(draft)).toEqual([]);
    let slug = '';
    const send = async () => ({ slug } = await givenSentCampaign(api.database));
    expect(await addedBy(send)).toEqual([`/newsletter/${slug}`]);
    const french = { subject: 'Nouvelles', preheader: '', body: 'Venez.' };
    const sendBoth = async () => ({ slug } = await givenSentCampaign(api.database, { french }));
    expect(await addedBy(sendBoth)).toEqual([`/newsletter/${slug}`, `/fr/newsletter/${slug}`]);
  });

  it('is found by way of the rules for robots', async () => {
    const { text: robots, headers } = await api.http.get('/robots.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots).toBe(`User-agent: *\nDisallow: /profile\n\nSitemap: ${site}/sitemap.xml\n`);
  });
});

describe('an API without the client', () => {
  const api = useApi({ ROLES: 'http' });

  it('names the sitemap all the same', async () => {
    const { text: robots } = await api.http.get('/robots.txt').expect(200);
    expect(robots).toBe('Sitemap: http://localhost:3000/sitemap.xml\n');
  });
});
