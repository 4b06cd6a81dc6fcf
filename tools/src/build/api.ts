import { rename, rm } from 'node:fs/promises';
import { StartFailure } from '@dronesoccer/devkit';
import { installedFile, runNode } from '../run.ts';
import { at, fingerprint } from '../workspace.ts';
import { generateDatabaseClient } from './generate.ts';
import { generateReplySchemas } from './reply-schemas.ts';
import { makeWhenStale } from './stale.ts';

export const apiEntry = at('apps/api/dist/main.js');

/**
 * Node's options for the API, as in the Dockerfile. By default V8 lets the heap double before it collects garbage, and
 * keeps that memory. When it collects after a growth of a third, the process stays small and flat at the same CPU time.
 * A limit (`--max-old-space-size`) would also work, but kills the process when one large response briefly needs more.
 */
export const heapOptions = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** Compiles the API to `apps/api/dist`; the new build replaces the old one only when it is complete. */
export async function buildApi(): Promise<boolean> {
  const generated = await Promise.all([generateDatabaseClient(), generateReplySchemas()]);
  const compiled = await makeWhenStale({
    name: 'api',
    fingerprint: () =>
      fingerprint(
        at('apps/api/src'),
        at('apps/api/.swcrc'),
        at('libs/contracts/src'),
        at('prisma/schema'),
        at('package-lock.json'),
      ),
    result: apiEntry,
    async make() {
      const cli = installedFile('apps/api', '@swc/cli', 'bin/swc.js');
      const args = [
        cli,
        'src',
        '--out-dir',
        'build',
        '--copy-files',
        '--strip-leading-paths',
        '--ignore',
        '**/*.spec.ts,**/*.mutations.yaml',
        '--quiet',
      ];
      await rm(at('apps/api/build'), { recursive: true, force: true });
      const { code, output } = await runNode(args, { cwd: at('apps/api') });
      if (code !== 0) throw new StartFailure(`The API could not be compiled:\n${output}`);
      await rm(at('apps/api/dist'), { recursive: true, force: true });
      await rename(at('apps/api/build'), at('apps/api/dist'));
    },
  });
  return generated.includes(true) || compiled;
}
