import { givenCampaign, insertRow } from '@dronesoccer/devkit';
import {
  type CallQuery,
  ConsentEntryKind,
  Role,
  type SubscriberWire,
  SubscriptionState,
  SuppressionCause,
  type Locale,
} from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { givenTag } from '../../../../test/support/newsletter.js';
import { type Person, someEmail, withRoles } from '../../../../test/support/people.js';
import { newId } from '../../../platform/database/index.js';

const { SUBSCRIBED, UNSUBSCRIBED, SUPPRESSED } = SubscriptionState;

describe('the team', () => {
  const api = useApi({ NEWSLETTER_DOUBLE_OPT_IN: 'off', DATABASE_LOCK_TIMEOUT_MS: '300' });
  let team: Person;
  beforeAll(async () => {
    team = await withRoles(api, Role.SUPER_ADMIN);
  });

  const subscriber = async (locale: Locale = 'en'): Promise<SubscriberWire> => {
    const email = someEmail();
    await api.guest.call('newsletter.subscribe', { body: { email, locale } });
    const data = await api.as(team).call('newsletter.subscribers.admin.list', { query: { search: email } });
    const [row] = data.items;
    if (row === undefined) throw new Error('A new subscriber should be listed');
    return row;
  };

  it('finds subscribers by e-mail, state, language and topic, and takes them along as CSV', async () => {
    const row = await subscriber('fr');
    expect(row).toMatchObject({ state: SUBSCRIBED, locale: 'fr', tags: [], endedAt: null });
    const only = { search: row.email };
    const total = async (query: CallQuery<'newsletter.subscribers.admin.list'>) => {
      const listed = await api.as(team).call('newsletter.subscribers.admin.list', { query: { ...only, ...query } });
      return listed.total;
    };
    expect(await total({ state: SUBSCRIBED, locale: 'fr' })).toBe(1);
    expect(await total({ state: UNSUBSCRIBED })).toBe(0);
    expect(await total({ locale: 'en' })).toBe(0);
    const csv = await api.as(team).call('newsletter.subscribers.admin.export', { query: only });
    expect(csv).toContain(row.email);
    expect(csv).toContain('Envoyez-moi l’infolettre');
    const none = await api
      .as(team)
      .answer('newsletter.subscribers.admin.export', { query: { search: 'no-one-at-all' } });
    expect([none.status, none.body.errorCode]).toEqual([404, 'NEWS_003']);
  });

  it('unsubscribes someone who asked, with the reason in the ledger, once (NEWS_012)', async () => {
    const { id } = await subscriber();
    const data = await api
      .as(team)
      .call('newsletter.subscribers.admin.unsubscribe', { params: { id }, body: { reason: 'Asked by phone' } });
    expect(data).toMatchObject({
      state: UNSUBSCRIBED,
      ledger: [
        { kind: ConsentEntryKind.WITHDRAWN, source: 'team', reason: 'Asked by phone', actor: { id: team.user.id } },
        { kind: ConsentEntryKind.CONFIRMED, wording: { version: 1 } },
      ],
    });
    expect(
      await api
        .as(team)
        .refused('newsletter.subscribers.admin.unsubscribe', { params: { id }, body: { reason: 'Again' } }),
    ).toEqual([409, 'NEWS_012']);
  });

  it('lifts a suppression; until then nothing that is asked for again counts', async () => {
    const { id, email } = await subscriber();
    await api.database.query('UPDATE newsletter_subscriptions SET state = $2, ended_at = now() WHERE id = $1', [
      id,
      SUPPRESSED,
    ]);
    await api.guest.call('newsletter.subscribe', { body: { email } });
    const stateOf = () => api.as(team).call('newsletter.subscribers.admin.get', { params: { id } });
    expect(await stateOf()).toMatchObject({ state: SUPPRESSED, ledger: [{ kind: ConsentEntryKind.ASKED }, {}] });
    await api
      .as(team)
      .call('newsletter.subscribers.admin.lift', { params: { id }, body: { reason: 'The mailbox works again' } });
    expect(await stateOf()).toMatchObject({ state: UNSUBSCRIBED, ledger: [{ kind: ConsentEntryKind.LIFTED }, {}, {}] });
    await api.guest.call('newsletter.subscribe', { body: { email } });
    expect(await stateOf()).toMatchObject({ state: SUBSCRIBED });
  });

  it('suppresses an address of any state, once for several who do it at once, and says why in ledger, list and CSV', async () => {
    const { id, email } = await subscriber();
    const suppress = (body: object, to = id) =>
      api.as(team).answer('newsletter.subscribers.admin.suppress', { params: { id: to }, body });
    const complaint = { cause: SuppressionCause.COMPLAINT, note: 'Report of 3 May' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => suppress(complaint)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    // The first cause of the suppression stays.
    const data = dataOf(await suppress({ cause: SuppressionCause.DEAD_ADDRESS }));
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
    await api.as(team).call('newsletter.subscribers.admin.unsubscribe', {
      params: { id: gone.id },
      body: { reason: 'Asked by phone' },
    });
    expect((await suppress({ cause: SuppressionCause.DEAD_ADDRESS }, gone.id)).body.data).toMatchObject({
      ...{ state: SUPPRESSED, suppression: { cause: 'deadAddress', reason: null } },
    });
    const only = { search: email, state: SUPPRESSED };
    const listed = await api.as(team).call('newsletter.subscribers.admin.list', { query: only });
    expect(listed.items).toMatchObject([{ id, suppression: { cause: 'complaint', reason: 'Report of 3 May' } }]);
    const csv = await api.as(team).call('newsletter.subscribers.admin.export', { query: only });
    expect(csv).toContain('Reported as spam (Report of 3 May)');

    await api.as(team).call('newsletter.subscribers.admin.lift', {
      params: { id },
      body: { reason: 'They wrote that it was a mistake' },
    });
    expect(await api.as(team).call('newsletter.subscribers.admin.get', { params: { id } })).toMatchObject({
      ...{ state: UNSUBSCRIBED, suppression: null },
    });
  });

  it('suppresses no one for another reason, and no one who is not there (NEWS_003)', async () => {
    const { id } = await subscriber();
    const suppress = (to: string, body: object) =>
      api.as(team).answer('newsletter.subscribers.admin.suppress', { params: { id: to }, body });
    for (const body of [
      {},
      { cause: 'dislike' },
      { cause: 'complaint', note: 'x'.repeat(301) },
      { cause: 'complaint', state: 2 },
    ]) {
      expect(outcomeOf(await suppress(id, body))).toEqual([400, 'NEWS_008']);
    }
    expect(outcomeOf(await suppress(newId(), { cause: 'complaint' }))).toEqual([404, 'NEWS_003']);
    expect(await api.as(team).call('newsletter.subscribers.admin.get', { params: { id } })).toMatchObject({
      state: SUBSCRIBED,
    });
  });

  it('names topics in one language or two, each name once whatever its case', async () => {
    const name = `Events ${Date.now()}`;
    const made = await api.as(team).call('newsletter.tags.admin.create', { body: { data: name } });
    expect(made).toMatchObject({ data: name, translations: { en: name, fr: name }, subscribers: 0 });
    const { id } = made;
    expect(await api.as(team).refused('newsletter.tags.admin.create', { body: { data: name.toUpperCase() } })).toEqual([
      409,
      'NEWS_009',
    ]);
    const french = `Événements ${Date.now()}`;
    const renamed = await api.as(team).answer('newsletter.tags.admin.update', {
      params: { id },
      body: { data: french },
      headers: { 'accept-language': 'fr' },
    });
    expect(renamed.body.data).toMatchObject({ data: french, translations: { en: name, fr: french } });
    const last = await api.as(team).answer('newsletter.tags.admin.create', { body: { data: `Zones ${Date.now()}` } });
    const listed = await api.as(team).answer('newsletter.tags.list', { headers: { 'accept-language': 'fr' } });
    const inOrder = listed.body.data.map((tag) => tag.id);
    expect(listed.body.data).toContainEqual({ id, data: french });
    expect(inOrder.indexOf(id)).toBeLessThan(inOrder.indexOf(last.body.data.id));
    expect(await api.as(team).refused('newsletter.tags.admin.create', { body: {} })).toEqual([400, 'NEWS_008']);
    await api.as(team).call('newsletter.tags.admin.delete', { params: { id } });
    expect(await api.as(team).refused('newsletter.tags.admin.delete', { params: { id } })).toEqual([404, 'NEWS_004']);
  });

  it('keeps the only topic of a campaign that goes out without a further decision (NEWS_023)', async () => {
    const remove = (id: string) => api.as(team).answer('newsletter.tags.admin.delete', { params: { id } });
    const versionOf = async (id: string) =>
      (await api.as(team).call('newsletter.campaigns.admin.detail', { params: { id } })).version;
    const [tagId, other] = [await givenTag(api), await givenTag(api)];
    const scheduled = await givenCampaign(api.database, { tagId, scheduledAt: new Date(Date.now() + msPerDay) });
    const draft = await givenCampaign(api.database, { tagId });
    const before = await versionOf(draft.id);
    expect(outcomeOf(await remove(tagId))).toEqual([409, 'NEWS_023']);
    expect(await versionOf(draft.id)).toBe(before);
    // Readers of another topic still limit the audience.
    await insertRow(api.database, 'campaign_tags', { campaign_id: scheduled.id, tag_id: other });
    expect((await remove(tagId)).status).toBe(200);
    // The draft would go to everyone now, so the version that its editor saw is not sent.
    expect(await versionOf(draft.id)).toBe(before + 1);
    // The pause keeps the workers from preparing the recipients.
    const begin = `UPDATE campaigns SET send_started_at = now(), paused_at = now(), pause_reason = 'person' WHERE id = $1`;
    await api.database.query(begin, [scheduled.id]);
    expect(outcomeOf(await remove(other))).toEqual([409, 'NEWS_023']);
    // The recipients of a campaign are complete, so its topics no longer matter.
    await api.database.query('UPDATE campaigns SET prepared_at = now() WHERE id = $1', [scheduled.id]);
    expect((await remove(other)).status).toBe(200);
  });

  it('renames a topic that someone else renamed first only after it has seen that (NEWS_018)', async () => {
    const named = () => {
      const name = `Topic ${newId().slice(-12)}`;
      return { translations: { en: name, fr: `${name} FR` } };
    };
    const read = async () => (await api.as(team).call('newsletter.tags.admin.all')).find((tag) => tag.id === id);
    const rename = (version?: number) =>
      api.as(team).answer('newsletter.tags.admin.update', { params: { id }, body: { ...named(), version } });

    const { id, version } = await api.as(team).call('newsletter.tags.admin.create', { body: named() });
    const answers = await Promise.all([1, 2, 3].map(() => rename(version)));
    expect(answers.map(({ body }) => body.errorCode).toSorted()).toEqual(['NEWS_018', 'NEWS_018', null]);
    const won = answers.find(({ status }) => status === 200)?.body.data;
    expect(won).toMatchObject({ version: version + 1 });
    for (const { body } of answers) expect(body.data).toEqual(won);
    expect(await read()).toEqual(won);

    const seen = dataOf(await rename(version + 1));
    expect(seen.version).toBe(version + 2);
    // A client built to the specification sends no version.
    expect(dataOf(await rename()).version).toBe(version + 3);
    const log = await api.database.query<{ action: string; after: object }>(
      `SELECT action, after FROM audit_entries WHERE subject_type = 'newsletter-tag' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(log.map(({ action }) => action.replace('newsletter.tag-', ''))).toEqual([
      ...['created', 'renamed', 'renamed', 'renamed'],
    ]);
    expect(log[2]?.after).toEqual(seen.translations);
  });

  it('gets NEWS_001 with Retry-After while the database cannot answer, and NEWS_999 for an unexpected failure', async () => {
    const reads = [
      () => api.as(team).refused('newsletter.subscription', { params: { token: 'no-such-token' } }),
      () => api.as(team).refused('newsletter.subscribers.admin.list'),
    ];
    await api.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE newsletter_subscriptions');
      for (const read of reads) expect(await read()).toEqual([503, 'NEWS_001']);
    });
    await api.database.query('ALTER TABLE newsletter_subscriptions RENAME TO mislaid');
    try {
      for (const read of reads) expect(await read()).toEqual([500, 'NEWS_999']);
    } finally {
      await api.database.query('ALTER TABLE mislaid RENAME TO newsletter_subscriptions');
    }
  });
});
