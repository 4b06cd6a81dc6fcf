export * from './failure.ts';
export { startMailSink, type MailSink, type MailSinkOptions } from './mail/sink.ts';
export type { Behaviour } from './mail/smtp.ts';
export type { StoredMail } from './mail/store.ts';
export { freePort, isPortFree } from './ports.ts';
export { hasCluster, startPostgres, type PostgresOptions, type RunningPostgres } from './postgres/server.ts';
export { isAlive } from './postgres/postmaster.ts';
