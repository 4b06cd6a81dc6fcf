import { Role } from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { type Person, registered, signedIn, withRoles } from '../../../../test/support/people.js';
import { codeOf, withApp } from '../../../../test/support/two-step.js';

describe('two-step login', () => {
  const api = useApi();
  const begun = async (person: Person) => {
    const { secret, uri } = await api.as(person).call('me.beginTwoStep');
    return { secret, uri, me: api.as(person) };
  };
  const login = ({ email, password }: Person, code?: string) =>
    api.guest.refused('auth.login', { body: { email, password, ...(code !== undefined && { code }) } });
  const makeOld = ({ user }: Person) =>
    api.database.query(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1`, [user.id]);

  it('is turned on by the first code of the app, and only then asks for codes', async () => {
    const person = await registered(api);
    const { secret, uri, me } = await begun(person);
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(person.email);
    await signedIn(api, person);
    const wrong = codeOf(secret, 5);
    expect(await me.refused('me.confirmTwoStep', { body: { code: wrong } })).toEqual([409, 'AUTH_018']);
    const { recoveryCodes } = await me.call('me.confirmTwoStep', { body: { code: codeOf(secret, -1) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await me.call('me.twoStep')).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect(await me.refused('me.beginTwoStep')).toEqual([409, 'AUTH_021']);
    expect(await me.refused('me.confirmTwoStep', { body: { code: codeOf(secret) } })).toEqual([409, 'AUTH_021']);
  });

  it('answers AUTH_017 to the right password, AUTH_018 to a wrong code, and AUTH_001 to a wrong password', async () => {
    const { person, secret } = await withApp(api, await registered(api));
    expect(await login(person)).toEqual([409, 'AUTH_017']);
    expect(await login(person, codeOf(secret, 5))).toEqual([409, 'AUTH_018']);
    expect(await login({ ...person, password: 'Wrong#Pass12' }, codeOf(secret))).toEqual([401, 'AUTH_001']);
    const { email, password } = person;
    const code = ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`;
    expect(await api.guest.call('auth.login', { body: { email, password, code } })).toHaveProperty('accessToken');
  });

  it('takes each code once: of two logins with one code, one gets in', async () => {
    const { person, secret, recoveryCodes } = await withApp(api, await registered(api));
    const { email, password } = person;
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      const body = { email, password, code };
      const tried = await Promise.allSettled([1, 2, 3].map(() => api.guest.call('auth.login', { body })));
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await login(person, code)).toEqual([409, 'AUTH_018']);
    }
    // The code of an earlier step is no longer valid either.
    expect(await login(person, codeOf(secret, -1))).toEqual([409, 'AUTH_018']);
  });

  it('takes recovery codes in any spelling, counts them, and renews them with a code', async () => {
    const { person, me, secret, recoveryCodes } = await withApp(api, await registered(api));
    const { email, password } = person;
    const code = (recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ');
    await api.guest.call('auth.login', { body: { email, password, code } });
    expect(await me.call('me.twoStep')).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = await me.call('me.renewRecoveryCodes', { body: { code: codeOf(secret) } });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await login(person, recoveryCodes[1])).toEqual([409, 'AUTH_018']);
    expect(await me.call('me.twoStep')).toMatchObject({ recoveryCodesLeft: 10 });
    // Someone else's code opens nothing.
    const other = await withApp(api, await registered(api));
    expect(await login(other.person, renewed.recoveryCodes[0])).toEqual([409, 'AUTH_018']);
  });

  it('stores neither the secret nor a recovery code in clear', async () => {
    const { person, secret, recoveryCodes } = await withApp(api, await registered(api));
    const [row] = await api.database.query<{ stored: string }>(
      `SELECT encode(a.secret, 'escape') || string_agg(encode(c.code_hash, 'escape'), '') AS stored
         FROM authenticators a JOIN recovery_codes c USING (user_id) WHERE user_id = $1 GROUP BY a.secret`,
      [person.user.id],
    );
    expect(row?.stored).not.toContain(secret);
    expect(row?.stored).not.toContain((recoveryCodes[0] ?? '').replace('-', ''));
  });

  it('takes no code of an app whose secret cannot be opened, and does not fail', async () => {
    const { person, secret } = await withApp(api, await registered(api));
    const sql = `UPDATE authenticators SET secret = set_byte(secret, 40, 255 - get_byte(secret, 40)) WHERE user_id = $1`;
    await api.database.query(sql, [person.user.id]);
    expect(await login(person, codeOf(secret))).toEqual([409, 'AUTH_018']);
  });

  it('stays on after a reset of the password, unless a stranger may have turned it on', async () => {
    for (const isVerified of [true, false]) {
      const { person, me } = await withApp(api, await registered(api));
      const sql = 'UPDATE users SET email_verified_at = now() WHERE id = $1';
      if (isVerified) await api.database.query(sql, [person.user.id]);
      const { email } = person;
      await api.guest.call('auth.forgotPassword', { body: { email } });
      const mail = await api.mails.waitFor({ to: email, subject: /password/ });
      const token = /\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
      const password = 'Other#Pass12';
      await api.guest.call('auth.resetPassword', { body: { token, password } });
      expect(await me.refused('me.twoStep')).toEqual([401, 'AUTH_002']);
      if (isVerified) expect(await login({ ...person, password })).toEqual([409, 'AUTH_017']);
      else {
        const owner = await signedIn(api, { ...person, password });
        const off = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };
        expect(await api.as(owner).call('me.twoStep')).toEqual(off);
      }
    }
  });

  it('is turned off with a code, and is off afterwards', async () => {
    const { person, me, secret } = await withApp(api, await registered(api));
    expect(await me.refused('me.endTwoStep', { body: { code: '000000x' } })).toEqual([409, 'AUTH_018']);
    await me.call('me.endTwoStep', { body: { code: codeOf(secret) } });
    await signedIn(api, person);
    expect(await me.call('me.twoStep')).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    expect(await me.refused('me.endTwoStep', { body: { code: codeOf(secret, 1) } })).toEqual([409, 'AUTH_021']);
    expect(await me.refused('me.renewRecoveryCodes', { body: { code: codeOf(secret, 1) } })).toEqual([409, 'AUTH_021']);
  });

  it('is set up only by who logged in or gave the password within ten minutes (AUTH_019)', async () => {
    const person = await registered(api);
    const me = api.as(person);
    await makeOld(person);
    expect(await me.refused('me.beginTwoStep')).toEqual([409, 'AUTH_019']);
    expect(await me.refused('me.confirmIdentity', { body: { password: 'Wrong#Pass12' } })).toEqual([400, 'USER_005']);
    await me.call('me.confirmIdentity', { body: { password: person.password } });
    await me.call('me.beginTwoStep');
    await api.database.query(`UPDATE sessions SET confirmed_at = now() - interval '11 minutes' WHERE user_id = $1`, [
      person.user.id,
    ]);
    expect(await me.refused('me.beginTwoStep')).toEqual([409, 'AUTH_019']);
  });

  it('confirms an account without a password by a code; without an app, only a new login helps (AUTH_016)', async () => {
    const plain = await registered(api);
    const { person, me, secret } = await withApp(api, await registered(api));
    for (const { user } of [plain, person]) {
      const sql = 'UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1';
      await api.database.query(sql, [user.id]);
    }
    await makeOld(person);
    expect(await api.as(plain).refused('me.confirmIdentity', { body: {} })).toEqual([409, 'AUTH_016']);
    expect(await me.refused('me.confirmIdentity', { body: {} })).toEqual([409, 'AUTH_017']);
    await me.call('me.confirmIdentity', { body: { code: codeOf(secret) } });
  });

  it('is reset by a super administrator, never their own, with one audit entry', async () => {
    const chief = await withRoles(api, Role.SUPER_ADMIN);
    const { person } = await withApp(api, await registered(api));
    const reset = (id: string) => api.as(chief).refused('users.admin.resetTwoStep', { params: { id } });
    await makeOld(chief);
    expect(await reset(person.user.id)).toEqual([409, 'AUTH_019']);
    await api.as(chief).call('me.confirmIdentity', { body: { password: chief.password } });
    await api.as(chief).call('users.admin.resetTwoStep', { params: { id: person.user.id } });
    expect(await reset(person.user.id)).toEqual([409, 'AUTH_021']);
    expect(await reset(chief.user.id)).toEqual([403, 'AUTH_003']);
    await signedIn(api, person);
    const entries = await api.database.query(
      `SELECT actor_id FROM audit_entries WHERE action = 'user.two-step-reset' AND subject_id = $1`,
      [person.user.id],
    );
    expect(entries).toEqual([{ actor_id: chief.user.id }]);
  });

  it('is reset once by a retry whose answer was lost', async () => {
    const chief = await withRoles(api, Role.SUPER_ADMIN);
    const { person } = await withApp(api, await registered(api));
    const reset = () =>
      api.as(chief).answer('users.admin.resetTwoStep', {
        ...{ params: { id: person.user.id }, idempotencyKey: `reset-${person.user.id}` },
      });
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 200]);
    const entries = await api.database.query(
      `SELECT 1 FROM audit_entries WHERE action = 'user.two-step-reset' AND subject_id = $1`,
      [person.user.id],
    );
    expect(entries).toHaveLength(1);
  });

  it('emails each change to the person, in their language and with a link to their sessions', async () => {
    const chief = await withRoles(api, Role.SUPER_ADMIN);
    const person = await registered(api, { locale: 'fr' });
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    const { me, secret, recoveryCodes } = await withApp(api, person);
    const on = await api.mails.waitFor({ to: person.email, subject: 'La connexion en deux étapes est activée' });
    expect(on.text).toMatch(/Heure\s:\s.+\s\(heure de l’Est\)/);
    expect(on.text).toMatch(/\/fr\/profile/);
    const { email, password } = person;
    await api.guest.call('auth.login', { body: { email, password, code: recoveryCodes[0] } });
    await me.call('me.renewRecoveryCodes', { body: { code: codeOf(secret) } });
    await me.call('me.endTwoStep', { body: { code: codeOf(secret, 1) } });
    await withApp(api, person);
    await api.as(chief).call('users.admin.resetTwoStep', { params: { id: person.user.id } });
    for (const subject of [
      'Un code de secours a été utilisé',
      'Vous avez de nouveaux codes de secours',
      'La connexion en deux étapes est désactivée',
      'Votre connexion en deux étapes a été réinitialisée',
    ]) {
      await api.mails.waitFor({ to: person.email, subject });
    }
  });
});

