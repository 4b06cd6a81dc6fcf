import process from 'node:process';
import { inspect } from 'node:util';
import { createApp } from './app.js';
import { Config, ConfigError } from './config/index.js';
import { databaseFailure } from './platform/database/index.js';
import { createLog } from './platform/logging/index.js';
import { stopOnSignal } from './stop.js';

/** Starts the roles that the configuration names and stops them in order on a termination signal. */
async function start(): Promise<void> {
  const config = new Config(process.env);
  const log = createLog(config);
  const app = await createApp(config, log);
  if (config.roles.has('http')) {
    await app.listen(config.http.port, config.http.host);
  }
  stopOnSignal(app, config, log);
  log.info({ roles: [...config.roles], parts: [...config.parts], port: config.http.port }, 'started');
}

start().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});

/** A problem that an operator can fix is reported in one line; a stack trace would only hide it. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (databaseFailure(error)?.kind === 'unavailable') return 'The database at DATABASE_URL cannot be reached.';
  return inspect(error);
}
