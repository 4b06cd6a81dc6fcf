import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Server } from 'node:http';
import type { Express } from 'express';
import { useApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { ApiAdapter } from './api-adapter.js';

describe('slow and many sockets (S11)', () => {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  const quick = { headers: 60_000, request: 60_000, keepAlive: 60_000, stalled: 60_000, checkIntervalMs: 50 };

  const open = (port: number) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    const answer = { text: '' };
    socket.on('data', (data) => (answer.text += data.toString('latin1').slice(0, 200)));
    const closed = () => eventually(() => socket.closed);
    return { socket, answer, closed };
  };
  /** Serves with these limits, and returns how to connect and the number of connections. */
  const listen = async (limits: Partial<typeof quick>, connections = 100) => {
    const adapter = new ApiAdapter({ ...quick, ...limits }, connections);
    adapter.initHttpServer();
    const express = adapter.getInstance<Express>();
    express.get('/small', (_, response) => void response.end('small'));
    express.get('/large', (_, response) => void response.end(Buffer.alloc(64_000_000)));
    express.post('/body', (request, response) => void request.resume().on('end', () => response.end('read')));
    const server: Server = adapter.getHttpServer();
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const count = () => new Promise<number>((resolve) => server.getConnections((_, found) => resolve(found)));
    return { connection: () => open((server.address() as AddressInfo).port), count };
  };
  /** Another visitor is served while the slow one holds its socket. */
  const expectService = async ({ socket, closed, answer }: ReturnType<typeof open>) => {
    socket.write('GET /small HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await closed();
    expect(answer.text).toMatch(/^HTTP\/1\.1 200 /);
  };

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  });

  it('a sender who drips its headers loses its socket when its time is over', async () => {
    const { connection } = await listen({ headers: 200 });
    const slow = connection();
    slow.socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const dripping = setInterval(() => slow.socket.write('X-More: 1\r\n'), 20);
    await slow.closed();
    clearInterval(dripping);
    expect(slow.answer.text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a sender who drips its body loses its socket when its time is over', async () => {
    const { connection } = await listen({ headers: 1_000, request: 2_000 });
    const slow = connection();
    slow.socket.write('POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n');
    const dripping = setInterval(() => slow.socket.write('x'), 20);
    await expectService(connection());
    await slow.closed();
    clearInterval(dripping);
    expect(slow.answer.text).not.toContain('read');
  });

  it('a reader who takes nothing of a large answer loses its socket', async () => {
    const { connection, count } = await listen({ stalled: 1_000 });
    const slow = connection();
    slow.socket.pause();
    slow.socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await expectService(connection());
    await eventually(count, (found) => found === 0);
  });

  it('connections beyond the limit are closed at once, and there is room again when one ends', async () => {
    const { connection, count } = await listen({}, 3);
    const idle = [connection(), connection(), connection()];
    await eventually(count, (found) => found === 3);
    const refused = connection();
    await refused.closed();
    expect(refused.answer.text).toBe('');
    idle[0]?.socket.destroy();
    await eventually(count, (found) => found === 2);
    await expectService(connection());
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
  expect(server.timeout).toBe(60_000);
  expect(server.maxConnections).toBe(4_000);
});

describe('a request', () => {
  const api = useApi({ ROLES: 'http' });

  const statusOf = async (...hosts: string[]): Promise<string> => {
    const socket = connect(Number(new URL(await api.app.getUrl()).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    const closed = () => eventually(() => socket.closed);
    socket.write(`GET /health/live HTTP/1.1\r\n${hosts.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    await closed();
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
