import { setTimeout as sleep } from 'node:timers/promises';
import { SubscriberImportStatus, type SubscriberImportWire } from '@dronesoccer/contracts';
import { formOf } from '../../../../../test/support/client.js';
import { useKillableApi } from '../../../../../test/support/killable-api.js';
import { isFull } from '../../../../../test/support/two-processes.js';

const rows = 10_000;
/** The number of rows whose consent wording is unknown. Each of their addresses gets one email. */
const asked = 500;
const kills = isFull ? 10 : 3;

describe('an API that is killed while it imports subscribers', () => {
  const api = useKillableApi();

  it(`adds each of ${rows} addresses once, through ${kills} kills`, async () => {
    const lines = Array.from(
      { length: rows },
      (_, n) => `reader${n}@list.test,express,2025-01-01,Form,${n % (rows / asked) === 0 ? '' : 'Send me news'}`,
    );
    const heading = 'email,consent,consent_date,consent_source,consent_wording';
    const form = formOf({ file: new File([`${heading}\n${lines.join('\n')}\n`], 'many.csv') });
    await api.pool.query(
      `UPDATE settings SET value = value || '{"line1": "1 Test Street"}' WHERE key = 'organisation'`,
    );
    const { id } = await api.admin.call('newsletter.imports.admin.upload', { form });
    await api.admin.call('newsletter.imports.admin.confirm', { params: { id } });
    const until = async (isSo: (found: SubscriberImportWire) => boolean): Promise<SubscriberImportWire> => {
      for (;;) {
        const found = await api.admin.call('newsletter.imports.admin.get', { params: { id } });
        if (isSo(found)) return found;
        await sleep(5);
      }
    };

    const { DONE } = SubscriberImportStatus;
    for (let kill = 0, seen = 0; kill < kills; kill++) {
      const found = await until(({ status, doneRows }) => status === DONE || doneRows > seen);
      seen = found.doneRows;
      await api.kill();
    }

    const done = await until(({ status }) => status === DONE);
    const counts = { added: rows - asked, asked, confirmed: 0, kept: 0, refused: 0 };
    expect(done).toMatchObject({ doneRows: rows, counts });
    const found = await api.pool.query<{ subscribers: number; entries: number; mails: number }>(
      `SELECT (SELECT count(*)::int FROM newsletter_subscriptions WHERE state = 2) AS subscribers,
              (SELECT count(*)::int FROM newsletter_consents) AS entries,
              (SELECT count(DISTINCT data ->> 'subscriptionId')::int FROM pgboss.job
                WHERE name = 'newsletter.imported-confirmation' HAVING count(*) = count(DISTINCT data)) AS mails`,
    );
    expect(found.rows[0]).toEqual({ subscribers: rows - asked, entries: rows, mails: asked });
  });
});
