import { type AddressInfo, connect } from 'node:net';
import { useApi } from '../../../../test/support/api.js';
import { goodPassword, registered, someEmail } from '../../../../test/support/people.js';

const person = (extra: object = {}) => ({
  firstName: 'Ann',
  lastName: 'Roy',
  email: someEmail(),
  password: goodPassword,
  ...extra,
});

describe('what is no call', () => {
  const api = useApi();

  it('is answered with the envelope and COMMON_002, in the language that was asked for', async () => {
    const english = await api.http.get('/api/nothing-here').expect(404);
    expect(english.body).toEqual({
      isSuccess: false,
      message: 'There is nothing at this address',
      errorCode: 'COMMON_002',
      data: null,
    });
    const french = await api.http
      .get('/api/nothing-here')
      .set('accept-language', 'fr-CA,fr;q=0.9,en;q=0.5')
      .expect(404);
    expect(french.body.message).toBe('Il n’y a rien à cette adresse');
  });

  it.each([
    ['*', 'There'],
    ['de', 'There'],
    ['fr', 'Il'],
    ['en;q=0.4, fr-CA;q=0.8', 'Il'],
    ['fr;q=0.1, en', 'There'],
    ['fr;q=0', 'There'],
    [`fr,${'x'.repeat(5_000)}`, 'Il'],
  ])('answers Accept-Language %s in words that begin with "%s"', async (language, start) => {
    const reply = await api.http.get('/api/nothing-here').set('accept-language', language);
    expect(reply.body.message).toMatch(new RegExp(`^${start} `));
  });

  it.each([
    ['POST', '/api/me', 404],
    ['DELETE', '/api/auth/login', 404],
    ['GET', '/api/auth/login', 404],
    ['GET', '/api', 404],
    ['GET', '/api/%E0%A4%A', 404],
    ['GET', '/api/../../etc/passwd', 404],
    ['PATCH', '/', 404],
    ['OPTIONS', '/api/me', 404],
  ])('%s %s is refused with %i, never a failure of ours', async (method, path, status) => {
    await api.http[method.toLowerCase() as 'get'](path).expect(status);
  });
});

