import type { Executor } from './executor.js';
import { OpenTransaction } from './open-transaction.js';

/** Runs `work` in a savepoint. If it fails, only its own writes are undone, and the caller may go on. */
export async function inSavepoint<Result>(executor: Executor, work: () => Promise<Result>): Promise<Result> {
  await executor.query('SAVEPOINT one_record');
  try {
    const result = await work();
    await executor.query('RELEASE SAVEPOINT one_record');
    return result;
  } catch (error) {
    await executor.query('ROLLBACK TO SAVEPOINT one_record');
    if (executor instanceof OpenTransaction) executor.forgetFailed();
    throw error;
  }
}
