import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from './body.js';
import type { ApiRequest } from './request.js';

describe('a body that is read into memory', () => {
  const answers: string[] = [];
  let withinMs: number;
  const server = createServer((request, response) => {
    readBody(request as ApiRequest, 'application/json', { withinMs }).then(
      () => response.end(JSON.stringify((request as ApiRequest).body)),
      () => answers.push('refused'),
    );
  });

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  const send = () => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json', 'content-length': '10' };
    return ask({ port, host: '127.0.0.1', method: 'POST', headers });
  };

  it('comes in time, also in pieces', async () => {
    withinMs = 60_000;
    const sender = send();
    sender.write('{"a":');
    setTimeout(() => sender.end('"bc"}'), 50);
    const [response] = (await once(sender, 'response')) as [NodeJS.ReadableStream];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe('{"a":"bc"}');
  });

  it('that does not come gives its socket up', async () => {
    withinMs = 150;
    const sender = send();
    sender.write('{"a":');
    await expect(once(sender, 'response')).rejects.toThrow(/hang up|ECONNRESET/);
    expect(answers).toEqual(['refused']);
  });
});
