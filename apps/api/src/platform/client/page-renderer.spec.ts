import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { passTime } from '../../../test/support/pass-time.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rendered-'));
const built = `<!doctype html><html lang="en"><head><title data-until-shown>Shop</title></head><body><div id="root"></div><noscript>\n<p>No script.</p>\n</noscript></body></html>`;

/**
 * Replaces the renderer of the client's build. It renders a head, the API's products and the number of renderings so
 * far.
 */
const renderer = `
let count = 0;
export const createRenderer = async (origin, fetchCall) => async (path) => {
  count++;
  if (path.startsWith('/profile')) return null;
  if (path.startsWith('/former')) return { status: 200, movedTo: '/current', head: '', body: '', data: '' };
  if (path.startsWith('/slow')) await new Promise((resolve) => setTimeout(resolve, 3_000));
  if (path === '/broken') throw new Error('cannot be rendered');
  const reply = await fetchCall('/api/products?pageSize=50', { headers: { accept: 'application/json' } });
  const { data } = await reply.json();
  const slugs = data.items.map(({ slug }) => slug).join();
  const status = path === '/gone' ? 410 : path.startsWith('/unknown') ? 404 : 200;
  return {
    status,
    head: '<title>' + origin + path + '</title>',
    body: '<p style="color:&quot;$&amp;">' + slugs + '</p><i>' + count + '</i>',
    data: '<script type="application/json" id="page-data">[]</script>',
  };
};`;
mkdirSync(path.join(folder, '.server'));
writeFileSync(path.join(folder, 'index.html'), built);
writeFileSync(path.join(folder, '.server/entry-server.mjs'), renderer);

const brokenFolder = mkdtempSync(path.join(tmpdir(), 'broken-'));
mkdirSync(path.join(brokenFolder, '.server'));
writeFileSync(path.join(brokenFolder, 'index.html'), built);
writeFileSync(path.join(brokenFolder, '.server/entry-server.mjs'), `throw new Error('a module is missing');`);

