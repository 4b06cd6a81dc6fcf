import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { useApi } from '../../../test/support/api.js';
import { PageHeads } from './page-heads.js';

const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
const script = 'document.documentElement.dataset.theme = "dark";';
const files: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><head><title>Shop</title><script>${script}</script><script type="module" src="/assets/app-1a2b.js"></script></head>`,
  'assets/app-1a2b.js': 'plain',
  'assets/app-1a2b.js.br': brotliCompressSync('packed with br'),
  'assets/app-1a2b.js.gz': gzipSync('packed with gzip'),
  'pictures/products/kit.webp': 'picture',
  'pictures/arena/loop.webm': 'moving picture',
  'pictures/arena/loop.mp4': 'moving picture',
  'heads.json': JSON.stringify({ '/': '<link id="first">', '/fr/shop/product/*': '<link id="second">' }),
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sw.js': 'worker',
  'manifest.webmanifest': '{}',
  'icons/icon-192.png': 'icon',
  'offline-en.html': '<p>No connection</p>',
  '.secret': 'secret',
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

describe('the page of a trial', () => {
  const trial = {
    NODE_ENV: 'production',
    WEB_DIST: folder,
    WEB_ORIGIN: 'http://localhost:3000',
    JWT_SECRET: 'trial-jwt-secret-of-32-characters!!',
    TOKEN_PEPPER: 'trial-token-pepper-of-32-characters',
    PASSWORD_PEPPERS: '1:trial-password-pepper-of-32-characters',
    SANDBOX_WEBHOOK_SECRET: 'trial-webhook-secret-of-32-characters',
    PAYMENT_PROVIDER: 'sandbox',
    DEV_MAILBOX_URL: 'http://127.0.0.1:9',
    BCRYPT_COST: '10',
    MAIL_FROM: 'Drone Soccer Canada <hello@dronesoccer.test>',
    UPLOADS_DIR: path.join(folder, 'uploads'),
  };

  const api = useApi(trial);

  it('says where the mail is', async () => {
    const reply = await api.http.get('/').set('accept', 'text/html').expect(200);
    expect(reply.text).toContain('<meta name="trial-mailbox" content="/dev/mailbox" />');
  });
});

describe('an installation with a key for the maps script', () => {
  const api = useApi({ WEB_DIST: folder, MAPS_API_KEY: 'k&"1', MAPS_SCRIPT_ORIGIN: 'http://127.0.0.1:9' });

  it('names the script in the page, and lets in its origin there alone', async () => {
    const page = await api.http.get('/').set('accept', 'text/html').expect(200);
    expect(page.text).toContain('<meta name="maps-script" content="http://127.0.0.1:9/maps/api/js?key=k%26%221" />');
    const policy = (directive: string, text?: string) => text?.split(';').find((part) => part.startsWith(directive));
    for (const directive of ['script-src ', 'connect-src ']) {
      expect(policy(directive, page.get('Content-Security-Policy'))).toContain(' http://127.0.0.1:9');
    }
    const reply = await api.http.get('/api/locations').expect(200);
    expect(reply.get('Content-Security-Policy') ?? '').not.toContain('127.0.0.1:9');
  });
});

describe('an installation with a client of Google', () => {
  const api = useApi({ WEB_DIST: folder, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret of Google' });

  it('names the provider in the page, and nothing else of it', async () => {
    const page = await api.http.get('/login').set('accept', 'text/html').expect(200);
    expect(page.text).toContain('<meta name="sign-in" content="google" />');
    expect(page.text).not.toContain('secret of Google');
    expect(page.get('Content-Security-Policy')).not.toContain('google');
  });
});

describe('the web client', () => {
  const api = useApi({ WEB_DIST: folder });
  const html = { accept: 'text/html,application/xhtml+xml' };

  afterAll(() => rmSync(folder, { recursive: true }));

  it('has its one page at every address a person may open', async () => {
    for (const address of [
      '/',
      '/shop',
      '/shop/order-shiping',
      '/fr/shop?category=drones',
      '/nothing-known',
      '/index.html',
    ]) {
      const reply = await api.http.get(address).set(html).expect(200);
      expect(reply.text).toContain('<title>Shop</title>');
      expect(reply.text).not.toContain('trial-mailbox');
      expect(reply.text).not.toContain('maps-script');
      expect(reply.text).not.toContain('sign-in');
      expect(reply.get('Content-Security-Policy')).toContain("connect-src 'self';");
      expect(reply.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('serves a page whose head cannot be read as it was built', async () => {
    api.app.get(PageHeads, { strict: false }).add('/broken', () => Promise.reject(new Error('no database')));
    const reply = await api.http.get('/fr/broken/letter').set(html).expect(200);
    expect(reply.text).toContain('<title>Shop</title>');
  });

  it('tells who asks for the headers alone that the page is there', async () => {
    for (const address of ['/', '/shop']) {
      const reply = await api.http.head(address).expect(200);
      expect(reply.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(reply.text).toBeFalsy();
    }
  });

  it('runs the inline script it was built with, and no other', async () => {
    const reply = await api.http.get('/').set(html).expect(200);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(reply.get('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(reply.get('Content-Security-Policy')).not.toMatch(/unsafe-(?:inline|eval)/);
  });

  it('has browsers fetch early what the page at that address shows first', async () => {
    for (const [address, link] of [
      ['/', 'first'],
      ['/fr/shop/product/striker-20', 'second'],
    ] as const) {
      const reply = await api.http.get(address).set(html).expect(200);
      expect(reply.text).toContain(`<link id="${link}"></head>`);
    }
    for (const address of ['/fr', '/fr/shop/product', '/fr/shop/product/a/b']) {
      expect((await api.http.get(address).set(html).expect(200)).text).not.toContain('<link id');
    }
  });

  it('sends the headers of a page with what can be opened as one, and spares the other files of them', async () => {
    for (const address of ['/', '/favicon.svg']) {
      const { headers } = await api.http.get(address).expect(200);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self'"),
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      });
    }
    // A picture may also be shown in webmail, which is another site.
    const policies = { '/assets/app-1a2b.js': 'same-origin', '/pictures/products/kit.webp': 'cross-origin' };
    for (const [address, policy] of Object.entries(policies)) {
      const { headers } = await api.http.get(address).expect(200);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': policy,
      });
      for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy']) {
        expect(headers).not.toHaveProperty(name);
      }
    }
  });

  it('lets the pages that scan tickets and cards use the camera, and no other', async () => {
    const cameraOf = async (address: string): Promise<string | undefined> => {
      const { headers } = await api.http.get(address).set(html).expect(200);
      return /camera=\(\w*\)/.exec(String(headers['permissions-policy']))?.[0];
    };
    for (const address of [
      '/dashboard/day',
      '/fr/dashboard/day',
      '/dashboard/day/?arenaId=1',
      '/fr/dashboard/memberships/desk',
    ]) {
      expect(await cameraOf(address)).toBe('camera=(self)');
    }
    for (const address of ['/', '/dashboard', '/dashboard/days', '/dashboard/day/1', '/shop/dashboard/day']) {
      expect(await cameraOf(address)).toBe('camera=()');
    }
  });

  it('keeps hashed files for ever, pictures for a day, and the rest until asked', async () => {
    const asset = await api.http.get('/assets/app-1a2b.js').set('accept-encoding', 'identity').expect(200);
    expect(asset.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(asset.get('Content-Type')).toContain('javascript');
    const picture = await api.http.get('/pictures/products/kit.webp').expect(200);
    expect(picture.get('Cache-Control')).toBe('public, max-age=86400');
    const etag = picture.get('ETag') ?? '';
    await api.http.get('/pictures/products/kit.webp').set('if-none-match', etag).expect(304);
    expect((await api.http.get('/robots.txt').expect(200)).get('Cache-Control')).toBe('no-cache');
  });

  it.each([
    ['/pictures/arena/loop.webm', 'video/webm'],
    ['/pictures/arena/loop.mp4', 'video/mp4'],
  ])('sends %s with its type, kept for a day, and in the parts that Safari asks for', async (address, type) => {
    const reply = await api.http.get(address).set('range', 'bytes=0-5').expect(206);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      'content-range': 'bytes 0-5/14',
      'accept-ranges': 'bytes',
    });
    expect(String(reply.body)).toBe('moving');
  });

  it.each([
    ['/sw.js', /^text\/javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/icons/icon-192.png', /^image\/png/],
    ['/offline-en.html', /^text\/html/],
  ])('sends %s with its type, and has browsers ask for it each time', async (address, type) => {
    const reply = await api.http.get(address).expect(200);
    expect(reply.get('Content-Type')).toMatch(type);
    expect(reply.get('Cache-Control')).toBe('no-cache');
  });

  it('lets its pages have a manifest and a worker of this site, and the offline page nothing but its own files', async () => {
    for (const address of ['/', '/offline-en.html']) {
      const reply = await api.http.get(address).set(html).expect(200);
      for (const policy of ["manifest-src 'self'", "worker-src 'self'", "default-src 'self'"]) {
        expect(reply.get('Content-Security-Policy')).toContain(policy);
      }
    }
  });

  it('sends what the build has packed to those who take it', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const reply = await api.http.get('/assets/app-1a2b.js').set('accept-encoding', accepted).expect(200);
      expect(reply.text).toBe(`packed with ${encoding}`);
      expect(reply.get('Content-Encoding')).toBe(encoding);
      expect(reply.get('Content-Type')).toContain('javascript');
      expect(reply.get('Vary')).toContain('Accept-Encoding');
    }
  });

  it.each([
    '/assets/app-gone.js',
    '/pictures/products/gone.webp',
    '/api/gone',
    '/api',
    '/shop/page.html',
    '/.secret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e/.secret',
    '/assets',
    '/%00',
  ])('answers %s with 404 and never with the page', async (address) => {
    const reply = await api.http.get(address).set(html);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.text).not.toContain('<title>');
    expect(reply.text).not.toContain('secret');
  });

  it('has no mailbox beside it unless one was asked for', async () => {
    await api.http.get('/dev/mailbox').set(html).expect(404);
  });

  it('is for people who navigate: a program that asks for JSON gets the envelope', async () => {
    expect((await api.http.get('/shop').set('accept', 'application/json').expect(404)).body.errorCode).toBe(
      'COMMON_002',
    );
    await api.http.post('/shop').set(html).expect(404);
  });
});

describe('the mailbox of a development machine', () => {
  let sink: Server;
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    sink = createServer((request, response) => {
      // Like the mailbox in its own container, whose name there is not `localhost`.
      if (request.headers.host !== 'localhost') response.statusCode = 404;
      response.setHeader('Content-Type', 'text/plain');
      response.setHeader('X-Internal', 'yes');
      response.end(`mail at ${request.url ?? ''}`);
    });
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
    settings['DEV_MAILBOX_URL'] = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
  });
  afterAll(() => sink.close());
  const api = useApi(settings);

  it('is shown on the address of the site', async () => {
    const reply = await api.http.get('/dev/mailbox/messages.json?to=ann').expect(200);
    expect(reply.text).toBe('mail at /dev/mailbox/messages.json?to=ann');
    expect(reply.get('X-Internal')).toBeUndefined();
  });

  it('is shown under no name that another site could point here, so no page of it reads the mails', async () => {
    const status = async (host: string) => (await api.http.get('/dev/mailbox').set({ host })).status;
    for (const host of ['evil.test', 'evil.test:3000', 'localhost.evil.test', '127.0.0.1.evil.test', '@', '']) {
      expect({ host, status: await status(host) }).toEqual({ host, status: 404 });
    }
    for (const host of ['localhost:3000', '127.0.0.1', '192.168.1.5:3000', '[::1]:3000']) {
      expect({ host, status: await status(host) }).toEqual({ host, status: 200 });
    }
  });

  it('is no way to other hosts, whatever the request line names', async () => {
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    let reached = 0;
    const inside = createServer((_request, response) => {
      reached++;
      response.end('inside');
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const path = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/dev/mailbox`;
    await new Promise<void>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent: false }, (answer) => answer.resume().once('end', resolve)).once(
        'error',
        reject,
      );
    });
    expect(reached).toBe(0);
    await new Promise((resolve) => inside.close(resolve));
  });
});
