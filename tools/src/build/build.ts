/**
 * Builds outdated targets: the typed database client, the API, the client and the containers' programs, or only the
 * named ones (`build.ts api`). The image, nx and the launcher all build through this file or the functions that it
 * calls.
 */
import { StartFailure } from '@dronesoccer/devkit';
import { buildApi } from './api.ts';
import { buildContainerPrograms } from './container.ts';
import { buildWeb } from './web.ts';

const builds = { api: buildApi, web: buildWeb, container: buildContainerPrograms };
const namedBuilds = process.argv.slice(2);
const unknown = namedBuilds.filter((name) => !(name in builds));

try {
  if (unknown.length > 0) throw new StartFailure(`Nothing is built by the name ${unknown.join(', ')}.`);
  const chosen = Object.entries(builds).filter(([name]) => namedBuilds.length === 0 || namedBuilds.includes(name));
  await Promise.all(chosen.map(([, build]) => build()));
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}
