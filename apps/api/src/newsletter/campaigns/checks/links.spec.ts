import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from './public-address.js';
import { probeLink } from './probe-link.js';
import { checkLinks, hidesSomething } from './check-links.js';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** Starts a local server that records its requests. */
async function serve(answer: RequestListener): Promise<{ origin: string; port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, port, asked };
}

const ok: RequestListener = (_request, response) => response.end('here');

describe('a link of an issue', () => {
  it.each([
    'mailto:info@dronesoccer.test?bcc=spy@example.ca',
    'mailto:info@dronesoccer.test?subject=Hello&BCC=spy@example.ca',
    'MAILTO:info@dronesoccer.test?cc=spy@example.ca',
    'mailto:?to=spy@example.ca',
    'mailto:info@dronesoccer.test?%62cc=spy@example.ca',
    'https://user:password@example.ca/',
    'https://dronesoccer.test@example.ca/',
    '//user:password@example.ca/',
  ])('%s stops the issue, with a reason', async (href) => {
    expect(hidesSomething(href)).toBe(true);
    const { result, message } = await checkLinks({ hrefs: [href], origin: 'http://localhost:1', alsoOutside: false });
    expect({ result, message }).toMatchObject({
      result: 'blocks',
      message: {
        en: expect.stringMatching(/^Remove the hidden recipients or the password/) as string,
        fr: expect.stringMatching(/^Retirez de ces liens/) as string,
      },
    });
  });

  it.each([
    'mailto:info@dronesoccer.test',
    'mailto:info@dronesoccer.test?subject=About%20bcc=me&body=Hello',
    '/shop?cc=1',
    'https://example.ca/?bcc=1',
    'https://example.ca/@name',
    'not a link',
  ])('%s hides nothing', (href) => {
    expect(hidesSomething(href)).toBe(false);
  });

  it('into this machine or a network of its own is never asked', async () => {
    const { port, asked } = await serve(ok);
    const own = 'http://localhost:1';
    const hosts = [
      ...['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f000001', '0177.0.0.1', '127.1'],
      ...['0.0.0.0', '[::]', 'LOCALHOST'],
    ];
    for (const host of hosts)
      expect([host, await probeLink(`http://${host}:${port}/`, own)]).toEqual([host, 'private']);
    expect(asked).toEqual([]);
  });

  it('is asked of the site’s own origin alone, and no redirect leads past that', async () => {
    const inner = await serve(ok);
    const { origin, asked } = await serve((request, response) => {
      if (request.url === '/inner') response.writeHead(302, { location: `http://127.0.0.1:${inner.port}/admin` });
      else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' });
      else if (request.url === '/round') response.writeHead(302, { location: '/round' });
      else if (request.url === '/moved') response.writeHead(301, { location: '/there' });
      response.end();
    });
    expect(await probeLink(`${origin}/inner`, origin)).toBe('private');
    expect(inner.asked).toEqual([]);
    expect(await probeLink(`${origin}/file`, origin)).toBe('fails');
    expect(await probeLink(`${origin}/round`, origin)).toBe('fails');
    expect(await probeLink(`${origin}/moved`, origin)).toBe('answers');
    expect(asked).toContain('HEAD /there');
  });

  it('is asked again with GET where HEAD is refused, and is missing only by 404 or 410', async () => {
    const { origin, asked } = await serve(({ method, url }, response) => {
      const status = Number(url?.slice(1));
      response.writeHead(method === 'HEAD' ? 405 : status).end();
    });
    const answers = await Promise.all(
      ['200', '404', '410', '500'].map((status) => probeLink(`${origin}/${status}`, origin)),
    );
    expect(answers).toEqual(['answers', 'missing', 'missing', 'fails']);
    expect(asked.toSorted().slice(0, 4)).toEqual(['GET /200', 'GET /404', 'GET /410', 'GET /500']);
  });

  it('that holds more than anyone wants is not read', async () => {
    let sent = 0;
    const { origin } = await serve(({ method }, response) => {
      if (method === 'HEAD') return response.writeHead(405).end();
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on('drain', more);
      return more();
    });
    expect(await probeLink(origin, origin)).toBe('answers');
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('the links of an issue', () => {
  it('block when a page of our own is missing, and warn of all else', async () => {
    const { origin } = await serve(({ url }, response) => response.writeHead(url === '/gone' ? 404 : 200).end());
    const check = async (...hrefs: string[]) => (await checkLinks({ hrefs, origin, alsoOutside: true })).result;
    expect(await check()).toBe('passes');
    expect(await check('/shop', `${origin}/fr/shop`, 'mailto:a@b.ca')).toBe('passes');
    expect(await check('/shop', '/gone')).toBe('blocks');
    expect(await check('/shop', 'http://127.0.0.1:1/')).toBe('warns');
    expect(await check('javascript:alert(1)')).toBe('warns');
  });

  it('are asked four at once, twenty at most, our own before the others', async () => {
    let [now, most] = [0, 0];
    const { origin, asked } = await serve((_request, response) => {
      most = Math.max(most, ++now);
      setTimeout(() => {
        now--;
        response.end();
      }, 5);
    });
    const pages = Array.from({ length: 30 }, (_, index) => `/page/${index}`);
    const finding = await checkLinks({ hrefs: ['http://10.0.0.1/', ...pages], origin, alsoOutside: true });
    expect(asked).toHaveLength(20);
    expect(most).toBeLessThanOrEqual(4);
    expect(finding).toMatchObject({ result: 'warns', message: { en: '11 links were not checked' } });
    await checkLinks({ hrefs: ['http://10.0.0.1/'], origin, alsoOutside: false });
  });
});

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.31.0.1', '192.168.1.1', '198.18.0.1'],
  ...[
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
  ],
  ...['2002:7f00:1::', '2001:db8::1', '2001::1', 'localhost', '', '1.2.3'],
])('%j is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4009::1'])('%j is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
