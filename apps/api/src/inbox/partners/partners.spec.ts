import { type FailureEnvelope, PartnerState } from '@dronesoccer/contracts';
import { givenPartner } from '@dronesoccer/devkit';
import { harmfulTexts } from '@dronesoccer/devkit/harmful-texts';
import { type TestApi, useApi } from '../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { someEmail } from '../../../test/support/people.js';

const ours = 'partners@organisation.test';

const application = (changes: object = {}) => ({
  fullName: 'Noor Gagnon',
  jobTitle: 'Head coach',
  mobileNo: '5145550199',
  email: someEmail(),
  orgName: 'Club des Rapides',
  province: 'QC',
  ...changes,
});

const applyTo = (api: TestApi, body: object, { locale = 'en', key = '' } = {}) =>
  api.guest.answer('partners.create', {
    body,
    headers: { 'accept-language': locale, ...(key && { 'Idempotency-Key': key }) },
  });

/** Sets the organisation's address in the settings. */
const enterAddress = ({ database }: TestApi, email: string) =>
  database.query(
    `UPDATE settings SET value = value || jsonb_build_object('email', $1::text) WHERE key = 'organisation'`,
    [email],
  );

/** Returns true once all pending emails have been sent. */
const nothingWaits = async ({ database }: TestApi): Promise<boolean> =>
  (await database.query(`SELECT 1 FROM pgboss.job WHERE name = 'partners.mail' AND state < 'completed'`)).length === 0;

