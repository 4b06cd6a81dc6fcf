import { type Behaviour, givenCampaign, givenReaders } from '@dronesoccer/devkit';
import { CampaignStatus, type DeliveryCounts, DeliveryState } from '@dronesoccer/contracts';
import { msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { campaignDesk, noDeliveries } from '../../../../test/support/newsletter.js';

/** The ways a mail server may treat a campaign, and the effects on its emails (R8, R10). */
describe('a mail server', () => {
  // The connection to a silent mail server ends soon, so that the test does not wait for it.
  const api = useApi({ SMTP_TIMEOUT_SECONDS: '3' });
  const { staff, run, ended, deliveries, team } = campaignDesk(api);

  const counts = (id: string, holds: (counts: DeliveryCounts) => boolean) =>
    eventually(async () => (await run(id)).counts, holds);
  /** Ends the pauses that follow failures. */
  const hurry = async (id: string) => {
    await api.database.query('UPDATE campaign_deliveries SET retry_at = now() WHERE campaign_id = $1 AND state = 1', [
      id,
    ]);
    await api.database.query('UPDATE campaigns SET next_at = now() WHERE id = $1', [id]);
  };
  const sent = async (count: number) => {
    const { tagId, emails, name } = await givenReaders(api.database, count);
    const { id } = await givenCampaign(api.database, { tagId });
    await staff().call('newsletter.campaigns.admin.send', { params: { id } });
    const received = () => api.mails.mails().flatMap(({ to }) => to.filter((email) => email.startsWith(name)));
    return { id, emails, received };
  };

  it.each<[string, Behaviour]>([
    ['does not answer', { kind: 'stall' }],
    ['cuts the line before the email', { kind: 'drop', at: 'recipient' }],
    ['refuses our sender for now', { kind: 'refuse', code: 451, at: 'sender' }],
    ['refuses our sender for good', { kind: 'refuse', code: 550, at: 'sender' }],
  ])('that %s has surely not sent it: it is tried again, and once (R10)', async (_what, behaviour) => {
    api.mails.behave(behaviour);
    const { id, emails, received } = await sent(5);
    const tried =
      'SELECT count(*)::int AS count FROM campaign_deliveries WHERE campaign_id = $1 AND retry_at IS NOT NULL';
    await eventually(async () => (await api.database.query<{ count: number }>(tried, [id]))[0]?.count === 5);
    expect((await run(id)).counts).toEqual({ ...noDeliveries, pending: 5 });
    api.mails.behave({ kind: 'accept' });
    await hurry(id);
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, sent: 5 });
    expect(received().sort()).toEqual([...emails].sort());
  });

  it.each<[string, Behaviour]>([
    ['takes an email and cuts the line', { kind: 'drop', at: 'content' }],
    ['takes an email and never answers', { kind: 'stall', at: 'content' }],
  ])('that %s may have sent it: it is listed, and sent again by choice alone (R8)', async (_what, behaviour) => {
    api.mails.behave(behaviour);
    const { id, received } = await sent(4);
    const { endedAt, counts: all } = await ended(id);
    expect(all).toEqual({ ...noDeliveries, unknown: 4 });
    expect(received()).toHaveLength(4);
    api.mails.behave({ kind: 'accept' });
    const listed = await deliveries(id, DeliveryState.UNKNOWN);
    expect(listed.map(({ reason }) => reason?.text)).toContain('Handed over, but the mail server never replied');
    const [one, two] = listed.map((delivery) => delivery.id);
    expect(
      (
        await staff().answer('newsletter.campaigns.admin.resend', {
          params: { id },
          body: { deliveries: ['x'.repeat(36)] },
        })
      ).body.errorCode,
    ).toBe('NEWS_014');
    const chosen = { deliveries: [one, two] };
    expect(
      (await staff().answer('newsletter.campaigns.admin.resend', { params: { id }, body: chosen })).body.errorCode,
    ).toBeNull();
    await counts(id, ({ sent: done }) => done === 2);
    expect((await run(id)).counts).toEqual({ ...noDeliveries, sent: 2, unknown: 2 });
    expect(received()).toHaveLength(6);
    expect(
      (await staff().answer('newsletter.campaigns.admin.resend', { params: { id }, body: chosen })).body.errorCode,
    ).toBe('NEWS_014');
    const sql = 'SELECT status, ended_at AS "endedAt" FROM campaigns WHERE id = $1 AND NOT resending';
    const look = () => api.database.query<{ status: number; endedAt: Date }>(sql, [id]);
    const [row] = await eventually(look, (rows) => rows.length === 1);
    expect([row?.status, row?.endedAt.toISOString()]).toEqual([CampaignStatus.SENT, endedAt]);
  });

  it('that closes its connections after two emails gets the others by new ones, each once', async () => {
    api.mails.behave({ kind: 'accept', perConnection: 2 });
    const { id, emails, received } = await sent(30);
    const { counts: all } = await ended(id);
    expect(all).toEqual({ ...noDeliveries, sent: 30 });
    expect(received().sort()).toEqual([...emails].sort());
  });

  it('that refuses some for good and puts others off: these for a day, then they have failed', async () => {
    const readers = new Map<string, number>();
    api.mails.behave((recipient = '') => {
      const index = Number(/-(\d+)@/.exec(recipient)?.[1] ?? 0);
      readers.set(recipient, index);
      if (index % 4 === 1) return { kind: 'refuse', code: 550, enhanced: '5.1.1' };
      return index % 4 === 2 ? { kind: 'refuse', code: 452, enhanced: '4.2.2' } : { kind: 'accept' };
    });
    const { id, received } = await sent(20);
    await counts(id, ({ sent: done, failed }) => done + failed === 15);
    expect((await run(id)).counts).toEqual({ ...noDeliveries, sent: 10, failed: 5, pending: 5 });
    expect((await run(id)).endedAt).toBeNull();
    const waiting = await deliveries(id, DeliveryState.PENDING);
    expect(waiting[0]?.reason).toEqual({ code: '4.2.2', text: 'The mailbox is full' });
    await hurry(id);
    const again = 'SELECT 1 FROM campaign_deliveries WHERE campaign_id = $1 AND attempts = 2 AND retry_at > now()';
    await eventually(async () => (await api.database.query(again, [id])).length === 5);
    await api.database.query(
      `UPDATE campaign_deliveries SET deferred_at = now() - interval '25 hours' WHERE campaign_id = $1 AND id <> $2`,
      [id, waiting[0]?.id],
    );
    await hurry(id);
    await counts(id, ({ failed }) => failed === 9);
    api.mails.behave({ kind: 'accept' });
    await hurry(id);
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, sent: 11, failed: 9 });
    expect(received()).toHaveLength(11);
  });

  it('that refuses everyone pauses the campaign, of which the team is mailed once, until an administrator lets it go on', async () => {
    api.mails.behave((recipient) =>
      recipient === team().email ? { kind: 'accept' } : { kind: 'refuse', code: 554, enhanced: '5.7.1' },
    );
    const { id } = await sent(150);
    const paused = await eventually(
      () => run(id),
      ({ pausedAt, counts: { sending } }) => pausedAt !== null && sending === 0,
    );
    expect(paused.pauseReason).toBe('refusals');
    expect(paused.counts.failed).toBeGreaterThanOrEqual(50);
    expect(paused.counts.failed).toBeLessThan(100);
    expect(paused.counts.failed + paused.counts.pending).toBe(150);
    const { text, links } = await api.mails.waitFor({ to: team().email, subject: /^Paused: / });
    expect(text).toContain('Too many mail servers refused');
    expect(links.some((link) => link.endsWith(`/dashboard/newsletter/campaigns/${id}?tab=sending`))).toBe(true);
    const { waitingCampaigns: waiting } = await api.as(team()).call('reports.admin.attention');
    expect(waiting.filter((each) => each.id === id)).toMatchObject([{ reason: 'refusals' }]);
    api.mails.behave({ kind: 'accept' });
    await staff().call('newsletter.campaigns.admin.resume', { params: { id } });
    const { counts: all } = await ended(id);
    expect(all).toEqual({ ...noDeliveries, failed: paused.counts.failed, sent: paused.counts.pending });
    expect(api.mails.mails({ to: team().email, subject: /^Paused: / })).toHaveLength(1);
  });

  it('whose answer died with the process that waited for it may have sent the email (R8)', async () => {
    const { tagId } = await givenReaders(api.database, 3);
    const { id } = await givenCampaign(api.database, { tagId, scheduledAt: new Date(Date.now() + msPerMinute) });
    await eventually(
      () => run(id),
      (found) => found !== null && found.counts.pending === 3,
    );
    // The state that a killed process leaves behind: one delivery from a while ago, one from just now.
    const handedOver = (ago: string) =>
      api.database.query(
        `UPDATE campaign_deliveries SET state = 2, at = now() - $2::interval
         WHERE id = (SELECT id FROM campaign_deliveries WHERE campaign_id = $1 AND state = 1 LIMIT 1)`,
        [id, ago],
      );
    await handedOver('3 minutes');
    await handedOver('1 second');
    const after = await counts(id, ({ unknown }) => unknown > 0);
    expect(after).toEqual({ ...noDeliveries, pending: 1, sending: 1, unknown: 1 });
  });
});
