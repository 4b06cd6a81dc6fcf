import {
  givenCampaign,
  givenPostalAddress,
  givenProduct,
  givenReaders,
  type GivenReaders,
  givenSlot,
} from '@dronesoccer/devkit';
import {
  type ArchivedCampaignWire,
  CampaignStatus,
  ConsentEntryKind,
  DeliveryState,
  SlotState,
  SlotType,
  SubscriptionState,
} from '@dronesoccer/contracts';
import { msPerDay, msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { campaignDesk, noDeliveries } from '../../../../test/support/newsletter.js';
import { waitingCampaigns } from './run.queries.js';

const { DRAFT, SCHEDULED, SENT, CANCELLED } = CampaignStatus;

describe('a campaign that goes out', () => {
  const api = useApi();
  const { team, staff, run, ended, deliveries } = campaignDesk(api);

  const send = (id: string, body?: object) =>
    staff().answer('newsletter.campaigns.admin.send', { params: { id }, body });
  const statusOf = async (id: string) => {
    const sql = 'SELECT status FROM campaigns WHERE id = $1';
    return (await api.database.query<{ status: number }>(sql, [id]))[0]?.status;
  };
  const received = ({ name }: GivenReaders) => api.mails.mails().filter(({ to }) => to[0]?.startsWith(name));
  const draft = async (count: number, options: Parameters<typeof givenCampaign>[1] = {}) => {
    const readers = await givenReaders(api.database, count);
    const { id, slug } = await givenCampaign(api.database, { tagId: readers.tagId, ...options });
    return { id, slug, readers };
  };

  it('reaches each reader once, in their language, with links and a way out of their own', async () => {
    const { id, slug, readers } = await draft(30, { subject: 'Été = «hiver» ' + 'x'.repeat(90) });
    expect(await run(id)).toBeNull();
    const begun = await send(id);
    expect(begun).toMatchObject({ status: 200, body: { data: { status: DRAFT, run: { endedAt: null } } } });
    const { counts } = await ended(id);
    expect(counts).toEqual({ ...noDeliveries, sent: 30 });
    expect(await statusOf(id)).toBe(SENT);
    const mails = received(readers);
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([...readers.emails].sort());
    expect(mails.filter(({ headers }) => headers['content-language']?.includes('fr'))).toHaveLength(3);
    const [one, other] = mails;
    if (one === undefined || other === undefined) throw new Error('Two emails should have arrived');
    expect(one.subject).toBe('Été = «hiver» ' + 'x'.repeat(90));
    const { 'message-id': messageId, 'list-unsubscribe': oneClick = '', ...headers } = one.headers;
    expect(headers).toMatchObject({ precedence: 'bulk', 'list-id': '<newsletter.localhost>' });
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(messageId).not.toBe(other.headers['message-id']);
    expect(oneClick).not.toBe(other.headers['list-unsubscribe']);
    for (const mail of [one, other]) {
      expect(mail.links.filter((link) => link.includes(`/newsletter/go/${id}/`)).length).toBeGreaterThanOrEqual(2);
      expect(mail.text).toMatch(/\/newsletter\/unsubscribe\?token=\w+&d=[\w-]+/);
      expect(mail.html).toContain('href="http://localhost:3000');
      expect(`${mail.html ?? ''}${mail.text}`).not.toMatch(/blank[0-9a-f]{24}/);
    }
    expect(one.links.filter((link) => other.links.includes(link))).toEqual(['http://localhost:3000']);
    // The tokens determine the effect of an email's links.
    const [, token] = /\/newsletter\/go\/[\w-]+\/([\w-]+)/.exec(one.text) ?? [];
    const visit = await api.guest.call('newsletter.campaigns.visit', { params: { id }, body: { token } });
    expect(visit.url).toMatch(new RegExp(`/(?:shop|newsletter/${slug})$`));
    const click = new URL(oneClick.slice(1, -1));
    await api.http
      .post(click.pathname + click.search)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    const sql = 'SELECT state FROM newsletter_subscriptions WHERE email = $1';
    expect(await api.database.query(sql, [one.to[0]])).toEqual([{ state: SubscriptionState.UNSUBSCRIBED }]);
  });

  it('begins once, however many administrators click how often, and takes no step that its state does not allow (NEWS_014)', async () => {
    const { id, readers } = await draft(20);
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(id)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    await ended(id);
    expect(await send(id)).toMatchObject({ status: 200, body: { data: { status: SENT } } });
    expect(received(readers)).toHaveLength(20);
    const audited = await api.database.query(
      `SELECT 1 FROM audit_entries WHERE action = 'campaign.sent' AND subject_id = $1`,
      [id],
    );
    expect(audited).toHaveLength(1);
    for (const step of ['cancel', 'pause', 'resume'] as const) {
      const refusal = await staff().answer(`newsletter.campaigns.admin.${step}`, { params: { id } });
      expect(refusal.body.errorCode).toBe('NEWS_014');
    }
    expect(
      (await staff().answer('newsletter.campaigns.admin.pace', { params: { id }, body: { perSecond: 5 } })).body
        .errorCode,
    ).toBe('NEWS_014');
  });

  it('is sent only as the administrator read it', async () => {
    const { id } = await draft(1);
    expect(await send(id, { version: 7 })).toMatchObject({
      status: 409,
      body: { errorCode: 'NEWS_015', data: { version: 1 } },
    });
    expect((await send(id, { version: 1 })).status).toBe(200);
  });

  it('shows what it names as it was when the first email left, until the last one and in the archive', async () => {
    const product = await givenProduct(api.database, { price: 12_950 });
    const event = await givenSlot(api.database, { type: SlotType.TOURNAMENT, prices: { fullStandard: 20_000 } });
    const body = `[[product:${product.slug}]]\n\n[[event:${event.id}]]`;
    const { id, slug, readers } = await draft(4, { body, perSecond: 1 });
    await send(id);
    await eventually(
      () => received(readers).length,
      (count) => count > 0,
    );
    await api.database.query('UPDATE products SET price_cents = 99900 WHERE id = $1', [product.id]);
    await api.database.query(
      `UPDATE class_slots SET full_standard_cents = 88800, state = ${SlotState.CANCELLED} WHERE id = $1`,
      [event.id],
    );
    await staff().call('newsletter.campaigns.admin.pace', { params: { id }, body: { perSecond: 1_000 } });
    await ended(id);
    for (const { text } of received(readers)) {
      expect(text).toMatch(/\$129\.50\n[^]*\$200\.00 a team\nhttp:\/\/localhost:3000\/newsletter\/go\//);
      expect(text).not.toMatch(/\$999|\$888|\/book\//);
    }
    const reply = await api.guest.answer('newsletter.campaigns.get', { params: { slug } });
    expect(reply.status).toBe(200);
    const { data } = reply.body as { data: ArchivedCampaignWire };
    expect([data.products, data.events]).toMatchObject([[{ price: 129.5 }], [{ id: event.id, price: 200 }]]);
    const links = await api.database.query<{ url: string }>('SELECT url FROM campaign_links WHERE campaign_id = $1', [
      id,
    ]);
    const paths = links.map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(expect.arrayContaining([`/book/${event.id}`, `/fr/book/${event.id}`]));
  });

  it('is checked for the time at which it leaves: that of its schedule, or now when it is sent at once', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * msPerDay);
    const { id: slotId } = await givenSlot(api.database, { type: SlotType.TOURNAMENT, startsAt: inDays(5) });
    const { id } = await draft(1, { body: `[[event:${slotId}]]`, scheduledAt: inDays(10) });
    const events = async () => {
      const data = await staff().call('newsletter.campaigns.admin.checks', { params: { id } });
      return data.find(({ name }) => name === 'events')?.result;
    };
    expect(await events()).toBe('blocks');
    await api.database.query('UPDATE campaigns SET status = $2 WHERE id = $1', [id, DRAFT]);
    expect(await events()).toBe('passes');
    await api.database.query('UPDATE campaigns SET status = $2 WHERE id = $1', [id, SCHEDULED]);
    expect((await send(id)).status).toBe(200);
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, sent: 1 });
  });

  it('keeps its pace, pauses, changes it, and goes on where it stopped', async () => {
    const { id, readers } = await draft(40, { perSecond: 4 });
    await send(id);
    await eventually(
      () => received(readers).length,
      (count) => count >= 3,
    );
    expect(await staff().call('newsletter.campaigns.admin.pause', { params: { id } })).toMatchObject({
      pauseReason: 'person',
    });
    const still = await eventually(
      () => run(id),
      ({ counts }) => counts.sending === 0,
    );
    expect(still.counts.sent + still.counts.pending).toBe(40);
    expect(still.counts.pending).toBeGreaterThan(20);
    expect((await staff().answer('newsletter.campaigns.admin.pause', { params: { id } })).body.errorCode).toBe(
      'NEWS_014',
    );
    expect(await statusOf(id)).toBe(DRAFT);
    expect(
      (await staff().call('newsletter.campaigns.admin.pace', { params: { id }, body: { perSecond: 1_000 } })).perSecond,
    ).toBe(1_000);
    expect((await run(id)).counts).toEqual(still.counts);
    expect(await staff().call('newsletter.campaigns.admin.resume', { params: { id } })).toMatchObject({
      pausedAt: null,
    });
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, sent: 40 });
    expect(new Set(received(readers).map(({ to }) => to[0])).size).toBe(40);
    expect(received(readers)).toHaveLength(40);
  });

  it('cancelled on the way, leaves the rest alone and says so', async () => {
    const { id, readers } = await draft(40, { perSecond: 4 });
    await send(id);
    await eventually(
      () => received(readers).length,
      (count) => count >= 2,
    );
    expect((await staff().answer('newsletter.campaigns.admin.cancel', { params: { id } })).status).toBe(200);
    const { counts, cancelledAt } = await ended(id);
    expect(counts).toEqual({ ...noDeliveries, sent: received(readers).length, skipped: 40 - received(readers).length });
    expect(cancelledAt).not.toBeNull();
    expect(await statusOf(id)).toBe(SENT);
    expect((await deliveries(id, DeliveryState.SKIPPED))[0]?.reason?.text).toBe('Cancelled before its turn');
    expect((await staff().answer('newsletter.campaigns.admin.cancel', { params: { id } })).body.errorCode).toBe(
      'NEWS_014',
    );
  });

  it('cancelled before it began, never goes out', async () => {
    const { id, readers } = await draft(3, { scheduledAt: new Date(Date.now() + 5 * msPerMinute) });
    await eventually(
      () => run(id),
      (found) => found !== null && found.counts.pending === 3,
    );
    expect(await staff().call('newsletter.campaigns.admin.cancel', { params: { id } })).toMatchObject({
      status: CANCELLED,
    });
    expect((await send(id)).body.errorCode).toBe('NEWS_014');
    expect(received(readers)).toEqual([]);
  });

  it('is prepared ahead of its hour; who joined since gets it, who left does not', async () => {
    const at = new Date(Date.now() + 5 * msPerMinute);
    const { id, readers } = await draft(6, { scheduledAt: at });
    await eventually(
      () => run(id),
      (found) => found !== null && found.counts.pending === 6,
    );
    expect(received(readers)).toEqual([]);
    const [left = '', deleted = '', stays = ''] = readers.emails;
    await api.database.query('UPDATE newsletter_subscriptions SET state = 3 WHERE email = $1', [left]);
    await api.database.query('DELETE FROM newsletter_subscriptions WHERE email = $1', [deleted]);
    const later = await givenReaders(api.database, 2);
    await api.database.query('UPDATE newsletter_subscription_tags SET tag_id = $1 WHERE tag_id = $2', [
      readers.tagId,
      later.tagId,
    ]);
    await api.database.query('UPDATE campaigns SET scheduled_at = now() WHERE id = $1', [id]);
    const { counts } = await ended(id);
    expect(counts).toEqual({ ...noDeliveries, sent: 6, skipped: 1 });
    const reached = [...received(readers), ...received(later)].map(({ to }) => to[0]);
    expect(reached).toHaveLength(6);
    expect(reached).toContain(stays);
    expect(reached).not.toContain(left);
    expect(reached).not.toContain(deleted);
  });

  it('skips who withdrew consent after the audience was fixed', async () => {
    const { id, readers } = await draft(12, { perSecond: 4 });
    await send(id);
    await eventually(
      () => run(id),
      ({ counts }) => counts.sent >= 1,
    );
    await staff().call('newsletter.campaigns.admin.pause', { params: { id } });
    await api.database.query(
      `UPDATE newsletter_subscriptions s SET state = 3 FROM campaign_deliveries d
       WHERE d.subscription_id = s.id AND d.campaign_id = $1 AND d.state = 1`,
      [id],
    );
    const waiting = await deliveries(id, DeliveryState.PENDING);
    await staff().call('newsletter.campaigns.admin.resume', { params: { id } });
    const { counts } = await ended(id);
    expect(counts.skipped).toBe(waiting.length);
    const reached = new Set(received(readers).map(({ to }) => to[0]));
    expect(waiting.filter(({ email }) => reached.has(email))).toEqual([]);
    expect((await deliveries(id, DeliveryState.SKIPPED))[0]?.reason?.text).toBe('Unsubscribed in the meantime');
  });

  it('waits for an administrator when it is overdue by more than an hour (R17)', async () => {
    const { id, readers } = await draft(3, { scheduledAt: new Date(Date.now() - 61 * msPerMinute) });
    const overdue = await eventually(
      () => pausedFor(id),
      (reason) => reason !== null,
    );
    expect(overdue).toBe('overdue');
    expect(await statusOf(id)).toBe(SCHEDULED);
    expect(received(readers)).toEqual([]);
    const { text } = await api.mails.waitFor({ to: team().email, subject: /^Paused: / });
    expect(text).toContain('more than an hour late');
    expect((await waitingCampaigns(api.database)).filter((each) => each.id === id)).toMatchObject([
      { reason: 'overdue' },
    ]);
    expect((await staff().answer('newsletter.campaigns.admin.resume', { params: { id } })).status).toBe(200);
    expect((await waitingCampaigns(api.database)).map((each) => each.id)).not.toContain(id);
    expect(api.mails.mails({ to: team().email, subject: /^Paused: / })).toHaveLength(1);
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, sent: 3 });
  });

  it('waits, too, when it stopped in the middle for more than an hour (R17)', async () => {
    const { id, readers } = await draft(20, { perSecond: 4 });
    await send(id);
    await eventually(
      () => run(id),
      ({ counts }) => counts.sent >= 1,
    );
    // The database looks like a backup from this moment that is restored two hours later.
    await api.database.query(`UPDATE campaigns SET next_at = now() - interval '2 hours' WHERE id = $1`, [id]);
    const before = received(readers).length;
    expect(
      await eventually(
        () => pausedFor(id),
        (reason) => reason !== null,
      ),
    ).toBe('overdue');
    expect(received(readers).length - before).toBeLessThanOrEqual(2);
    await staff().call('newsletter.campaigns.admin.pace', { params: { id }, body: { perSecond: 1_000 } });
    await staff().call('newsletter.campaigns.admin.resume', { params: { id } });
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, sent: 20 });
  });

  it('waits for the team when a check blocks it at its hour, which is notified once', async () => {
    const product = await givenProduct(api.database);
    const body = `Look\n\n[[product:${product.slug}]]`;
    const { id, readers } = await draft(3, { body, scheduledAt: new Date(Date.now() + 5 * msPerMinute) });
    await api.database.query('UPDATE products SET is_active = false WHERE id = $1', [product.id]);
    await api.database.query(`UPDATE settings SET value = value || '{"line1": ""}' WHERE key = 'organisation'`);
    await api.database.query('UPDATE campaigns SET scheduled_at = now() WHERE id = $1', [id]);
    const held = await eventually(
      () => pausedFor(id),
      (reason) => reason !== null,
    );
    expect([held, await statusOf(id), received(readers)]).toEqual(['checks', SCHEDULED, []]);
    const { text, links } = await api.mails.waitFor({ to: team().email, subject: /^On hold: / });
    // Each finding is a bullet point.
    const points = text.split('\n').filter((line) => line.startsWith('- '));
    expect(points).toHaveLength(2);
    expect(points.join()).toContain('postal address');
    expect(points.join()).toContain(product.slug);
    expect(links.some((link) => link.endsWith(`/dashboard/newsletter/campaigns/${id}?tab=sending`))).toBe(true);

    expect(await staff().refused('newsletter.campaigns.admin.resume', { params: { id } })).toEqual([422, 'NEWS_013']);
    await givenPostalAddress(api.database);
    expect((await staff().answer('newsletter.campaigns.admin.resume', { params: { id } })).body.errorCode).toBe(
      'NEWS_013',
    );
    await api.database.query('UPDATE products SET is_active = true WHERE id = $1', [product.id]);
    expect((await staff().answer('newsletter.campaigns.admin.resume', { params: { id } })).status).toBe(200);
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, sent: 3 });
    expect(
      api.mails.mails().filter(({ to, subject }) => to[0] === team().email && /^On hold/.test(subject)),
    ).toHaveLength(1);
  });

  const pausedFor = async (id: string) => {
    const sql = 'SELECT pause_reason AS reason FROM campaigns WHERE id = $1';
    return (await api.database.query<{ reason: string | null }>(sql, [id]))[0]?.reason ?? null;
  };
  it('suppresses addresses that do not exist, and says why each was refused', async () => {
    const { id, readers } = await draft(8);
    const [gone = '', full = '', spam = ''] = readers.emails;
    const codes: Record<string, [number, string]> = {
      [gone]: [550, '5.1.1'],
      [full]: [552, '5.2.2'],
      [spam]: [554, '5.7.1'],
    };
    api.mails.behave((recipient = '') => {
      const [code, enhanced] = codes[recipient] ?? [];
      return code === undefined || enhanced === undefined ? { kind: 'accept' } : { kind: 'refuse', code, enhanced };
    });
    await send(id);
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, sent: 5, failed: 3 });
    const failed = await deliveries(id, DeliveryState.FAILED);
    expect(Object.fromEntries(failed.map(({ email, reason }) => [email, reason?.code]))).toEqual({
      [gone]: '5.1.1',
      [full]: '5.2.2',
      [spam]: '5.7.1',
    });
    expect(failed.find(({ email }) => email === gone)?.reason?.text).toBe('There is no such address');
    const states = await api.database.query<{ email: string; state: number }>(
      'SELECT email::text, state FROM newsletter_subscriptions WHERE email = ANY ($1)',
      [[gone, full, spam]],
    );
    expect(Object.fromEntries(states.map(({ email, state }) => [email, state]))).toEqual({
      [gone]: SubscriptionState.SUPPRESSED,
      [full]: SubscriptionState.SUBSCRIBED,
      [spam]: SubscriptionState.SUBSCRIBED,
    });
    const ledger = await api.database.query(
      `SELECT c.kind, c.reason FROM newsletter_consents c JOIN newsletter_subscriptions s ON s.id = c.subscription_id
       WHERE s.email = $1`,
      [gone],
    );
    expect(ledger).toEqual([{ kind: ConsentEntryKind.SUPPRESSED, reason: '5.1.1' }]);
  });

  it('suppresses an address that its server refuses by 550, 551 or 553 alone, but for no other reason', async () => {
    const { id, readers } = await draft(9);
    const dead = [{ code: 550 }, { code: 551 }, { code: 553 }];
    const alive = [
      { code: 550, enhanced: '5.7.1' },
      { code: 550, at: 'content' as const },
      { code: 552 },
      { code: 554 },
      { code: 553, enhanced: '5.1.8' },
      { code: 550, enhanced: '5.2.1' },
    ];
    const refusals = new Map(readers.emails.map((email, index) => [email, [...dead, ...alive][index]]));
    api.mails.behave((recipient = '') => {
      const refusal = refusals.get(recipient);
      return refusal === undefined ? { kind: 'accept' } : { kind: 'refuse', ...refusal };
    });
    await send(id);
    expect((await ended(id)).counts).toEqual({ ...noDeliveries, failed: 9 });
    const suppressed = await api.database.query<{ email: string; reason: string }>(
      `SELECT s.email::text, c.reason FROM newsletter_subscriptions s
       JOIN newsletter_consents c ON c.subscription_id = s.id AND c.kind = ${ConsentEntryKind.SUPPRESSED}
       WHERE s.email = ANY ($1) AND s.state = ${SubscriptionState.SUPPRESSED} ORDER BY c.reason`,
      [readers.emails],
    );
    const [by550, by551, by553] = readers.emails;
    expect(suppressed).toEqual([
      { email: by550, reason: '550' },
      { email: by551, reason: '551' },
      { email: by553, reason: '553' },
    ]);
  });
});
