import { type CallBody, Role, type SubscriberDetailWire, SubscriptionState } from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { dataOf } from '../../../../test/support/client.js';
import { type Person, someEmail, withRoles } from '../../../../test/support/people.js';

type Body = CallBody<'newsletter.subscribers.admin.changeTopic'>;

describe('the topics of several subscribers', () => {
  const api = useApi({ NEWSLETTER_DOUBLE_OPT_IN: 'off', ROLES: 'http' });
  let team: Person;
  let [arenas, gear] = ['', ''];
  const staff = () => api.as(team);

  beforeAll(async () => {
    team = await withRoles(api, Role.SUPER_ADMIN);
    const topic = async (data: string) => (await staff().call('newsletter.tags.admin.create', { body: { data } })).id;
    [arenas, gear] = [await topic('Arenas'), await topic('Gear')];
  });

  const subscriber = async (...tags: string[]): Promise<SubscriberDetailWire> => {
    const email = someEmail();
    await api.guest.call('newsletter.subscribe', { body: { email, locale: 'en' } });
    const { items } = await staff().call('newsletter.subscribers.admin.list', { query: { search: email } });
    const id = items[0]?.id ?? '';
    for (const tag of tags)
      await api.database.query('INSERT INTO newsletter_subscription_tags VALUES ($1::uuid, $2::uuid)', [id, tag]);
    return staff().call('newsletter.subscribers.admin.get', { params: { id } });
  };
  const change = (action: Body['action'], tagId: string, subscribers: Body['subscribers'], idempotencyKey?: string) =>
    staff().answer('newsletter.subscribers.admin.changeTopic', {
      body: { action, tagId, subscribers: subscribers.map(({ id, tags }) => ({ id, tags })) },
      ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
    });
  const get = (id: string) => staff().call('newsletter.subscribers.admin.get', { params: { id } });

  it('gain a topic with one entry in the audit, and lose it again with the answer; the ledger stays', async () => {
    const pair = [await subscriber(arenas), await subscriber(arenas)];
    const [one, two] = pair.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [SubscriberDetailWire, SubscriberDetailWire];
    const both = [arenas, gear].toSorted();
    const added = await change('add', gear, [one, two], one.id);
    expect(dataOf(added)).toEqual({ changed: [one, two].map(({ id }) => ({ id, tags: both })), refused: [] });
    expect((await change('add', gear, [one, two], one.id)).body).toEqual(added.body);
    expect(await get(one.id)).toMatchObject({ tags: both, ledger: one.ledger });
    const entries = await api.database.query(
      'SELECT action, subject_ids, after FROM audit_entries WHERE subject_ids && $1::text[]',
      [[one.id]],
    );
    expect(entries).toEqual([
      { action: 'subscriber.topic-added', subject_ids: [one.id, two.id], after: { topic: { en: 'Gear', fr: 'Gear' } } },
    ]);
    expect(dataOf(await change('remove', gear, dataOf(added).changed)).changed).toEqual(
      [one, two].map(({ id }) => ({ id, tags: [arenas] })),
    );
  });

  it('that a subscriber has changed meanwhile stay as they are (NEWS_021)', async () => {
    const { id } = await subscriber(arenas, gear);
    const { refused } = dataOf(await change('remove', gear, [{ id, tags: [gear] }]));
    expect(refused).toEqual([{ id, errorCode: 'NEWS_021' }]);
    expect((await get(id)).tags).toHaveLength(2);
  });

  it('are never the first or the last one of a subscriber, who decides whether to receive everything (NEWS_022)', async () => {
    const [everything, last] = [await subscriber(), await subscriber(gear)];
    expect(dataOf(await change('add', gear, [everything])).refused).toEqual([
      { id: everything.id, errorCode: 'NEWS_022' },
    ]);
    expect(dataOf(await change('remove', gear, [last])).refused).toEqual([{ id: last.id, errorCode: 'NEWS_022' }]);
    expect([(await get(everything.id)).tags, (await get(last.id)).tags]).toEqual([[], [gear]]);
  });

  it('stay as they are after the end of the subscription, and subscribe no one', async () => {
    const { id, tags } = await subscriber(arenas);
    const params = { id };
    await staff().call('newsletter.subscribers.admin.unsubscribe', { params, body: { reason: 'Asked' } });
    const unknown = '0198c0de-0000-7000-8000-000000000000';
    const { changed, refused } = dataOf(
      await change('add', gear, [
        { id, tags },
        { id: unknown, tags },
      ]),
    );
    expect(changed).toEqual([]);
    expect(Object.fromEntries(refused.map((each) => [each.id, each.errorCode]))).toEqual({
      [id]: 'NEWS_012',
      [unknown]: 'NEWS_003',
    });
    expect(await get(id)).toMatchObject({ state: SubscriptionState.UNSUBSCRIBED, tags: [arenas] });
  });

  it('need a topic that exists (NEWS_004)', async () => {
    const one = await subscriber(arenas);
    const unknown = '0198c0de-0000-7000-8000-000000000000';
    const { status, body } = await change('add', unknown, [one]);
    expect([status, body.errorCode]).toEqual([404, 'NEWS_004']);
  });
});
