import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { givenProduct } from '@dronesoccer/devkit';
import type { Response } from 'supertest';
import { type TestApi, useApi } from '../support/api.js';
import { goodPassword, registered, someEmail } from '../support/people.js';

const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
/** One pixel. */
const pixel = Buffer.from('UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoBAAEAAUAmJYwCdAFAAAD+9j/d0n6n+i4NkimuwAA=', 'base64');
const files = {
  'index.html': '<!doctype html><head><title>Shop</title></head><body></body>',
  'assets/app-1a2b3c4d.js': 'export {}',
  'pictures/kit.webp': pixel,
  'robots.txt': 'User-agent: *',
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

const html = { accept: 'text/html' };
const resized = `/_next/image?url=${encodeURIComponent('/pictures/kit.webp')}&w=640`;
/** The headers in the key of a CDN's cache (docs/operations.md, A CDN). */
const cacheKey = ['Accept', 'Accept-Language', 'Accept-Encoding', 'Origin'];
const varyOf = ({ headers }: Response): string[] =>
  String(headers['vary'] ?? '')
    .split(/, */)
    .filter((name) => name !== '');
type Ask = (api: TestApi) => PromiseLike<Response>;

/** One row for each kind of answer. A document may run in a browser, and gets every header; any other file gets few. */
const answers: [kind: string, status: number, cache: RegExp, isDocument: boolean, ask: Ask][] = [
  ['a page', 200, /^no-cache$/, true, ({ http }) => http.get('/shop').set(html)],
  ['a script', 200, /^public, max-age=31536000, immutable$/, false, ({ http }) => http.get('/assets/app-1a2b3c4d.js')],
  ['a picture of the site', 200, /^public, max-age=86400$/, false, ({ http }) => http.get('/pictures/kit.webp')],
  [
    'a picture in the size of a screen',
    200,
    /^public, max-age=86400, stale-while-revalidate=604800$/,
    false,
    ({ http }) => http.get(resized),
  ],
  ['a text file', 200, /^no-cache$/, false, ({ http }) => http.get('/robots.txt')],
  [
    'an answer that caches may keep',
    200,
    /^public, max-age=0, must-revalidate$/,
    true,
    ({ http }) => http.get('/api/products'),
  ],
  [
    'an answer for one person',
    200,
    /^no-store$/,
    true,
    async (api) => {
      const { bearer } = await registered(api);
      return api.http.get('/api/me').set(bearer);
    },
  ],
  ['a feed', 200, /^public, max-age=300$/, true, ({ http }) => http.get('/api/posts-feed')],
  ['a sitemap', 200, /^public, max-age=300$/, true, ({ http }) => http.get('/sitemap.xml')],
  ['a redirect', 302, /^no-store$/, true, ({ http }) => http.get('/api/auth/oauth/google')],
  ['a bad request', 400, /^no-store$/, true, ({ http }) => http.get('/api/products?page=0')],
  ['a call without a session', 401, /^no-store$/, true, ({ http }) => http.get('/api/me')],
  ['a missing call', 404, /^no-store$/, true, ({ http }) => http.get('/api/nothing')],
  ['a missing picture', 404, /^no-store$/, true, ({ http }) => http.get('/pictures/none.webp')],
  [
    'a preview whose link is not valid',
    410,
    /^no-store$/,
    true,
    ({ http }) => http.get('/api/posts/none/preview?token=x'),
  ],
  [
    'a body that is too large',
    413,
    /^no-store$/,
    true,
    ({ http }) =>
      http
        .post('/api/auth/login')
        .set('content-type', 'application/json')
        .send(JSON.stringify({ a: 'x'.repeat(200_000) })),
  ],
  [
    'a call over its limit',
    429,
    /^no-store$/,
    true,
    async ({ http }) => {
      const body = { email: someEmail(), password: 'Wrong#Pass12' };
      let last = await http.post('/api/auth/login').send(body);
      for (let call = 0; call < 60 && last.status !== 429; call++) last = await http.post('/api/auth/login').send(body);
      return last;
    },
  ],
];

const secure = {
  WEB_DIST: folder,
  WEB_ORIGIN: 'https://dronesoccer.test',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret of Google',
  GOOGLE_ISSUER: 'http://127.0.0.1:9',
};

describe('behind TLS', () => {
  const api = useApi({ ...secure, ROLES: 'http' });
  const strict = useApi({ ...secure, RATE_LIMIT_FACTOR: '1', ROLES: 'http' }, { sharing: api });

  beforeAll(() => givenProduct(api.database, { stock: 1 }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(answers)('%s (%i) has the headers of the baseline', async (_, status, cache, isDocument, ask) => {
    const answer = await ask(status === 429 ? strict : api);
    expect(answer.status).toBe(status);
    const given = answer.headers as Record<string, string | undefined>;
    expect(given).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(cache),
      'cross-origin-resource-policy': expect.stringMatching(/^(?:same-origin|cross-origin)$/),
      'x-request-id': expect.any(String),
    });
    expect(given['x-powered-by'] ?? given['server']).toBeUndefined();
    expect(cacheKey).toEqual(expect.arrayContaining(varyOf(answer)));
    if (!isDocument) return;
    expect(given).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    });
    const policy = given['content-security-policy'] ?? '';
    for (const part of ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  });

  it.each(['image/avif', 'image/webp', 'image/jpeg'])(
    'a picture as %s says that it depends on Accept',
    async (type) => {
      const answer = await api.http.get(resized).set('accept', type).expect('content-type', type);
      expect(varyOf(answer)).toContain('Accept');
    },
  );

  it('cookies are sent over TLS only, and no script reads them', async () => {
    const body = { firstName: 'Ari', lastName: 'Roy', email: someEmail(), password: goodPassword };
    const { headers } = await api.http.post('/api/auth/register').send(body);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^token=[\w.-]+; Max-Age=900; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const began = await api.http.get('/api/auth/oauth/google');
    for (const cookie of (began.headers['set-cookie'] ?? []) as unknown as string[]) {
      expect(cookie).toMatch(/; Path=\/api\/auth\/oauth; .*HttpOnly; Secure; SameSite=Lax$/);
    }
  });
});

describe('without TLS', () => {
  const api = useApi({ ROLES: 'http' });

  it('nothing asks the browser for TLS', async () => {
    const { headers } = await api.http.get('/api/products');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const body = { firstName: 'Ari', lastName: 'Roy', email: someEmail(), password: goodPassword };
    const registeredHeaders = (await api.http.post('/api/auth/register').send(body)).headers;
    expect(String(registeredHeaders['set-cookie'])).not.toContain('Secure');
  });
});
