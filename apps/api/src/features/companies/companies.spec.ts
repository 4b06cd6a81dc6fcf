import { type CompanyDetailWire, Role } from '@dronesoccer/contracts';
import { givenCompany } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { goodPassword, type Person, registered, signedIn, someEmail, withRoles } from '../../../test/support/people.js';

describe('companies', () => {
  const api = useApi();
  let admin: Person;
  let names = 0;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const someName = (): string => `Flyers ${process.pid}-${names++}`;
  const person = (email = someEmail()) => ({ firstName: 'Noor', lastName: 'Gagnon', email, locale: 'en' });
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body: object = {}, caller = admin) =>
    api.http[method](`/api/companies${path}`).set(caller.bearer).send(body);
  const dataOf = ({ body }: { body: unknown }) => (body as { data: CompanyDetailWire }).data;
  const created = async (email = someEmail(), name = someName()): Promise<CompanyDetailWire> =>
    dataOf(await call('post', '', { name, admin: person(email) }).expect(201));
  const tokenOf = async (to: string): Promise<string> => {
    const mail = await api.mails.waitFor({ to, subject: /invited to manage/ });
    return /\?token=([\w-]+)&invited=1/.exec(mail.text)?.[1] ?? '';
  };
  const mailsTo = (email: string) => api.mails.mails({ to: email });
  const choosePassword = (token: string) =>
    api.http.post('/api/auth/reset-password').send({ token, password: goodPassword });
  const locationsSeenBy = (caller: Person) => api.http.get('/api/admin/locations').set(caller.bearer);

  it('begin with an administrator, who chooses a password by the mailed link and signs in', async () => {
    const email = someEmail();
    const company = await created(email);
    const names = { name: 'Noor Gagnon', firstName: 'Noor', lastName: 'Gagnon' };
    expect(company.people).toEqual([expect.objectContaining({ ...names, email, hasJoined: false })]);
    await choosePassword(await tokenOf(email)).expect(200);
    const joined = await signedIn(api, { email, password: goodPassword });
    await locationsSeenBy(joined).expect(200);
    expect(dataOf(await call('get', `/${company.id}`).expect(200)).people[0]?.hasJoined).toBe(true);
    // The first password changes nothing that its owner should be warned of.
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('have names of their own, whatever the case', async () => {
    const name = someName();
    await created(someEmail(), name);
    const twice = await call('post', '', { name: name.toUpperCase(), admin: person() }).expect(409);
    expect(twice.body.errorCode).toBe('COMP_002');
  });

  it('are created once when the same try is sent twice', async () => {
    const body = { name: someName(), admin: person() };
    const send = () => call('post', '', body).set('Idempotency-Key', body.name.replaceAll(' ', '-'));
    const [first, second] = await Promise.all([send(), send()]);
    expect(dataOf(first).id).toBe(dataOf(second).id);
  });

  it('take in an account that has proved its e-mail, and no other', async () => {
    const company = await created();
    const verified = await registered(api);
    const unproved = await registered(api);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [verified.user.id]);
    const invited = await call('post', `/${company.id}/admins`, person(verified.email)).expect(201);
    expect(dataOf(invited).people.map(({ email }) => email)).toContain(verified.email);
    // Someone who typed another person's address does not become an administrator by it.
    const refused = await call('post', `/${company.id}/admins`, person(unproved.email)).expect(409);
    expect(refused.body).toMatchObject({ errorCode: 'COMP_006', errors: [{ field: 'email' }] });
    const other = await created();
    expect((await call('post', `/${other.id}/admins`, person(verified.email)).expect(409)).body.errorCode).toBe(
      'COMP_006',
    );
  });

  it('mail another invitation to someone who has not joined', async () => {
    const email = someEmail();
    const company = await created(email);
    await tokenOf(email);
    await call('post', `/${company.id}/admins`, person(email)).expect(201);
    await eventually(() => mailsTo(email).length === 2);
  });

  it('keep at least one administrator, also when two are removed at once', async () => {
    const company = await created();
    const { people } = dataOf(await call('post', `/${company.id}/admins`, person()).expect(201));
    const replies = await Promise.all(people.map(({ id }) => call('delete', `/${company.id}/admins/${id}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.map(({ body }) => (body as { errorCode: string | null }).errorCode)).toContain('COMP_004');
    expect(dataOf(await call('get', `/${company.id}`).expect(200)).admins).toBe(1);
  });

  it('are renamed by the one who read what stands', async () => {
    const { id, version } = await created();
    const name = someName();
    expect(dataOf(await call('put', `/${id}`, { name, version }).expect(200)).name).toBe(name);
    const late = await call('put', `/${id}`, { name: someName(), version }).expect(409);
    expect(late.body).toMatchObject({ errorCode: 'COMP_009', data: { name } });
  });

  it('show nothing to their administrators while they are inactive, and invite no one', async () => {
    const email = someEmail();
    const company = await created(email);
    await choosePassword(await tokenOf(email)).expect(200);
    const joined = await signedIn(api, { email, password: goodPassword });
    const location = await api.database.query<{ id: string }>(
      'UPDATE locations SET company_id = $1 WHERE id = (SELECT id FROM locations LIMIT 1) RETURNING id',
      [company.id],
    );
    const seen = async () =>
      ((await locationsSeenBy(joined).expect(200)).body as { data: { total: number } }).data.total;
    expect(await seen()).toBe(location.length);
    await call('delete', `/${company.id}`).expect(200);
    expect(await eventually(seen, (total) => total === 0)).toBe(0);
    expect((await call('post', `/${company.id}/admins`, person()).expect(409)).body.errorCode).toBe('COMP_003');
    await call('post', `/${company.id}/activate`).expect(200);
    expect(await eventually(seen, (total) => total === location.length)).toBe(location.length);
  });

  it('name the field that does not fit, and refuse what is no company', async () => {
    const nameless = await call('post', '', { name: 'x', admin: person() }).expect(400);
    expect(nameless.body).toMatchObject({ errorCode: 'COMP_007', errors: [{ field: 'name' }] });
    const none = await api.http.post('/api/companies').set(admin.bearer).send([]).expect(400);
    expect(none.body.errorCode).toBe('COMP_005');
  });

  it('are found by part of their name', async () => {
    const { name } = await created();
    await givenCompany(api.database, { isActive: false });
    const list = async (query: object) =>
      (await api.http.get('/api/companies').query(query).set(admin.bearer)).body.data;
    expect(await list({ search: name.slice(2) })).toMatchObject({ total: 1, items: [{ name, admins: 1 }] });
    expect((await list({ active: 'false' })).items.every(({ isActive }: { isActive: boolean }) => !isActive)).toBe(
      true,
    );
    const listed = (await call('get', '/names').expect(200)).body.data as { name: string }[];
    expect(listed.map((each) => each.name)).toContain(name);
  });
});
