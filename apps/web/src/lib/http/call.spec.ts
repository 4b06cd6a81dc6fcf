import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error';
import { errorMessage } from '../errors/error-message';
import { loader } from '../loader';
import { tokens } from '../session/tokens';
import { postAuthForm } from './auth-form';
import { call } from './call';
import { whenRefreshRefused } from './refresh';

type Handler = (url: string, request: RequestInit) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const success = (data: unknown) => json(200, { isSuccess: true, message: 'ok', errorCode: null, data });
const failure = (status: number, errorCode: string) =>
  json(status, { isSuccess: false, message: 'from the server', errorCode, data: null });

/** Mocks the network; `sent` records the requests. */
function network(handler: Handler) {
  const sent: { path: string; request: RequestInit; token: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const headers = new Headers(request.headers);
    sent.push({ path: url, request, token: headers.get('authorization') });
    await Promise.resolve();
    return handler(url, request);
  });
  return { sent, refreshes: () => sent.filter(({ path }) => path === '/api/auth/refresh').length };
}

const bearer = (request: RequestInit) => new Headers(request.headers).get('authorization');
let round = 0;
let refused = 0;

beforeEach(() => {
  // Every test has its own tokens, so that a refreshed token does not look fresh to the next test.
  round += 1;
  refused = 0;
  tokens.save({ accessToken: `old-${round}`, refreshToken: `refresh-${round}` });
  whenRefreshRefused(() => {
    refused += 1;
  });
});

const isOld = (request: RequestInit) => bearer(request) === `Bearer old-${round}`;
const newPair = () => json(200, { accessToken: `new-${round}`, refreshToken: `refresh-${round}-b` });

describe('a call', () => {
  it('gives the data of the envelope, and asks in the language of the page', async () => {
    const { sent } = network(() => success({ totalItems: 3 }));
    await expect(call('cart.summary', { query: { locationId: 'detected_1' } })).resolves.toEqual({ totalItems: 3 });
    expect(sent[0]?.path).toBe('/api/cart/summary?locationId=detected_1');
    expect(new Headers(sent[0]?.request.headers).get('accept-language')).toBe('en');
    expect(sent[0]?.token).toBe(`Bearer old-${round}`);
  });

  it('names each request, and a retry differently', async () => {
    const { sent } = network((path, request) => {
      if (path === '/api/auth/refresh') return newPair();
      return isOld(request) ? failure(401, 'AUTH_002') : success(null);
    });
    await call('cart.summary');
    const ids = sent
      .filter(({ path }) => path.startsWith('/api/cart'))
      .map(({ request }) => new Headers(request.headers).get('x-request-id') ?? '');
    expect(ids).toHaveLength(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('gives a bare answer as it is', async () => {
    network(() => json(200, [{ id: 'l-1' }]));
    await expect(call('locations.list')).resolves.toEqual([{ id: 'l-1' }]);
  });

  it('fills in and encodes path parameters', async () => {
    const { sent } = network(() => success({}));
    await call('products.get', { params: { slug: 'a/b' } });
    expect(sent[0]?.path).toBe('/api/products/a%2Fb');
  });

  it('fails with the code, the status, the fields and the wait the server named', async () => {
    network(() =>
      json(
        429,
        { isSuccess: false, message: 'slow', errorCode: 'COMMON_006', errors: [{ field: 'email', message: 'no' }, 7] },
        { 'retry-after': '30' },
      ),
    );
    const error = await call('products.list', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 'COMMON_006',
      retryAfter: 30,
      fields: [{ field: 'email', message: 'no' }],
    });
  });

  it('says a known code in the person’s language, and an unknown one as the server did', async () => {
    network(() => failure(404, 'PROD_001'));
    const known = await call('products.list', {}).catch((reason: unknown) => reason);
    expect(errorMessage(known)).toBe('Product not found');
    network(() => failure(418, 'TEAPOT'));
    const unknown = await call('products.list', {}).catch((reason: unknown) => reason);
    expect(errorMessage(unknown)).toBe('from the server');
    expect(errorMessage(new Error('inner'), 'Failed to update cart')).toBe('Failed to update cart');
  });

  it('calls a dead network a network failure, and what is no JSON too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(call('locations.list')).rejects.toMatchObject({ kind: 'network', status: 0 });
    network(() => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }));
    await expect(call('locations.list')).rejects.toMatchObject({ kind: 'http', status: 502, code: null });
  });

  it('sends one idempotency key for one attempt, the same when it is retried after a refresh', async () => {
    const { sent } = network((url, request) =>
      url.endsWith('/auth/refresh') ? newPair() : isOld(request) ? failure(401, 'AUTH_002') : success({}),
    );
    await call('cart.merge', { body: { items: [] }, idempotencyKey: 'once-and-once' });
    const keys = sent
      .filter(({ path }) => path.startsWith('/api/cart/merge'))
      .map(({ request }) => new Headers(request.headers).get('idempotency-key'));
    expect(keys).toEqual(['once-and-once', 'once-and-once']);
  });
});

