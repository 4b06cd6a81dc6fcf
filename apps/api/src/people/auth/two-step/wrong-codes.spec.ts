import { outcomeOf } from '../../../../test/support/client.js';
import { useProviderApi } from '../../../../test/support/local-provider.js';
import { registered } from '../../../../test/support/people.js';
import { codeOf, withApp } from '../../../../test/support/two-step.js';

describe('wrong codes of two-step login', () => {
  const google = useProviderApi({ RATE_LIMIT_FACTOR: '1' });
  const { api } = google;
  const withGoogle = async () => {
    const person = await registered(api);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    const { email } = person;
    google.provider.people.set(email, { sub: email, email, email_verified: true });
    const browser = google.browser();
    const begun = await withApp(api, person);
    const code = (await browser.login(email)).get('code') ?? '';
    const open = (secondCode: string) =>
      browser.client.answer('auth.openProviderSession', { body: { code, secondCode } });
    const login = (second?: string) => {
      const body = { email, password: person.password, ...(second !== undefined && { code: second }) };
      return api.guest.answer('auth.login', { body });
    };
    return { ...begun, open, login };
  };

  it('are counted together over all calls that take a code; after ten, none does for an hour', async () => {
    const { me, secret, open, login, person } = await withGoogle();
    const body = { code: codeOf(secret, 5) };
    expect(outcomeOf(await login(body.code))).toEqual([409, 'AUTH_018']);
    expect(await me.refused('me.endTwoStep', { body })).toEqual([409, 'AUTH_018']);
    expect(await me.refused('me.renewRecoveryCodes', { body })).toEqual([409, 'AUTH_018']);
    // Guesses sent at once do not exceed the limit either.
    const guesses = await Promise.all(Array.from({ length: 9 }, () => open(body.code)));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(7).fill(409), 429, 429]);
    const right = { code: codeOf(secret) };
    const refused = await login(right.code);
    expect(outcomeOf(refused)).toEqual([429, 'COMMON_006']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(outcomeOf(await open(right.code))).toEqual([429, 'COMMON_006']);
    expect(await me.refused('me.endTwoStep', { body: right })).toEqual([429, 'COMMON_006']);
    await api.database.query('UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1', [
      person.user.id,
    ]);
    expect(await me.refused('me.confirmIdentity', { body: right })).toEqual([429, 'COMMON_006']);
    // Another account has its own counters.
    const other = await withGoogle();
    expect(outcomeOf(await other.open(codeOf(other.secret)))).toEqual([200, null]);
  });

  it('are not counted if they are right', async () => {
    const { secret, recoveryCodes, login } = await withGoogle();
    for (const code of [...recoveryCodes, codeOf(secret)]) expect((await login(code)).status).toBe(200);
  });
});
