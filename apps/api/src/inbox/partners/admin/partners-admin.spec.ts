import { type PartnerAdminWire, PartnerState, type PartnerTerms, Role } from '@dronesoccer/contracts';
import { givenPartner } from '@dronesoccer/devkit';
import sharp from 'sharp';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, formOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Person, someEmail, withRoles } from '../../../../test/support/people.js';

const { PENDING, ACTIVE, INACTIVE } = PartnerState;

describe('partners in the dashboard', () => {
  const api = useApi();
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const codeOf = ({ body }: { body: unknown }) => (body as { errorCode: string | null }).errorCode;
  const get = (id: string) => api.as(admin).call('partners.admin.get', { params: { id } });
  const isShown = async (id: string) => (await api.guest.answer('partners.get', { params: { id } })).status === 200;
  const termsOf = (partner: PartnerAdminWire, changes: Partial<PartnerTerms> = {}) => {
    const { fullName, jobTitle, mobileNo, email, orgName, province, website, logoUrl, version } = partner;
    return { fullName, jobTitle, mobileNo, email, orgName, province, website, logoUrl, version, ...changes };
  };
  const approvals = (to: string) => api.mails.mails({ to, subject: /is now a partner/ });
  const nothingWaits = async () =>
    (await api.database.query(`SELECT 1 FROM pgboss.job WHERE name = 'partners.mail' AND state < 'completed'`))
      .length === 0;
  const auditOf = (id: string) =>
    api.database.query<{ action: string; kept: string }>(
      `SELECT action, concat(before, after) AS kept FROM audit_entries WHERE subject_id = $1 ORDER BY at, id`,
      [id],
    );

  it('are shown and mailed once when an application is approved, however often it is asked for', async () => {
    const { id, email, orgName } = await givenPartner(api.database, { state: PENDING });
    expect(await isShown(id)).toBe(false);
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        api.as(admin).answer('partners.admin.activate', { params: { id }, query: { expected: PENDING } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.map((reply) => dataOf(reply).state)).toEqual([ACTIVE, ACTIVE, ACTIVE]);
    expect(await isShown(id)).toBe(true);
    const mail = await api.mails.waitFor({ to: email });
    expect(mail.subject).toBe(`${orgName} is now a partner`);
    await eventually(nothingWaits);
    expect(approvals(email)).toHaveLength(1);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['partner.activated']);
  });

  it('are shown no longer and again without a mail, as is an application that is declined', async () => {
    const partner = await givenPartner(api.database);
    const declined = await givenPartner(api.database, { state: PENDING });
    for (const { id } of [partner, declined]) {
      expect((await api.as(admin).call('partners.admin.deactivate', { params: { id } })).state).toBe(INACTIVE);
      expect((await api.as(admin).call('partners.admin.deactivate', { params: { id } })).state).toBe(INACTIVE);
      expect(await isShown(id)).toBe(false);
    }
    expect((await api.as(admin).call('partners.admin.activate', { params: { id: partner.id } })).state).toBe(ACTIVE);
    await eventually(nothingWaits);
    expect([partner, declined].flatMap(({ email }) => api.mails.mails({ to: email }))).toEqual([]);
  });

  it('are not approved by who saw an application that was declined meanwhile (PART_009)', async () => {
    const { id } = await givenPartner(api.database, { state: PENDING });
    const replies = await Promise.all(
      (['activate', 'deactivate'] as const).map((step) =>
        api.as(admin).answer(`partners.admin.${step}`, { params: { id }, query: { expected: PENDING } }),
      ),
    );
    expect(replies.map(codeOf).sort()).toEqual(['PART_009', null].sort());
    const [won, lost] = replies.toSorted((a, b) => a.status - b.status);
    expect(lost?.body.data.state).toBe(won?.body.data.state);
  });

  it('can be changed only by someone who read the current version', async () => {
    const { id } = await givenPartner(api.database, { state: INACTIVE });
    const read = await get(id);
    const change = termsOf(read, {
      orgName: 'Aéro Club',
      province: 'Québec',
      website: 'aero-club.ca/fr',
      fullName: 'Ann-Marie O’Neil',
    });
    const replies = await Promise.all([
      api.as(admin).answer('partners.admin.update', { params: { id }, body: change }),
      api.as(admin).answer('partners.admin.update', { params: { id }, body: change }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const expected = { orgName: 'Aéro Club', province: 'QC', website: 'https://aero-club.ca/fr' };
    expect(await get(id)).toMatchObject({ ...expected, state: INACTIVE, version: read.version + 1 });
    const late = replies.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ errorCode: 'PART_009', data: { ...expected, version: read.version + 1 } });
  });

  it.each([
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'https://club.ca\r\nX: y' }],
    ['logoUrl.0.url', { logoUrl: 'https://elsewhere.test/a.webp' }],
    ['logoUrl.0.url', { logoUrl: '/uploads/made-up-made-up-made-up.webp' }],
    ['fullName', { fullName: '<b>Ann</b>' }],
    ['mobileNo', { mobileNo: '604 555 0199' }],
    ['province', { province: 'Texas' }],
  ])('name the field that does not fit (PART_007): %s', async (field, change) => {
    const { id } = await givenPartner(api.database);
    const { status, body } = await api
      .as(admin)
      .answer('partners.admin.update', { params: { id }, body: termsOf(await get(id), change) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 'PART_007', errors: [expect.objectContaining({ field })] });
  });

  it('have an e-mail each, also when they are changed', async () => {
    const [one, other] = [await givenPartner(api.database), await givenPartner(api.database)];
    const taken = termsOf(await get(one.id), { email: other.email.toUpperCase() });
    expect(await api.as(admin).refused('partners.admin.update', { params: { id: one.id }, body: taken })).toEqual([
      409,
      'PART_002',
    ]);
  });

  it('show the logo that was uploaded for them, and let it go when they are deleted', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#335' } })
      .png()
      .toBuffer();
    const form = formOf({ file: new File([picture], 'logo.png') });
    const { url } = await api.as(admin).call('partners.admin.uploadLogo', { form });
    const { id } = await givenPartner(api.database);
    await api
      .as(admin)
      .call('partners.admin.update', { params: { id }, body: termsOf(await get(id), { logoUrl: url }) });
    expect(await api.guest.call('partners.get', { params: { id } })).toMatchObject({ logoUrl: url });
    const references = () =>
      api.database.query(`SELECT 1 FROM picture_references WHERE subject_type = 'partner' AND subject_id = $1`, [id]);
    expect(await references()).toHaveLength(1);
    await api.as(admin).call('partners.admin.delete', { params: { id } });
    expect(await references()).toEqual([]);
  });

  it('leave nothing of their person behind when they are deleted (PART_001 from then on), and the e-mail may apply again', async () => {
    const email = someEmail();
    const application = { fullName: 'Zora Unforgotten', jobTitle: 'Treasurer', mobileNo: '6045550142', email };
    const body = { ...application, orgName: 'Erased Club', province: 'BC' };
    const { id } = await api.guest.call('partners.create', { body });
    await api.as(admin).call('partners.admin.activate', { params: { id } });
    await api.as(admin).call('partners.admin.update', {
      params: { id },
      body: termsOf(await get(id), { fullName: 'Zora Unforgotten-Roy' }),
    });
    await eventually(nothingWaits);
    await api.as(admin).call('partners.admin.delete', { params: { id } });

    expect(await api.as(admin).refused('partners.admin.delete', { params: { id } })).toEqual([404, 'PART_001']);
    expect(await api.as(admin).refused('partners.admin.get', { params: { id } })).toEqual([404, 'PART_001']);
    expect(await isShown(id)).toBe(false);
    const list = await api.guest.answer('partners.list');
    expect(list.status).toBe(200);
    expect(JSON.stringify(list.body)).not.toContain('Erased Club');
    const kept = await api.database.query<{ row: string }>('SELECT p::text AS row FROM partners p WHERE id = $1', [id]);
    const audit = await auditOf(id);
    expect(audit.map(({ action }) => action)).toEqual(['partner.activated', 'partner.updated', 'partner.deleted']);
    const left = JSON.stringify([kept, audit]);
    expect(left).toContain('Erased Club');
    for (const personal of ['Unforgotten', 'Treasurer', '6045550142', email]) expect(left).not.toContain(personal);
    await api.guest.call('partners.create', { body });
  });

  it('are not deleted by who has not seen their last change (PART_008)', async () => {
    const { id } = await givenPartner(api.database, { state: PENDING });
    const { version } = await get(id);
    await api.as(admin).call('partners.admin.activate', { params: { id } });
    expect(await api.as(admin).answer('partners.admin.delete', { params: { id }, query: { version } })).toMatchObject({
      status: 409,
      body: { errorCode: 'PART_008', data: { state: ACTIVE, version: version + 1 } },
    });
    await api.as(admin).call('partners.admin.delete', { params: { id }, query: { version: version + 1 } });
  });

  it('are either approved or deleted when both happen at once, and mailed only if they are there', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, email } = await givenPartner(api.database, { state: PENDING });
      const { version } = await get(id);
      const [approved, deleted] = await Promise.all([
        api.as(admin).answer('partners.admin.activate', { params: { id }, query: { expected: PENDING } }),
        api.as(admin).answer('partners.admin.delete', { params: { id }, query: { version } }),
      ]);
      const outcome = [codeOf(approved), codeOf(deleted)];
      expect([
        ['PART_001', null],
        [null, 'PART_008'],
      ]).toContainEqual(outcome);
      await eventually(nothingWaits);
      expect(approvals(email)).toHaveLength(codeOf(approved) === null ? 1 : 0);
    }
  });

  it('get their approval again, unless they are not shown (PART_003)', async () => {
    const { id, email } = await givenPartner(api.database);
    const resend = (idempotencyKey: string) =>
      api.as(admin).answer('partners.admin.resend', { params: { id }, idempotencyKey });
    const replies = await Promise.all([resend('once'), resend('once')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await eventually(nothingWaits);
    expect(approvals(email)).toHaveLength(1);
    await api.as(admin).call('partners.admin.deactivate', { params: { id } });
    expect(await api.as(admin).refused('partners.admin.resend', { params: { id } })).toEqual([409, 'PART_003']);
  });

  it('are found by name or e-mail, state and province, newest first or by name', async () => {
    const older = await givenPartner(api.database, { orgName: 'Zénith Polaire', province: 'YT' });
    const newer = await givenPartner(api.database, { orgName: 'Aurore Polaire', province: 'YT', state: PENDING });
    const found = async (query: object): Promise<string[]> => {
      const { items } = await api.as(admin).call('partners.admin.list', { query });
      return items.map(({ id }) => id);
    };
    await api.database.query(`UPDATE partners SET created_at = created_at - interval '1 day' WHERE id = $1`, [
      older.id,
    ]);
    expect(await found({ search: 'polaire' })).toEqual([newer.id, older.id]);
    expect(await found({ search: 'polaire', sort: 'name' })).toEqual([newer.id, older.id]);
    expect(await found({ search: 'zenith polaire' })).toEqual([older.id]);
    expect(await found({ search: newer.email.toUpperCase() })).toEqual([newer.id]);
    expect(await found({ province: 'YT', state: PENDING })).toEqual([newer.id]);
    expect(await found({ search: '%_%' })).toEqual([]);
  });

  it('are exported as they are filtered, and not when there are none (PART_004)', async () => {
    await givenPartner(api.database, { orgName: 'Export & Sons', fullName: 'Ann Roy', province: 'NU' });
    const headers = { 'accept-language': 'fr' };
    const file = await api.as(admin).answer('partners.admin.export', { query: { province: 'NU' }, headers });
    expect(file.status).toBe(200);
    expect(file.headers.get('x-total-rows')).toBe('1');
    expect(file.body).toContain('Organisation');
    expect(file.body).toMatch(/Export & Sons,Actif,Nunavut,Ann Roy,Coach/);
    expect(await api.as(admin).refused('partners.admin.export', { query: { search: 'no-such-partner' } })).toEqual([
      404,
      'PART_004',
    ]);
  });
});