describe('an expired session', () => {
  it('is refreshed once for five calls, and each of them is sent again', async () => {
    const { sent, refreshes } = network((url, request) =>
      url.endsWith('/auth/refresh') ? newPair() : isOld(request) ? failure(401, 'AUTH_002') : success(1),
    );
    const all = await Promise.all(Array.from({ length: 5 }, () => call('cart.summary')));
    expect(all).toEqual([1, 1, 1, 1, 1]);
    expect(refreshes()).toBe(1);
    expect(sent).toHaveLength(11);
    expect(tokens.refresh()).toBe(`refresh-${round}-b`);
  });

  it('takes the token that another tab has got meanwhile', async () => {
    const { refreshes } = network((url, request) => {
      if (url.endsWith('/auth/refresh')) return newPair();
      if (!isOld(request)) return success(1);
      tokens.save({ accessToken: `tab-${round}`, refreshToken: `tab-refresh-${round}` });
      return failure(401, 'AUTH_002');
    });
    await expect(call('cart.summary')).resolves.toBe(1);
    expect(refreshes()).toBe(0);
  });

  it('lets a new call wait for the refresh that runs', async () => {
    const refreshed = Promise.withResolvers<Response>();
    const { sent } = network((url, request) =>
      url.endsWith('/auth/refresh') ? refreshed.promise : isOld(request) ? failure(401, 'AUTH_002') : success(1),
    );
    const first = call('cart.summary');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const second = call('cart.get');
    refreshed.resolve(newPair());
    await Promise.all([first, second]);
    const ofSecond = sent.filter(({ path }) => path.startsWith('/api/cart/get'));
    expect(ofSecond.map(({ token }) => token)).toEqual([`Bearer new-${round}`]);
  });

  it('is retried once only: a second 401 is the answer', async () => {
    const { sent, refreshes } = network((url) =>
      url.endsWith('/auth/refresh') ? newPair() : failure(401, 'AUTH_002'),
    );
    await expect(call('cart.summary')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(3);
    expect(refreshes()).toBe(1);
    expect(refused).toBe(0);
  });

  it('ends when the refresh is refused', async () => {
    network((url) => failure(401, url.endsWith('/auth/refresh') ? 'AUTH_004' : 'AUTH_002'));
    await expect(call('cart.summary')).rejects.toMatchObject({ code: 'AUTH_004' });
    expect(refused).toBe(1);
  });

  it.each([429, 500, 503])('survives a refresh that answers %i', async (status) => {
    network((url) => (url.endsWith('/auth/refresh') ? json(status, {}) : failure(401, 'AUTH_002')));
    await expect(call('cart.summary')).rejects.toMatchObject({ status });
    expect(refused).toBe(0);
    expect(tokens.refresh()).toBe(`refresh-${round}`);
  });

  it('survives a dead network during the refresh', async () => {
    network((url) => {
      if (url.endsWith('/auth/refresh')) throw new TypeError('offline');
      return failure(401, 'AUTH_002');
    });
    await expect(call('cart.summary')).rejects.toMatchObject({ kind: 'network' });
    expect(refused).toBe(0);
  });

  it('stays ended when the logout came while the new pair was on its way', async () => {
    network((url) => {
      if (!url.endsWith('/auth/refresh')) return failure(401, 'AUTH_002');
      localStorage.clear();
      return newPair();
    });
    await expect(call('cart.summary')).rejects.toMatchObject({ status: 401 });
    expect(tokens.access()).toBeNull();
  });
});

describe('a forbidden call', () => {
  it('refreshes at most once, however often it is made', async () => {
    const { refreshes } = network((url) => (url.endsWith('/auth/refresh') ? newPair() : failure(403, 'AUTH_003')));
    for (let time = 0; time < 20; time += 1) {
      await expect(call('cart.summary')).rejects.toMatchObject({ status: 403 });
    }
    expect(refreshes()).toBe(1);
    expect(refused).toBe(0);
  });
});

describe('signing in', () => {
  it('carries no token, and its 401 asks for no refresh', async () => {
    const { sent } = network(() => failure(401, 'AUTH_001'));
    const body = { email: 'a@b.ca', password: 'x' };
    await expect(call('auth.login', { body })).rejects.toMatchObject({ code: 'AUTH_001' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.token).toBeNull();
  });
});

describe('the form-encoded auth helper', () => {
  it('posts fields to the auth host and carries no token', async () => {
    const { sent } = network(() => json(200, { ok: true }));
    await expect(postAuthForm('/auth/exchange', { code: 'a b&c' })).resolves.toEqual({ ok: true });
    expect(sent[0]?.path).toBe('/api/auth/exchange');
    expect(sent[0]?.request.body).toBe('code=a+b%26c');
    expect(new Headers(sent[0]?.request.headers).get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(sent[0]?.token).toBeNull();
  });
});

describe('the global loader', () => {
  it('counts the calls under way, failed ones too, and leaves out those that skip it', async () => {
    const gate = Promise.withResolvers<Response>();
    network(() => gate.promise);
    const running = [
      call('cart.summary'),
      call('cart.get'),
      call('cart.count', { body: { items: [] }, skipLoader: true }),
    ];
    await vi.waitFor(() => expect(loader.count()).toBe(2));
    gate.resolve(failure(500, 'COMMON_001'));
    await Promise.allSettled(running);
    expect(loader.count()).toBe(0);
  });
});
