// The cost of a campaign: emails per second through one process to a mail server on the same machine, and memory, which
// must not grow with the list. There is no bare server to compare with, because the mail server's responses set the
// pace.
import { msPerMinute } from '@dronesoccer/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { givenCampaign, givenPostalAddress, givenReaders, startMailSink } from '@dronesoccer/devkit';
import pg from 'pg';
import { forgetPeak, peakMb } from './memory.ts';
import { columnsOf } from './report.ts';
import { type BenchSecrets, startOurs } from './servers.ts';

const LISTS = [1_000, 10_000] as const;
const PREPARED = 100_000;
const SOON_MS = 5 * msPerMinute;

const ENDED = 'SELECT 1 FROM campaigns WHERE id = $1 AND ended_at IS NOT NULL';
const READY = 'SELECT 1 FROM campaigns WHERE id = $1 AND prepared_at IS NOT NULL';

export const campaignFigures = async (databaseUrl: string, secrets: BenchSecrets, folder: string): Promise<string> => {
  let taken = 0;
  const sink = await startMailSink({ onAccepted: () => void taken++ });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const worker = await startOurs(databaseUrl, secrets, folder, null, {
    ROLES: 'http,worker',
    SMTP_URL: sink.smtpUrl,
    NEWSLETTER_PER_SECOND: '1000',
  });
  const rows = ['what readers letters seconds per-second peak-MB'.split(' ')];
  /** Measures the time from the campaign's creation until the statement finds a row. */
  const measure = async (what: string, readers: number, scheduledAt: () => Date, until: string): Promise<void> => {
    const { tagId } = await givenReaders(client, readers);
    taken = 0;
    forgetPeak(worker.pid);
    const started = performance.now();
    const { id } = await givenCampaign(client, { tagId, scheduledAt: scheduledAt() });
    while ((await client.query(until, [id])).rows.length === 0) await pause(20);
    const seconds = (performance.now() - started) / 1_000;
    const cells = [readers, taken, seconds.toFixed(1), (readers / seconds).toFixed(0), peakMb(worker.pid)];
    rows.push([what, ...cells.map(String)]);
  };
  try {
    await givenPostalAddress(client);
    for (const readers of LISTS) await measure('sent', readers, () => new Date(), ENDED);
    await measure('prepared', PREPARED, () => new Date(Date.now() + SOON_MS), READY);
    return `a campaign, one process, unthrottled\n\n${columnsOf(rows, 0)}\n`;
  } finally {
    await worker.stop();
    await client.end();
    await sink.stop();
  }
};
