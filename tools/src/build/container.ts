import { rm } from 'node:fs/promises';
import { rolldown } from 'rolldown';
import { at, fingerprint } from '../workspace.ts';
import { makeWhenStale } from './stale.ts';

const sources = at('tools/src/container');

/**
 * Bundles the small programs of docker compose's containers to `tools/dist`, so the image needs none of their packages.
 */
export const buildContainerPrograms = (): Promise<boolean> =>
  makeWhenStale({
    name: 'container',
    fingerprint: () =>
      fingerprint(
        sources,
        at('libs/devkit/src'),
        at('libs/domain/src'),
        at('libs/contracts/src'),
        at('package-lock.json'),
      ),
    result: at('tools/dist/prepare.js'),
    async make() {
      await rm(at('tools/dist'), { recursive: true, force: true });
      const bundle = await rolldown({
        input: ['prepare', 'settings', 'mailbox'].map((name) => `${sources}/${name}.ts`),
        platform: 'node',
        logLevel: 'warn',
      });
      await bundle.write({ dir: at('tools/dist'), format: 'esm', minify: true });
      await bundle.close();
    },
  });
