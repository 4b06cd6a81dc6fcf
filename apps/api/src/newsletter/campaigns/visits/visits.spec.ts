import { CampaignStatus, DeliveryState, Role, SubscriptionState, VisitKind } from '@dronesoccer/contracts';
import { givenSentCampaign, type GivenSentCampaign, givenDelivery, type GivenDelivery } from '@dronesoccer/devkit';
import { msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { clientOf, dataOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { untilLocked } from '../../../../test/support/gate.js';
import { someEmail, withRoles } from '../../../../test/support/people.js';
import { newId } from '../../../platform/database/index.js';
import { EmailTokens } from './email-tokens.js';
import { creditToEmail } from './visits.jobs.js';
import { holdFollowed, recordVisit } from './visits.queries.js';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const scanner = 'Mozilla/5.0 (compatible; Barracuda Sentinel (EE))';
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * msPerMinute);
const ball = 'https://shop.example/shop/product/ball-20';
const rules = 'https://rules.example/';

describe('what readers do with an issue', () => {
  const api = useApi();
  let tokens: EmailTokens;
  let bearer: { authorization: string };

  beforeAll(async () => {
    tokens = api.app.get(EmailTokens);
    ({ bearer } = await withRoles(api, Role.SUPER_ADMIN));
  });

  const visit = async (campaignId: string, body: object, agent: string | null = browser) => {
    const headers = { 'user-agent': agent ?? '' };
    const reply = await api.guest.answer('newsletter.campaigns.visit', { params: { id: campaignId }, body, headers });
    const { data, errorCode } = reply.body;
    return { status: reply.status, code: errorCode, url: data?.url };
  };
  const follow = (delivery: GivenDelivery, position = 1, agent: string | null = browser) =>
    visit(delivery.campaignId, { token: tokens.tokenOf(delivery.id, position) }, agent);
  const resultsOf = ({ id }: GivenSentCampaign) =>
    api.as({ bearer }).call('newsletter.campaigns.admin.visits', { params: { id } });
  const rowsOf = ({ id }: GivenSentCampaign) =>
    api.database.query<{ kind: number; reason: string; position: number | null; delivered: boolean }>(
      `SELECT kind, reason, position, delivery_id IS NOT NULL AS delivered FROM campaign_visits WHERE campaign_id = $1 ORDER BY at, id`,
      [id],
    );
  const givenVisit = (delivery: GivenDelivery, at: Date, kind: VisitKind = VisitKind.PERSON, position = 1) =>
    api.database.query(
      `INSERT INTO campaign_visits (id, campaign_id, delivery_id, position, at, kind, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        newId(),
        delivery.campaignId,
        delivery.id,
        position,
        at,
        kind,
        kind === VisitKind.PERSON ? 'browser' : 'scanner',
      ],
    );

  describe('a link that is followed', () => {
    it('says where it leads, and is a person’s visit', async () => {
      const campaign = await givenSentCampaign(api.database, { links: [ball, rules] });
      const delivery = await givenDelivery(api.database, campaign.id);
      expect(await follow(delivery, 2)).toEqual({ status: 200, code: null, url: rules });
      const visits = await rowsOf(campaign);
      expect(visits).toEqual([{ kind: VisitKind.PERSON, reason: 'browser', position: 2, delivered: true }]);
    });

    it('counts once in ten minutes for its reader, however often and however fast', async () => {
      const campaign = await givenSentCampaign(api.database, { links: [ball, rules] });
      const delivery = await givenDelivery(api.database, campaign.id);
      const other = await givenDelivery(api.database, campaign.id);
      const replies = await Promise.all(Array.from({ length: 20 }, () => follow(delivery)));
      expect(new Set(replies.map(({ url }) => url))).toEqual(new Set([ball]));
      expect(await rowsOf(campaign)).toHaveLength(1);
      await follow(delivery, 2);
      await follow(other);
      expect(await rowsOf(campaign)).toHaveLength(3);
      await api.database.query(`UPDATE campaign_visits SET at = at - interval '11 minutes' WHERE campaign_id = $1`, [
        campaign.id,
      ]);
      await follow(delivery);
      expect(await rowsOf(campaign)).toHaveLength(4);
    });

    it('waits for the same click that came a moment before, and then counts no second time', async () => {
      const campaign = await givenSentCampaign(api.database, { links: [ball] });
      const { id } = await givenDelivery(api.database, campaign.id);
      const followed = { deliveryId: id, position: 1 };
      let second: Promise<unknown> = Promise.resolve();
      await api.database.transaction(async (tx) => {
        await holdFollowed(tx, campaign.id, id, 1);
        const seen = { at: new Date(), kind: VisitKind.PERSON, reason: 'browser' } as const;
        await recordVisit(tx, { campaignId: campaign.id, followed, ...seen }, msPerMinute);
        second = follow({ id, campaignId: campaign.id });
        await untilLocked(api.database, 1);
      });
      await second;
      expect(await rowsOf(campaign)).toHaveLength(1);
    });

    it('by a scanner does not hide the person who comes after it', async () => {
      const campaign = await givenSentCampaign(api.database, { links: [ball] });
      const delivery = await givenDelivery(api.database, campaign.id, { sentAt: inMinutes(-1) });
      expect((await follow(delivery, 1, scanner)).url).toBe(ball);
      await follow(delivery);
      expect(await rowsOf(campaign)).toMatchObject([
        { kind: VisitKind.MACHINE, reason: 'scanner' },
        { kind: VisitKind.PERSON, reason: 'browser' },
      ]);
    });

    it('seconds after delivery, or before it is written down, is a machine’s', async () => {
      const campaign = await givenSentCampaign(api.database, { links: [ball] });
      const now = new Date();
      await follow(await givenDelivery(api.database, campaign.id, { sentAt: now }));
      await follow(await givenDelivery(api.database, campaign.id, { sentAt: now, state: DeliveryState.SENDING }));
      await follow(await givenDelivery(api.database, campaign.id), 1, null);
      expect(await rowsOf(campaign)).toMatchObject([
        { kind: VisitKind.MACHINE, reason: 'early' },
        { kind: VisitKind.MACHINE, reason: 'early' },
        { kind: VisitKind.UNKNOWN, reason: 'noUserAgent' },
      ]);
    });

    it('leads nowhere with a forged token, one of another campaign, or without such a link', async () => {
      const campaign = await givenSentCampaign(api.database, { links: [ball] });
      const other = await givenSentCampaign(api.database, { links: [rules] });
      const delivery = await givenDelivery(api.database, campaign.id);
      const token = tokens.tokenOf(delivery.id, 1);
      const refused = { status: 404, code: 'NEWS_008' };
      expect(await visit(other.id, { token })).toMatchObject(refused);
      for (const forged of [
        tokens.tokenOf(delivery.id, 2),
        tokens.tokenOf(newId(), 1),
        `${token.slice(0, -1)}?`,
        'x',
      ]) {
        expect(await visit(campaign.id, { token: forged })).toMatchObject(refused);
      }
      expect(await visit(campaign.id, { token: '' })).toMatchObject({ status: 400, code: 'NEWS_008' });
      expect(await visit('x', { token })).toMatchObject({ code: 'NEWS_008' });
      expect([...(await rowsOf(campaign)), ...(await rowsOf(other))]).toEqual([]);
    });
  });

  describe('the archive page', () => {
    it('is a visit of no one in particular', async () => {
      const campaign = await givenSentCampaign(api.database);
      expect(await visit(campaign.id, {})).toEqual({ status: 200, code: null, url: null });
      expect(await visit(campaign.id, { token: null }, scanner)).toMatchObject({ status: 200, url: null });
      expect(await rowsOf(campaign)).toEqual([
        { kind: VisitKind.UNKNOWN, reason: 'noToken', position: null, delivered: false },
        { kind: VisitKind.MACHINE, reason: 'scanner', position: null, delivered: false },
      ]);
    });

    it('of an issue that no one got is none', async () => {
      for (const status of [CampaignStatus.DRAFT, CampaignStatus.SCHEDULED, CampaignStatus.CANCELLED]) {
        const campaign = await givenSentCampaign(api.database, { status });
        expect(await visit(campaign.id, {})).toMatchObject({ status: 404, code: 'NEWS_008' });
      }
      expect(await visit(newId(), {})).toMatchObject({ status: 404, code: 'NEWS_008' });
    });
  });

  describe('results', () => {
    it('add up to the rows they come from', async () => {
      const startedAt = inMinutes(-50 * 60 - 30);
      const campaign = await givenSentCampaign(api.database, { links: [rules, ball], startedAt });
      const { id } = campaign;
      const deliveries: GivenDelivery[] = [];
      for (const minutes of [0, 1, 70]) {
        deliveries.push(
          await givenDelivery(api.database, id, { sentAt: new Date(startedAt.getTime() + minutes * msPerMinute) }),
        );
      }
      for (const state of [DeliveryState.FAILED, DeliveryState.UNKNOWN, DeliveryState.UNKNOWN, DeliveryState.SKIPPED]) {
        await givenDelivery(api.database, id, { state });
      }
      const [first, second] = deliveries as [GivenDelivery, GivenDelivery, GivenDelivery];
      const at = (minutes: number): Date => new Date(startedAt.getTime() + minutes * msPerMinute);
      await givenVisit(first, at(5), VisitKind.PERSON, 2);
      await givenVisit(first, at(90), VisitKind.PERSON, 1);
      await givenVisit(second, at(49 * 60), VisitKind.PERSON, 2);
      await givenVisit(second, at(1), VisitKind.MACHINE, 2);
      await visit(id, {});
      await api.database.query('UPDATE campaign_deliveries SET unsubscribed_at = $2 WHERE id = $1', [
        second.id,
        at(95),
      ]);

      const results = await resultsOf(campaign);
      expect(results).toMatchObject({
        counts: { pending: 0, sending: 0, sent: 3, failed: 1, unknown: 2, skipped: 1 },
        visits: { people: 3, machines: 1, unknown: 1 },
        readers: 2,
        archive: { people: 0, machines: 0, unknown: 1 },
        unsubscribes: 1,
        startedAt: startedAt.toISOString(),
      });
      expect(results.links).toEqual([
        { url: ball, people: 2, machines: 1, unknown: 0 },
        { url: rules, people: 1, machines: 0, unknown: 0 },
      ]);
      expect(results.reasons).toEqual([
        { kind: VisitKind.PERSON, reason: 'browser', count: 3 },
        { kind: VisitKind.MACHINE, reason: 'scanner', count: 1 },
        { kind: VisitKind.UNKNOWN, reason: 'noToken', count: 1 },
      ]);
      expect(results.timeline).toEqual([
        { at: at(0).toISOString(), sent: 2, people: 1, unsubscribes: 0 },
        { at: at(60).toISOString(), sent: 1, people: 1, unsubscribes: 1 },
        { at: at(48 * 60).toISOString(), sent: 0, people: 1, unsubscribes: 0 },
      ]);
    });

    it('are shown with those of the five campaigns before', async () => {
      const at = (day: number): Date => new Date(Date.UTC(2031, 0, day));
      const sent: GivenSentCampaign[] = [];
      for (const day of [1, 2, 3, 4, 5, 6, 7]) sent.push(await givenSentCampaign(api.database, { startedAt: at(day) }));
      const [, , third, , , sixth] = sent;
      const delivery = await givenDelivery(api.database, third?.id ?? '');
      await givenVisit(delivery, at(4));
      const { before } = await resultsOf(sixth as GivenSentCampaign);
      expect(before.map(({ id }) => id)).toEqual([4, 3, 2, 1, 0].map((index) => sent[index]?.id));
      expect(before[2]).toMatchObject({ title: third?.subject, sent: 1, people: 1, unsubscribes: 0 });
    });

    it('of a draft are nothing yet, and of no campaign not there', async () => {
      const draft = await givenSentCampaign(api.database, { status: CampaignStatus.DRAFT });
      expect(await resultsOf(draft)).toMatchObject({ startedAt: null, timeline: [], readers: 0, unsubscribes: 0 });
      expect(
        await api.as({ bearer }).refused('newsletter.campaigns.admin.visits', { params: { id: newId() } }),
      ).toEqual([404, 'NEWS_008']);
      const { bearer: other } = await withRoles(api, Role.ADMIN);
      expect(
        await clientOf(api.origin, other).refused('newsletter.campaigns.admin.visits', { params: { id: newId() } }),
      ).toEqual([403, 'AUTH_003']);
    });
  });

  describe('unsubscribing by an issue', () => {
    const subscribed = async () => {
      const [row] = await api.database.query<{ id: string; token: string }>(
        `INSERT INTO newsletter_subscriptions (id, email, token, state, created_at, confirmed_at)
         VALUES ($1, $2, $3, ${SubscriptionState.SUBSCRIBED}, now(), now()) RETURNING id, token`,
        [newId(), someEmail(), newId().replaceAll('-', '')],
      );
      if (row === undefined) throw new Error('No subscription was made');
      return row;
    };
    const creditOf = async (id: string) =>
      (
        await api.database.query<{ at: Date | null }>(
          'SELECT unsubscribed_at AS at FROM campaign_deliveries WHERE id = $1',
          [id],
        )
      )[0]?.at ?? null;
    const leave = (token: string, delivery: string) =>
      api.guest.answer('newsletter.unsubscribe', {
        params: { token },
        query: { d: delivery },
        form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });

    const untilCredited = () =>
      eventually(
        () =>
          api.database.query(`SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'completed'`, [creditToEmail.name]),
        (waiting) => waiting.length === 0,
      );

    it('is credited to it, once', async () => {
      const { id: subscriptionId, token } = await subscribed();
      const campaign = await givenSentCampaign(api.database);
      const delivery = await givenDelivery(api.database, campaign.id, { subscriptionId });
      dataOf(await leave(token, tokens.emailTokenOf(delivery.id)));
      const at = await eventually(
        () => creditOf(delivery.id),
        (credited) => credited !== null,
      );
      const again = 'UPDATE newsletter_subscriptions SET state = $2 WHERE id = $1';
      await api.database.query(again, [subscriptionId, SubscriptionState.SUBSCRIBED]);
      dataOf(await leave(token, tokens.emailTokenOf(delivery.id)));
      await untilCredited();
      expect(await creditOf(delivery.id)).toEqual(at);
      expect((await resultsOf(campaign)).unsubscribes).toBe(1);
    });

    it('is never credited to someone else’s email, and always unsubscribes', async () => {
      const reader = await subscribed();
      const other = await subscribed();
      const campaign = await givenSentCampaign(api.database);
      const others = await givenDelivery(api.database, campaign.id, { subscriptionId: other.id });
      dataOf(await leave(reader.token, tokens.emailTokenOf(others.id)));
      dataOf(await leave(other.token, 'not one of ours'));
      await untilCredited();
      expect(await creditOf(others.id)).toBeNull();
      const left = await api.database.query(
        `SELECT 1 FROM newsletter_subscriptions WHERE id = ANY ($1::uuid[]) AND state = ${SubscriptionState.UNSUBSCRIBED}`,
        [[reader.id, other.id]],
      );
      expect(left).toHaveLength(2);
    });
  });
});
