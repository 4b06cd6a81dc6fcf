import {
  ConsentEntryKind,
  type Envelope,
  type Page,
  Role,
  type SubscriberDetailWire,
  type SubscriberWire,
  SubscriptionState,
  SuppressionCause,
  type TagAdminWire,
  type TagWire,
} from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { type Person, someEmail, withRoles } from '../../../../test/support/people.js';
import { newId } from '../../../platform/database/index.js';

const { SUBSCRIBED, UNSUBSCRIBED, SUPPRESSED } = SubscriptionState;

describe('the team', () => {
  const api = useApi({ NEWSLETTER_DOUBLE_OPT_IN: 'off', DATABASE_LOCK_TIMEOUT_MS: '300' });
  let team: Person;
  beforeAll(async () => {
    team = await withRoles(api, Role.SUPER_ADMIN);
  });

  const ask = async <Data>(method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object, locale = 'en') => {
    const reply = await api.http[method](`/api${path}`)
      .set({ ...team.bearer, 'accept-language': locale })
      .send(body);
    return { status: reply.status, ...(reply.body as Envelope<Data>) };
  };
  const subscriber = async (locale = 'en'): Promise<SubscriberWire> => {
    const email = someEmail();
    await api.http.post('/api/newsletter/subscribe').send({ email, locale }).expect(200);
    const { data } = await ask<Page<SubscriberWire>>('get', `/admin/subscribers?search=${encodeURIComponent(email)}`);
    const [row] = (data as Page<SubscriberWire>).items;
    if (row === undefined) throw new Error('A new subscriber should be listed');
    return row;
  };

  it('finds subscribers by e-mail, state, language and topic, and takes them along as CSV', async () => {
    const row = await subscriber('fr');
    expect(row).toMatchObject({ state: SUBSCRIBED, locale: 'fr', tags: [], endedAt: null });
    const only = `search=${encodeURIComponent(row.email)}`;
    const total = async (query: string) =>
      ((await ask<Page<SubscriberWire>>('get', `/admin/subscribers?${only}&${query}`)).data as Page<SubscriberWire>)
        .total;
    expect(await total(`state=${SUBSCRIBED}&locale=fr`)).toBe(1);
    expect(await total(`state=${UNSUBSCRIBED}`)).toBe(0);
    expect(await total('locale=en')).toBe(0);
    const csv = await api.http.get(`/api/admin/subscribers/export?${only}`).set(team.bearer).buffer(true).expect(200);
    expect(csv.text).toContain(row.email);
    expect(csv.text).toContain('Envoyez-moi l’infolettre');
    const none = await ask('get', '/admin/subscribers/export?search=no-one-at-all');
    expect([none.status, none.errorCode]).toEqual([404, 'NEWS_003']);
  });

  it('unsubscribes someone who asked, with the reason in the ledger, once (NEWS_012)', async () => {
    const { id } = await subscriber();
    const path = `/admin/subscribers/${id}/unsubscribe`;
    const { data } = await ask<SubscriberDetailWire>('post', path, { reason: 'Asked by phone' });
    expect(data).toMatchObject({
      state: UNSUBSCRIBED,
      ledger: [
        { kind: ConsentEntryKind.WITHDRAWN, source: 'team', reason: 'Asked by phone', actor: { id: team.user.id } },
        { kind: ConsentEntryKind.CONFIRMED, wording: { version: 1 } },
      ],
    });
    expect(await ask('post', path, { reason: 'Again' })).toMatchObject({ status: 409, errorCode: 'NEWS_012' });
  });

  it('lifts a suppression; until then nothing that is asked for again counts', async () => {
    const { id, email } = await subscriber();
    await api.database.query('UPDATE newsletter_subscriptions SET state = $2, ended_at = now() WHERE id = $1', [
      id,
      SUPPRESSED,
    ]);
    await api.http.post('/api/newsletter/subscribe').send({ email }).expect(200);
    const stateOf = async () => (await ask<SubscriberDetailWire>('get', `/admin/subscribers/${id}`)).data;
    expect(await stateOf()).toMatchObject({ state: SUPPRESSED, ledger: [{ kind: ConsentEntryKind.ASKED }, {}] });
    await ask('post', `/admin/subscribers/${id}/lift`, { reason: 'The mailbox works again' });
    expect(await stateOf()).toMatchObject({ state: UNSUBSCRIBED, ledger: [{ kind: ConsentEntryKind.LIFTED }, {}, {}] });
    await api.http.post('/api/newsletter/subscribe').send({ email }).expect(200);
    expect(await stateOf()).toMatchObject({ state: SUBSCRIBED });
  });

  it('suppresses an address of any state, once for several who do it at once, and says why in ledger, list and CSV', async () => {
    const { id, email } = await subscriber();
    const suppress = (body: object, to = id) =>
      ask<SubscriberDetailWire>('post', `/admin/subscribers/${to}/suppress`, body);
    const complaint = { cause: SuppressionCause.COMPLAINT, note: 'Report of 3 May' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => suppress(complaint)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    // It stays what it was suppressed for first.
    const { data } = await suppress({ cause: SuppressionCause.DEAD_ADDRESS });
    expect(data).toMatchObject({
      state: SUPPRESSED,
      suppression: { cause: 'complaint', reason: 'Report of 3 May' },
      ledger: [
        {
          ...{ kind: ConsentEntryKind.SUPPRESSED, cause: 'complaint', reason: 'Report of 3 May', source: 'team' },
          actor: { id: team.user.id },
        },
        { kind: ConsentEntryKind.CONFIRMED, cause: null },
      ],
    });
    const audited = await api.database.query(
      `SELECT actor_id AS actor, after FROM audit_entries WHERE action = 'subscriber.suppressed' AND subject_id = $1`,
      [id],
    );
    expect(audited).toEqual([
      { actor: team.user.id, after: { state: SUPPRESSED, cause: 'complaint', reason: 'Report of 3 May' } },
    ]);

    const gone = await subscriber();
    await ask('post', `/admin/subscribers/${gone.id}/unsubscribe`, { reason: 'Asked by phone' });
    expect((await suppress({ cause: SuppressionCause.DEAD_ADDRESS }, gone.id)).data).toMatchObject({
      ...{ state: SUPPRESSED, suppression: { cause: 'deadAddress', reason: null } },
    });
    const only = `search=${encodeURIComponent(email)}&state=${SUPPRESSED}`;
    const listed = await ask<Page<SubscriberWire>>('get', `/admin/subscribers?${only}`);
    expect((listed.data as Page<SubscriberWire>).items).toMatchObject([
      { id, suppression: { cause: 'complaint', reason: 'Report of 3 May' } },
    ]);
    const csv = await api.http.get(`/api/admin/subscribers/export?${only}`).set(team.bearer).buffer(true).expect(200);
    expect(csv.text).toContain('Reported as spam (Report of 3 May)');

    await ask('post', `/admin/subscribers/${id}/lift`, { reason: 'They wrote that it was a mistake' });
    expect((await ask<SubscriberDetailWire>('get', `/admin/subscribers/${id}`)).data).toMatchObject({
      ...{ state: UNSUBSCRIBED, suppression: null },
    });
  });

  it('suppresses no one for another reason, and no one who is not there (NEWS_003)', async () => {
    const { id } = await subscriber();
    const suppress = (to: string, body: object) => ask('post', `/admin/subscribers/${to}/suppress`, body);
    for (const body of [
      {},
      { cause: 'dislike' },
      { cause: 'complaint', note: 'x'.repeat(301) },
      { cause: 'complaint', state: 2 },
    ]) {
      expect(await suppress(id, body)).toMatchObject({ status: 400, errorCode: 'NEWS_008' });
    }
    expect(await suppress(newId(), { cause: 'complaint' })).toMatchObject({ status: 404, errorCode: 'NEWS_003' });
    expect((await ask<SubscriberDetailWire>('get', `/admin/subscribers/${id}`)).data).toMatchObject({
      state: SUBSCRIBED,
    });
  });

  it('names topics in one language or two, each name once whatever its case', async () => {
    const name = `Events ${Date.now()}`;
    const made = await ask<TagAdminWire>('post', '/newsletter/tags', { data: name });
    expect(made).toMatchObject({
      status: 201,
      data: { data: name, translations: { en: name, fr: name }, subscribers: 0 },
    });
    const { id } = made.data as TagAdminWire;
    expect(await ask('post', '/newsletter/tags', { data: name.toUpperCase() })).toMatchObject({
      ...{ status: 409, errorCode: 'NEWS_009' },
    });
    const french = `Événements ${Date.now()}`;
    const renamed = await ask<TagAdminWire>('put', `/newsletter/tags/${id}`, { data: french }, 'fr');
    expect(renamed.data).toMatchObject({ data: french, translations: { en: name, fr: french } });
    const last = await ask<TagAdminWire>('post', '/newsletter/tags', { data: `Zones ${Date.now()}` });
    const listed = await ask<TagWire[]>('get', '/newsletter/tags', undefined, 'fr');
    const inOrder = (listed.data as TagWire[]).map((tag) => tag.id);
    expect(listed.data).toContainEqual({ id, data: french });
    expect(inOrder.indexOf(id)).toBeLessThan(inOrder.indexOf((last.data as TagAdminWire).id));
    expect(await ask('post', '/newsletter/tags', {})).toMatchObject({ status: 400, errorCode: 'NEWS_008' });
    expect(await ask('delete', `/newsletter/tags/${id}`)).toMatchObject({ status: 200 });
    expect(await ask('delete', `/newsletter/tags/${id}`)).toMatchObject({ status: 404, errorCode: 'NEWS_004' });
  });

  it('gets NEWS_001 with Retry-After while the database cannot answer, and NEWS_999 for an unexpected failure', async () => {
    const paths = ['/newsletter/subscription/no-such-token', '/admin/subscribers'];
    await api.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE newsletter_subscriptions');
      for (const path of paths) expect(await ask('get', path)).toMatchObject({ status: 503, errorCode: 'NEWS_001' });
    });
    await api.database.query('ALTER TABLE newsletter_subscriptions RENAME TO mislaid');
    try {
      for (const path of paths) expect(await ask('get', path)).toMatchObject({ status: 500, errorCode: 'NEWS_999' });
    } finally {
      await api.database.query('ALTER TABLE mislaid RENAME TO newsletter_subscriptions');
    }
  });
});
