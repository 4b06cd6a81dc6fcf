'use strict';

/** `npm test` has started the database already; a run of Jest by hand starts its own. */
module.exports = async () => {
  if (process.env.TEST_DATABASE_SERVER) return;
  const { startDatabaseServer } = await import('./start-database-server.mjs');
  const running = await startDatabaseServer();
  process.env.TEST_DATABASE_SERVER = running.server;
  globalThis.__databaseServer = running;
};
