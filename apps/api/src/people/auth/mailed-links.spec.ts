import { msPerHour, msPerMinute } from '@dronesoccer/domain';
import { setTimeout as sleep } from 'node:timers/promises';
import { Role } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { clientOf, dataOf, outcomeOf } from '../../../test/support/client.js';
import { goodPassword, registered, signedIn, someEmail, withRoles } from '../../../test/support/people.js';
import { Clock } from '../../platform/clock/index.js';
import { newId } from '../../platform/database/index.js';

const newPassword = 'Fresh#Start77';

describe('links that are sent by mail', () => {
  const api = useApi();

  afterEach(() => jest.restoreAllMocks());

  /** Returns the token from the newest email to this address with a matching subject. */
  const mailedToken = async (to: string, subject: RegExp): Promise<string> => {
    const mail = await api.mails.waitFor({ to, subject });
    const token = /\?token=([\w-]+)/.exec(mail.text)?.[1];
    if (token === undefined) throw new Error(`There is no link in ${mail.text}`);
    return token;
  };
  const later = (ms: number) => {
    const now = Date.now() + ms;
    jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  };
  const verify = (token: string) => api.guest.answer('auth.verifyEmail', { body: { token } });
  const reset = (token: string, password = newPassword) =>
    api.guest.answer('auth.resetPassword', { body: { token, password } });
  const forgot = (email: string) => api.guest.call('auth.forgotPassword', { body: { email } });

  it('verify the address once, and tell who waits for it', async () => {
    const person = await registered(api);
    const token = await mailedToken(person.email, /Confirm your email/);
    // A stranger may have registered the address, so the email says how its owner takes the account over.
    const { text } = await api.mails.waitFor({ to: person.email, subject: /Confirm your email/ });
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/will belong to this account.*do not confirm.*Forgot your password\?/);
    dataOf(await verify(token));
    const me = await api.as(person).call('me.get');
    expect(me.isEmailVerified).toBe(true);
    expect(outcomeOf(await verify(token))).toEqual([400, 'AUTH_009']);
    const told = await api.database.query<{ data: object }>(
      `SELECT data FROM pgboss.job WHERE name = 'account.verified.orders' AND data->>'userId' = $1`,
      [person.user.id],
    );
    expect(told).toEqual([{ data: { userId: person.user.id, email: person.email } }]);
  });

  it('verify nothing when they are made up or too old', async () => {
    const person = await registered(api);
    const token = await mailedToken(person.email, /Confirm your email/);
    expect(outcomeOf(await verify('made-up'))).toEqual([400, 'AUTH_009']);
    later(49 * msPerHour);
    expect(outcomeOf(await verify(token))).toEqual([400, 'USER_009']);
  });

  it('are in the language of the person', async () => {
    const person = await registered(api, { locale: 'fr' });
    const mail = await api.mails.waitFor({ to: person.email, subject: /Confirmez votre adresse courriel/ });
    expect(mail.text).toContain('http://localhost:3000/fr/verify-email?token=');
  });

  it('set a new password once, end every session and verify the address', async () => {
    const person = await registered(api);
    await forgot(person.email);
    const token = await mailedToken(person.email, /Choose a new password/);
    dataOf(await reset(token));
    expect(await api.as(person).refused('me.get')).toEqual([401, 'AUTH_002']);
    expect(await api.guest.refused('auth.refresh', { body: { refreshToken: person.refreshToken } })).toEqual([
      401,
      'AUTH_004',
    ]);
    expect(await api.guest.refused('auth.login', { body: { email: person.email, password: goodPassword } })).toEqual([
      401,
      'AUTH_001',
    ]);
    const again = await signedIn(api, { email: person.email, password: newPassword });
    expect(again.user.isEmailVerified).toBe(true);
    expect(outcomeOf(await reset(token, 'Third#Time99'))).toEqual([400, 'USER_008']);
    await api.mails.waitFor({ to: person.email, subject: /password has changed/ });
  });

  it('set a password for the one who is first when two use the same link', async () => {
    const person = await registered(api);
    await forgot(person.email);
    const token = await mailedToken(person.email, /Choose a new password/);
    const replies = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('set no password after the person has changed it meanwhile', async () => {
    const person = await registered(api);
    await forgot(person.email);
    const token = await mailedToken(person.email, /Choose a new password/);
    await api.as(person).call('me.changePassword', { body: { currentPassword: goodPassword, newPassword } });
    expect(outcomeOf(await reset(token, 'Third#Time99'))).toEqual([400, 'USER_008']);
    await signedIn(api, { email: person.email, password: newPassword });
  });

  it('warn of a changed password only at an address that was confirmed', async () => {
    const warnings = async (confirms: boolean) => {
      const person = await registered(api);
      if (confirms) dataOf(await verify(await mailedToken(person.email, /Confirm your email/)));
      await api.as(person).call('me.changePassword', { body: { currentPassword: goodPassword, newPassword } });
      return api.database.query(
        `SELECT 1 FROM pgboss.job WHERE name = 'mail.send' AND data ->> 'to' = $1 AND data ->> 'template' = 'password-changed'`,
        [person.email],
      );
    };
    expect(await warnings(true)).toHaveLength(1);
    expect(await warnings(false)).toEqual([]);
  });

  it('set no password when they are too old, for another purpose, or the password is weak', async () => {
    const person = await registered(api);
    const verification = await mailedToken(person.email, /Confirm your email/);
    expect(outcomeOf(await reset(verification))).toEqual([400, 'USER_008']);
    await forgot(person.email);
    const token = await mailedToken(person.email, /Choose a new password/);
    expect(outcomeOf(await reset(token, 'P@ssw0rd123'))).toEqual([400, 'AUTH_007']);
    later(61 * msPerMinute);
    expect(outcomeOf(await reset(token))).toEqual([400, 'USER_009']);
  });

  const withoutPassword = async () => {
    const person = await registered(api);
    await api.database.query('UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1', [
      person.user.id,
    ]);
    await forgot(person.email);
    return { person, token: await mailedToken(person.email, /Choose a new password/) };
  };

  it('set no password for people who sign in elsewhere (USER_007)', async () => {
    const { person, token } = await withoutPassword();
    await api.database.query(
      `INSERT INTO identities (issuer, subject, user_id, email) VALUES ('https://issuer.test', $1::text, $1::uuid, $2)`,
      [person.user.id, person.email],
    );
    expect(outcomeOf(await reset(token))).toEqual([409, 'USER_007']);
  });

  it('set the first password of people whose invitation has expired', async () => {
    const { person, token } = await withoutPassword();
    expect((await reset(token)).status).toBe(200);
    await signedIn(api, { email: person.email, password: newPassword });
  });

  it('of an invitation set no password once the person has chosen one through another link', async () => {
    const chief = await withRoles(api, Role.SUPER_ADMIN);
    const email = someEmail();
    const person = { email, firstName: 'Ada', lastName: 'Lee', locale: 'en' } as const;
    await api.as(chief).call('users.admin.invite', { body: { ...person, roles: [Role.ADMIN], companyId: null } });
    const invitation = await mailedToken(email, /You are invited/);
    await forgot(email);
    dataOf(await reset(await mailedToken(email, /Choose a new password/)));
    expect(outcomeOf(await reset(invitation, 'Third#Time99'))).toEqual([400, 'USER_008']);
    await signedIn(api, { email, password: newPassword });
  });

  it('are sent by an administrator, too, unless the person signs in elsewhere (USER_006) or is no one (USER_001)', async () => {
    const chief = await withRoles(api, Role.SUPER_ADMIN);
    const person = await registered(api, { locale: 'fr' });
    const send = (id: string, as = chief) =>
      api.as(as).answer('users.admin.sendPasswordReset', { params: { id }, body: {} });
    expect(outcomeOf(await send(person.user.id, await withRoles(api, Role.ADMIN)))).toEqual([403, 'AUTH_003']);
    expect(outcomeOf(await send(newId()))).toEqual([404, 'USER_001']);
    dataOf(await send(person.user.id));
    dataOf(await reset(await mailedToken(person.email, /nouveau mot de passe/)));
    const audited = await api.database.query('SELECT action, actor_id FROM audit_entries WHERE subject_id = $1', [
      person.user.id,
    ]);
    expect(audited).toEqual([{ action: 'user.password-reset-sent', actor_id: chief.user.id }]);
    await api.database.query('UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1', [
      person.user.id,
    ]);
    expect(outcomeOf(await send(person.user.id))).toEqual([409, 'USER_006']);
    await api.database.query('UPDATE users SET status = 2 WHERE id = $1', [person.user.id]);
    expect(outcomeOf(await send(person.user.id))).toEqual([404, 'USER_001']);
  });

  it('are not stored anywhere in a form that opens something', async () => {
    const person = await registered(api);
    const token = await mailedToken(person.email, /Confirm your email/);
    const rows = await api.database.query<{ row: string }>(
      'SELECT t::text AS row FROM email_tokens t UNION ALL SELECT j.data::text FROM pgboss.job j',
    );
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
  });

  it('are asked for with the same answer whether or not there is an account (S6)', async () => {
    const { email } = await registered(api);
    for (const name of ['auth.forgotPassword', 'auth.resendVerification'] as const) {
      const known = await api.guest.answer(name, { body: { email } });
      const unknown = await api.guest.answer(name, { body: { email: someEmail() } });
      expect([known.status, unknown.status]).toEqual([200, 200]);
      expect(unknown.body).toEqual(known.body);
    }
  });

  it('survive a mail server that is away: the mail comes when it is back, with a link that works', async () => {
    const person = await registered(api);
    await api.mails.waitFor({ to: person.email, subject: /Confirm your email/ });
    let refused = 0;
    api.mails.behave(() => {
      refused++;
      return { kind: 'refuse', code: 451 };
    });
    await forgot(person.email);
    while (refused === 0) await sleep(50);
    api.mails.behave({ kind: 'accept' });
    const token = await mailedToken(person.email, /Choose a new password/);
    dataOf(await reset(token));
  });
});

describe('changing the password', () => {
  const api = useApi();
  const change = (headers: Record<string, string>, body: object) =>
    clientOf(api.origin, headers).answer('me.changePassword', { body });

  it('needs the current one (USER_003), the right one (USER_005), and a new one that is good (AUTH_007)', async () => {
    const { bearer } = await registered(api);
    const code = async (body: object) => {
      const [status, code] = outcomeOf(await change(bearer, body));
      expect(status).toBe(400);
      return code;
    };
    expect(await code({ newPassword })).toBe('USER_003');
    expect(await code({ currentPassword: '', newPassword })).toBe('USER_003');
    expect(await code({ currentPassword: 'Wrong#Pass1', newPassword })).toBe('USER_005');
    expect(await code({ currentPassword: goodPassword, newPassword: 'Welcome123!' })).toBe('AUTH_007');
    expect(await code({ currentPassword: goodPassword, newPassword: 'weak' })).toBe('AUTH_008');
    dataOf(await change(bearer, { currentPassword: goodPassword, newPassword }));
  });

  it('is not for people who sign in elsewhere (USER_004)', async () => {
    const { bearer, user } = await registered(api);
    await api.database.query('UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1', [user.id]);
    expect(outcomeOf(await change(bearer, { currentPassword: goodPassword, newPassword }))).toEqual([409, 'USER_004']);
  });
});
