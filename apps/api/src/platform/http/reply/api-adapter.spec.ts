import { type AddressInfo, connect } from 'node:net';
import type { Server } from 'node:http';
import { useApi } from '../../../../test/support/api.js';
import { ApiAdapter } from './api-adapter.js';

describe('a sender who drips its headers', () => {
  let server: Server;

  beforeAll(async () => {
    const adapter = new ApiAdapter({ headers: 200, request: 60_000, keepAlive: 60_000, checkIntervalMs: 50 });
    adapter.initHttpServer();
    server = adapter.getHttpServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('loses its socket when its time is over, however many headers it still has', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const dripping = setInterval(() => socket.write('X-More: 1\r\n'), 20);
    await closed;
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

it('the product looks for slow senders every second, and gives their headers 15', () => {
  const adapter = new ApiAdapter();
  adapter.initHttpServer();
  const server = adapter.getHttpServer() as Server & { connectionsCheckingInterval: number };
  expect(server.connectionsCheckingInterval).toBe(1_000);
  expect(server.headersTimeout).toBe(15_000);
  expect(server.requestTimeout).toBe(180_000);
  expect(server.keepAliveTimeout).toBe(65_000);
});

describe('a request', () => {
  const api = useApi({ ROLES: 'http' });

  const statusOf = async (...hosts: string[]): Promise<string> => {
    const socket = connect(Number(new URL(await api.app.getUrl()).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(`GET /health/live HTTP/1.1\r\n${hosts.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    await closed;
    return answer.split('\r\n')[0] ?? '';
  };

  it.each([
    ['one host', ['Host: a'], 'HTTP/1.1 200 OK'],
    ['two hosts', ['Host: a', 'Host: b'], 'HTTP/1.1 400 Bad Request'],
    ['one host twice', ['Host: a', 'hOST: a'], 'HTTP/1.1 400 Bad Request'],
    ['no host', ['Accept: */*'], 'HTTP/1.1 400 Bad Request'],
  ])('with %s is answered as RFC 9112 requires', async (_what, hosts, status) => {
    expect(await statusOf(...hosts)).toBe(status);
  });
});
