export { startMailSink, type MailSink } from '../mail/sink.ts';
export type { Behaviour } from '../mail/smtp.ts';
export type { StoredMail } from '../mail/store.ts';
export { freePort } from '../ports.ts';
export { openConnection, type Connection } from './connection.ts';
export { databaseAtVersion, type DatabaseAtVersion } from './database-at-version.ts';
export {
  keepCluster,
  openTestFolder,
  startOnCopyOf,
  startTestPostgres,
  usesContainer,
  type TestPostgres,
} from './server.ts';
export {
  emptyTestDatabase,
  TEST_SERVER_VARIABLE,
  testDatabase,
  type TestDatabase,
  type TestServer,
} from './test-database.ts';
