import { type AuthWire, UserStatus } from '@dronesoccer/contracts';
import pg from 'pg';
import { testEnvironment } from '../../../test/support/api.js';
import { clientOf, outcomeOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { bearer, goodPassword, someEmail } from '../../../test/support/people.js';
import { isFull, useTwoProcesses } from '../../../test/support/two-processes.js';
import { Config } from '../../config/index.js';
import { PasswordHasher } from './passwords/password-hasher.js';

// Expensive enough that calls queue for the hasher while the other process answers.
const api = useTwoProcesses({ BCRYPT_COST: '9' });
const runs = isFull ? 5 : 1;
const inLine = 24;
const newPassword = 'Fresh#Start77';
const thiefsPassword = 'Stolen#Arena99';

interface Person extends AuthWire {
  email: string;
}

interface Answer {
  status: number;
  /** Null if the call succeeded. */
  code: string | null;
}

const answerOf = async (asked: Promise<{ status: number; body: unknown }>): Promise<Answer> => {
  const [status, code] = outcomeOf(await asked);
  return { status, code };
};

async function registered(): Promise<Person> {
  const email = someEmail();
  const body = { firstName: 'Ari', lastName: 'Tremblay', email, password: goodPassword };
  return { ...(await clientOf(api.next()).call('auth.register', { body })), email };
}

const signIn = (origin: string, { email }: Person, password = goodPassword) =>
  answerOf(clientOf(origin).answer('auth.login', { body: { email, password } }));

const change = (origin: string, { accessToken }: AuthWire, newPassword: string) => {
  const body = { currentPassword: goodPassword, newPassword };
  return answerOf(clientOf(origin, bearer(accessToken)).answer('me.changePassword', { body }));
};

const reset = (origin: string, token: string) =>
  answerOf(clientOf(origin).answer('auth.resetPassword', { body: { token, password: newPassword } }));

async function resetToken({ email }: Person): Promise<string> {
  await clientOf(api.next()).answer('auth.forgotPassword', { body: { email } });
  const { text } = await api.mails.waitFor({ to: email, subject: /Choose a new password/ });
  const token = /\?token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`There is no link in ${text}`);
  return token;
}

/** Returns all sessions that were ever opened and the ones that are still open. */
async function sessionsOf({ user }: Person): Promise<{ opened: string[]; open: string[] }> {
  const rows = await api.database.query<{ id: string; isOpen: boolean }>(
    'SELECT id, revoked_at IS NULL AS "isOpen" FROM sessions WHERE user_id = $1 ORDER BY id',
    [user.id],
  );
  return { opened: rows.map(({ id }) => id), open: rows.filter(({ isOpen }) => isOpen).map(({ id }) => id) };
}

/**
 * Sends sign-ins to one process. As soon as the first is answered (so the others have read the account and are queued),
 * runs `meanwhile` through the other process. Returns the last answer and the sessions in between and afterwards.
 */
async function signInsDuring(person: Person, meanwhile: (other: string) => Promise<unknown>) {
  const [busy, other] = api.origins;
  const answers: Answer[] = [];
  const signIns = Array.from({ length: inLine }, async () => void answers.push(await signIn(busy, person)));
  await Promise.race(signIns);
  await meanwhile(other);
  const waiting = inLine - answers.length;
  const then = await sessionsOf(person);
  await Promise.all(signIns);
  // Otherwise no sign-in was pending, and the test would prove nothing.
  expect(waiting).toBeGreaterThan(1);
  return { then, last: answers.at(-1), after: await sessionsOf(person) };
}

/** Does the same for one call that queues behind sign-ins with a wrong password. */
async function during(underWay: (busy: string) => Promise<Answer>, meanwhile: (other: string) => Promise<unknown>) {
  const [busy, other] = api.origins;
  const stranger = await registered();
  const line = Array.from({ length: inLine / 2 }, () => signIn(busy, stranger, 'Wrong#Pass1'));
  let isAnswered = false;
  const call = underWay(busy).finally(() => (isAnswered = true));
  await Promise.race(line);
  await meanwhile(other);
  expect(isAnswered).toBe(false);
  const [answer] = await Promise.all([call, ...line]);
  return answer;
}

