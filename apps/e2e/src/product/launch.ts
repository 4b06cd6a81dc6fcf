/** Starts a separate product instance with the demo data: built if stale, with a separate database. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ProductAddress } from './address.ts';

const server = path.resolve(import.meta.dirname, '../../../../tools/src/test/product-server.ts');

interface LaunchedProduct {
  readonly address: ProductAddress;
  readonly end: () => Promise<void>;
}

export async function launchProduct(settings: NodeJS.ProcessEnv = {}): Promise<LaunchedProduct> {
  const child = fork(server, { execArgv: [], env: { ...process.env, ...settings } });
  const ended = once(child, 'exit');
  const address = await new Promise<ProductAddress>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ProductAddress));
    void ended.then(([code]) => reject(new Error(`The product did not start (code ${String(code)}): see above.`)));
  });
  return {
    address,
    async end() {
      child.disconnect();
      await ended;
    },
  };
}
