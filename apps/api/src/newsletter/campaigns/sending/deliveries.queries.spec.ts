import { DeliveryState } from '@dronesoccer/contracts';
import { givenCampaign, givenDelivery, givenReaders, givenSentCampaign } from '@dronesoccer/devkit';
import { msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import {
  claim,
  type ClaimedDelivery,
  markUnanswered,
  type Outcome,
  recordOutcomes,
  sendAgain,
  skipRest,
} from './deliveries.queries.js';
import { startNow, startScheduled } from './run.queries.js';

const { PENDING, SENDING, SENT, FAILED, UNKNOWN, SKIPPED } = DeliveryState;

const api = useApi({ ROLES: 'http' });

describe('a delivery (R8)', () => {
  const start = new Date('2026-11-02T15:00:00Z');
  const later = (minutes: number) => new Date(start.getTime() + minutes * msPerMinute);

  /** Creates a campaign whose only recipient has been prepared. */
  const prepared = async () => {
    const { tagId } = await givenReaders(api.database, 1);
    const { id: campaignId } = await givenSentCampaign(api.database);
    const [subscriber] = await api.database.query<{ id: string; email: string }>(
      `SELECT s.id, s.email::text AS email FROM newsletter_subscriptions s
       JOIN newsletter_subscription_tags t ON t.subscription_id = s.id WHERE t.tag_id = $1`,
      [tagId],
    );
    const subscription = { subscriptionId: subscriber?.id ?? '', email: subscriber?.email ?? '' };
    const { id } = await givenDelivery(api.database, campaignId, { ...subscription, state: PENDING });
    return { campaignId, id };
  };
  const take = async (campaignId: string, at: Date): Promise<ClaimedDelivery[]> =>
    (await api.database.transaction((tx) => claim(tx, campaignId, 10, at))).claimed;
  const record = (one: ClaimedDelivery | undefined, outcome: Partial<Outcome>, at: Date) => {
    const { id, attempt } = one ?? { id: '', attempt: 0 };
    const base = { id, attempt, state: SENT, code: null, retryAt: null, isDeferred: false };
    return recordOutcomes(api.database, [{ ...base, ...outcome }], at);
  };
  const stateOf = async (id: string) => {
    const sql = 'SELECT state, attempts, retry_at AS "retryAt" FROM campaign_deliveries WHERE id = $1';
    return (await api.database.query<{ state: number; attempts: number; retryAt: Date | null }>(sql, [id]))[0];
  };

  it('keeps the state of its second attempt when the answer to the first arrives late', async () => {
    const { campaignId, id } = await prepared();
    const [first] = await take(campaignId, start);
    await markUnanswered(api.database, later(2), later(3));
    await api.database.transaction((tx) => sendAgain(tx, campaignId, [id], later(4)));
    const [second] = await take(campaignId, later(5));
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    // The server deferred the first attempt. Recording that now would send the email a third time.
    await record(first, { state: PENDING, retryAt: later(6), isDeferred: true }, later(6));
    expect(await stateOf(id)).toEqual({ state: SENDING, attempts: 2, retryAt: null });
    await record(second, {}, later(7));
    expect(await stateOf(id)).toMatchObject({ state: SENT });
    expect(await take(campaignId, later(8))).toEqual([]);
  });

  it('keeps its final state when an answer is recorded twice', async () => {
    const { campaignId, id } = await prepared();
    const [one] = await take(campaignId, start);
    await record(one, {}, later(1));
    await record(one, { state: PENDING, retryAt: later(2) }, later(2));
    expect(await stateOf(id)).toMatchObject({ state: SENT, retryAt: null });
  });

  it('is unknown when no answer came in time, and is corrected by an answer that comes late', async () => {
    const { campaignId, id } = await prepared();
    const [one] = await take(campaignId, start);
    expect(await markUnanswered(api.database, start, later(1))).toBe(0);
    expect(await markUnanswered(api.database, later(1), later(3))).toBe(1);
    expect(await stateOf(id)).toMatchObject({ state: UNKNOWN });
    await record(one, { state: FAILED, code: '5.1.1' }, later(4));
    expect(await stateOf(id)).toMatchObject({ state: FAILED });
    expect(await markUnanswered(api.database, later(9), later(9))).toBe(0);
  });

  it('is sent again only while it is unknown, and only in its own campaign', async () => {
    const { campaignId, id } = await prepared();
    const other = await prepared();
    const again = (campaign: string) => api.database.transaction((tx) => sendAgain(tx, campaign, [id], later(5)));
    const [one] = await take(campaignId, start);
    expect(await again(campaignId)).toBe(0);
    await markUnanswered(api.database, later(1), later(3));
    expect(await again(other.campaignId)).toBe(0);
    expect(await again(campaignId)).toBe(1);
    expect(await again(campaignId)).toBe(0);
    expect(one?.id).toBe(id);
  });

  it('that waits is skipped when its campaign is cancelled; one on its way is not', async () => {
    const [waiting, sending, elsewhere] = [await prepared(), await prepared(), await prepared()];
    await take(sending.campaignId, start);
    for (const { campaignId } of [waiting, sending]) {
      await api.database.transaction((tx) => skipRest(tx, campaignId, later(1)));
    }
    expect(await stateOf(waiting.id)).toMatchObject({ state: SKIPPED });
    expect(await stateOf(sending.id)).toMatchObject({ state: SENDING });
    expect(await stateOf(elsewhere.id)).toMatchObject({ state: PENDING });
  });

  it('that waits for its retry is not claimed before it', async () => {
    const { campaignId } = await prepared();
    const [one] = await take(campaignId, start);
    await record(one, { state: PENDING, retryAt: later(10) }, later(1));
    expect(await take(campaignId, later(9))).toEqual([]);
    expect(await take(campaignId, later(10))).toHaveLength(1);
  });
});

describe('a run (R9)', () => {
  it.each([
    ['now', startNow, {}],
    ['at its hour', startScheduled, { scheduledAt: new Date() }],
  ])('begins %s with no version but the one that was checked', async (_when, start, options) => {
    const { id } = await givenCampaign(api.database, options);
    await api.database.query('UPDATE campaigns SET version = version + 1 WHERE id = $1', [id]);
    const [row] = await api.database.query<{ version: number }>('SELECT version FROM campaigns WHERE id = $1', [id]);
    const { version } = row ?? { version: 0 };
    expect(await start(api.database, id, version - 1, new Date())).toBe(false);
    expect(await start(api.database, id, version, new Date())).toBe(true);
  });
});
