import { setTimeout as sleep } from 'node:timers/promises';
import { givenCampaign, givenPostalAddress, givenReaders, startMailSink, testDatabase } from '@dronesoccer/devkit';
import { CampaignStatus, DeliveryState } from '@dronesoccer/contracts';
import pg from 'pg';
import { testEnvironment } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { startApiProcess } from '../../../../test/support/processes.js';

const readers = 300;
const kills = 3;

describe('a process that is killed while a campaign goes out', () => {
  it('costs no one a second email, and what may have left is listed (R8)', async () => {
    const database = await testDatabase();
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const taken: string[] = [];
    const mails = await startMailSink({ onAccepted: (recipients) => taken.push(...recipients) });
    const start = () => startApiProcess(testEnvironment(database.url, mails.smtpUrl));
    let running = await start();
    try {
      await givenPostalAddress(pool);
      const { tagId, emails } = await givenReaders(pool, readers);
      const { id } = await givenCampaign(pool, { tagId, scheduledAt: new Date() });
      for (let kill = 1; kill <= kills; kill++) {
        await eventually(async () => (await sleep(1), taken.length >= (kill * readers) / (kills + 1)));
        await running.kill();
        running = await start();
      }
      // The test does not wait for the emails of the last killed process: it makes their answers overdue.
      const overdue = `UPDATE campaign_deliveries SET at = at - interval '3 minutes' WHERE state = ${DeliveryState.SENDING} AND at < now() - interval '5 seconds'`;
      const end = 'SELECT status FROM campaigns WHERE id = $1 AND ended_at IS NOT NULL';
      const ended = async () => {
        await pool.query(overdue);
        return (await pool.query<{ status: number }>(end, [id])).rows;
      };
      expect(await eventually(ended, (rows) => rows.length === 1)).toEqual([{ status: CampaignStatus.SENT }]);

      const { rows } = await pool.query<{ email: string; state: number }>(
        'SELECT email::text AS email, state FROM campaign_deliveries WHERE campaign_id = $1',
        [id],
      );
      expect(rows.map(({ email }) => email).sort()).toEqual([...emails].sort());
      const inState = (state: number) => rows.filter((row) => row.state === state).map(({ email }) => email);
      const [sent, unknown] = [inState(DeliveryState.SENT), inState(DeliveryState.UNKNOWN)];
      expect(sent.length + unknown.length).toBe(readers);
      expect(new Set(taken).size).toBe(taken.length);
      expect(sent.filter((email) => !taken.includes(email))).toEqual([]);
      expect(taken.filter((email) => !sent.includes(email) && !unknown.includes(email))).toEqual([]);
    } finally {
      await running.kill();
      await mails.stop();
      await pool.end();
      await database.drop();
    }
  });
});
