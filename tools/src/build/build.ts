/** Builds what has changed: the typed database client, the API and the client. The image is built with this. */
import { StartFailure } from '@dronesoccer/devkit';
import { buildApi } from './api.ts';
import { buildWeb } from './web.ts';

try {
  await Promise.all([buildApi(), buildWeb()]);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exitCode = 1;
}