describe('a body', () => {
  const api = useApi();
  const register = () => api.http.post('/api/auth/register');

  it.each(['{', '{"email":}', 'nothing', '{"a":1}}', '\u0000', '[1,2'])('%j is COMMON_003: no JSON', async (text) => {
    const reply = await register().set('content-type', 'application/json').send(text).expect(400);
    expect(reply.body).toMatchObject({ isSuccess: false, errorCode: 'COMMON_003' });
  });

  it.each(['[]', '"text"', '12', 'null', 'true', '[{"email":"a@b.ca"}]'])(
    '%s is no such thing at all',
    async (text) => {
      const reply = await register().set('content-type', 'application/json').send(text).expect(400);
      expect(reply.body.errorCode).toBe('AUTH_008');
    },
  );

  it('may hold 100 KB and no more', async () => {
    const exactly = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes - '{"email":""}'.length) });
    expect((await register().type('json').send(exactly(100_000)).expect(400)).body.errorCode).toBe('AUTH_008');
    expect((await register().type('json').send(exactly(100_001)).expect(413)).body.errorCode).toBe('COMMON_004');
    expect((await register().type('json').send(exactly(5_000_000)).expect(413)).body.errorCode).toBe('COMMON_004');
  });

  it('is measured while it comes when its length is not told, and others go on meanwhile', async () => {
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    // The server closes the connection while the client is still sending.
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/auth/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
    const chunk = `${(16_384).toString(16)}\r\n${'x'.repeat(16_384)}\r\n`;
    for (let sent = 0; sent < 10 && socket.writable; sent++) socket.write(chunk);
    socket.write('0\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await api.http.get('/health/live').expect(200);
  });

  it.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'email=a%40b.ca'],
    ['application/xml', '<a/>'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json; charset=latin1', '{}'],
    ['', '{}'],
  ])('of the type %j is COMMON_005', async (type, text) => {
    const reply = await register().set('content-type', type).send(text).expect(415);
    expect(reply.body.errorCode).toBe('COMMON_005');
  });

  it('that claims to be compressed is refused: nothing is unpacked', async () => {
    await register().set('content-type', 'application/json').set('content-encoding', 'gzip').send('{}').expect(415);
  });

  it.each([
    ['a key into the prototype', '{"__proto__":{"role":1}}'],
    ['the constructor', '{"constructor":{"prototype":{"role":1}}}'],
    ['a key that every object inherits', '{"hasOwnProperty":1}'],
    ['another one, deep inside', '{"firstName":{"toString":1}}'],
    ['a prototype deep inside', '{"firstName":{"a":[{"__proto__":1}]}}'],
    ['1,000 levels', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`],
    ['10,000 lists', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['a NUL byte', JSON.stringify(person({ firstName: 'A\u0000nn' }))],
    ['half a surrogate pair', '{"firstName":"\\ud800"}'],
    ['a NUL byte in a key', '{"first\\u0000Name":"Ann"}'],
  ])('with %s is refused', async (_what, text) => {
    const reply = await register().set('content-type', 'application/json').send(text).expect(400);
    expect(reply.body.errorCode).toBe('AUTH_008');
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });

  it.each([
    ['email', [null, 1, true, {}, [], 'x', 'a@b', 'a@b.c', `${'a'.repeat(300)}@b.ca`, 'a b@c.ca', "a@b.ca'--"]],
    ['firstName', [null, 1, {}, [], '', '   ', '<b>x</b>', 'x'.repeat(76), 'a\u0007b', '1']],
    ['password', [null, 12345678, {}, '', 'alllowercase1!', 'ALLUPPER1!', 'NoDigits!!', 'NoSigns123', 'x'.repeat(129)]],
    ['phone', [1, {}, 'abc', '123', '1'.repeat(13)]],
    ['locale', [null, 'de', 1, {}]],
  ])('whose %s is wrong names that field and no other', async (field, values) => {
    for (const value of values as unknown[]) {
      const reply = await register().send(person({ [field]: value }));
      expect({ value, status: reply.status, fields: fieldsOf(reply.body) }).toEqual({
        value,
        status: 400,
        fields: [field],
      });
    }
  });

  it('is read after the caller was let in: a stranger’s is not even parsed', async () => {
    await api.http.patch('/api/me').set('content-type', 'application/json').send('{broken').expect(401);
  });
});

describe('answers', () => {
  const api = useApi();

  it('carry a request id: the caller’s when it is sane, else a new one', async () => {
    const given = await api.http.get('/health/live').set('x-request-id', 'trace-me-12345').expect(200);
    expect(given.get('x-request-id')).toBe('trace-me-12345');
    for (const odd of ['short', 'with spaces in it', 'x'.repeat(65), '<script>alert(1)</script>']) {
      const made = await api.http.get('/health/live').set('x-request-id', odd).expect(200);
      expect(made.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('carry headers that keep a page from running what is not ours', async () => {
    const reply = await api.http.get('/api/nothing-here');
    const policy = reply.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
    expect(reply.get('X-Content-Type-Options')).toBe('nosniff');
    expect(reply.get('Strict-Transport-Security')).toBeUndefined();
    expect(reply.get('X-Powered-By')).toBeUndefined();
  });

  it('are bare where the contracts say so, and enveloped everywhere else', async () => {
    const { bearer, user } = await registered(api);
    expect((await api.http.get('/api/me').set(bearer)).body.id).toBe(user.id);
    expect((await api.http.get('/api/validate-token').set(bearer)).body).toEqual({
      valid: true,
      user: { userId: user.id, email: user.email },
    });
    const sessions = await api.http.get('/api/me/sessions').set(bearer);
    expect(sessions.body).toMatchObject({ isSuccess: true, message: '', errorCode: null, data: [{ isCurrent: true }] });
  });
});

function fieldsOf(body: { errors?: { field: string }[] }): string[] {
  return (body.errors ?? []).map(({ field }) => field);
}
