import type { ChangeEmailBody } from '@dronesoccer/contracts';
import type { TestApi } from './api.js';
import { dataOf } from './client.js';
import { eventually } from './eventually.js';
import { goodPassword, type Person, registered, someEmail } from './people.js';

const linkIn = (text: string): string => {
  const token = /\?token=([\w-]+)&change=1/.exec(text)?.[1];
  if (token === undefined) throw new Error(`There is no link in ${text}`);
  return token;
};

/** Returns the steps of a change of the email address, for tests of the change and of its effects. */
export function emailChangesOf(api: TestApi) {
  /** Registers a person whose address counts as confirmed. */
  const verified = async (details: Record<string, unknown> = {}): Promise<Person> => {
    const person = await registered(api, details);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    return person;
  };
  const ask = (person: Person, email: string, more: Partial<ChangeEmailBody> = {}) =>
    api.as(person).answer('me.changeEmail', { body: { email, password: goodPassword, ...more } });
  const confirm = (token: string) => api.guest.answer('auth.confirmEmailChange', { body: { token } });
  return {
    verified,
    ask,
    confirm,
    /** Asks for a change and returns the new address. */
    asked: async (person: Person, more: Partial<ChangeEmailBody> = {}): Promise<string> => {
      const email = someEmail();
      dataOf(await ask(person, email, more));
      return email;
    },
    /** Returns the token of the link that was mailed to a new address, other than these. */
    linkTo: async (email: string, others: readonly string[] = []): Promise<string> => {
      const links = () =>
        api.mails.mails({ to: email, subject: /new email|nouvelle adresse/ }).map(({ text }) => linkIn(text));
      const [token = ''] = await eventually(
        async () => links().filter((link) => !others.includes(link)),
        (found) => found.length > 0,
      );
      return token;
    },
  };
}
