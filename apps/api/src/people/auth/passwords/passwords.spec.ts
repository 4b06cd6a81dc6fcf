import { testEnvironment, useApi } from '../../../../test/support/api.js';
import { goodPassword, registered, signedIn, someEmail } from '../../../../test/support/people.js';
import { Config } from '../../../config/index.js';
import { PasswordHasher } from './password-hasher.js';

const oldKey = 'old:development-only-old-pepper-that-is-long-enough';
const newKey = 'new:development-only-new-pepper-that-is-long-enough';

const hasher = (settings: Record<string, string> = {}) =>
  new PasswordHasher(new Config({ ...testEnvironment('postgres://x', 'smtp://x'), ...settings }));

describe('a stored password', () => {
  it('needs its pepper and every one of its letters, also beyond the 72nd', async () => {
    const long = `${'Aa1!'.repeat(20)}x`;
    const stored = await hasher({ PASSWORD_PEPPERS: oldKey }).hash(long);
    expect(await hasher({ PASSWORD_PEPPERS: oldKey }).verify(long, stored)).toBe(true);
    expect(await hasher({ PASSWORD_PEPPERS: oldKey }).verify(long.slice(0, -1), stored)).toBe(false);
    expect(await hasher({ PASSWORD_PEPPERS: `${newKey},${oldKey}` }).verify(long, stored)).toBe(true);
    expect(await hasher({ PASSWORD_PEPPERS: newKey }).verify(long, stored)).toBe(false);
    const stolenKeyId = oldKey.replace('only', 'none');
    expect(await hasher({ PASSWORD_PEPPERS: stolenKeyId }).verify(long, stored)).toBe(false);
  });

  it('is the same however the keyboard writes its letters', async () => {
    const typed = 'Évènement#42';
    const stored = await hasher().hash(typed.normalize('NFC'));
    for (const same of [typed.normalize('NFD'), typed.replace('42', '４２')]) {
      expect(same).not.toBe(typed.normalize('NFC'));
      expect(await hasher().verify(same, stored)).toBe(true);
    }
    expect(await hasher().verify('Evenement#42', stored)).toBe(false);
  });

  it('is outdated when its key is not the first or its cost is another', async () => {
    const stored = await hasher({ PASSWORD_PEPPERS: oldKey }).hash(goodPassword);
    expect(hasher({ PASSWORD_PEPPERS: `${oldKey},${newKey}` }).isOutdated(stored)).toBe(false);
    expect(hasher({ PASSWORD_PEPPERS: `${newKey},${oldKey}` }).isOutdated(stored)).toBe(true);
    expect(hasher({ PASSWORD_PEPPERS: oldKey, BCRYPT_COST: '5' }).isOutdated(stored)).toBe(true);
  });
});

describe('signing in', () => {
  const api = useApi();

  it('works on a keyboard that writes accents apart, with a password set on one that does not', async () => {
    const person = await registered(api, { password: 'Évènement#42'.normalize('NFC') });
    await signedIn(api, { ...person, password: person.password.normalize('NFD') });
  });

  it('does not let a common password in by its full-width letters', async () => {
    const body = { firstName: 'Ari', lastName: 'Roy', email: someEmail(), password: 'Ｐassword123!' };
    const { status, body: refusal } = await api.guest.answer('auth.register', { body });
    expect([status, refusal.errorCode]).toEqual([400, 'AUTH_007']);
  });
});

describe('rotating the pepper', () => {
  const before = useApi({ PASSWORD_PEPPERS: oldKey });
  const after = useApi({ PASSWORD_PEPPERS: `${newKey},${oldKey}` }, { sharing: before });

  it('makes the hash anew at the next login, and the person notices nothing', async () => {
    const person = await registered(before);
    const keyId = async () =>
      (
        await after.database.query<{ password_key_id: string }>('SELECT password_key_id FROM users WHERE id = $1', [
          person.user.id,
        ])
      )[0]?.password_key_id;
    expect(await keyId()).toBe('old');
    await signedIn(after, person);
    expect(await keyId()).toBe('new');
    await signedIn(after, person);
  });
});
