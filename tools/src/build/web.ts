import path from 'node:path';
import { StartFailure } from '@dronesoccer/devkit';
import { installedFile, runNode } from '../run.ts';
import { at, fingerprint } from '../workspace.ts';
import { makeWhenStale } from './stale.ts';

export const webDist = at('apps/web/dist');

export const viteCli = (): string => installedFile('apps/web', 'vite', 'bin/vite.js');

/** Builds the client to `apps/web/dist`. */
export const buildWeb = (): Promise<boolean> =>
  makeWhenStale({
    name: 'web',
    fingerprint: () =>
      fingerprint(at('apps/web'), at('libs/contracts/src'), at('libs/domain/src'), at('package-lock.json')),
    result: path.join(webDist, 'index.html'),
    async make() {
      await viteBuild();
      await viteBuild('--config', 'vite.server.config.ts');
    },
  });

async function viteBuild(...options: string[]): Promise<void> {
  const { code, output } = await runNode([viteCli(), 'build', '--logLevel', 'warn', ...options], {
    cwd: at('apps/web'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new StartFailure(`The client could not be built:\n${output}`);
}
