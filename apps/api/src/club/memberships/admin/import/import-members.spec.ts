import { BookingUserType, ImportStatus, MembershipStatus, PlanKind, Role } from '@dronesoccer/contracts';
import { addDays, msPerDay } from '@dronesoccer/domain';
import { organisationDay } from '@dronesoccer/domain/calendar';
import { stringify } from 'csv-stringify/sync';
import { useApi } from '../../../../../test/support/api.js';
import { dataOf, formOf } from '../../../../../test/support/client.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { offeredPlans, paidMembership } from '../../../../../test/support/memberships.js';
import { moveClock } from '../../../../../test/support/move-clock.js';
import { type Person, registered, someEmail, withRoles } from '../../../../../test/support/people.js';

describe('the import of members', () => {
  // A test moves the clock by days, and the administrator must stay logged in.
  const api = useApi({ SUPER_ADMIN_SESSION_HOURS: '8760' });
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    await offeredPlans(api);
  });

  afterEach(() => jest.restoreAllMocks());

  const inDays = (days: number): string => addDays(organisationDay(new Date()), days);
  type Cells = Partial<Record<string, string>>;
  const row = (cells: Cells = {}): Cells => ({
    ...{ email: someEmail(), first_name: 'Zoé', last_name: 'Tremblay', province: 'Québec', last_day: inDays(100) },
    ...cells,
  });
  const fileOf = (rows: readonly Cells[]): FormData => {
    const columns = ['email', 'first_name', 'last_name', 'province', 'plan', 'last_day', 'language'];
    return formOf({ file: new File([stringify([...rows], { header: true, columns })], 'club list.csv') });
  };
  const reaches = (id: string, wanted: ImportStatus) =>
    eventually(
      () => api.as(admin).call('memberships.imports.admin.get', { params: { id } }),
      ({ status }) => status === wanted,
    );
  const checked = async (rows: readonly Cells[]) => {
    const { id } = await api.as(admin).call('memberships.imports.admin.upload', { form: fileOf(rows) });
    return reaches(id, ImportStatus.READY);
  };
  const confirm = async (id: string) =>
    dataOf(await api.as(admin).answer('memberships.imports.admin.confirm', { params: { id } }));
  const imported = async (rows: readonly Cells[]) => {
    const { id } = await checked(rows);
    await confirm(id);
    return reaches(id, ImportStatus.DONE);
  };
  const membershipsOf = async (email: string | undefined) =>
    (await api.as(admin).call('memberships.admin.list', { query: { search: email ?? '' } })).items;
  const userTypeOf = async (email: string | undefined) =>
    (await api.database.query<{ type: number }>('SELECT user_type AS type FROM users WHERE email = $1', [email]))[0]
      ?.type;

  it('opens accounts with an invitation, gives memberships until the day in the file and keeps longer ones', async () => {
    const [known, longer] = [await registered(api), await registered(api)];
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [known.user.id]);
    await paidMembership(api, longer);
    const [newcomer, given, kept] = [
      row({ plan: 'Familiale', language: 'fr' }),
      row({ email: known.email.toUpperCase() }),
      row({ email: longer.email }),
    ];
    const file = await checked([newcomer, given, kept]);
    expect(file.counts).toEqual({ open: 1, give: 1, keep: 1, refused: 0 });
    expect(await membershipsOf(newcomer['email'])).toEqual([]);
    await confirm(file.id);
    await reaches(file.id, ImportStatus.DONE);
    const [opened] = await membershipsOf(newcomer['email']);
    expect(opened).toMatchObject({
      status: MembershipStatus.ACTIVE,
      lastDay: inDays(100),
      total: 0,
      plan: { kind: PlanKind.FAMILY },
    });
    expect(await userTypeOf(newcomer['email'])).toBe(BookingUserType.MEMBER);
    await api.mails.waitFor({ to: newcomer['email'] ?? '', subject: /compte/i });
    expect(await membershipsOf(known.email)).toMatchObject([
      { lastDay: inDays(100), name: expect.not.stringContaining('Zoé') },
    ]);
    expect(await membershipsOf(longer.email)).toHaveLength(1);
    const audit = await api.as(admin).call('audit.admin.list', { query: { action: 'members.imported' } });
    expect(audit.items).toHaveLength(1);
  });

  it('refuses rows that no membership can come from, each with the reason, and nothing else of the file', async () => {
    const closed = await registered(api);
    await api.database.query('UPDATE users SET status = 2 WHERE id = $1', [closed.user.id]);
    const unconfirmed = await registered(api);
    const twice = row();
    const { id, counts } = await imported([
      twice,
      { ...twice, last_name: 'Roy' },
      row({ email: closed.email }),
      row({ email: unconfirmed.email }),
      row({ province: 'Texas', plan: 'youth', last_day: inDays(-2), language: 'de', first_name: '' }),
      row({ last_day: inDays(800), email: 'no address' }),
    ]);
    expect(counts).toEqual({ open: 1, give: 0, keep: 0, refused: 5 });
    const refused = await api
      .as(admin)
      .call('memberships.imports.admin.rows', { params: { id }, query: { show: 'refused' } });
    expect(refused.items.map(({ line, errors }) => [line, errors.map(({ field }) => field)])).toEqual([
      [3, ['email']],
      [4, ['email']],
      [5, ['email']],
      [6, ['first_name', 'province', 'plan', 'last_day', 'language']],
      [7, ['email', 'last_day']],
    ]);
  });

  it('gives each person one membership when two lists with the same people are applied at once', async () => {
    const rows = Array.from({ length: 5 }, () => row());
    const files = await Promise.all([checked(rows), checked(rows.toReversed())]);
    await Promise.all(files.map(({ id }) => confirm(id)));
    const done = await Promise.all(files.map(({ id }) => reaches(id, ImportStatus.DONE)));
    const sum = (outcome: 'open' | 'keep') => done.reduce((total, { counts }) => total + counts[outcome], 0);
    expect([sum('open'), sum('keep')]).toEqual([5, 5]);
    for (const { email } of rows) expect(await membershipsOf(email)).toHaveLength(1);
  });

  it('refuses a row whose last day has passed when the list is confirmed, and applies the others', async () => {
    const [ended, longer] = [row({ last_day: inDays(1) }), row({ last_day: inDays(90) })];
    const { id } = await checked([ended, longer]);
    await moveClock(api, new Date(Date.now() + 2 * msPerDay));
    await confirm(id);
    expect((await reaches(id, ImportStatus.DONE)).counts).toMatchObject({ open: 1, refused: 1 });
    expect(await userTypeOf(ended['email'])).toBeUndefined();
  });

  it('refuses a file without addresses (MEMB_018), and callers who are not a SUPER_ADMIN', async () => {
    const form = formOf({ file: new File(['name\nZoé\n'], 'names.csv') });
    expect(await api.as(admin).refused('memberships.imports.admin.upload', { form })).toEqual([400, 'MEMB_018']);
    const staff = await withRoles(api, Role.ADMIN);
    expect((await api.as(staff).answer('memberships.imports.admin.upload', { form: fileOf([row()]) })).status).toBe(
      403,
    );
  });
});
