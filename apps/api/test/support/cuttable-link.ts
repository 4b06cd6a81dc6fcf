import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to the database that can be cut and restored, as when PostgreSQL restarts under a running API. */
export interface CuttableLink {
  readonly url: string;
  cut(): void;
  mend(): void;
  /** The proxy's sockets that are currently connected to the API. */
  lines(): readonly Socket[];
  close(): Promise<void>;
}

export async function cuttableLink(databaseUrl: string): Promise<CuttableLink> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const nearEnds = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    nearEnds.add(near);
    near.on('close', () => nearEnds.delete(near));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    lines: () => [...nearEnds],
    close: () =>
      new Promise((resolve) => {
        isCut = true;
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