describe('a public page', () => {
  const api = useApi({ ROLES: 'http', WEB_DIST: folder });
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => jest.restoreAllMocks());

  const open = (address: string) => api.http.get(address).set('accept', 'text/html');
  const countIn = (text: string): number => Number(/<i>(\d+)<\/i>/.exec(text)?.[1]);

  it('is served with its content, head and language', async () => {
    const { slug } = await givenProduct(api.database);
    const { text } = await open('/fr/shop').expect(200);
    expect(text).toContain('<html lang="fr-CA">');
    expect(text).toContain('<title>http://localhost:3000/fr/shop</title></head>');
    expect(text).toContain(`<div id="root"><p style="color:&quot;$&amp;">`);
    expect(text).toContain(slug);
    expect(text).toContain('</div><script type="application/json" id="page-data">[]</script>');
    expect(text).not.toMatch(/data-until-shown|noscript/);
  });

  it('allows its style attributes, and no others', async () => {
    const reply = await open('/shop').expect(200);
    const hash = createHash('sha256').update('color:"$&').digest('base64');
    expect(reply.get('Content-Security-Policy')).toContain(`;style-src-attr 'unsafe-hashes' 'sha256-${hash}'`);
    expect(reply.get('Content-Security-Policy')).not.toContain('unsafe-inline');
  });

  it('is rendered once until something that pages show changes, in any process', async () => {
    const first = countIn((await open('/kept')).text);
    passTime(10_000);
    const settled = countIn((await open('/kept')).text);
    expect(countIn((await open('/kept')).text)).toBe(settled);
    expect(settled).toBeGreaterThanOrEqual(first);
    const { slug } = await givenProduct(api.database);
    jest.restoreAllMocks();
    passTime(20_501);
    const { text } = await open('/kept');
    expect(countIn(text)).toBeGreaterThan(settled);
    expect(text).toContain(slug);
  });

  it('is rendered again after a minute, because a sale or a post may have begun', async () => {
    passTime(10_000);
    const before = countIn((await open('/timed')).text);
    jest.restoreAllMocks();
    passTime(71_000);
    expect(countIn((await open('/timed')).text)).toBeGreaterThan(before);
  });

  it.each(['br', 'gzip'])('is sent packed with %s to those who take it', async (encoding) => {
    const reply = await open('/packed').set('accept-encoding', encoding).expect(200);
    expect(reply.get('Content-Encoding')).toBe(encoding);
    expect(reply.get('Vary')).toContain('Accept-Encoding');
    expect(reply.text).toContain('/packed</title>');
  });

  it('is not sent again to a browser that has it, until it changes', async () => {
    passTime(10_000);
    const etag = (await open('/tagged').expect(200)).get('ETag') ?? '';
    const kept = await open('/tagged').set('If-None-Match', etag).expect(304);
    expect(kept.text).toBe('');
    jest.restoreAllMocks();
    passTime(71_000);
    await open('/tagged').set('If-None-Match', etag).expect(200);
  });

  it.each([
    ['/unknown', 404, 'no-cache'],
    ['/gone', 410, 'no-store'],
  ])('answers %s with %i and its own page', async (address, status, kept) => {
    const { text } = await open(address).expect(status).expect('Cache-Control', kept);
    expect(text).toContain('<title>http://localhost:3000');
  });

  it('leads from a former address to the current one, with the labels of a newsletter', async () => {
    const reply = await open('/former?utm_source=news').expect(301);
    expect(reply.get('Location')).toBe('/current?utm_source=news');
    // The address may become another page's or this one's again.
    expect(reply.get('Cache-Control')).toBe('no-cache');
  });

  it.each(['/profile', '/broken', '/shop?category=drones'])('leaves %s to the browser', async (address) => {
    const { text } = await open(address).expect(200);
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain('<title data-until-shown>Shop</title>');
  });

  it('is left to the browser while it takes too long, and sent once it is rendered', async () => {
    passTime(60_000);
    expect((await open('/slow').expect(200)).text).toContain('<div id="root"></div>');
    await eventually(
      async () => (await open('/slow').expect(200)).text,
      (text) => text.includes('<p style'),
    );
  });

  it('is left to the browser while sixteen others are being rendered', async () => {
    const before = countIn((await open('/before').expect(200)).text);
    const many = await Promise.all(Array.from({ length: 20 }, (_, each) => open(`/slow/${each}`)));
    expect(many.every(({ text }) => text.includes('<div id="root"></div>'))).toBe(true);
    // An address that is left to the browser is not rendered, so asking again does not count.
    const after = await eventually(async () => countIn((await open('/after').expect(200)).text), Number.isInteger);
    expect(after).toBe(before + 17);
  });

  it('keeps its place when many unknown and private addresses are asked for', async () => {
    passTime(60_000);
    const before = countIn((await open('/stays').expect(200)).text);
    for (let each = 0; each < 210; each++) {
      await open(`/unknown/${each}`).expect(404);
      await open(`/former/${each}`).expect(301);
      await open(`/profile/${each}`).expect(200);
    }
    expect(countIn((await open('/stays').expect(200)).text)).toBe(before);
  });

  it.each(['/shop%3Fa=1', '/shop%23a', '/shop%20', '/s%09hop', '/sh%256Fp'])('is not at %s', async (address) => {
    expect((await open(address).expect(404)).text).not.toContain('<p style');
  });

  it('is the same for a visitor who comes from a newsletter or an advertisement', async () => {
    expect((await open('/shop?utm_source=newsletter&gclid=1').expect(200)).text).toContain('<p style');
  });
});

describe('a page whose renderer cannot be loaded', () => {
  const api = useApi({ ROLES: 'http', WEB_DIST: brokenFolder });
  afterAll(() => rmSync(brokenFolder, { recursive: true }));

  it('is left to the browser', async () => {
    const { text } = await api.http.get('/shop').set('accept', 'text/html').expect(200);
    expect(text).toContain('<div id="root"></div>');
  });
});