describe('two-step login that the operator requires of super administrators', () => {
  const api = useApi({ SUPER_ADMIN_TWO_STEP: 'required', RATE_LIMIT_FACTOR: '1' });

  it('closes the dashboard until it is on (AUTH_020), and cannot be turned off (AUTH_022)', async () => {
    const chief = await withRoles(api, Role.SUPER_ADMIN);
    const me = api.as(chief);
    expect(await me.refused('users.admin.list')).toEqual([409, 'AUTH_020']);
    await me.call('me.get');
    expect(await me.call('me.twoStep')).toMatchObject({ isOn: false, isRequired: true });
    const { secret } = await me.call('me.beginTwoStep');
    expect(await me.refused('users.admin.list')).toEqual([409, 'AUTH_020']);
    await me.call('me.confirmTwoStep', { body: { code: codeOf(secret, -1) } });
    await me.call('users.admin.list');
    expect(await me.refused('me.endTwoStep', { body: { code: codeOf(secret) } })).toEqual([409, 'AUTH_022']);
    const other = await withRoles(api, Role.ADMIN);
    expect(await api.as(other).refused('users.admin.list')).toEqual([403, 'AUTH_003']);
  });

  it('limits guesses at the code of a session like guesses at a password', async () => {
    const me = api.as(await registered(api));
    const { secret } = await me.call('me.beginTwoStep');
    for (const _ of Array.from({ length: 10 })) {
      expect(await me.refused('me.confirmTwoStep', { body: { code: codeOf(secret, 5) } })).toEqual([409, 'AUTH_018']);
    }
    expect(await me.refused('me.confirmTwoStep', { body: { code: codeOf(secret, 5) } })).toEqual([429, 'COMMON_006']);
  });
});
