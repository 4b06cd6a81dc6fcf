'use strict';

/** `npm test` has already started the database; a direct run of Jest starts its own. */
module.exports = async () => {
  if (process.env.TEST_DATABASE_SERVER) return;
  const { startDatabaseServer } = await import('./start-database-server.mjs');
  const running = await startDatabaseServer();
  process.env.TEST_DATABASE_SERVER = running.server;
  globalThis.__databaseServer = running;
};
