import { type CallQuery, calls, Role } from '@dronesoccer/contracts';
import { givenArena, givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { type Person, registered, withRoles } from '../../../../test/support/people.js';

const unknown = '01900000-0000-7000-8000-000000000000';

describe('the audit in the dashboard', () => {
  const api = useApi();
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const list = async (query: CallQuery<'audit.admin.list'> = {}, as = admin) =>
    (await api.as(as).call('audit.admin.list', { query })).items;
  const disable = (person: Person, reason = 'Left the club', as = admin) =>
    api.as(as).call('users.admin.disable', {
      ...{ params: { id: person.user.id }, body: { reason } },
      headers: { 'x-request-id': `request-${person.user.id}` },
    });
  const enter = (values: Record<string, unknown>) =>
    api.database.query(
      `INSERT INTO audit_entries (id, at, actor_id, action, subject_type, subject_id, subject_ids, before, after)
       SELECT gen_random_uuid(), COALESCE(($1::jsonb ->> 'at')::timestamptz, now()), $2::uuid, $1::jsonb ->> 'action',
              $1::jsonb ->> 'subjectType', $1::jsonb ->> 'subjectId',
              (SELECT array_agg(x) FROM jsonb_array_elements_text($1::jsonb -> 'subjectIds') x), NULL, NULL`,
      [JSON.stringify(values), admin.user.id],
    );

  const givenArenaNames = async () => {
    const { id: arenaId } = await givenArena(api.database);
    const rows = await api.database.query<{ locale: string; name: string }>(
      'UPDATE arena_translations SET name = name || locale WHERE arena_id = $1 RETURNING locale, name',
      [arenaId],
    );
    const nameIn = (locale: string) => rows.find((row) => row.locale === locale)?.name ?? '';
    return { arenaId, name: nameIn('en'), nameFr: nameIn('fr') };
  };

  it('names who changed what and when, before and after, with the request and its network', async () => {
    const person = await registered(api);
    await disable(person);
    const [entry] = await list({ subjectId: person.user.id });
    expect(entry).toMatchObject({
      ...{ action: 'user.disabled', subjectType: 'user', subjectId: person.user.id, subjectCount: 1 },
      actor: { id: admin.user.id, name: admin.user.name, email: admin.email },
      network: '127.0.0.1',
    });
    const shown = await api.as(admin).call('audit.admin.get', { params: { id: entry?.id ?? '' } });
    expect(shown).toMatchObject({
      requestId: `request-${person.user.id}`,
      fields: expect.arrayContaining([
        { field: 'status', before: '1', after: '2' },
        { field: 'reason', before: null, after: 'Left the club' },
      ]),
      records: [{ id: person.user.id, subjectType: 'user', name: person.user.name }],
    });
  });

  it('names the records that its values mention by id, in the reader’s language, and leaves out unknown ones', async () => {
    const { arenaId, name, nameFr } = await givenArenaNames();
    const [{ id } = { id: '' }] = await api.database.query<{ id: string }>(
      `INSERT INTO audit_entries (id, at, action, subject_type, subject_id, after)
       VALUES (gen_random_uuid(), now(), 'arena.slots-closed', 'arena', NULL, $1::jsonb) RETURNING id`,
      [JSON.stringify({ arenaIds: [arenaId, unknown], note: arenaId.slice(0, 8) })],
    );
    const recordsIn = async (locale: string) =>
      (await api.as(admin).call('audit.admin.get', { params: { id }, headers: { 'accept-language': locale } })).records;
    expect(await recordsIn('en')).toEqual([{ id: arenaId, subjectType: 'arena', name }]);
    expect(await recordsIn('fr')).toEqual([{ id: arenaId, subjectType: 'arena', name: nameFr }]);
  });

  it('is filtered by person, action, subject and days, newest first', async () => {
    const [one, two] = ['order-of-one', 'order-of-two'];
    await enter({ action: 'order.noted', subjectType: 'order', subjectId: one, at: '2026-03-08T04:59:00Z' });
    await enter({ action: 'order.shipped', subjectType: 'order', subjectId: one, at: '2026-03-08T12:00:00Z' });
    await enter({ action: 'product.priced', subjectType: 'product', subjectIds: [one, two] });
    const actions = async (query: CallQuery<'audit.admin.list'>) => (await list(query)).map(({ action }) => action);
    expect(await actions({ subjectId: one })).toEqual(['product.priced', 'order.shipped', 'order.noted']);
    expect(await actions({ subjectId: one, subjectType: 'order' })).toEqual(['order.shipped', 'order.noted']);
    expect(await actions({ subjectId: two.toUpperCase() })).toEqual(['product.priced']);
    expect(await actions({ action: 'order.noted', search: admin.email.slice(1) })).toEqual(['order.noted']);
    expect(await actions({ subjectId: one, search: 'no-one-has-this-name' })).toEqual([]);
    // 04:59 UTC is the evening before in the organisation's time zone.
    expect(await actions({ subjectId: one, from: '2026-03-08', to: '2026-03-08' })).toEqual(['order.shipped']);
    expect((await list({ subjectId: two }))[0]).toMatchObject({ subjectId: null, subjectCount: 2 });
  });

  it('refuses filters that it does not know (AUDIT_002) and an unknown entry (AUDIT_001)', async () => {
    const query = { action: 'order.vanished' } as unknown as CallQuery<'audit.admin.list'>;
    expect(await api.as(admin).refused('audit.admin.list', { query })).toEqual([400, 'AUDIT_002']);
    const params = { id: unknown };
    expect(await api.as(admin).refused('audit.admin.get', { params })).toEqual([404, 'AUDIT_001']);
  });

  it('has an entry for each export of personal data: which records, how many and by which filter, but no search text', async () => {
    const company = await withRoles(api, Role.COMPANY_ADMIN);
    const query = { search: company.email, role: Role.COMPANY_ADMIN };
    const file = await api.as(admin).answer('users.admin.export', { query });
    expect(file.headers.get('x-total-rows')).toBe('1');
    const [entry] = await list({ action: 'list.exported', subjectType: 'user' });
    expect(entry).toMatchObject({ actor: { id: admin.user.id }, subjectId: null });
    const { fields } = await api.as(admin).call('audit.admin.get', { params: { id: entry?.id ?? '' } });
    const after = Object.fromEntries(fields.map((field) => [field.field, field.after]));
    expect(after).toEqual({ search: '…', role: String(Role.COMPANY_ADMIN), rows: '1' });
  });

  it('has no entry for an export without rows, or without personal data', async () => {
    const before = await list({ action: 'list.exported' });
    const none = { query: { search: 'no such person' } };
    expect((await api.as(admin).answer('users.admin.export', none)).status).toBe(404);
    await givenProduct(api.database);
    await api.as(admin).call('products.admin.export', { query: {} });
    expect(await list({ action: 'list.exported' })).toEqual(before);
  });

  it('is exported as it is filtered, in the reader’s language; an export of none is AUDIT_003', async () => {
    const person = await registered(api);
    await disable(person, '=2+3');
    const query = { subjectId: person.user.id };
    const csv = await api.as(admin).call('audit.admin.export', { query, headers: { 'accept-language': 'fr' } });
    expect(csv).toContain('Compte désactivé,Compte,');
    expect(csv).toContain(`127.0.0.1,request-${person.user.id}`);
    // The values are in the reader's words and are followed by the stored values.
    expect(csv).toContain('État\u00a0: Actif');
    expect(csv).toContain('status: 1');
    expect(csv).toMatch(/"État\u00a0: Désactivé\n[^"]*"/);
    const none = { query: { subjectId: unknown } };
    expect(await api.as(admin).refused('audit.admin.export', none)).toEqual([404, 'AUDIT_003']);
  });

  it('shows what concerns safe-sport reports only to their readers', async () => {
    await enter({ action: 'safe-sport.opened', subjectType: 'safe-sport', subjectId: 'report-1' });
    const [opened] = await list({ subjectId: 'report-1' });
    expect(opened).toMatchObject({ action: 'safe-sport.opened' });
    const other = await withRoles(api, Role.SUPER_ADMIN);
    const {
      orderHoldMinutes: _hold,
      shippingZones: _zones,
      changedAt: _at,
      changedBy: _by,
      ...settings
    } = await api.as(admin).call('settings.admin.get');
    const organisation = {
      ...settings.organisation,
      line1: '500 Demo Street',
      city: 'Vancouver',
      postalCode: 'V6B 5K3',
    };
    const safeSport = { readers: [admin.user.id] };
    const body = { ...settings, organisation: { ...organisation, email: 'office@dronesoccer.test' }, safeSport };
    await api.as(admin).call('settings.admin.put', { body });
    expect(await list({ subjectId: 'report-1' }, other)).toEqual([]);
    const params = { id: opened?.id ?? '' };
    expect(await api.as(other).refused('audit.admin.get', { params })).toEqual([404, 'AUDIT_001']);
    expect(await list({ subjectId: 'report-1' })).toHaveLength(1);
  });

  it('has no call that changes an entry', () => {
    const methods = Object.entries(calls).filter(([name]) => name.startsWith('audit.'));
    expect(methods.map(([, { method }]) => method)).toEqual(['GET', 'GET', 'GET']);
  });
});
