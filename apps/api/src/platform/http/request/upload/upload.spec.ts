import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Controller } from '@nestjs/common';
import { limits, Role } from '@dronesoccer/contracts';
import { useApi } from '../../../../../test/support/api.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { heldBytes } from '../../../../../test/support/memory.js';
import { registered } from '../../../../../test/support/people.js';
import { AppError } from '../../../errors/index.js';
import { openApiDocument, RawEndpoint, type SentFile, Upload } from '../../index.js';

const cache = mkdtempSync(path.join(tmpdir(), 'upload-'));
const incoming = path.join(cache, 'incoming');

@Controller()
class UploadProbe {
  @RawEndpoint({
    name: 'probe.upload',
    method: 'POST',
    path: '/api/probe/upload',
    summary: 'Takes a file',
    access: 'public',
    consumes: 'multipart/form-data',
  })
  take(@Upload() file: SentFile) {
    return { bytes: file.bytes, name: file.name, lies: readdirSync(incoming).length };
  }

  @RawEndpoint({
    name: 'probe.uploadLarge',
    method: 'POST',
    path: '/api/probe/upload-large',
    summary: 'Takes a larger file',
    access: 'public',
    consumes: 'multipart/form-data',
    files: { file: { max: 1, bytes: 20_000_000 } },
  })
  takeLarge(@Upload() file: SentFile) {
    return { bytes: file.bytes };
  }

  @RawEndpoint({
    name: 'probe.uploadFails',
    method: 'POST',
    path: '/api/probe/upload-fails',
    summary: 'Takes a file and fails',
    access: 'public',
    consumes: 'multipart/form-data',
  })
  fail(): never {
    throw new AppError('ORD_001');
  }

  @RawEndpoint({
    name: 'probe.uploadAdmin',
    method: 'POST',
    path: '/api/probe/upload-admin',
    summary: 'Takes a file of an administrator',
    access: [Role.SUPER_ADMIN],
    consumes: 'multipart/form-data',
  })
  takeOfAdmin() {
    return {};
  }
}

describe('a call that takes a file', () => {
  const api = useApi({ CACHE_DIR: cache }, { probes: [UploadProbe] });
  const upload = (to = 'upload') => api.http.post(`/api/probe/${to}`);
  it('reads nothing more of a large file whose sender is not let in: the connection closes', async () => {
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const boundary = 'frontier';
    socket.write(
      `POST /api/probe/upload-admin HTTP/1.1\r\nHost: x\r\nContent-Length: ${300 * 1024 * 1024}\r\n` +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n--${boundary}\r\n`,
    );
    // The client never sends the rest, so the connection closes only if the server does not wait for it.
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toMatch(/^connection: close$/im);
  });

  // The file is deleted after the reply, not before.
  const nothingIsLeft = () => eventually(() => readdirSync(incoming).length === 0);

  afterEach(nothingIsLeft);
  afterAll(() => rmSync(cache, { recursive: true }));

  it('has it on disk while it runs, and nothing afterwards', async () => {
    const reply = await upload().attach('file', Buffer.from('hello'), '../../etc/passwd.txt').expect(200);
    expect(reply.body).toEqual({ bytes: 5, name: 'passwd.txt', lies: 1 });
  });

  it('leaves nothing when it fails', async () => {
    await upload('upload-fails').attach('file', Buffer.from('hello'), 'a.txt').expect(404);
  });

  it('refuses uploads of callers without access before reading their bytes', async () => {
    await upload('upload-admin').attach('file', Buffer.alloc(1_000_000), 'a.bin').expect(401);
    const { bearer } = await registered(api);
    await upload('upload-admin').set(bearer).attach('file', Buffer.alloc(1_000_000), 'a.bin').expect(403);
  });

  it('takes 10 MB and not a byte more', async () => {
    await upload().attach('file', Buffer.alloc(limits.uploadBytes), 'a.bin').expect(200);
    const reply = await upload()
      .attach('file', Buffer.alloc(limits.uploadBytes + 1), 'a.bin')
      .expect(413);
    expect(reply.body.errorCode).toBe('COMMON_004');
    await upload()
      .attach('file', Buffer.alloc(limits.uploadBytes * 2), 'a.bin')
      .expect(413);
  });

  it('takes as many bytes more as the call says', async () => {
    await upload('upload-large').attach('file', Buffer.alloc(20_000_000), 'a.bin').expect(200);
    await upload('upload-large').attach('file', Buffer.alloc(20_000_001), 'a.bin').expect(413);
  });

  it('says that the file is missing', async () => {
    for (const request of [upload().field('name', 'x'), upload().field('file', 'no file')]) {
      const reply = await request.set('accept-language', 'fr').expect(400);
      expect(reply.body.errors).toEqual([{ field: 'file', message: 'Choisissez un fichier' }]);
    }
  });

  it.each([
    ['a second file', () => upload().attach('file', Buffer.from('a'), 'a').attach('file', Buffer.from('b'), 'b')],
    ['a file under another name', () => upload().attach('other', Buffer.from('a'), 'a')],
    ['a text that is too long', () => upload().field('note', 'x'.repeat(5_000)).attach('file', Buffer.from('a'), 'a')],
    ['a name that is too long', () => upload().field('n'.repeat(200), 'x').attach('file', Buffer.from('a'), 'a')],
    ['a key into the prototype', () => upload().field('__proto__', 'x').attach('file', Buffer.from('a'), 'a')],
    ['a key of every object', () => upload().field('hasOwnProperty', 'x').attach('file', Buffer.from('a'), 'a')],
    ['a nested key', () => upload().field('a[b]', 'x').attach('file', Buffer.from('a'), 'a')],
    ['a NUL byte', () => upload().field('note', 'a\u0000b').attach('file', Buffer.from('a'), 'a')],
  ])('refuses %s', async (_what, send) => {
    const reply = await send();
    expect({ status: reply.status, code: reply.body.errorCode }).toEqual({ status: 400, code: 'COMMON_010' });
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['no part', 'multipart/form-data; boundary=x', 'nothing of the kind'],
    ['a header without end', 'multipart/form-data; boundary=x', `--x\r\nContent-Disposition: ${'y'.repeat(100_000)}`],
  ])('refuses a body with %s', async (_what, type, body) => {
    await upload().set('content-type', type).send(body).expect(400);
  });

  it('refuses 10,000 parts, again and again, and holds no memory for them', async () => {
    const part = (index: number) => `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\nv\r\n`;
    const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nv\r\n';
    // The file is included, so that only the number of fields is wrong.
    const fields = `${file}${Array.from({ length: 10_000 }, (_, index) => part(index)).join('')}--x--\r\n`;
    const files = `${file.repeat(10_000)}--x--\r\n`;
    const flood = async () => {
      for (const body of [fields, files]) {
        await upload().set('content-type', 'multipart/form-data; boundary=x').send(body).expect(400);
      }
    };
    await flood();
    const before = heldBytes();
    for (let round = 0; round < 15; round++) await flood();
    // The buffers hold about twenty million bytes, which are freed with their connections.
    await eventually(
      () => heldBytes() - before,
      (held) => held < 10_000_000,
    );
  });

  it('clears up after a sender who goes away in the middle', async () => {
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/probe/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    );
    await eventually(() => readdirSync(incoming).length === 1);
    socket.destroy();
    await nothingIsLeft();
  });

  it('says in OpenAPI what it takes', () => {
    const operation = openApiDocument(api.app).paths['/api/probe/upload']?.post;
    expect(operation?.requestBody).toMatchObject({
      content: { 'multipart/form-data': { schema: { required: ['file'] } } },
    });
  });
});
