import {
  type CampaignCheckWire,
  CampaignStatus,
  type CampaignWire,
  DeliveryState,
  Role,
  VisitKind,
} from '@dronesoccer/contracts';
import { givenDelivery, givenPostalAddress, givenSentCampaign, insertRow, newRowId } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../../../test/support/api.js';
import { dataOf, formOf, outcomeOf } from '../../../../../test/support/client.js';
import { givenSubscriber, givenTag, sendCampaign, type SentForm } from '../../../../../test/support/newsletter.js';
import { closeGate } from '../../../../../test/support/gate.js';
import { type Person, registered, withRoles } from '../../../../../test/support/people.js';

const { DRAFT, SCHEDULED, SENT, CANCELLED } = CampaignStatus;
const inAnHour = (): string => new Date(Date.now() + msPerHour).toISOString().replace('Z', '+00:00');
const inToronto = (scheduledAt: string) => ({ scheduledAt, scheduledZone: 'America/Toronto' });

describe('a campaign', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;
  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    await givenPostalAddress(api.database);
    await givenSubscriber(api);
  });

  let made = 0;
  const issue = () => ({ title: `May ${++made}`, subject: `Night match ${made}`, body: 'Come and **fly**.' });
  const send = (form: SentForm) => sendCampaign(api, admin, form);
  const created = async (fields: SentForm['fields'] = issue()): Promise<CampaignWire> => {
    const {
      status,
      body: { data },
    } = await send({ fields });
    expect(status).toBe(201);
    return data;
  };
  const read = (id: string) => api.as(admin).call('newsletter.campaigns.admin.detail', { params: { id } });
  const count = async (): Promise<number> =>
    (await api.database.query<{ n: number }>('SELECT count(*)::int AS n FROM campaigns'))[0]?.n ?? 0;
  const asMoved = (id: string, sql: string) => api.database.query(`UPDATE campaigns SET ${sql} WHERE id = $1`, [id]);

  it('begins with a title alone, and gets its address from the English subject once there is one', async () => {
    const draft = await created({ title: 'Été: plan' });
    expect(draft).toMatchObject({ slug: 'ete-plan', status: DRAFT, subject: '', tags: [], run: null, version: 1 });
    const tag = await givenTag(api, 'Matches');
    const fields = {
      ...{ title: 'Été: plan', subject: 'Élan!', preheader: 'This Friday', body: 'One\r\ntwo', bodyFr: 'Un' },
      ...{ tags: JSON.stringify([tag]), audience: '{"isMember":true}', coverAlt: 'An arena' },
    };
    const changed = await send({ id: draft.id, fields });
    expect(changed.status).toBe(200);
    expect(await read(draft.id)).toMatchObject({
      ...{ slug: 'elan', preheader: 'This Friday', body: 'One\ntwo', bodyFr: 'Un', subjectFr: '', version: 2 },
      ...{ tags: [{ id: tag, data: 'Matches' }], audience: { isMember: true } },
    });
    // Omitted fields stay unchanged, except texts: a form omits an empty text.
    await send({ id: draft.id, fields: { title: 'Été: plan', subject: 'Élan!' } });
    expect(await read(draft.id)).toMatchObject({ tags: [{ id: tag }], audience: { isMember: true }, body: '' });
    await send({ id: draft.id, fields: { title: 'Été: plan', tags: '[]', audience: '{}' } });
    expect(await read(draft.id)).toMatchObject({ tags: [], audience: {} });
  });

  it('answers NEWS_005 when another has its address, and a duplicate gets a number that it keeps', async () => {
    const first = await created();
    const again = { title: 'Another', subject: first.subject };
    expect(outcomeOf(await send({ fields: again }))).toEqual([409, 'NEWS_005']);
    const duplicate = () => api.as(admin).call('newsletter.campaigns.admin.duplicate', { params: { id: first.id } });
    const [second, third] = [await duplicate(), await duplicate()];
    expect([second.slug, third.slug]).toEqual([`${first.slug}-2`, `${first.slug}-3`]);
    expect(second).toMatchObject({ body: first.body, status: DRAFT, version: 1 });
    const kept = await send({ id: second.id, fields: { ...again, body: 'New' } });
    expect([kept.status, kept.body.data.slug]).toEqual([200, second.slug]);
  });

  it('never has the address of a page', async () => {
    expect((await created({ title: 'Confirm' })).slug).toBe('confirm-letter');
    expect((await created({ title: '???' })).slug).toBe('letter');
  });

  it.each([
    ['a tag that is no list', { tags: '[1' }, 'NEWS_008', 'tags'],
    ['a list with something else in it', { tags: '[1]' }, 'NEWS_008', 'tags'],
    ['a tag that is neither an id nor a list', { tags: 'nonsense{' }, 'NEWS_008', 'tags'],
    ['a list of names instead of ids', { tags: '["News"]' }, 'NEWS_008', 'tags'],
    ['an unknown status', { status: '3' }, 'NEWS_008', 'status'],
    ['a local time without its zone', { scheduledAt: '2035-01-01T10:00' }, 'NEWS_008', 'scheduledZone'],
    ['an invalid local time', inToronto('2035-06-31T10:00'), 'NEWS_008', 'scheduledAt'],
    ['a local time that clocks skip', inToronto('2035-03-11T02:30'), 'NEWS_008', 'scheduledAt'],
    ['an unknown zone', { scheduledAt: inAnHour(), scheduledZone: 'Mars/Base' }, 'NEWS_008', 'scheduledZone'],
    ['a text that takes too much work', { body: '*a_'.repeat(15_000) }, 'NEWS_008', 'body'],
    ['a French text that takes too much work', { bodyFr: '_a'.repeat(24_000) }, 'NEWS_008', 'bodyFr'],
    ['an audience that is no JSON', { audience: '{' }, 'NEWS_008', 'audience'],
    ['an audience with an unknown rule', { audience: '{"age":3}' }, 'NEWS_008', 'audience'],
    ['an audience with a value of another kind', { audience: '{"isMember":"yes"}' }, 'NEWS_008', 'audience'],
    ['an unknown category', { audience: '{"category":"hats"}' }, 'NEWS_008', 'audience.category'],
    ['an unknown place', { audience: '{"near":{"placeId":"x","km":5}}' }, 'NEWS_008', 'audience.near'],
    ['a subject of two lines', { subject: 'a\r\nBcc: b@c.ca' }, 'NEWS_008', 'subject'],
    ['a preheader of two lines', { preheader: 'a\nb' }, 'NEWS_008', 'preheader'],
    [
      'ten thousand addresses pasted into the title',
      { title: 'ari@example.ca,'.repeat(10_000) },
      'NEWS_008',
      undefined,
    ],
    ['ten thousand addresses pasted into the text', { body: 'ari@example.ca,'.repeat(6_000) }, 'NEWS_008', 'body'],
    ['a field that no one asked for', { sendNow: 'true' }, 'NEWS_008', 'sendNow'],
  ])('is refused with %s, and nothing is written', async (_what, fields, code, field) => {
    const before = await count();
    const reply = await send({ fields: { ...issue(), ...fields } });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body.errorCode).toBe(code);
    if (field !== undefined) expect(reply.body.errors?.map((each) => each.field)).toContain(field);
    expect(await count()).toBe(before);
  });

  it('says of a subject with a line break that it is one line', async () => {
    const {
      body: { errors },
    } = await send({ fields: { ...issue(), subject: 'a\r\nBcc: b@c.ca' } });
    expect(errors).toEqual([{ field: 'subject', message: 'Enter one line of at most 150 characters' }]);
  });

  it('answers NEWS_004 for a topic that is not there', async () => {
    expect(outcomeOf(await send({ fields: { ...issue(), tags: [newRowId(), newRowId()] } }))).toEqual([
      404,
      'NEWS_004',
    ]);
  });

  it('is scheduled for a future instant alone: NEWS_007 without one, NEWS_006 for the past', async () => {
    const status = String(SCHEDULED);
    expect(outcomeOf(await send({ fields: { ...issue(), status } }))).toEqual([422, 'NEWS_007']);
    const past = { ...issue(), status, scheduledAt: '2020-01-01T10:00:00-05:00' };
    expect(outcomeOf(await send({ fields: past }))).toEqual([422, 'NEWS_006']);
    const fields = { ...issue(), status, scheduledAt: '2035-01-01T10:00:00-05:00', scheduledZone: 'America/Winnipeg' };
    const { id, ...scheduled } = await created(fields);
    expect(scheduled).toMatchObject({
      ...{ status: SCHEDULED, scheduledAt: '2035-01-01T15:00:00.000Z', scheduledZone: 'America/Winnipeg', run: null },
    });
    const back = await send({ id, fields: { ...fields, status: String(DRAFT) } });
    expect([back.status, back.body.data.status]).toEqual([200, DRAFT]);
  });

  it.each([
    // British Columbia has stayed at -07:00 since 2026, but browsers and PostgreSQL get the new rules at different
    // times.
    ['America/Vancouver', '2035-01-15T09:00', '2035-01-15T16:00:00.000Z', 'MST'],
    // The first of the two instants.
    ['America/Toronto', '2035-11-04T01:30', '2035-11-04T05:30:00.000Z', 'EDT'],
    ['America/St_Johns', '2035-01-15T09:30', '2035-01-15T13:00:00.000Z', 'NST'],
  ])('is scheduled in %s for %s by the pinned clocks', async (scheduledZone, local, instant, zoneText) => {
    const saved = await created({ ...issue(), status: String(SCHEDULED), scheduledAt: local, scheduledZone });
    const time = { scheduledAt: instant, scheduledZone, scheduledLocal: local, scheduledZoneText: zoneText };
    expect(saved).toMatchObject(time);
    expect(await read(saved.id)).toMatchObject(time);
  });

  it('that was held at its time waits through a change, until it gets another time or is a draft', async () => {
    const scheduled = { ...issue(), status: String(SCHEDULED) };
    const { id } = await created({ ...scheduled, scheduledAt: inAnHour() });
    const at = new Date();
    const hold = `paused_at = now(), pause_reason = 'checks', scheduled_at = '${at.toISOString()}'`;
    await asMoved(id, hold);
    const changed = await send({ id, fields: { ...scheduled, scheduledAt: at.toISOString(), preheader: 'Mended' } });
    expect(changed.body.data.run).toMatchObject({ startedAt: null, pauseReason: 'checks' });
    const later = await send({ id, fields: { ...scheduled, scheduledAt: inAnHour() } });
    expect([later.status, later.body.data.status, later.body.data.run]).toEqual([200, SCHEDULED, null]);
    await asMoved(id, hold);
    const draft = await send({ id, fields: { ...issue(), status: String(DRAFT) } });
    expect([draft.status, draft.body.data.status, draft.body.data.run]).toEqual([200, DRAFT, null]);
  });

  it('is not scheduled while a check blocks: NEWS_013 with the checks in the caller’s language', async () => {
    const fields = { title: `Empty ${++made}`, status: String(SCHEDULED), scheduledAt: inAnHour() };
    const reply = await send({ fields });
    expect(outcomeOf(reply)).toEqual([422, 'NEWS_013']);
    const checks = reply.body.data as unknown as CampaignCheckWire[];
    expect(checks.filter(({ result }) => result === 'blocks').map(({ name }) => name)).toEqual(['subject', 'body']);
    const { id } = await created({ title: fields.title });
    expect(outcomeOf(await send({ id, fields }))).toEqual([422, 'NEWS_013']);
    expect(await read(id)).toMatchObject({ status: DRAFT, version: 1 });
  });

  it('loses the recipients that were written down before it was changed', async () => {
    const fields = { ...issue(), status: String(SCHEDULED), scheduledAt: inAnHour() };
    const { id } = await created(fields);
    await api.database.query(
      `INSERT INTO campaign_deliveries (id, campaign_id, email, locale, at) VALUES ($1, $2, 'ari@example.ca', 'en', now())`,
      [newRowId(), id],
    );
    await asMoved(id, `prepared_at = now()`);
    expect((await read(id)).run?.counts.pending).toBe(1);
    expect((await send({ id, fields })).body.data.run).toBeNull();
    const left = await api.database.query('SELECT 1 FROM campaign_deliveries WHERE campaign_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('keeps one of eight simultaneous changes to a version: NEWS_015 for the others, with the current state', async () => {
    const { id } = await created();
    const titles = Array.from({ length: 8 }, (_, index) => `Title ${index}`);
    // The first stops before its transaction ends, so that another meets it halfway.
    const gate = await closeGate(api.databaseUrl, 'audit_entries');
    const sent = titles.map((title) => send({ id, fields: { ...issue(), title, version: '1' } }));
    await gate.holds(2);
    await gate.open();
    const replies = await Promise.all(sent);
    const stands = await read(id);
    expect(stands.version).toBe(2);
    const [saved, ...others] = replies.toSorted((one, other) => one.status - other.status);
    expect(saved).toMatchObject({ status: 200, body: { data: { title: stands.title } } });
    expect(others).toHaveLength(7);
    for (const lost of others) {
      expect(lost).toMatchObject({
        status: 409,
        body: { errorCode: 'NEWS_015', data: { id, title: stands.title, version: 2 } },
      });
    }
  });

  it('is deleted or scheduled, never both', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const draft = await created();
      const fields = { title: draft.title, subject: draft.subject, body: draft.body };
      const [gone, saved] = await Promise.all([
        api.as(admin).answer('newsletter.campaigns.admin.delete', { params: { id: draft.id } }),
        send({ id: draft.id, fields: { ...fields, status: String(SCHEDULED), scheduledAt: inAnHour() } }),
      ]);
      expect(gone.status).toBe(200);
      expect([200, 404]).toContain(saved.status);
      expect(await api.as(admin).refused('newsletter.campaigns.admin.detail', { params: { id: draft.id } })).toEqual([
        404,
        'NEWS_008',
      ]);
    }
  });

  it.each([
    ['going out', 'send_started_at = now()'],
    ['sent', `status = ${SENT}, send_started_at = now(), ended_at = now()`],
    ['cancelled', `status = ${CANCELLED}`],
  ])('that is %s is neither changed nor deleted (NEWS_011), and may be duplicated', async (_what, sql) => {
    const { id, ...draft } = await created();
    await asMoved(id, sql);
    expect(outcomeOf(await send({ id, fields: issue() }))).toEqual([409, 'NEWS_011']);
    expect(await api.as(admin).refused('newsletter.campaigns.admin.delete', { params: { id } })).toEqual([
      409,
      'NEWS_011',
    ]);
    expect(await read(id)).toMatchObject({ title: draft.title, version: 1 });
    const copy = await api.as(admin).call('newsletter.campaigns.admin.duplicate', { params: { id } });
    expect(copy).toMatchObject({ status: DRAFT, run: null, body: draft.body });
  });

  it('that is not there is NEWS_008 with 404, by whatever it is named', async () => {
    for (const id of [newRowId(), 'nothing', "x';--"]) {
      const replies = await Promise.all([
        api.guest.answer('newsletter.campaigns.get', { params: { slug: id } }),
        api.as(admin).answer('newsletter.campaigns.admin.detail', { params: { id } }),
        api.as(admin).answer('newsletter.campaigns.admin.delete', { params: { id } }),
        api.as(admin).answer('newsletter.campaigns.admin.duplicate', { params: { id } }),
        api.as(admin).answer('newsletter.campaigns.admin.checks', { params: { id } }),
      ]);
      for (const reply of replies) {
        expect(outcomeOf(reply)).toEqual([404, 'NEWS_008']);
      }
    }
  });

  it('is found by its title or subject, its status and any of its topics, the latest first', async () => {
    const [one, two] = [await givenTag(api), await givenTag(api)];
    const word = `Zéphyr${++made}`;
    const first = await created({ ...issue(), title: word, tags: one });
    const second = await created({ ...issue(), subject: `About ${word}`, tags: [one, two] });
    const found = async (query: object | string): Promise<string[]> => {
      const listed = await api.as(admin).answer('newsletter.campaigns.admin.list', { query });
      return dataOf(listed).items.map(({ id }) => id);
    };
    expect(await found({ search: word.toLowerCase().replace('é', 'e') })).toEqual([second.id, first.id]);
    expect(await found(`tags=${one}`)).toEqual([second.id, first.id]);
    expect(await found(`tags=${two}&tags=${newRowId()}`)).toEqual([second.id]);
    expect(await found(`tags=${one}&status=${SENT}`)).toEqual([]);
    expect(await api.as(admin).refused('newsletter.campaigns.admin.list', { query: { tags: 'x' } })).toEqual([
      400,
      'NEWS_008',
    ]);
  });

  it('is listed under the subject that its reader’s language has, else the English one', async () => {
    const both = await created({ ...issue(), subjectFr: 'Match de nuit' });
    const english = await created({ ...issue(), bodyFr: 'Venez voler.' });
    const listedIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { items } = await api.as(admin).call('newsletter.campaigns.admin.list', { headers });
      return [both, english].map(({ id }) => items.find((item) => item.id === id)?.subject);
    };
    expect(await listedIn('fr')).toEqual(['Match de nuit', english.subject]);
    expect(await listedIn('en')).toEqual([both.subject, english.subject]);
    // The editor always shows both languages.
    expect(await read(both.id)).toMatchObject({ subject: both.subject, subjectFr: 'Match de nuit' });
  });

  it('is exported with its figures, as the filters have it; an export of none is NEWS_020', async () => {
    const startedAt = new Date('2026-03-04T15:00:00Z');
    const { id, subject } = await givenSentCampaign(api.database, { subject: `File ${++made}`, startedAt });
    const { id: deliveryId } = await givenDelivery(api.database, id);
    await givenDelivery(api.database, id, { state: DeliveryState.FAILED });
    const reader = 'UPDATE campaign_deliveries SET unsubscribed_at = now() WHERE id = $1';
    await api.database.query(reader, [deliveryId]);
    const visit = {
      campaign_id: id,
      delivery_id: deliveryId,
      at: startedAt,
      kind: VisitKind.PERSON,
      reason: 'browser',
    };
    await insertRow(api.database, 'campaign_visits', { id: newRowId(), ...visit });
    const csv = await api.as(admin).call('newsletter.campaigns.admin.export', { query: { search: subject } });
    const [heading, row, end] = csv.split('\r\n');
    const figures = 'Sent,Failed,Unknown,Skipped,Waiting,Being sent,Visits,Unsubscribes';
    expect(heading).toContain(`Title,Subject,Status,Topics,Scheduled,Started,Ended,${figures},`);
    const times = '2026-03-04 10:00:00,2026-03-04 10:01:00';
    expect([row, end]).toEqual([expect.stringContaining(`${subject},${subject},Sent,,,${times},1,1,0,0,0,0,1,1,`), '']);
    const query = { search: subject, status: DRAFT };
    expect(await api.as(admin).refused('newsletter.campaigns.admin.export', { query })).toEqual([404, 'NEWS_020']);
  });

  it('writes down who changed what, without its long texts', async () => {
    const { id, title } = await created();
    await send({ id, fields: { ...issue(), title: 'Renamed' } });
    await api.as(admin).call('newsletter.campaigns.admin.delete', { params: { id } });
    const entries = await api.database.query<{ action: string; before: object | null; after: object | null }>(
      'SELECT action, before, after FROM audit_entries WHERE subject_id = $1 AND actor_id = $2 ORDER BY at, id',
      [id, admin.user.id],
    );
    expect(entries).toMatchObject([
      { action: 'campaign.created', before: null, after: { title } },
      { action: 'campaign.updated', before: { title }, after: { title: 'Renamed' } },
      { action: 'campaign.deleted', before: { title: 'Renamed' }, after: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain('**fly**');
  });

  it('is no one’s business but a super administrator’s', async () => {
    const { id } = await created();
    const others = await Promise.all([withRoles(api, Role.ADMIN), withRoles(api, Role.COMPANY_ADMIN), registered(api)]);
    for (const person of others) {
      const client = api.as(person);
      const form = formOf({ title: 'x' });
      const replies = await Promise.all([
        client.answer('newsletter.campaigns.admin.list'),
        client.answer('newsletter.campaigns.admin.create', { form }),
        client.answer('newsletter.campaigns.admin.delete', { params: { id } }),
        client.answer('newsletter.campaigns.admin.update', { params: { id }, form }),
        client.answer('newsletter.campaigns.admin.duplicate', { params: { id } }),
        client.answer('newsletter.campaigns.admin.preview', { params: { id }, body: { locale: 'en' } }),
        client.answer('newsletter.campaigns.admin.checks', { params: { id } }),
        client.answer('newsletter.campaigns.admin.audience', { body: { tags: [], audience: {} } }),
        client.answer('newsletter.campaigns.admin.test', { params: { id }, body: { email: 'a@b.ca' } }),
        client.answer('newsletter.campaigns.admin.detail', { params: { id } }),
      ]);
      for (const reply of replies) {
        expect(outcomeOf(reply)).toEqual([403, 'AUTH_003']);
      }
      expect((await client.answer('newsletter.campaigns.get', { params: { slug: id } })).status).toBe(404);
    }
  });
});