describe('a sign-in under way', () => {
  it('opens no session with the old password once it is changed', async () => {
    for (let run = 0; run < runs; run++) {
      const person = await registered();
      const { opened: own } = await sessionsOf(person);
      const { then, last, after } = await signInsDuring(person, async (other) =>
        expect(await change(other, person, newPassword)).toEqual({ status: 200, code: null }),
      );
      expect(last).toEqual({ status: 401, code: 'AUTH_001' });
      expect(after.opened).toEqual(then.opened);
      expect(after.open).toEqual(own);
    }
  });

  it('opens no session with the old password once it is reset', async () => {
    for (let run = 0; run < runs; run++) {
      const person = await registered();
      const token = await resetToken(person);
      const { then, last, after } = await signInsDuring(person, async (other) =>
        expect((await reset(other, token)).status).toBe(200),
      );
      expect(last).toEqual({ status: 401, code: 'AUTH_001' });
      expect(after.opened).toEqual(then.opened);
      expect(after.open).toEqual([]);
    }
  });

  it('opens no session once the account is disabled', async () => {
    for (let run = 0; run < runs; run++) {
      const person = await registered();
      const { then, last, after } = await signInsDuring(person, () =>
        api.database.query('UPDATE users SET status = $2 WHERE id = $1', [person.user.id, UserStatus.DISABLED]),
      );
      expect(last).toEqual({ status: 403, code: 'AUTH_006' });
      expect(after.opened).toEqual(then.opened);
    }
  });

  it('that was first is closed by the change that waits for it', async () => {
    const person = await registered();
    const { opened: own } = await sessionsOf(person);
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    try {
      // Pauses a request that opens a session after it has read the account and before its transaction ends.
      await client.query(`
        CREATE FUNCTION stop_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END $$;
        CREATE TRIGGER gate BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION stop_at_gate();
        SELECT pg_advisory_lock(1)`);
      const isWaitedFor = async (...events: string[]): Promise<boolean> => {
        const { rowCount } = await client.query(
          `SELECT 1 FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = ANY($1)`,
          [events],
        );
        return rowCount !== 0;
      };
      const opening = signIn(api.next(), person);
      await eventually(() => isWaitedFor('advisory'));
      let isChanged = false;
      const changing = change(api.next(), person, newPassword).finally(() => (isChanged = true));
      await eventually(async () => isChanged || (await isWaitedFor('transactionid', 'tuple')));
      await client.query('SELECT pg_advisory_unlock(1); DROP TRIGGER gate ON sessions');
      expect(await Promise.all([opening, changing])).toEqual([
        { status: 200, code: null },
        { status: 200, code: null },
      ]);
      expect((await sessionsOf(person)).open).toEqual(own);
    } finally {
      await client.end();
    }
  });

  it('succeeds when others hash the same password anew at that moment', async () => {
    const person = await registered();
    const outdated = new PasswordHasher(new Config({ ...testEnvironment(api.databaseUrl, ''), BCRYPT_COST: '5' }));
    const { hash, keyId } = await outdated.hash(goodPassword);
    await api.database.query('UPDATE users SET password_hash = $2, password_key_id = $3 WHERE id = $1', [
      person.user.id,
      hash,
      keyId,
    ]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(api.next(), person)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const [stored] = await api.database.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM users WHERE id = $1',
      [person.user.id],
    );
    expect(stored?.hash).toMatch(/^\$2b\$09\$/);
  });
});

describe('a change of password under way', () => {
  it('does not undo a reset', async () => {
    for (let run = 0; run < runs; run++) {
      const person = await registered();
      const token = await resetToken(person);
      const answer = await during(
        (busy) => change(busy, person, thiefsPassword),
        async (other) => expect((await reset(other, token)).status).toBe(200),
      );
      expect(answer).toEqual({ status: 401, code: 'AUTH_002' });
      expect((await sessionsOf(person)).open).toEqual([]);
      expect((await signIn(api.next(), person, thiefsPassword)).status).toBe(401);
      expect((await signIn(api.next(), person, newPassword)).status).toBe(200);
    }
  });

  it('changes nothing once its session is closed from elsewhere', async () => {
    const person = await registered();
    const { opened } = await sessionsOf(person);
    const body = { email: person.email, password: goodPassword };
    const owner = await clientOf(api.next()).call('auth.login', { body });
    const answer = await during(
      (busy) => change(busy, person, thiefsPassword),
      async (other) => {
        const client = clientOf(other, bearer(owner.accessToken));
        const thiefs = (await client.call('me.sessions')).find(({ id }) => opened.includes(id));
        await client.call('me.revokeSession', { params: { id: thiefs?.id ?? '' } });
      },
    );
    expect(answer).toEqual({ status: 401, code: 'AUTH_002' });
    expect((await signIn(api.next(), person)).status).toBe(200);
  });

  it('from one session twice at once is made once', async () => {
    for (let run = 0; run < runs; run++) {
      const person = await registered();
      const passwords = [newPassword, thiefsPassword] as const;
      const [first, second] = api.origins;
      const changes = await Promise.all([change(first, person, passwords[0]), change(second, person, passwords[1])]);
      expect(changes.map(({ code }) => code).toSorted()).toEqual(['USER_005', null]);
      const signIns = await Promise.all(passwords.map((password) => signIn(api.next(), person, password)));
      expect(signIns.map(({ code }) => code)).toEqual(changes.map(({ code }) => (code === null ? null : 'AUTH_001')));
    }
  });
});
