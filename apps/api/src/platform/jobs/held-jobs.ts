import type { PgBoss } from 'pg-boss';
import type { JobFailure } from './failure.js';
import { failedQueue, failedRetentionSeconds } from './job.js';

const held: JobFailure = {
  message: 'The database was restored. This email may have been sent already.',
  isRefused: false,
  isHeld: true,
};

/**
 * Moves the emails that were due when the database was restored to the failed jobs, where an administrator sends or
 * dismisses each. They may have left already, in the time that the restored database does not know. A retried job is a
 * new job, so it is not held again, and a database that was never restored has nothing to hold.
 *
 * @param queues the queues whose jobs send one email each
 * @returns the number of emails
 */
export async function holdPastEmails(boss: PgBoss, queues: readonly string[]): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `WITH past AS (
       DELETE FROM pgboss.job j USING (SELECT max(restored_at) AS at FROM restores) r
       WHERE j.name = ANY ($1) AND j.state < 'completed' AND j.created_on <= r.at
         AND (j.start_after <= r.at OR j.state <> 'created')
       RETURNING j.id, j.name, j.data, j.singleton_key, j.created_on, j.retry_count
     )
     INSERT INTO pgboss.job (name, data, singleton_key, keep_until, source_name, source_id, source_created_on,
       source_retry_count, source_output)
     SELECT $2, data, singleton_key, now() + make_interval(secs => $3), name, id, created_on, retry_count - 1, $4::jsonb
     FROM past RETURNING id`,
    [queues, failedQueue, failedRetentionSeconds, JSON.stringify(held)],
  );
  return rows.length;
}
