import { createServer } from 'node:net';

/** Returns whether nothing listens on the port. Only trying to listen there gives a certain answer. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await listenOnce(port, host)) !== undefined;
}

/** Returns a free port: `wish` if it is free, so that an address stays the same between starts. */
export async function freePort(wish = 0): Promise<number> {
  const port = (await listenOnce(wish, '127.0.0.1')) ?? (await listenOnce(0, '127.0.0.1'));
  if (port === undefined) throw new Error('No free port on 127.0.0.1.');
  return port;
}

function listenOnce(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
