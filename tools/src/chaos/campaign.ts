// Sends a campaign while its processes are killed again and again, and compares each email's state in the database with
// the emails that the mail server received.
import { msPerMinute } from '@dronesoccer/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { CampaignStatus, DeliveryState } from '@dronesoccer/contracts';
import { givenCampaign, givenPostalAddress, givenReaders, startMailSink } from '@dronesoccer/devkit';
import type { Client } from 'pg';
import type { RunningServer } from '../bench/servers.ts';

interface ChaosSize {
  readonly readers: number;
  readonly kills: number;
  readonly processes: number;
  /** Emails per second: slow enough for every kill to hit a running send, however long the processes take to start. */
  readonly pace: number;
}

interface ChaosFigures {
  sent: number;
  failed: number;
  unknown: number;
  skipped: number;
  /** Deliveries in any other state when everything should be done. */
  others: number;
  /** The emails that the mail server accepted; `duplicates` counts repeats to the same address. */
  taken: number;
  duplicates: number;
  /** Emails that are sent according to the database, but did not reach the mail server. */
  lost: number;
  /** Emails that the mail server accepted, but that are neither sent nor unknown according to the database. */
  unaccounted: number;
  status: number;
  seconds: number;
}

const STATES = `SELECT email::text AS email, state FROM campaign_deliveries WHERE campaign_id = $1`;
const END = 'SELECT status, ended_at IS NOT NULL AS ended FROM campaigns WHERE id = $1';
const PATIENCE_MS = 30 * msPerMinute;

/** @param start starts one process that serves requests and runs jobs, and sends its mail to the given address */
export const killWhileSending = async (
  client: Client,
  { readers: count, kills, processes, pace }: ChaosSize,
  start: (smtpUrl: string) => Promise<RunningServer>,
  say: (text: string) => void,
): Promise<ChaosFigures> => {
  const taken = new Map<string, number>();
  let letters = 0;
  const sink = await startMailSink({
    onAccepted: (recipients) => {
      letters++;
      for (const email of recipients) taken.set(email, (taken.get(email) ?? 0) + 1);
    },
  });
  let servers: RunningServer[] = [];
  const startAgain = async (): Promise<void> => {
    servers = await Promise.all(Array.from({ length: processes }, () => start(sink.smtpUrl)));
  };
  const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
    for (const end = Date.now() + PATIENCE_MS; !(await holds()); await pause(5)) {
      if (Date.now() > end) throw new Error('the campaign did not go on');
    }
  };
  try {
    // Start the first process alone, because several would create the queues concurrently.
    servers.push(await start(sink.smtpUrl));
    await givenPostalAddress(client);
    const { tagId } = await givenReaders(client, count);
    const started = Date.now();
    const { id } = await givenCampaign(client, { tagId, scheduledAt: new Date(), perSecond: pace });
    for (let kill = 1; kill <= kills; kill++) {
      // Distribute the kills evenly over the run, whatever the restarts take.
      await until(() => letters >= (kill * count) / (kills + 1));
      await Promise.all(servers.map((server) => server.kill()));
      say(`kill ${kill} of ${kills} after ${letters} letters`);
      await startAgain();
    }
    let last: { status: number; ended: boolean } | undefined;
    await until(async () => {
      await pause(500);
      [last] = (await client.query<{ status: number; ended: boolean }>(END, [id])).rows;
      return last?.ended ?? false;
    });
    const { rows } = await client.query<{ email: string; state: number }>(STATES, [id]);
    const inState = (state: number): number => rows.filter((row) => row.state === state).length;
    const { SENT, FAILED, UNKNOWN, SKIPPED } = DeliveryState;
    const figures = {
      sent: inState(SENT),
      failed: inState(FAILED),
      unknown: inState(UNKNOWN),
      skipped: inState(SKIPPED),
    };
    return {
      ...figures,
      others: count - figures.sent - figures.failed - figures.unknown - figures.skipped,
      taken: letters,
      duplicates: [...taken.values()].reduce((sum, times) => sum + times - 1, 0),
      lost: rows.filter(({ email, state }) => state === SENT && !taken.has(email)).length,
      unaccounted: rows.filter(({ email, state }) => taken.has(email) && state !== SENT && state !== UNKNOWN).length,
      status: last?.status ?? NaN,
      seconds: Math.round((Date.now() - started) / 1_000),
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await sink.stop();
  }
};

/** Returns true if promise R8 holds: no duplicates, nothing lost, everything accounted for. */
export const isAsPromised = ({ duplicates, lost, unaccounted, others, status }: ChaosFigures): boolean =>
  duplicates === 0 && lost === 0 && unaccounted === 0 && others === 0 && status === CampaignStatus.SENT;
