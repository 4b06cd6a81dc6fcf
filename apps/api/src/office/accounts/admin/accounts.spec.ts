import {
  AccountState,
  type CallBody,
  type CallReply,
  grantedOf,
  type PersonWire,
  Role,
  type SetRolesBody,
} from '@dronesoccer/contracts';
import { givenCompany } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { outcomeOf } from '../../../../test/support/client.js';
import {
  companyWithStranger,
  goodPassword,
  type Person,
  registered,
  someEmail,
  withRoles,
} from '../../../../test/support/people.js';

const unknown = '01900000-0000-7000-8000-000000000000';

describe('accounts in the dashboard', () => {
  const api = useApi();
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const get = ({ user }: Person): Promise<PersonWire> =>
    api.as(admin).call('users.admin.get', { params: { id: user.id } });
  const confirm = ({ user }: Person) =>
    api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
  const confirmed = async (details: Record<string, unknown> = {}): Promise<Person> => {
    const person = await registered(api, details);
    await confirm(person);
    return person;
  };
  /** Replaces the roles as an administrator does who has just opened the page. */
  const setRoles = async (person: Person, changes: Partial<SetRolesBody>, { as = admin, key = '' } = {}) => {
    const { roles, company } = await get(person);
    const seen = { expectedRoles: grantedOf(roles), expectedCompanyId: company?.id ?? null };
    const body = { roles: seen.expectedRoles, companyId: seen.expectedCompanyId, ...seen, ...changes };
    const params = { id: person.user.id };
    return api.as(as).answer('users.admin.setRoles', { params, body, idempotencyKey: key || undefined });
  };
  const disable = ({ user }: Person, as = admin) =>
    api.as(as).answer('users.admin.disable', { params: { id: user.id }, body: { reason: 'Left the club' } });
  const auditOf = ({ user }: Person) =>
    api.database.query<{ action: string; before: object | null; after: object | null; actor: string }>(
      `SELECT action, before, after, actor_id AS actor FROM audit_entries
        WHERE subject_type = 'user' AND subject_id = $1 ORDER BY at, id`,
      [user.id],
    );

  describe('are listed', () => {
    const list = async (query: CallReplyQuery) => {
      const { items } = await api.as(admin).call('users.admin.list', { query });
      return items.map(({ email }) => email);
    };
    type CallReplyQuery = { search?: string; role?: Role; state?: AccountState; companyId?: string; sort?: 'name' };

    it('by any part of the name or the email, in any case, with or without accents', async () => {
      const { email } = await registered(api, { firstName: 'Éloïse', lastName: 'Vadeboncœur' });
      for (const search of ['eloise vade', email.slice(4, 18).toUpperCase(), email.slice(2)]) {
        expect({ search, found: await list({ search }) }).toMatchObject({ found: expect.arrayContaining([email]) });
      }
      expect(await list({ search: `${email}x` })).toEqual([]);
    });

    it('by role, state and company, and sorted by name', async () => {
      const { companyId, manager } = await companyWithStranger(api);
      await confirm(manager);
      const unconfirmed = await registered(api, { lastName: 'Aaberg' });
      expect(await list({ companyId })).toEqual([manager.email]);
      expect(await list({ companyId, role: Role.COACH })).toEqual([]);
      expect(await list({ role: Role.COMPANY_ADMIN, state: AccountState.ACTIVE })).toContain(manager.email);
      expect(await list({ state: AccountState.UNCONFIRMED })).toContain(unconfirmed.email);
      expect(await list({ state: AccountState.ACTIVE })).not.toContain(unconfirmed.email);
      expect((await list({ sort: 'name' }))[0]).toBe(unconfirmed.email);
    });

    it('are exported as they are filtered, and never as formulas; an export of none is USER_010', async () => {
      const { email } = await confirmed({ firstName: 'Zéphirin' });
      const csv = await api.as(admin).call('users.admin.export', { query: { search: 'zephirin' } });
      expect(csv.split('\r\n')).toHaveLength(3);
      expect(csv).toContain(`Zéphirin,Tremblay,${email},Active,Player`);
      const query = { search: 'no-one-has-this-name' };
      expect(await api.as(admin).refused('users.admin.export', { query })).toEqual([404, 'USER_010']);
      expect((await api.as(admin).call('users.admin.list', { query })).items).toEqual([]);
    });
  });

  describe('the roles', () => {
    it('apply on the person’s next request, and leave one audit entry with before and after', async () => {
      const person = await confirmed();
      expect(await api.as(person).refused('users.admin.list')).toEqual([403, 'AUTH_003']);
      const granted = await setRoles(person, { roles: [Role.SUPER_ADMIN, Role.COACH] });
      expect(granted.body.data).toMatchObject({ roles: [Role.SUPER_ADMIN, Role.PLAYER, Role.COACH] });
      await api.as(person).call('users.admin.list');
      await setRoles(person, { roles: [Role.ADMIN] });
      expect(await api.as(person).refused('users.admin.list')).toEqual([403, 'AUTH_003']);
      expect(await api.as(person).call('me.get')).toMatchObject({ userRoles: [Role.ADMIN, Role.PLAYER] });
      expect(await auditOf(person)).toMatchObject([
        { action: 'user.roles-changed', before: { roles: [5] }, after: { roles: [1, 5, 6] }, actor: admin.user.id },
        { action: 'user.roles-changed', before: { roles: [1, 5, 6] }, after: { roles: [2, 5] } },
      ]);
      expect((await get(person)).audit[0]).toMatchObject({ roles: { before: [1, 5, 6], after: [2, 5] } });
    });

    it('never include MEMBER, which a membership gives and a change of roles keeps', async () => {
      const person = await confirmed();
      await api.database.query('INSERT INTO user_roles (user_id, role) VALUES ($1, $2)', [person.user.id, Role.MEMBER]);
      const member = [Role.MEMBER] as unknown as SetRolesBody['roles'];
      expect(outcomeOf(await setRoles(person, { roles: member }))).toEqual([400, 'AUTH_008']);
      await setRoles(person, { roles: [Role.COACH] });
      expect((await get(person)).roles).toEqual([Role.MEMBER, Role.PLAYER, Role.COACH]);
    });

    it('are refused with the current account at once, however many outdated changes arrive together', async () => {
      const { user } = await confirmed();
      const body = { roles: [Role.COACH], companyId: null, expectedRoles: [Role.ADMIN], expectedCompanyId: null };
      const input = { params: { id: user.id }, body } as const;
      // More calls than the pool has connections: none may hold a connection and a lock while it waits for another one.
      const calls = Array.from({ length: 12 }, () => api.as(admin).answer('users.admin.setRoles', input));
      for (const answer of await Promise.all(calls)) {
        expect(outcomeOf(answer)).toEqual([409, 'USER_015']);
        expect(answer.body.data).toMatchObject({ id: user.id, roles: [Role.PLAYER] });
      }
    });

    it('are not changed over another administrator’s change (USER_015), and a retry succeeds once', async () => {
      const person = await confirmed();
      const stale: Partial<SetRolesBody> = { roles: [Role.COACH], expectedRoles: [Role.ADMIN] };
      const refused = await setRoles(person, stale);
      expect(outcomeOf(refused)).toEqual([409, 'USER_015']);
      expect(refused.body.data).toMatchObject({ id: person.user.id, roles: [Role.PLAYER] });
      const both = await Promise.all([
        setRoles(person, { roles: [Role.ADMIN], expectedRoles: [] }),
        setRoles(person, { roles: [Role.COACH], expectedRoles: [] }),
      ]);
      expect(both.map(outcomeOf).sort()).toEqual([
        [200, null],
        [409, 'USER_015'],
      ]);
      const other = await confirmed();
      const change: Partial<SetRolesBody> = { roles: [Role.COACH], expectedRoles: [] };
      for (const _ of [1, 2]) expect((await setRoles(other, change, { key: 'roles-once' })).status).toBe(200);
      expect(await auditOf(other)).toHaveLength(1);
    });

    it('are not granted to an account that a stranger may have registered (USER_016)', async () => {
      const person = await registered(api);
      expect(outcomeOf(await setRoles(person, { roles: [Role.ADMIN] }))).toEqual([409, 'USER_016']);
      await confirm(person);
      expect((await setRoles(person, { roles: [Role.ADMIN] })).status).toBe(200);
    });

    it('of a company administrator need an active company (COMP_001, COMP_003), which keeps one (COMP_004)', async () => {
      const { companyId, manager } = await companyWithStranger(api);
      await confirm(manager);
      const person = await confirmed();
      const roles = [Role.COMPANY_ADMIN] as const;
      expect(outcomeOf(await setRoles(person, { roles: [...roles] }))).toEqual([400, 'AUTH_008']);
      expect(outcomeOf(await setRoles(person, { companyId }))).toEqual([400, 'AUTH_008']);
      expect(outcomeOf(await setRoles(person, { roles: [...roles], companyId: unknown }))).toEqual([404, 'COMP_001']);
      const closed = await givenCompany(api.database);
      await api.database.query('UPDATE companies SET is_active = false WHERE id = $1', [closed.id]);
      expect(outcomeOf(await setRoles(person, { roles: [...roles], companyId: closed.id }))).toEqual([409, 'COMP_003']);
      expect(outcomeOf(await setRoles(manager, { roles: [], companyId: null }))).toEqual([409, 'COMP_004']);
      expect((await setRoles(person, { roles: [...roles], companyId })).status).toBe(200);
      expect((await setRoles(manager, { roles: [], companyId: null })).status).toBe(200);
      expect(await get(manager)).toMatchObject({ company: null, roles: [Role.PLAYER] });
    });

    it('are not lost with a disabled account: an active company keeps an administrator who can log in (COMP_004)', async () => {
      const { companyId, manager } = await companyWithStranger(api);
      await confirm(manager);
      expect(outcomeOf(await disable(manager))).toEqual([409, 'COMP_004']);
      const second = await confirmed();
      expect((await setRoles(second, { roles: [Role.COMPANY_ADMIN], companyId })).status).toBe(200);
      // Two administrators are disabled at the same time, so one has to stay.
      const outcomes = await Promise.all([disable(manager), disable(second)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
      const left = outcomes[0]?.status === 409 ? manager : second;
      expect(outcomeOf(await setRoles(left, { roles: [], companyId: null }))).toEqual([409, 'COMP_004']);
      const params = { id: companyId, userId: left.user.id };
      expect(await api.as(admin).refused('companies.admin.removeAdmin', { params })).toEqual([409, 'COMP_004']);
      await api.database.query('UPDATE companies SET is_active = false WHERE id = $1', [companyId]);
      expect((await disable(left)).status).toBe(200);
    });

    it('of a company administrator stay while the others are only invited (COMP_004)', async () => {
      const { companyId, manager } = await companyWithStranger(api);
      await confirm(manager);
      const invited = await confirmed();
      expect((await setRoles(invited, { roles: [Role.COMPANY_ADMIN], companyId })).status).toBe(200);
      await api.database.query('UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1', [
        invited.user.id,
      ]);
      expect(outcomeOf(await setRoles(manager, { roles: [], companyId: null }))).toEqual([409, 'COMP_004']);
      expect((await setRoles(invited, { roles: [], companyId: null })).status).toBe(200);
    });

    it('and the other changes name an account that exists (USER_001)', async () => {
      const params = { id: unknown };
      const body = { roles: [], companyId: null, expectedRoles: [], expectedCompanyId: null };
      const reason = { reason: 'Left the club' };
      const client = api.as(admin);
      for (const refusal of [
        client.refused('users.admin.get', { params }),
        client.refused('users.admin.setRoles', { params, body }),
        client.refused('users.admin.disable', { params, body: reason }),
        client.refused('users.admin.enable', { params, body: reason }),
        client.refused('users.admin.endSessions', { params }),
        client.refused('users.admin.inviteAgain', { params }),
        client.refused('users.admin.note', { params, body: { text: 'Hello' } }),
      ]) {
        expect(await refusal).toEqual([404, 'USER_001']);
      }
    });
  });

  describe('a disabled account', () => {
    it('is out at once, cannot log in, and can be enabled again', async () => {
      const person = await confirmed();
      await api.as(person).call('me.get');
      expect((await disable(person)).body.data).toMatchObject({ state: AccountState.CLOSED, sessions: [] });
      expect(await api.as(person).refused('me.get')).toEqual([401, 'AUTH_002']);
      expect(
        (await api.guest.refused('auth.refresh', { body: { refreshToken: person.refreshToken } }))[0],
      ).toBeGreaterThan(400);
      const body = { email: person.email, password: goodPassword };
      expect(await api.guest.refused('auth.login', { body })).toEqual([403, 'AUTH_006']);
      expect(outcomeOf(await disable(person))).toEqual([409, 'USER_015']);
      const input = { params: { id: person.user.id }, body: { reason: 'Came back' } };
      await api.as(admin).call('users.admin.enable', input);
      expect(await api.as(admin).refused('users.admin.enable', input)).toEqual([409, 'USER_015']);
      await api.guest.call('auth.login', { body });
      expect(await auditOf(person)).toMatchObject([
        { action: 'user.disabled', before: { status: 1 }, after: { status: 2, reason: 'Left the club' } },
        { action: 'user.enabled', before: { status: 2 }, after: { status: 1, reason: 'Came back' } },
      ]);
    });

    it('differs from one whose sessions were ended, which can log in again', async () => {
      const person = await confirmed();
      const params = { id: person.user.id };
      await api.as(person).call('me.get');
      for (const _ of [1, 2]) await api.as(admin).call('users.admin.endSessions', { params });
      expect(await api.as(person).refused('me.get')).toEqual([401, 'AUTH_002']);
      await api.guest.call('auth.login', { body: { email: person.email, password: goodPassword } });
      expect(await auditOf(person)).toMatchObject([{ action: 'user.sessions-ended', after: { sessions: 1 } }]);
    });
  });

  describe('an invitation', () => {
    const person = (changes: Partial<CallBody<'users.admin.invite'>> = {}): CallBody<'users.admin.invite'> => ({
      ...{
        firstName: 'Noor',
        lastName: 'Gagnon',
        email: someEmail(),
        locale: 'en',
        roles: [Role.ADMIN],
        companyId: null,
      },
      ...changes,
    });
    const invite = (body: CallBody<'users.admin.invite'>, idempotencyKey?: string) =>
      api.as(admin).call('users.admin.invite', { body, idempotencyKey });
    const join = async (email: string): Promise<void> => {
      const mail = await api.mails.waitFor({ to: email });
      const token = /token=([\w.~-]+)/.exec(mail.text)?.[1] ?? '';
      await api.guest.call('auth.resetPassword', { body: { token, password: goodPassword } });
    };

    it('opens an account with roles that works once the person has chosen a password', async () => {
      const body = person({ roles: [Role.ADMIN, Role.COACH] });
      const invited = await invite(body);
      expect(invited).toMatchObject({ state: AccountState.INVITED, roles: [Role.ADMIN, Role.PLAYER, Role.COACH] });
      await join(body.email);
      const { user } = await api.guest.call('auth.login', { body: { email: body.email, password: goodPassword } });
      expect(user).toMatchObject({ role: Role.ADMIN, isEmailVerified: true });
      const again = { params: { id: invited.id } };
      expect(await api.as(admin).refused('users.admin.inviteAgain', again)).toEqual([409, 'USER_017']);
    });

    it('is sent once for a retry, and again when asked for', async () => {
      const body = person();
      const [first, second] = [await invite(body, 'invite-once'), await invite(body, 'invite-once')];
      expect(second.id).toBe(first.id);
      await api.mails.waitFor({ to: body.email });
      await api.as(admin).call('users.admin.inviteAgain', { params: { id: first.id } });
      const { audit } = await api.as(admin).call('users.admin.get', { params: { id: first.id } });
      expect(audit.map(({ action }) => action)).toEqual(['user.invited-again', 'user.invited']);
    });

    it('to an address with an account is refused with its id (USER_002)', async () => {
      const known = await registered(api);
      const reply = await api.as(admin).answer('users.admin.invite', { body: person({ email: known.email }) });
      expect(outcomeOf(reply)).toEqual([409, 'USER_002']);
      expect(reply.body.data).toEqual({ id: known.user.id });
    });

    it('of a company administrator comes from an active company (COMP_003)', async () => {
      const { id: companyId, name } = await givenCompany(api.database);
      const body = person({ roles: [Role.COMPANY_ADMIN], companyId });
      expect(await invite(body)).toMatchObject({ company: { id: companyId, name } });
      expect((await api.mails.waitFor({ to: body.email })).subject).toContain(name);
      await api.database.query('UPDATE companies SET is_active = false WHERE id = $1', [companyId]);
      const late = { body: person({ roles: [Role.COMPANY_ADMIN], companyId }) };
      expect(await api.as(admin).refused('users.admin.invite', late)).toEqual([409, 'COMP_003']);
    });
  });

  it('have notes with author and time, which the audit does not repeat', async () => {
    const person = await confirmed();
    const input = {
      params: { id: person.user.id },
      body: { text: 'Prefers a call after six' },
      idempotencyKey: 'note-1',
    };
    for (const _ of [1, 2]) await api.as(admin).call('users.admin.note', input);
    const { notes } = await get(person);
    expect(notes).toMatchObject([{ text: 'Prefers a call after six', author: admin.user.name }]);
    expect(JSON.stringify(await auditOf(person))).not.toContain('after six');
    const { tables } = await api.as(person).call('privacy.export');
    expect(tables['person_notes']?.rows).toMatchObject([{ text: 'Prefers a call after six' }]);
    expect(JSON.stringify(tables['person_notes'])).not.toContain(admin.user.id);
  });

  it('show what every area knows about the person', async () => {
    const person = await confirmed();
    await api.guest.call('newsletter.subscribe', { body: { email: person.email, source: 'footer' } });
    const shown: CallReply<'users.admin.get'> = await get(person);
    expect(shown).toMatchObject({
      ...{ email: person.email, state: AccountState.ACTIVE, hasPassword: true, hasGoogle: false, hasTwoStep: false },
      counts: { orders: 0, bookings: 0, memberships: 0, contacts: 0 },
      family: { children: [], guardian: null, holder: null, members: [], minor: null },
      newsletter: { state: 1 },
      policies: [{ policy: 'privacy' }, { policy: 'terms' }],
      sessions: [{ isCurrent: false }],
    });
  });
});

describe('the last super administrator (USER_014)', () => {
  const api = useApi();
  const none = { roles: [], companyId: null, expectedRoles: [Role.SUPER_ADMIN], expectedCompanyId: null };
  const removed = (by: Person, { user }: Person) =>
    api.as(by).answer('users.admin.setRoles', { params: { id: user.id }, body: none });
  const disabled = (by: Person, { user }: Person) =>
    api.as(by).answer('users.admin.disable', { params: { id: user.id }, body: { reason: 'Left the club' } });
  const remaining = () =>
    api.database.query(
      `SELECT 1 FROM users u JOIN user_roles r ON r.user_id = u.id WHERE r.role = ${Role.SUPER_ADMIN} AND u.status = 1`,
    );

  beforeEach(async () => {
    await api.database.query('DELETE FROM user_roles WHERE role = $1', [Role.SUPER_ADMIN]);
  });

  it('is neither removed nor disabled, even if another one is invited or disabled', async () => {
    const last = await withRoles(api, Role.SUPER_ADMIN);
    const body = { firstName: 'Noor', lastName: 'Gagnon', email: someEmail(), locale: 'en' as const };
    await api.as(last).call('users.admin.invite', { body: { ...body, roles: [Role.SUPER_ADMIN], companyId: null } });
    const other = await withRoles(api, Role.SUPER_ADMIN);
    expect((await disabled(last, other)).status).toBe(200);
    expect(outcomeOf(await removed(last, last))).toEqual([409, 'USER_014']);
    expect(outcomeOf(await disabled(last, last))).toEqual([409, 'USER_014']);
    await api.as(last).call('users.admin.list');
  });

  it.each(['removed', 'disabled', 'one of each'])('stays when two are %s by each other at once', async (how) => {
    for (let round = 0; round < 6; round++) {
      await api.database.query('DELETE FROM user_roles WHERE role = $1', [Role.SUPER_ADMIN]);
      const [one, two] = [await withRoles(api, Role.SUPER_ADMIN), await withRoles(api, Role.SUPER_ADMIN)];
      const answers = await Promise.all([
        how === 'disabled' ? disabled(one, two) : removed(one, two),
        how === 'removed' ? removed(two, one) : disabled(two, one),
      ]);
      expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
      expect(answers.map(({ status }) => status).sort()[1]).toBeGreaterThan(400);
      expect(await remaining()).toHaveLength(1);
    }
  });

  it('is decided by those who still have the role: of three, two who remove each other do not both succeed', async () => {
    for (let round = 0; round < 4; round++) {
      await api.database.query('DELETE FROM user_roles WHERE role = $1', [Role.SUPER_ADMIN]);
      const [one, two] = [await withRoles(api, Role.SUPER_ADMIN), await withRoles(api, Role.SUPER_ADMIN)];
      await withRoles(api, Role.SUPER_ADMIN);
      const answers = await Promise.all([removed(one, two), removed(two, one)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(await remaining()).toHaveLength(2);
    }
  });
});
