import { UserStatus } from '@dronesoccer/contracts';
import { maskedEmail, msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { emailChangesOf } from '../../../test/support/email-changes.js';
import { goodPassword, type Person, registered, signedIn, someEmail } from '../../../test/support/people.js';
import { Clock } from '../../platform/clock/index.js';

describe('changing the email address', () => {
  const api = useApi();
  const { verified, ask, asked, linkTo, confirm } = emailChangesOf(api);

  afterEach(() => jest.restoreAllMocks());

  const later = (hours: number) => {
    const now = Date.now() + hours * msPerHour;
    jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  };
  const addressOf = async (person: Person) => (await api.as(person).call('me.get')).email;
  const pending = (person: Person) => api.as(person).call('me.emailChange');

  it('waits for the link in the new inbox, and notifies the old one before and after', async () => {
    const person = await verified({ locale: 'fr' });
    const email = await asked(person);
    expect(await pending(person)).toMatchObject({ email });
    expect(await addressOf(person)).toBe(person.email);
    const before = await api.mails.waitFor({ to: person.email, subject: /va changer/ });
    expect(before.text).toContain(maskedEmail(email));
    expect(before.text).not.toContain(email);
    const mail = await api.mails.waitFor({ to: email, subject: /Confirmez votre nouvelle adresse courriel/ });
    expect(mail.text).toMatch(/\/fr\/verify-email\?token=[\w-]+&change=1/);
    dataOf(await confirm(await linkTo(email)));
    expect(await api.as(person).call('me.get')).toMatchObject({ email, isEmailVerified: true });
    expect(await pending(person)).toBeNull();
    await api.mails.waitFor({ to: person.email, subject: /a changé/ });
    expect(await api.guest.refused('auth.login', { body: { email: person.email, password: goodPassword } })).toEqual([
      401,
      'AUTH_001',
    ]);
    expect((await signedIn(api, { email, password: goodPassword })).user.id).toBe(person.user.id);
  });

  it('keeps the sessions, whose calls and next tokens have the new address', async () => {
    const person = await verified();
    const elsewhere = await signedIn(api, { email: person.email, password: goodPassword });
    const email = await asked(person);
    dataOf(await confirm(await linkTo(email)));
    expect(await addressOf(elsewhere)).toBe(email);
    const { accessToken } = await api.guest.call('auth.refresh', { body: { refreshToken: elsewhere.refreshToken } });
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
      email: string;
    };
    expect(claims.email).toBe(email);
  });

  it('needs the password (USER_005) and an address that is new (USER_013) and free (USER_002)', async () => {
    const [person, other] = [await verified(), await registered(api)];
    expect(outcomeOf(await ask(person, someEmail(), { password: 'Wrong#Arena42' }))).toEqual([400, 'USER_005']);
    expect(outcomeOf(await ask(person, person.email.toUpperCase()))).toEqual([409, 'USER_013']);
    expect(outcomeOf(await ask(person, other.email))).toEqual([409, 'USER_002']);
    expect(outcomeOf(await ask(person, 'nowhere'))).toEqual([400, 'AUTH_008']);
    expect(await pending(person)).toBeNull();
  });

  it('is not for people who sign in elsewhere (USER_004)', async () => {
    const person = await verified();
    await api.database.query('UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1', [
      person.user.id,
    ]);
    expect(outcomeOf(await ask(person, someEmail()))).toEqual([409, 'USER_004']);
  });

  it('follows the latest request, also when two arrive at once', async () => {
    const person = await verified();
    const [first, second] = [await asked(person), await asked(person)];
    expect(await pending(person)).toMatchObject({ email: second });
    expect(outcomeOf(await confirm(await linkTo(first)))).toEqual([400, 'AUTH_009']);
    const both = [someEmail(), someEmail()];
    for (const answer of await Promise.all(both.map((email) => ask(person, email)))) dataOf(answer);
    const latest = (await pending(person))?.email ?? '';
    expect(both).toContain(latest);
    dataOf(await confirm(await linkTo(latest)));
    expect(await addressOf(person)).toBe(latest);
  });

  it('ends when the person withdraws it or changes the password, and when a day has passed (USER_009)', async () => {
    const person = await verified();
    const withdrawn = await linkTo(await asked(person));
    await api.as(person).call('me.cancelEmailChange');
    expect(outcomeOf(await confirm(withdrawn))).toEqual([400, 'AUTH_009']);
    const secured = await linkTo(await asked(person));
    const body = { currentPassword: goodPassword, newPassword: 'Fresh#Start77' };
    await api.as(person).call('me.changePassword', { body });
    expect(outcomeOf(await confirm(secured))).toEqual([400, 'AUTH_009']);
    dataOf(await ask(person, someEmail(), { password: body.newPassword }));
    const email = (await pending(person))?.email ?? '';
    const expired = await linkTo(email);
    later(25);
    expect(await pending(person)).toBeNull();
    expect(outcomeOf(await confirm(expired))).toEqual([400, 'USER_009']);
    expect(outcomeOf(await confirm('made-up'))).toEqual([400, 'AUTH_009']);
    expect(await addressOf(person)).toBe(person.email);
  });

  it('happens once, and a repeated press succeeds as long as it is true', async () => {
    const person = await verified();
    const email = await asked(person);
    const token = await linkTo(email);
    for (const answer of await Promise.all([confirm(token), confirm(token), confirm(token)])) dataOf(answer);
    const notices = await api.database.query(
      `SELECT 1 FROM pgboss.job WHERE data->>'to' = $1 AND data->>'template' = 'email-changed'`,
      [person.email],
    );
    expect(notices).toHaveLength(1);
    const next = await asked(person);
    dataOf(await confirm(await linkTo(next)));
    expect(outcomeOf(await confirm(token))).toEqual([400, 'AUTH_009']);
    expect(await addressOf(person)).toBe(next);
  });

  it('changes nothing once someone else has the address (USER_002)', async () => {
    const person = await verified();
    const email = await asked(person);
    const token = await linkTo(email);
    const other = await registered(api, { email });
    expect(outcomeOf(await confirm(token))).toEqual([409, 'USER_002']);
    expect(await addressOf(person)).toBe(person.email);
    expect(await addressOf(other)).toBe(email);
    expect(await pending(person)).toMatchObject({ email });
  });

  it('gives an address that two people ask for to one of them', async () => {
    for (let round = 0; round < 4; round++) {
      const people = [await verified(), await verified()];
      const email = someEmail();
      const tokens: string[] = [];
      for (const person of people) {
        dataOf(await ask(person, email));
        tokens.push(await linkTo(email, tokens));
      }
      const answers = await Promise.all(tokens.map(confirm));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const addresses = await Promise.all(people.map(addressOf));
      expect(addresses.filter((address) => address === email)).toHaveLength(1);
    }
  });

  it('closes the links that the old inbox holds', async () => {
    const person = await verified();
    await api.guest.call('auth.forgotPassword', { body: { email: person.email } });
    const { text } = await api.mails.waitFor({ to: person.email, subject: /Choose a new password/ });
    const reset = /\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    dataOf(await confirm(await linkTo(await asked(person))));
    const body = { token: reset, password: 'Fresh#Start77' };
    expect(await api.guest.refused('auth.resetPassword', { body })).toEqual([400, 'USER_008']);
  });

  it('writes to no old inbox that was never confirmed, whose link then confirms nothing', async () => {
    const person = await registered(api);
    const { text } = await api.mails.waitFor({ to: person.email, subject: /Confirm your email/ });
    const email = await asked(person);
    const token = await linkTo(email);
    const oldLink = /\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    dataOf(await confirm(token));
    expect(await api.guest.refused('auth.verifyEmail', { body: { token: oldLink } })).toEqual([400, 'AUTH_009']);
    expect(api.mails.mails({ to: person.email }).map(({ subject }) => subject)).toEqual(['Confirm your email']);
  });

  it('is refused for a disabled account', async () => {
    const person = await verified();
    const token = await linkTo(await asked(person));
    await api.database.query('UPDATE users SET status = $2 WHERE id = $1', [person.user.id, UserStatus.DISABLED]);
    expect(outcomeOf(await confirm(token))).toEqual([400, 'AUTH_009']);
  });
});
