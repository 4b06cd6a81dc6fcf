import type { Executor } from '../../src/platform/database/index.js';

/** Makes the delayed emails about orders and bookings due now. */
export async function mailsAreDue(database: Executor): Promise<void> {
  await database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name IN ('orders.mail', 'bookings.mail') AND state = 'created'`,
  );
}

/** Makes the failed jobs of a queue, which wait before their next attempt, due now. */
export async function retriesAreDue(database: Executor, queue: string): Promise<void> {
  await database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'retry'`, [queue]);
}
