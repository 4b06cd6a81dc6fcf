import { type PolicyAdminWire, type PolicyName, type PolicyTerms, Role } from '@dronesoccer/contracts';
import { msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { type Person, registered, withRoles } from '../../../../test/support/people.js';
import { Clock } from '../../../platform/clock/index.js';

describe('the policies in the dashboard', () => {
  const api = useApi({ ROLES: 'http' });
  let editor: Person;
  let other: Person;

  beforeAll(async () => {
    editor = await withRoles(api, Role.SUPER_ADMIN);
    other = await withRoles(api, Role.SUPER_ADMIN);
    await api.database.query(`UPDATE users SET first_name = 'Noa' WHERE id = $1`, [other.user.id]);
  });
  afterEach(() => jest.restoreAllMocks());

  const texts = (body = 'New'): PolicyTerms['texts'] => ({
    en: { title: 'Terms', body: `${body} {{returnDays}} days` },
    fr: { title: 'Conditions', body: `${body} {{returnDays}} jours` },
  });
  const publish = async (name: PolicyName, after: number, changes: Partial<PolicyTerms> = {}, by = editor) =>
    publishAfter(name, await idOf(name, after), changes, by);
  const publishAfter = (name: PolicyName, after: string, changes: Partial<PolicyTerms> = {}, by = editor) =>
    api.as(by).answer('policies.admin.publish', {
      params: { name },
      body: { texts: texts(), validFrom: null, after, ...changes },
    });
  const idOf = async (name: PolicyName, wanted: number): Promise<string> =>
    (await policy(name))?.versions.find(({ number }) => number === wanted)?.id ?? '';
  const withdraw = (name: PolicyName, number: number) =>
    api.as(editor).answer('policies.admin.withdraw', { params: { name, number: String(number) } });
  const policy = async (name: PolicyName): Promise<PolicyAdminWire | undefined> =>
    (await api.as(editor).call('policies.admin.list')).find((each) => each.name === name);
  const statesOf = (wire: PolicyAdminWire | undefined) => wire?.versions.map(({ number, state }) => [number, state]);
  const codeOf = ({ status, body }: { status: number; body: unknown }) => {
    const { errorCode, errors } = body as { errorCode: string; errors?: { field: string }[] };
    return [status, errorCode, ...(errors ?? []).map(({ field }) => field)];
  };
  const inForce = (name: PolicyName, locale = 'en') =>
    api.guest.call('policies.get', { params: { name }, headers: { 'accept-language': locale } });

  it('publish a new version at once, in both languages, and keep the former one as it was', async () => {
    const before = await inForce('terms');
    expect((await publish('terms', 1)).status).toBe(201);
    expect(await inForce('terms')).toMatchObject({ number: 2, body: expect.stringMatching(/^New \d+ days$/) });
    expect(await inForce('terms', 'fr')).toMatchObject({ number: 2, title: 'Conditions' });
    const former = await api.guest.call('policies.get', { params: { name: 'terms' }, query: { version: 1 } });
    expect(former.body).toBe(before.body);
    expect(statesOf(await policy('terms'))).toEqual([
      [2, 'current'],
      [1, 'former'],
    ]);
    const version = { params: { name: 'terms', number: '2' } };
    expect(await api.as(editor).call('policies.admin.version', version)).toMatchObject({ texts: texts() });
    const { user } = await registered(api, {});
    const accepted = await api.database.query(
      `SELECT v.number FROM policy_acceptances a JOIN policy_versions v ON v.id = a.version_id AND v.policy = 'terms'
        WHERE a.subject_id = $1`,
      [user.id],
    );
    expect(accepted).toEqual([{ number: 2 }]);
    expect(codeOf(await withdraw('terms', 2))).toEqual([409, 'CONTENT_010']);
    const audit = await api.database.query(`SELECT after FROM audit_entries WHERE action = 'policy.published'`);
    expect(audit).toMatchObject([{ after: { policy: 'terms', number: 2 } }]);
  });

  it('publish a version for later, which visitors see only from then on, and withdraw it before', async () => {
    const validFrom = new Date(Date.now() + msPerHour).toISOString();
    expect((await publish('safety', 1, { validFrom })).status).toBe(201);
    expect((await inForce('safety')).number).toBe(1);
    expect(statesOf(await policy('safety'))).toEqual([
      [2, 'scheduled'],
      [1, 'current'],
    ]);
    // A version follows the scheduled one, in time as in number.
    expect(codeOf(await publish('safety', 2))).toEqual([400, 'CONTENT_007', 'validFrom']);
    expect((await withdraw('safety', 2)).status).toBe(200);
    expect((await withdraw('safety', 2)).status).toBe(404);
    const [entry] = await api.database.query<{ before: { en: { body: string } } }>(
      `SELECT before FROM audit_entries WHERE action = 'policy.withdrawn'`,
    );
    expect(entry?.before.en.body).toBe(texts().en.body);
    await publish('safety', 1, { validFrom });
    jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 2 * msPerHour));
    expect((await inForce('safety')).number).toBe(2);
    expect(codeOf(await withdraw('safety', 2))).toEqual([409, 'CONTENT_010']);
  });

  it('publish nothing over a version that took the number of a withdrawn one: CONTENT_004', async () => {
    const validFrom = new Date(Date.now() + msPerHour).toISOString();
    await publish('waiver', 1, { validFrom });
    const seen = await idOf('waiver', 2);
    await withdraw('waiver', 2);
    await publish('waiver', 1, { validFrom }, other);
    const later = new Date(Date.now() + 2 * msPerHour).toISOString();
    expect(codeOf(await publishAfter('waiver', seen, { validFrom: later }))).toEqual([409, 'CONTENT_004']);
    await withdraw('waiver', 2);
  });

  it('show a scheduled version to anyone with its preview link for 7 days, and with no other: CONTENT_008', async () => {
    const validFrom = new Date(Date.now() + msPerHour).toISOString();
    await publish('waiver', 1, { validFrom, texts: texts('Later') });
    const link = (number: string) => ({ params: { name: 'waiver', number } });
    const { token } = await api.as(editor).call('policies.admin.preview', link('2'));
    const preview = (query: { version: number; token?: string }) =>
      api.guest.answer('policies.get', { params: { name: 'waiver' }, query });
    const shown = dataOf(await preview({ version: 2, token }));
    expect(shown).toMatchObject({ number: 2, validFrom, body: expect.stringMatching(/^Later \d+ days$/) });
    expect(shown.versions.map(({ number }) => number)).toEqual([1]);
    const { token: ofFirst } = await api.as(editor).call('policies.admin.preview', link('1'));
    for (const wrong of [ofFirst, '']) {
      expect(outcomeOf(await preview({ version: 2, token: wrong }))).toEqual([410, 'CONTENT_008']);
    }
    expect(outcomeOf(await preview({ version: 2 }))).toEqual([404, 'CONTENT_001']);
    expect(await api.as(editor).refused('policies.admin.preview', link('3'))).toEqual([404, 'CONTENT_001']);
    await withdraw('waiver', 2);
    await publish('waiver', 1, { validFrom });
    expect(outcomeOf(await preview({ version: 2, token }))).toEqual([410, 'CONTENT_008']);
    await withdraw('waiver', 2);
  });

  it('keep the pictures of their texts in the library, and accept no picture that we do not have', async () => {
    const { en } = texts();
    const withPicture = (url: string) => ({ texts: { en: { ...en, body: `![Field](${url})` }, fr: en } });
    const gone = '/uploads/00000000-0000-4000-8000-000000000000.webp';
    expect(codeOf(await publish('waiver', 1, withPicture(gone)))).toEqual([400, 'CONTENT_007', 'texts.en.body']);
  });

  it('publish one of two versions that are written at the same time: the other gets CONTENT_004', async () => {
    const answers = await Promise.all([
      publish('privacy', 1, { texts: texts('One') }),
      publish('privacy', 1, { texts: texts('Two') }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body as { errorCode: string; data: PolicyAdminWire };
    const winner = answers[0]?.status === 201 ? 'Ari Tremblay' : 'Noa Tremblay';
    expect([
      refused.errorCode,
      ...refused.data.versions.map(({ number, publishedBy }) => [number, publishedBy]),
    ]).toEqual([...['CONTENT_004', [2, winner], [1, null]]]);
    const headers = { 'idempotency-key': 'policy-retry-0001' };
    const input = {
      params: { name: 'privacy' },
      body: { texts: texts(), validFrom: null, after: await idOf('privacy', 2) },
      headers,
    };
    for (const each of [1, 2]) {
      const { versions } = await api.as(editor).call('policies.admin.publish', input);
      expect({ each, number: versions[0]?.number }).toEqual({ each, number: 3 });
    }
    expect((await policy('privacy'))?.versions).toHaveLength(3);
  });

  it('lack no language (CONTENT_006), name only known figures, and never begin in the past', async () => {
    const { en } = texts();
    const lacking = { texts: { en, fr: { title: ' ', body: '' } } };
    expect(codeOf(await publish('waiver', 1, lacking))).toEqual([
      ...[400, 'CONTENT_006', 'texts.fr.title', 'texts.fr.body'],
    ]);
    const unknown = { texts: { en: { ...en, body: 'In {{returnsDay}} days' }, fr: en } };
    expect(codeOf(await publish('waiver', 1, unknown))).toEqual([400, 'CONTENT_007', 'texts.en.body']);
    const past = { validFrom: new Date(Date.now() - msPerHour).toISOString() };
    expect(codeOf(await publish('waiver', 1, past))).toEqual([400, 'CONTENT_007', 'validFrom']);
    expect(statesOf(await policy('waiver'))).toEqual([[1, 'current']]);
    const figures = { params: { name: 'figures', number: '1' } };
    expect(await api.as(editor).refused('policies.admin.version', figures)).toEqual([404, 'CONTENT_001']);
    const admin = await withRoles(api, Role.ADMIN);
    expect(await api.as(admin).refused('policies.admin.list')).toEqual([403, 'AUTH_003']);
  });
});
