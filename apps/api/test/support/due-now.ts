import type { Executor } from '../../src/platform/database/index.js';

/** The mails about orders that wait for their time find that it has come. */
export async function orderMailsAreDue(database: Executor): Promise<void> {
  await database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'orders.mail' AND state = 'created'`);
}
