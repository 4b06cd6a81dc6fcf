export { Database, executorOf } from './database.js';
export { DatabaseModule } from './database.module.js';
export type { Executor, Tx } from './executor.js';
export { databaseFailure, type DatabaseFailure } from './failures.js';
export type { PrismaTx } from './database.js';
export type { Prisma } from './generated/client.js';
export { newId } from './ids.js';
export { pageOf, type Slice, sliceOf, type WantedPage } from './page.js';
export type { RowStream } from './row-stream.js';