describe('an application of a partner', () => {
  const api = useApi();
  const apply = (body: object, options: { locale?: string; key?: string } = {}) => applyTo(api, body, options);

  const rowOf = async (email: string) =>
    (
      await api.database.query<{ state: number; province: string; locale: string; orgName: string }>(
        'SELECT state, province, locale, org_name AS "orgName" FROM partners WHERE email = $1 AND deleted_at IS NULL',
        [email],
      )
    )[0];
  const mailsTo = (to: string) => api.mails.mails({ to });

  beforeAll(() => enterAddress(api, ours));

  it('waits for a decision, and is not shown', async () => {
    const body = application();
    const reply = await apply(body);
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      ...{ isSuccess: true, errorCode: null },
      message: 'Thank you! We received your application and will answer you by email.',
    });
    const { id, state } = reply.body.data;
    expect(state).toBe(PartnerState.PENDING);
    expect(await api.guest.refused('partners.get', { params: { id } })).toEqual([404, 'PART_001']);
    expect(await rowOf(body.email)).toMatchObject({ state: PartnerState.PENDING, province: 'QC', locale: 'en' });
  });

  it('keeps the website of the organisation for its page, and refuses what is no web address', async () => {
    const body = application();
    dataOf(await apply({ ...body, website: 'club.example' }));
    const [row] = await api.database.query<{ website: string }>('SELECT website FROM partners WHERE email = $1', [
      body.email,
    ]);
    expect(row?.website).toBe('https://club.example');
    expect(outcomeOf(await apply({ ...application(), website: 'javascript:alert(1)' }))).toEqual([400, 'PART_007']);
  });

  it('is confirmed by mail in the language of its form, and announced to the organisation', async () => {
    const body = application({ orgName: 'Académie Boréale' });
    dataOf(await apply(body, { locale: 'fr' }));
    const receipt = await api.mails.waitFor({ to: body.email });
    expect(receipt.subject).toBe('Nous avons reçu votre demande de partenariat');
    expect(receipt.text).toContain('Académie Boréale');
    expect(receipt.headers['reply-to']).toContain(ours);
    const announced = await api.mails.waitFor({ to: ours, subject: /Académie Boréale/ });
    expect(announced.headers['reply-to']).toContain(body.email);
    // Input is rendered as plain text and never becomes a link.
    for (const { links } of [receipt, announced]) {
      expect(links.filter((link) => !link.startsWith('http://localhost:3000'))).toEqual([]);
    }
    for (const told of [body.fullName, body.jobTitle, body.mobileNo, body.email, 'Quebec']) {
      expect(announced.text).toContain(told);
    }
  });

  it.each([
    ['the English name', 'Quebec', 'QC'],
    ['the French name', 'Colombie-Britannique', 'BC'],
    ['the code in small letters', 'nu', 'NU'],
  ])('takes the province by %s', async (_, province, code) => {
    const body = application({ province });
    dataOf(await apply(body));
    expect(await rowOf(body.email)).toMatchObject({ province: code });
  });

  const message = (field: string, { required }: { required: boolean }): string => {
    const names: Record<string, [string, string]> = {
      fullName: ['Full Name is required', 'Enter valid full name'],
      jobTitle: ['Job Title is required', 'Enter valid job title'],
      mobileNo: ['Mobile No is required', 'Enter valid mobile no'],
      email: ['Email is required', 'Enter valid email'],
      orgName: ['Organization Name is required', 'Enter valid organization name'],
      province: ['Province/Territory is required', 'Enter valid province/territory'],
    };
    return names[field]?.[required ? 0 : 1] ?? '';
  };
  const fields = Object.keys(application());
  const refused = async (field: string, value: unknown): Promise<string | undefined> => {
    const { body, status } = await apply(application({ [field]: value }));
    expect({ status, code: (body as FailureEnvelope).errorCode }).toEqual({ status: 400, code: 'PART_007' });
    const [error, ...others] = (body as FailureEnvelope).errors ?? [];
    expect({ field: error?.field, others }).toEqual({ field, others: [] });
    return error?.message;
  };

  it.each(fields)('names %s when it is missing, empty or of another kind', async (field) => {
    for (const value of [undefined, null, '', '   ']) {
      expect(await refused(field, value)).toBe(message(field, { required: true }));
    }
    for (const value of [7, true, ['a'], { a: 1 }]) {
      expect(await refused(field, value)).toBe(message(field, { required: false }));
    }
  });

  it.each([
    ['fullName', ['R2D2', 'x'.repeat(151), 'Ann\r\nBcc: x@y.ca', 'Ann  Marie']],
    ['jobTitle', ['x'.repeat(151), 'Coach\nX', '<b>Coach</b>']],
    ['mobileNo', ['514 555-0199', '+15145550199', '123456789', '1'.repeat(26), '１２３４５６７８９０']],
    ['email', ['noor', 'a@b', 'noor@club.ca\r\nBcc: x@y.ca', `${'a'.repeat(40)}@example.com`, 'a@b.ca,c@d.ca']],
    ['orgName', ['x'.repeat(181), 'Club\r\nX: y', 'Club <img src=x>']],
    ['province', ['Texas', 'Q', 'British']],
  ])('refuses an invalid %s', async (field, values) => {
    for (const value of values) expect(await refused(field, value)).toBe(message(field, { required: false }));
  });

  it('takes no markup into any field', async () => {
    const before = await api.database.query('SELECT 1 FROM partners');
    for (const text of harmfulTexts) {
      const replies = await Promise.all(fields.map((field) => apply(application({ [field]: text }))));
      expect(replies.map(({ status }) => status)).toEqual(fields.map(() => 400));
    }
    expect(await api.database.query('SELECT 1 FROM partners')).toHaveLength(before.length);
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"x"'],
    ['nothing', 'null'],
  ])('is no %s (PART_005)', async (_, sent) => {
    const reply = await api.http.post('/api/partners').type('json').send(sent).expect(400);
    expect(reply.body.errorCode).toBe('PART_005');
  });

  it('refuses an e-mail that has applied, whatever its case (PART_002)', async () => {
    const body = application();
    dataOf(await apply(body));
    expect(await apply(application({ email: body.email.toUpperCase() }))).toMatchObject({
      status: 409,
      body: { isSuccess: false, errorCode: 'PART_002', message: 'Partner email exists' },
    });
  });

  it('is recorded once when two arrive at once', async () => {
    const email = someEmail();
    const send = (index: number) => apply(application({ email: index % 2 ? email : email.toUpperCase() }));
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => send(index)));
    const codes = replies.map(({ body }) => (body as { errorCode: string | null }).errorCode);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'PART_002')).toHaveLength(7);
    await api.mails.waitFor({ to: email });
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('gets the same answer when the same try is sent again, and another body none', async () => {
    const body = application();
    const first = dataOf(await apply(body, { key: 'same-try' }));
    expect(dataOf(await apply(body, { key: 'same-try' }))).toEqual(first);
    expect(outcomeOf(await apply({ ...body, orgName: 'Another Club' }, { key: 'same-try' }))).toEqual([
      409,
      'COMMON_008',
    ]);
    // Idempotency keys are per caller, so another person may use the same key.
    dataOf(await apply(application(), { key: 'same-try' }));
  });

  it('is kept whole or not at all: when the database fails it answers PART_006, and the same try succeeds later', async () => {
    const body = application();
    await api.database.query('ALTER TABLE partners ADD CONSTRAINT partners_closed CHECK (false) NOT VALID');
    const refused = await apply(body, { key: 'interrupted' });
    await api.database.query('ALTER TABLE partners DROP CONSTRAINT partners_closed');
    expect(outcomeOf(refused)).toEqual([503, 'PART_006']);
    expect(JSON.stringify(refused.body)).not.toMatch(/constraint|partners_closed|INSERT/i);
    dataOf(await apply(body, { key: 'interrupted' }));
    await api.mails.waitFor({ to: body.email });
    await eventually(() => nothingWaits(api));
    expect(mailsTo(body.email)).toHaveLength(1);
  });

  it('announces nothing while the organisation has entered no address', async () => {
    await enterAddress(api, '');
    const body = application({ orgName: 'Unannounced Club' });
    dataOf(await apply(body));
    const receipt = await api.mails.waitFor({ to: body.email });
    expect(receipt.headers).not.toHaveProperty('reply-to');
    await eventually(() => nothingWaits(api));
    expect(api.mails.mails({ subject: /Unannounced Club/ })).toEqual([]);
  });
});

