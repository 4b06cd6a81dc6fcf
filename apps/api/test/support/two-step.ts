import { TOTP } from 'otpauth';
import type { TestApi } from './api.js';
import type { Person } from './people.js';

/** The code that the app of this secret shows, some steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Turns two-step login on with the code of the previous step, so the current code is still unused. */
export async function withApp(api: TestApi, person: Person) {
  const me = api.as(person);
  const { secret } = await me.call('me.beginTwoStep');
  const { recoveryCodes } = await me.call('me.confirmTwoStep', { body: { code: codeOf(secret, -1) } });
  return { secret, me, recoveryCodes, person };
}
