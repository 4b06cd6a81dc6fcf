import {
  type AudienceRule,
  BookingUserType,
  type ConsentBasis,
  ConsentEntryKind,
  DeliveryState,
  ProductCategory,
  Role,
  SubscriptionState,
  UserStatus,
  VisitKind,
} from '@dronesoccer/contracts';
import { givenProduct, insertRow, newRowId } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import { organisationDay } from '@dronesoccer/domain/calendar';
import { useApi } from '../../../../test/support/api.js';
import { clientOf, dataOf, outcomeOf } from '../../../../test/support/client.js';
import { givenSubscriber, givenTag, sendCampaign } from '../../../../test/support/newsletter.js';
import { type Person, registered, someEmail, withRoles } from '../../../../test/support/people.js';
import { eventOf, orderBody, sendWebhook } from '../../../../test/support/shopping.js';
import { bindTo } from '../../../platform/database/index.js';
import { type Audience, audienceSql } from './audience-sql.js';
import { ReadAudience } from './read-audience.js';

const ottawa = 'google_6094817';

describe('the audience of a campaign', () => {
  const api = useApi();
  let admin: Person;
  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const ask = (audience: object, tags: string[] = []) =>
    api.as(admin).answer('newsletter.campaigns.admin.audience', { body: { tags, audience } });
  const reached = async (audience: Partial<Audience>): Promise<string[]> => {
    const params: unknown[] = [];
    const where = audienceSql({ tagIds: [], rule: {}, ...audience }, bindTo(params), new Date());
    const rows = await api.database.query<{ email: string }>(
      `SELECT s.email::text AS email FROM newsletter_subscriptions s WHERE ${where}`,
      params,
    );
    return rows.map(({ email: found }) => found).toSorted();
  };
  const whoFits = (rule: AudienceRule) => reached({ rule });
  const account = async (details: Record<string, unknown> = {}) => {
    const person = await registered(api, details);
    await givenSubscriber(api, { email: person.email.toUpperCase() });
    return person;
  };
  const email = ({ email: written }: { email: string }): string => written;
  beforeEach(() => api.database.query('DELETE FROM newsletter_subscriptions'));

  it('is everyone who is subscribed, by language, with ten of them as examples', async () => {
    const readers = await Promise.all(Array.from({ length: 12 }, () => givenSubscriber(api)));
    await givenSubscriber(api, { locale: 'fr' });
    const { PENDING, UNSUBSCRIBED, SUPPRESSED } = SubscriptionState;
    for (const state of [PENDING, UNSUBSCRIBED, SUPPRESSED]) await givenSubscriber(api, { state });
    const {
      status,
      body: { data },
    } = await ask({});
    expect(status).toBe(200);
    expect(data).toMatchObject({ total: 13, byLocale: { en: 12, fr: 1 } });
    expect(new Set(data.examples).size).toBe(10);
    expect(await whoFits({})).toEqual(expect.arrayContaining(readers.map(email)));
  });

  it('of a topic is who chose it, and who chose none', async () => {
    const [one, two] = [await givenTag(api), await givenTag(api)];
    const fits = [await givenSubscriber(api), await givenSubscriber(api, { tagIds: [one, two] })];
    await givenSubscriber(api, { tagIds: [two] });
    expect(await reached({ tagIds: [one] })).toEqual(fits.map(email).toSorted());
    expect((await ask({}, [one.toUpperCase()])).body.data.total).toBe(2);
    expect((await ask({}, [one, two])).body.data.total).toBe(3);
    expect(outcomeOf(await ask({}, [newRowId()]))).toEqual([404, 'NEWS_004']);
  });

  it('of members is who has an active member’s account with the address, in any case', async () => {
    const [member, disabled] = [await account(), await account()];
    const guest = await account();
    const sets = 'UPDATE users SET user_type = $2, status = $3 WHERE email = $1';
    const { MEMBER } = BookingUserType;
    await api.database.query(sets, [member.email, MEMBER, UserStatus.ACTIVE]);
    await api.database.query(sets, [disabled.email, MEMBER, UserStatus.DISABLED]);
    expect(await whoFits({ isMember: true })).toEqual([member.email.toUpperCase()]);
    expect(await whoFits({ isMember: false })).toEqual(
      [disabled, guest].map((each) => each.email.toUpperCase()).toSorted(),
    );
  });

  it('never has a reader whose implied consent has lapsed, which the checks count', async () => {
    const tag = await givenTag(api);
    await givenSubscriber(api, { tagIds: [tag] });
    const asked = async (basis: ConsentBasis, monthsAgo: number) => {
      const { id } = await givenSubscriber(api, { tagIds: [tag], state: SubscriptionState.PENDING });
      await insertRow(api.database, 'newsletter_consents', {
        ...{
          id: newRowId(),
          subscription_id: id,
          kind: ConsentEntryKind.ASKED,
          at: new Date(),
          source: 'import',
          basis,
        },
        ...{
          given_on: organisationDay(new Date(Date.now() - monthsAgo * 31 * msPerDay)),
          import_id: importId,
          reason: 'Open house',
        },
      });
      return id;
    };
    const importId = newRowId();
    await insertRow(api.database, 'subscriber_imports', {
      ...{ id: importId, file_name: 'list.csv', total_rows: 0, created_at: new Date() },
    });
    for (const [basis, monthsAgo] of [
      ['purchase', 25],
      ['inquiry', 7],
      ['purchase', 7],
      ['express', 40],
    ] as const) {
      await asked(basis, monthsAgo);
    }
    // This subscriber has asked again since, so only the confirmation is missing.
    const again = await asked('purchase', 25);
    await insertRow(api.database, 'newsletter_consents', {
      ...{ id: newRowId(), subscription_id: again, kind: ConsentEntryKind.ASKED, source: 'footer' },
      at: new Date(Date.now() + 1_000),
    });
    const reader = api.app.get(ReadAudience, { strict: false });
    const audience = { tagIds: [tag], rule: {} };
    expect(await reader.count(audience)).toEqual({ en: 1, fr: 0 });
    expect(await reader.lapsed(audience)).toBe(2);
    const data = dataOf(await sendCampaign(api, admin, { fields: { title: 'Lapsed', tags: tag } }));
    const checks = await api.as(admin).call('newsletter.campaigns.admin.checks', { params: { id: data.id } });
    expect(checks.find(({ name }) => name === 'consent')).toMatchObject({
      ...{
        result: 'passes',
        message: 'Every reader agreed to get it. Left out, as their implied consent has lapsed: 2',
      },
    });
  });

  it('of a category is who paid for something of it, with the address or with an account that has it', async () => {
    const origin = await api.app.getUrl();
    const drone = await givenProduct(api.database, { category: ProductCategory.DRONE, stock: 10 });
    const kit = await givenProduct(api.database, { category: ProductCategory.KIT, stock: 10 });
    const buy = async (productId: string, buyer: string, { pays = true, headers = {} } = {}) => {
      const body = await orderBody(origin, { items: [{ productId, quantity: 1 }], email: buyer });
      const order = await clientOf(api.origin, headers).call('orders.place', { body });
      if (!pays) return;
      const payment = { orderId: order.id, ...(order.accessToken !== null && { orderToken: order.accessToken }) };
      const started = await clientOf(api.origin, headers).call('payments.create', { body: payment });
      await sendWebhook(origin, eventOf('paid', started));
    };
    const [byMail, other, unpaid] = await Promise.all([
      givenSubscriber(api),
      givenSubscriber(api),
      givenSubscriber(api),
    ]);
    const person = await account();
    await buy(drone.id, byMail.email);
    await buy(kit.id, other.email);
    await buy(drone.id, unpaid.email, { pays: false });
    await buy(drone.id, someEmail(), { headers: person.bearer });
    expect(await whoFits({ category: 'drones' })).toEqual([byMail.email, person.email.toUpperCase()].toSorted());
    expect(await whoFits({ category: 'kits' })).toEqual([other.email]);
    expect(outcomeOf(await ask({ category: 'hats' }))).toEqual([400, 'NEWS_008']);
  });

  it('near a city is who lives there by the latest postal code, of an account or an order', async () => {
    const lives = async (...codes: [code: string, at: Date][]) => {
      const person = await account();
      for (const [postal_code, updated_at] of codes) {
        const row = {
          id: newRowId(),
          user_id: person.user.id,
          full_name: 'Ari',
          line1: '1 A',
          city: 'X',
          province: 'ON',
        };
        await insertRow(api.database, 'addresses', { ...row, postal_code, updated_at });
      }
      return person.email.toUpperCase();
    };
    const at = (daysAgo: number): Date => new Date(Date.now() - daysAgo * msPerDay);
    const here = await lives(['K1P 1J1', at(1)]);
    const came = await lives(['M5V 2T6', at(9)], ['k1p1j1', at(1)]);
    await lives(['K1P 1J1', at(9)], ['M5V 2T6', at(1)]);
    await lives();
    expect(await whoFits({ near: { placeId: ottawa, km: 30 } })).toEqual([here, came].toSorted());
    expect(await whoFits({ near: { placeId: ottawa, km: 1_000 } })).toHaveLength(3);
    expect(outcomeOf(await ask({ near: { placeId: 'google_0', km: 5 } }))).toEqual([400, 'NEWS_008']);
  });

  it('that is quiet got an issue and followed no link of any for so many days; a machine’s visit is none', async () => {
    const campaign = dataOf(await sendCampaign(api, admin, { fields: { title: `Quiet ${newRowId()}` } }));
    const got = async (daysAgo: number, visit?: { daysAgo: number; kind: VisitKind }) => {
      const reader = await givenSubscriber(api);
      const [id, sent] = [newRowId(), new Date(Date.now() - daysAgo * msPerDay)];
      await insertRow(api.database, 'campaign_deliveries', {
        ...{ id, campaign_id: campaign.id, email: reader.email, subscription_id: reader.id, locale: 'en' },
        ...{ state: DeliveryState.SENT, at: sent, sent_at: sent },
      });
      if (visit !== undefined) {
        const visited = { id: newRowId(), campaign_id: campaign.id, delivery_id: id, kind: visit.kind, reason: 'test' };
        await insertRow(api.database, 'campaign_visits', {
          ...visited,
          at: new Date(Date.now() - visit.daysAgo * msPerDay),
        });
      }
      return reader.email;
    };
    const { PERSON, MACHINE } = VisitKind;
    const quiet = [
      await got(40),
      await got(40, { daysAgo: 5, kind: MACHINE }),
      await got(60, { daysAgo: 35, kind: PERSON }),
    ];
    await got(40, { daysAgo: 5, kind: PERSON });
    await got(5);
    await givenSubscriber(api);
    expect(await whoFits({ quietDays: 30 })).toEqual(quiet.toSorted());
  });

  it('fits every rule that is given', async () => {
    await account();
    expect(await whoFits({ isMember: false, quietDays: 30 })).toEqual([]);
  });

  it.each([{ age: 3 }, { isMember: 'yes' }, { quietDays: 0 }, { near: { placeId: ottawa } }, { quietDays: 1e9 }, []])(
    'is refused when it is %j',
    async (audience) => {
      expect(outcomeOf(await ask(audience))).toEqual([400, 'NEWS_008']);
    },
  );
});