describe('applications of strangers', () => {
  const api = useApi({ RATE_LIMIT_FACTOR: '1' });

  it('mail an inbox only so often, and are answered the same', async () => {
    await enterAddress(api, ours);
    const aliases = Array.from({ length: 8 }, (_, index) => `noor+${index}@example.test`);
    for (const email of aliases) dataOf(await applyTo(api, application({ email })));
    await eventually(() => api.mails.mails({ to: ours }).length === aliases.length);
    await eventually(() => nothingWaits(api));
    expect(aliases.flatMap((to) => api.mails.mails({ to }))).toHaveLength(5);
  });

  it('are limited per network', async () => {
    const statuses: number[] = [];
    while (statuses.length < 25) statuses.push((await applyTo(api, application())).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the partners that are shown', () => {
  const api = useApi({ ROLES: 'http' });
  const listed = (query: object = {}) => api.guest.call('partners.list', { query });

  it('are the active ones by name, page by page, without anything of their people', async () => {
    expect(await listed()).toMatchObject({ items: [], total: 0 });
    for (const orgName of ['Zenith Drones', 'école du Nord', 'Aurora Club', 'Ébène']) {
      await givenPartner(api.database, { orgName, website: 'https://club.test' });
    }
    for (const state of [PartnerState.PENDING, PartnerState.INACTIVE]) {
      await givenPartner(api.database, { orgName: 'Hidden', state });
    }
    const { items, total } = await listed({ pageSize: 3 });
    expect(total).toBe(4);
    expect(items.map(({ orgName }) => orgName)).toEqual(['Aurora Club', 'Ébène', 'école du Nord']);
    expect((await listed({ pageSize: 3, page: 2 })).items.map(({ orgName }) => orgName)).toEqual(['Zenith Drones']);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['id', 'logoUrl', 'orgName', 'province', 'website']);
  });

  it('have a page each, and one that is no longer shown says so', async () => {
    const shown = await givenPartner(api.database);
    expect(await api.guest.call('partners.get', { params: { id: shown.id } })).toMatchObject({
      id: shown.id,
      orgName: shown.orgName,
    });
    const gone = await givenPartner(api.database, { state: PartnerState.INACTIVE });
    expect(await api.guest.refused('partners.get', { params: { id: gone.id } })).toEqual([409, 'PART_003']);
  });
});
