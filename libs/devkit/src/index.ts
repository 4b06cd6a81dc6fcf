export * from './builders/index.ts';
export { chromiumFlags, findChromium } from './browser/chromium.ts';
export * from './failure.ts';
export { isPortFree } from './ports.ts';
export { isAlive } from './postgres/postmaster.ts';
export { startPostgres, type PostgresOptions, type RunningPostgres } from './postgres/server.ts';
export * from './stripe/index.ts';
export * from './testing/index.ts';
export * from './visitors/index.ts';
