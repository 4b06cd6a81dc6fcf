import path from 'node:path';
import { StartFailure } from '@dronesoccer/devkit';
import { installedFile, runNode } from '../run.ts';
import { at, fingerprint } from '../workspace.ts';
import { makeWhenStale } from './stale.ts';

const generatedFolder = at('apps/api/src/platform/database/generated');

/** Generates the typed database client from `prisma/schema`. */
export const generateDatabaseClient = (): Promise<boolean> =>
  makeWhenStale({
    name: 'database-client',
    fingerprint: () => fingerprint(at('prisma/schema'), at('prisma/package.json')),
    result: path.join(generatedFolder, 'client.ts'),
    async make() {
      const cli = installedFile('prisma', 'prisma', 'build/index.js');
      const { code, output } = await runNode([cli, 'generate', '--schema', 'schema', '--no-hints'], {
        cwd: at('prisma'),
        env: {
          // Generating needs no schema engine, but the CLI downloads one unless it is given an existing executable.
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
          CHECKPOINT_DISABLE: '1',
          PRISMA_HIDE_UPDATE_MESSAGE: '1',
        },
      });
      if (code !== 0) throw new StartFailure(`The database client could not be generated:\n${output}`);
    },
  });
