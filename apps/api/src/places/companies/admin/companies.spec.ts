import { Role } from '@dronesoccer/contracts';
import { givenCompany } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { dataOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import {
  goodPassword,
  type Person,
  registered,
  signedIn,
  someEmail,
  withRoles,
} from '../../../../test/support/people.js';

describe('companies', () => {
  const api = useApi();
  let admin: Person;
  let names = 0;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const someName = (): string => `Flyers ${process.pid}-${names++}`;
  const person = (email = someEmail()) => ({ firstName: 'Noor', lastName: 'Gagnon', email, locale: 'en' as const });
  const created = (email = someEmail(), name = someName()) =>
    api.as(admin).call('companies.admin.create', { body: { name, admin: person(email) } });
  const tokenOf = async (to: string): Promise<string> => {
    const mail = await api.mails.waitFor({ to, subject: /invited to manage/ });
    return /\?token=([\w-]+)&invited=1/.exec(mail.text)?.[1] ?? '';
  };
  const mailsTo = (email: string) => api.mails.mails({ to: email });
  const choosePassword = (token: string) =>
    api.guest.answer('auth.resetPassword', { body: { token, password: goodPassword } });
  const locationsSeenBy = (caller: Person) => api.as(caller).answer('locations.admin.list');

  it('begin with an administrator, who chooses a password by the mailed link and signs in', async () => {
    const email = someEmail();
    const company = await created(email);
    const names = { name: 'Noor Gagnon', firstName: 'Noor', lastName: 'Gagnon' };
    expect(company.people).toEqual([expect.objectContaining({ ...names, email, hasJoined: false })]);
    dataOf(await choosePassword(await tokenOf(email)));
    const joined = await signedIn(api, { email, password: goodPassword });
    dataOf(await locationsSeenBy(joined));
    expect((await api.as(admin).call('companies.admin.get', { params: { id: company.id } })).people[0]?.hasJoined).toBe(
      true,
    );
    // Choosing the first password sends no warning email.
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('have names of their own, whatever the case', async () => {
    const name = someName();
    await created(someEmail(), name);
    expect(
      await api.as(admin).refused('companies.admin.create', { body: { name: name.toUpperCase(), admin: person() } }),
    ).toEqual([409, 'COMP_002']);
  });

  it('are created once when the same try is sent twice', async () => {
    const body = { name: someName(), admin: person() };
    const idempotencyKey = body.name.replaceAll(' ', '-');
    const send = () => api.as(admin).answer('companies.admin.create', { body, idempotencyKey });
    const [first, second] = await Promise.all([send(), send()]);
    expect(dataOf(first).id).toBe(dataOf(second).id);
  });

  it('take in an account that has proved its e-mail, and no other', async () => {
    const company = await created();
    const verified = await registered(api);
    const unproved = await registered(api);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [verified.user.id]);
    const invited = await api
      .as(admin)
      .answer('companies.admin.inviteAdmin', { params: { id: company.id }, body: person(verified.email) });
    expect(invited.status).toBe(201);
    expect(dataOf(invited).people.map(({ email }) => email)).toContain(verified.email);
    // A person who registered someone else's address must not become an administrator through it.
    expect(
      await api
        .as(admin)
        .answer('companies.admin.inviteAdmin', { params: { id: company.id }, body: person(unproved.email) }),
    ).toMatchObject({
      status: 409,
      body: { errorCode: 'COMP_006', errors: [{ field: 'email' }] },
    });
    const other = await created();
    expect(
      await api
        .as(admin)
        .refused('companies.admin.inviteAdmin', { params: { id: other.id }, body: person(verified.email) }),
    ).toEqual([409, 'COMP_006']);
  });

  it('mail another invitation to someone who has not joined', async () => {
    const email = someEmail();
    const company = await created(email);
    await tokenOf(email);
    await api.as(admin).call('companies.admin.inviteAdmin', { params: { id: company.id }, body: person(email) });
    await eventually(() => mailsTo(email).length === 2);
  });

  it('keep at least one administrator, also when two are removed at once', async () => {
    const company = await created();
    const { people } = await api
      .as(admin)
      .call('companies.admin.inviteAdmin', { params: { id: company.id }, body: person() });
    const replies = await Promise.all(
      people.map(({ id }) =>
        api.as(admin).answer('companies.admin.removeAdmin', { params: { id: company.id, userId: id } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.map(({ body }) => (body as { errorCode: string | null }).errorCode)).toContain('COMP_004');
    expect((await api.as(admin).call('companies.admin.get', { params: { id: company.id } })).admins).toBe(1);
  });

  it('can be renamed only by someone who read the current version', async () => {
    const { id, version } = await created();
    const name = someName();
    expect((await api.as(admin).call('companies.admin.update', { params: { id }, body: { name, version } })).name).toBe(
      name,
    );
    expect(
      await api.as(admin).answer('companies.admin.update', { params: { id }, body: { name: someName(), version } }),
    ).toMatchObject({
      status: 409,
      body: { errorCode: 'COMP_009', data: { name } },
    });
    expect(await api.as(admin).call('companies.admin.get', { params: { id } })).toMatchObject({
      name,
      version: version + 1,
    });
  });

  it('show nothing to their administrators while they are inactive, and invite no one', async () => {
    const email = someEmail();
    const company = await created(email);
    dataOf(await choosePassword(await tokenOf(email)));
    const joined = await signedIn(api, { email, password: goodPassword });
    const location = await api.database.query<{ id: string }>(
      'UPDATE locations SET company_id = $1 WHERE id = (SELECT id FROM locations LIMIT 1) RETURNING id',
      [company.id],
    );
    const seen = async () => dataOf(await locationsSeenBy(joined)).total;
    expect(await seen()).toBe(location.length);
    await api.as(admin).call('companies.admin.deactivate', { params: { id: company.id } });
    expect(await eventually(seen, (total) => total === 0)).toBe(0);
    expect(
      await api.as(admin).refused('companies.admin.inviteAdmin', { params: { id: company.id }, body: person() }),
    ).toEqual([409, 'COMP_003']);
    await api.as(admin).call('companies.admin.activate', { params: { id: company.id } });
    expect(await eventually(seen, (total) => total === location.length)).toBe(location.length);
  });

  it('name the field that does not fit, and refuse what is no company', async () => {
    expect(
      await api.as(admin).answer('companies.admin.create', { body: { name: 'x', admin: person() } }),
    ).toMatchObject({
      status: 400,
      body: { errorCode: 'COMP_007', errors: [{ field: 'name' }] },
    });
    expect(await api.as(admin).refused('companies.admin.create', { body: [] })).toEqual([400, 'COMP_005']);
  });

  it('are found by part of their name', async () => {
    const { name } = await created();
    await givenCompany(api.database, { isActive: false });
    const list = async (query: object) => (await api.as(admin).answer('companies.admin.list', { query })).body.data;
    expect(await list({ search: name.slice(2) })).toMatchObject({ total: 1, items: [{ name, admins: 1 }] });
    expect((await list({ active: 'false' })).items.every(({ isActive }: { isActive: boolean }) => !isActive)).toBe(
      true,
    );
    const listed = await api.as(admin).call('companies.admin.names');
    expect(listed.map((each) => each.name)).toContain(name);
  });

  it('are exported as they are filtered, with their administrators; an export of none is COMP_010', async () => {
    const email = someEmail();
    const { name } = await created(email);
    const csv = await api.as(admin).call('companies.admin.export', { query: { search: name } });
    const [, row, end] = csv.split('\r\n');
    expect(row).toContain(`${name},Active,0,0,1,${email},`);
    expect(end).toBe('');
    const query = { search: name, active: false };
    expect(await api.as(admin).refused('companies.admin.export', { query })).toEqual([404, 'COMP_010']);
  });
});
