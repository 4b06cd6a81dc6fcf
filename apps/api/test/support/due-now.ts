import type { Executor } from '../../src/platform/database/index.js';

/** The mails about orders and bookings that wait for their time find that it has come. */
export async function mailsAreDue(database: Executor): Promise<void> {
  await database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name IN ('orders.mail', 'bookings.mail') AND state = 'created'`,
  );
}
