import type { PgBoss } from 'pg-boss';
import { type Executor, newId, write } from '../database/index.js';
import type { JobFailure } from './failure.js';
import { type EnqueueOptions, failedQueue, failedRetentionSeconds, type Job } from './job.js';
import { runningJob } from './run.js';

const heldFailure: JobFailure = {
  message: 'The database was restored. This email may have been sent already.',
  isRefused: false,
  isHeld: true,
};

/**
 * Holds the emails that a restored database would send again, among the failed jobs, where an administrator sends or
 * dismisses each. They may have left already, in the time that the restored database does not know. A retried job is a new
 * job, so it is not held again, and a database that was never restored has nothing to hold.
 */
export class HeldEmails {
  /** The last restore. Null if there was none within the time for which failed jobs are kept. */
  private restoredAt: Date | null = null;

  constructor(private readonly boss: PgBoss) {}

  /**
   * Moves the emails that were due when the database was restored to the failed jobs. Call it before a worker takes a job.
   *
   * @param queues the queues whose jobs send one email each
   * @returns the number of emails
   */
  async begin(queues: readonly string[]): Promise<number> {
    const { rows } = await this.boss
      .getDb()
      .executeSql('SELECT max(restored_at) AS at FROM restores WHERE restored_at > now() - make_interval(secs => $1)', [
        failedRetentionSeconds,
      ]);
    this.restoredAt = (rows[0] as { at: Date | null } | undefined)?.at ?? null;
    return this.holdPast(queues);
  }

  /**
   * Returns whether a job does work that was due before the restore. Such a job was queued by then, or it is the first
   * complete run of a repeating job since, which finds all work that the restored rows still need.
   */
  async isOfThePast({ id, name }: { id: string; name: string }, repeats: boolean): Promise<boolean> {
    if (this.restoredAt === null) return false;
    const { rows } = await this.boss.getDb().executeSql(
      repeats
        ? `SELECT 1 WHERE NOT EXISTS (
             SELECT 1 FROM pgboss.job WHERE name = $1 AND state = 'completed' AND completed_on > $2 AND id <> $3::uuid)`
        : 'SELECT 1 FROM pgboss.job WHERE name = $1 AND created_on <= $2 AND id = $3::uuid',
      [name, this.restoredAt, id],
    );
    return rows.length > 0;
  }

  /** Returns whether the running job may not send this email without an administrator. */
  mustHold({ options }: Job<object>, { startAfter }: Pick<EnqueueOptions, 'startAfter'>): boolean {
    const isDue = startAfter === undefined || startAfter.getTime() <= Date.now();
    return options.sendsEmail && isDue && runningJob()?.repeatsPast === true;
  }

  /** Adds emails to the failed jobs in the executor's transaction, in place of queueing them. */
  async hold(executor: Executor, { name }: Job<object>, datas: readonly object[], about?: string): Promise<void> {
    await write(
      executor,
      `INSERT INTO pgboss.job (name, data, singleton_key, keep_until, source_name, source_id, source_created_on,
         source_retry_count, source_output)
       SELECT $1, each.data, $4, now() + make_interval(secs => $5), $2, each.id, now(), -1, $6::jsonb
       FROM jsonb_to_recordset($3::jsonb) AS each (id uuid, data jsonb)`,
      [
        failedQueue,
        name,
        JSON.stringify(datas.map((data) => ({ id: newId(), data }))),
        about ?? null,
        failedRetentionSeconds,
        JSON.stringify(heldFailure),
      ],
      'emails-hold',
    );
  }

  private async holdPast(queues: readonly string[]): Promise<number> {
    const { rows } = await this.boss.getDb().executeSql(
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
      [queues, failedQueue, failedRetentionSeconds, JSON.stringify(heldFailure)],
    );
    return rows.length;
  }
}
