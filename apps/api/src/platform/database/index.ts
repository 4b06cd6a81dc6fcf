export { type Columns, selectList } from './columns.js';
export {
  type Bind,
  bindTo,
  type Condition,
  type Conditions,
  contains,
  containsInAnyCase,
  containsWords,
  equals,
  type FilterOf,
  ifTrue,
  onDates,
  onDays,
  patternOf,
  searchTerm,
  usedElsewhere,
  whereOf,
} from './conditions.js';
export { Database, executorOf } from './database.js';
export { DatabaseModule } from './database.module.js';
export { type Executor, type Tx, write } from './executor.js';
export { databaseFailure, type DatabaseFailure } from './failures.js';
export type { PrismaTx } from './database.js';
export type { Prisma } from './generated/client.js';
export { newId } from './ids.js';
export { inSavepoint } from './in-savepoint.js';
export { likeText } from './like.js';
export { openList, readFirst, readList, readPage, type SqlList } from './list.js';
export { asWire, limitedPageOf, pageOf, type RowOf, type Slice, sliceOf, type RequestedPage } from './page.js';
export { Outrun } from './outrun.js';
export { withGenericPlan } from './planned-once.js';
export { recordPersistently } from './record-persistently.js';
export { isSamePerson } from './same-person.js';
export type { RowStream } from './row-stream.js';
