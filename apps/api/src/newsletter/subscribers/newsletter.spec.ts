import { type Envelope, newsletterConsent, Role, SubscriptionState, SuppressionCause } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { givenSubscriber } from '../../../test/support/newsletter.js';
import { type Person, registered, someEmail, withRoles } from '../../../test/support/people.js';
import { Clock } from '../../platform/clock/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { suppress } from './suppress.js';

const { PENDING, SUBSCRIBED, UNSUBSCRIBED, SUPPRESSED } = SubscriptionState;

describe('the newsletter', () => {
  const api = useApi();
  const single = useApi({ NEWSLETTER_DOUBLE_OPT_IN: 'off', ROLES: 'http' }, { sharing: api });

  // This API sends at most one confirmation email to each address.
  const capped = useApi({ RATE_LIMIT_FACTOR: '0.2' });

  const subscribe = async (email: string, body: object = {}, on = api) => {
    const reply = await on.guest.answer('newsletter.subscribe', { body: { email, ...body } });
    return { status: reply.status, ...(reply.body as Envelope<{ state: SubscriptionState }>) };
  };
  const linkOf = async (email: string): Promise<string> => {
    const mail = await api.mails.waitFor({ to: email, subject: /Confirm|Confirmez/ });
    return mail.links.find((link) => link.includes('/newsletter/confirm')) ?? '';
  };
  const tokenOf = async (email: string): Promise<string> =>
    new URL(await linkOf(email)).searchParams.get('token') ?? '';
  /** Returns the token of the newest confirmation email, once `count` of them have arrived. */
  const newestOf = async (email: string, count: number): Promise<string> => {
    const mails = await eventually(
      () => Promise.resolve(api.mails.mails({ to: email, subject: /Confirm|Confirmez/ })),
      (found) => found.length === count,
    );
    const known = await Promise.all(
      mails.map(async ({ links }) => {
        const token = new URL(links.find((link) => link.includes('/newsletter/confirm')) ?? '').searchParams.get(
          'token',
        );
        return {
          token: token ?? '',
          ...(await api.guest.answer('newsletter.subscription', { params: { token: token ?? '' } })),
        };
      }),
    );
    return known.find(({ status }) => status === 200)?.token ?? '';
  };
  const read = (token: string) => api.guest.call('newsletter.subscription', { params: { token } });
  const confirmed = async (email = someEmail()): Promise<string> => {
    await subscribe(email);
    const token = await tokenOf(email);
    const data = await api.guest.call('newsletter.confirm', { params: { token } });
    return data.token;
  };
  const confirm = async (token: string) => {
    const { status, body } = await api.guest.answer('newsletter.confirm', { params: { token } });
    return [status, body.errorCode];
  };
  const ledgerOf = (email: string) =>
    api.database.query<{ kind: number; source: string; wording: string | null; network: string | null }>(
      `SELECT e.kind, e.source, e.wording, e.network FROM newsletter_consents e
       JOIN newsletter_subscriptions s ON s.id = e.subscription_id WHERE s.email = $1 ORDER BY e.at, e.id`,
      [email],
    );
  const rowOf = async (email: string) =>
    (
      await api.database.query<{ id: string; state: SubscriptionState; endedAt: Date | null }>(
        'SELECT id, state, ended_at AS "endedAt" FROM newsletter_subscriptions WHERE email = $1',
        [email],
      )
    )[0];
  const verify = ({ user }: Person) =>
    api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
  /** Runs housekeeping 31 days later, when unconfirmed requests are due for deletion after 30 days. */
  const sweepLater = async (): Promise<void> => {
    const later = Date.now() + 31 * msPerDay;
    const clock = jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(later));
    await api.app.get(Housekeeping).sweep();
    clock.mockRestore();
  };

  afterEach(() => api.mails.behave({ kind: 'accept' }));

  it('takes an e-mail alone, and mails a link that asks before it confirms', async () => {
    const email = someEmail();
    expect(await subscribe(email)).toMatchObject({ status: 200, isSuccess: true, data: { state: PENDING } });
    const token = await tokenOf(email);
    expect(token).toMatch(/^[\da-f-]{36}\.[\w-]{43}$/);
    expect(await read(token)).toMatchObject({ state: PENDING, locale: 'en', tags: [] });
    await api.guest.call('newsletter.confirm', { params: { token } });
    await api.guest.call('newsletter.confirm', { params: { token } });
    expect((await read(token)).state).toBe(SUBSCRIBED);
    expect(await ledgerOf(email)).toEqual([
      { kind: 1, source: 'footer', wording: newsletterConsent.text.en, network: '127.0.0.1' },
      { kind: 2, source: 'letter', wording: null, network: '127.0.0.1' },
    ]);
  });

  it('answers the same to an address that is new and to one that waits, and says who is subscribed (NEWS_010)', async () => {
    const email = someEmail();
    const first = await subscribe(email);
    expect(await subscribe(email.toUpperCase())).toEqual(first);
    await eventually(
      () => Promise.resolve(api.mails.mails({ to: email })),
      (mails) => mails.length === 2,
    );
    expect(await confirm(await newestOf(email, 2))).toEqual([200, null]);
    expect(await subscribe(email)).toMatchObject({ status: 409, errorCode: 'NEWS_010' });
  });

  it('of fifty requests for one address at once is one subscription', async () => {
    const email = someEmail();
    const replies = await Promise.all(Array.from({ length: 50 }, () => subscribe(email)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const [row] = await api.database.query<{ rows: number }>(
      'SELECT count(*)::int AS rows FROM newsletter_subscriptions WHERE email = $1',
      [email],
    );
    expect(row?.rows).toBe(1);
  });

  it.each(['', 'x', 'a@b', 'ari@example', `${'a'.repeat(46)}@b.ca`, 'a@b.ca\r\nBcc: c@d.ca'])(
    'refuses %j as an e-mail (NEWS_002)',
    async (email) => {
      expect(await subscribe(email)).toMatchObject({ status: 400, errorCode: 'NEWS_002' });
    },
  );

  it('is left by the page’s button once, and by a mail program’s click as often as it likes', async () => {
    const token = await confirmed();
    await api.guest.call('newsletter.unsubscribe', { params: { token } });
    expect((await read(token)).state).toBe(UNSUBSCRIBED);
    expect(await api.guest.refused('newsletter.unsubscribe', { params: { token }, body: {} })).toEqual([
      409,
      'NEWS_012',
    ]);
    await api.guest.call('newsletter.unsubscribe', {
      params: { token },
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(
      await api.guest.refused('newsletter.unsubscribe', { params: { token: 'nobody' }, form: new URLSearchParams({}) }),
    ).toEqual([404, 'NEWS_003']);
  });

  it('can be asked for again, and the links of old issues go on working', async () => {
    const email = someEmail();
    const token = await confirmed(email);
    await api.guest.call('newsletter.unsubscribe', { params: { token } });
    expect(await confirm(await tokenOf(email))).toEqual([409, 'NEWS_012']);
    expect(await subscribe(email, { locale: 'fr', source: 'checkout' })).toMatchObject({ data: { state: PENDING } });
    expect(await confirm(await newestOf(email, 2))).toEqual([200, null]);
    expect(await read(token)).toMatchObject({ state: SUBSCRIBED, locale: 'fr' });
    expect((await ledgerOf(email)).map(({ kind, source }) => [kind, source])).toEqual([
      [1, 'footer'],
      [2, 'letter'],
      [3, 'preferences'],
      [1, 'checkout'],
      [2, 'letter'],
    ]);
  });

  it('is asked for again by an old issue’s link, which mails the link to confirm and subscribes no one itself', async () => {
    const email = someEmail();
    const token = await confirmed(email);
    const again = (of: string) =>
      api.guest.answer('newsletter.again', { params: { token: of }, headers: { 'accept-language': 'fr' } });
    const early = await again(token);
    expect(outcomeOf(early)).toEqual([409, 'NEWS_010']);
    await api.guest.call('newsletter.unsubscribe', { params: { token } });
    expect((await again(token)).body).toMatchObject({ data: { state: PENDING } });
    await eventually(
      () => Promise.resolve(api.mails.mails({ to: email })),
      (mails) => mails.length === 2,
    );
    expect(await read(token)).toMatchObject({ state: PENDING, locale: 'fr' });
    expect((await ledgerOf(email)).at(-1)).toMatchObject({
      kind: 1,
      source: 'preferences',
      wording: newsletterConsent.text.fr,
    });
    const stranger = await again('unknown');
    expect(outcomeOf(stranger)).toEqual([404, 'NEWS_003']);
  });

  it('is confirmed by the link of the latest email alone, never by the token of an issue or by an older link', async () => {
    const email = someEmail();
    const ofIssues = await confirmed(email);
    const older = await tokenOf(email);
    // Confirming again is a retry and changes nothing.
    expect(await confirm(older)).toEqual([200, null]);
    await api.guest.call('newsletter.unsubscribe', { params: { token: ofIssues } });
    await subscribe(email);
    for (const token of [ofIssues, older]) expect(await confirm(token)).toEqual([404, 'NEWS_003']);
    const newest = await newestOf(email, 2);
    const [id, signature] = newest.split('.');
    const forged = `${id}.${signature?.startsWith('A') ? 'B' : 'A'}${signature?.slice(1)}`;
    for (const token of [forged, id ?? '', `${id}.`]) expect(await confirm(token)).toEqual([404, 'NEWS_003']);
    // The token of an issue still shows the subscription, but a confirmation link opens no preferences itself.
    expect((await read(ofIssues)).state).toBe(PENDING);
    const body = { locale: 'en', tags: [] };
    expect(await api.guest.refused('newsletter.preferences', { params: { token: newest }, body })).toEqual([
      404,
      'NEWS_003',
    ]);
    expect(await api.guest.refused('newsletter.unsubscribe', { params: { token: newest }, body: {} })).toEqual([
      404,
      'NEWS_003',
    ]);
    expect(await confirm(newest)).toEqual([200, null]);
    expect(await read(newest)).toMatchObject({ state: SUBSCRIBED, token: ofIssues });
    expect((await ledgerOf(email)).map(({ kind }) => kind)).toEqual([1, 2, 3, 1, 2]);
  });

  it('keeps the link of the last email valid where a further request mails nothing', async () => {
    const email = someEmail();
    for (let request = 0; request < 2; request++) {
      await capped.guest.call('newsletter.subscribe', { body: { email } });
    }
    const mail = await capped.mails.waitFor({ to: email, subject: /Confirm/ });
    const link = mail.links.find((each) => each.includes('/newsletter/confirm')) ?? '';
    const token = new URL(link).searchParams.get('token');
    await capped.guest.call('newsletter.confirm', { params: { token: token ?? '' } });
    expect(capped.mails.mails({ to: email })).toHaveLength(1);
  });

  it('stays unsubscribed where a request mails nothing', async () => {
    const email = someEmail();
    const ask = () => capped.guest.answer('newsletter.subscribe', { body: { email } });
    const first = await ask();
    const mail = await capped.mails.waitFor({ to: email, subject: /Confirm/ });
    const link = mail.links.find((each) => each.includes('/newsletter/confirm')) ?? '';
    const confirmation = new URL(link).searchParams.get('token');
    const { token } = await capped.guest.call('newsletter.confirm', { params: { token: confirmation ?? '' } });
    await capped.guest.call('newsletter.unsubscribe', { params: { token } });
    expect((await ask()).body).toEqual(first.body);
    expect((await capped.guest.answer('newsletter.subscription', { params: { token } })).body).toMatchObject({
      data: { state: UNSUBSCRIBED },
    });
    expect(capped.mails.mails({ to: email })).toHaveLength(1);
  });

  it('ends again, with its ledger, 30 days after requests that the person who left did not confirm', async () => {
    const email = someEmail();
    const token = await confirmed(email);
    await api.guest.call('newsletter.unsubscribe', { params: { token } });
    const left = await rowOf(email);
    const replies = await Promise.all([subscribe(email), subscribe(email)]);
    expect(replies).toMatchObject([{ data: { state: PENDING } }, { data: { state: PENDING } }]);
    expect(await rowOf(email)).toEqual({ ...left, state: PENDING });
    const latest = await newestOf(email, 3);
    await sweepLater();
    expect(await rowOf(email)).toEqual(left);
    expect((await ledgerOf(email)).map(({ kind }) => kind)).toEqual([1, 2, 3, 1, 1]);
    expect(await confirm(latest)).toEqual([409, 'NEWS_012']);
    expect(await api.guest.refused('newsletter.unsubscribe', { params: { token }, body: {} })).toEqual([
      409,
      'NEWS_012',
    ]);
  });

  it('can be left again while a request waits that anyone may have made', async () => {
    const email = someEmail();
    const token = await confirmed(email);
    const leave = async () => {
      const { status, body } = await api.guest.answer('newsletter.unsubscribe', { params: { token }, body: {} });
      return [status, body.errorCode];
    };
    await leave();
    await subscribe(email);
    const latest = await newestOf(email, 2);
    expect([await leave(), await leave()]).toEqual([
      [200, null],
      [409, 'NEWS_012'],
    ]);
    expect(await confirm(latest)).toEqual([409, 'NEWS_012']);
    expect((await read(token)).state).toBe(UNSUBSCRIBED);
  });

  it('ends again, too, if the version before cleared the date when it was left', async () => {
    const email = someEmail();
    const token = await confirmed(email);
    await api.guest.call('newsletter.unsubscribe', { params: { token } });
    const left = await rowOf(email);
    await subscribe(email);
    await api.database.query('UPDATE newsletter_subscriptions SET ended_at = NULL WHERE email = $1', [email]);
    await sweepLater();
    expect(await rowOf(email)).toEqual(left);
  });

  it('is deleted with its ledger 30 days after a request, unless it was confirmed', async () => {
    const [kept, forgotten] = [someEmail(), someEmail()];
    await confirmed(kept);
    await subscribe(forgotten);
    await sweepLater();
    expect(await rowOf(kept)).toMatchObject({ state: SUBSCRIBED });
    expect([await rowOf(forgotten), await ledgerOf(forgotten)]).toEqual([undefined, []]);
  });

  it('stays unsubscribed where the address turns out not to exist afterwards', async () => {
    const [email, reader] = [someEmail(), someEmail()];
    const token = await confirmed(email);
    await confirmed(reader);
    await api.guest.call('newsletter.unsubscribe', { params: { token } });
    const [left, subscribed] = [await rowOf(email), await rowOf(reader)];
    const dead = [left, subscribed].map((row) => ({ subscriptionId: row?.id ?? '', code: '5.1.1' }));
    await api.database.transaction((tx) => suppress(tx, dead, new Date()));
    expect(await rowOf(email)).toEqual(left);
    expect((await ledgerOf(email)).map(({ kind }) => kind)).toEqual([1, 2, 3]);
    expect(await rowOf(reader)).toMatchObject({ state: SUPPRESSED });
  });

  it('mails no link to an address that was suppressed while the mail server refused it', async () => {
    const email = someEmail();
    const team = await withRoles(api, Role.SUPER_ADMIN);
    api.mails.behave((to) => (to === email ? { kind: 'refuse', code: 450 } : { kind: 'accept' }));
    await subscribe(email);
    const id = (await rowOf(email))?.id ?? '';
    const job = async () => {
      const sql = `SELECT state, retry_count AS retries FROM pgboss.job
        WHERE name = 'newsletter.confirmation' AND data ->> 'subscriptionId' = $1`;
      return (await api.database.query<{ state: string; retries: number }>(sql, [id]))[0];
    };
    await eventually(job, (found) => found?.state === 'retry');
    const why = { cause: SuppressionCause.COMPLAINT };
    await api.as(team).call('newsletter.subscribers.admin.suppress', { params: { id }, body: why });
    // The next attempt starts after the suppression, so the server may accept emails from then on.
    const { retries = 0 } = (await job()) ?? {};
    await eventually(job, (found) => found?.state === 'completed' || (found?.retries ?? 0) > retries);
    api.mails.behave({ kind: 'accept' });
    await eventually(job, (found) => found?.state === 'completed');
    expect(api.mails.mails({ to: email })).toEqual([]);
  });

  it('is still confirmed by an email of the version before such links, if no issue was ever sent to it', async () => {
    const asked = async (confirmedAt: Date | null) => {
      const { id, email } = await givenSubscriber(api, { state: PENDING });
      const sql = 'UPDATE newsletter_subscriptions SET confirmed_at = $2 WHERE id = $1 RETURNING token';
      const [row] = await api.database.query<{ token: string }>(sql, [id, confirmedAt]);
      return { email, token: row?.token ?? '' };
    };
    const first = await asked(null);
    expect(await confirm(first.token)).toEqual([200, null]);
    expect(await confirm(first.token)).toEqual([200, null]);
    const returned = await asked(new Date());
    expect(await confirm(returned.token)).toEqual([404, 'NEWS_003']);
    const renewed = await asked(null);
    await subscribe(renewed.email);
    expect(await confirm(renewed.token)).toEqual([404, 'NEWS_003']);
    expect(await confirm(await tokenOf(renewed.email))).toEqual([200, null]);
  });

  it('shows a masked address, and lets the reader choose language and topics', async () => {
    const email = someEmail();
    const token = await confirmed(email);
    expect((await read(token)).email).not.toContain(email.split('@')[0]);
    const [tag] = await api.database.query<{ id: string }>(
      `WITH tag AS (INSERT INTO newsletter_tags (id, created_at) VALUES (gen_random_uuid(), now()) RETURNING id)
       INSERT INTO newsletter_tag_translations (tag_id, locale, name)
       SELECT id, l, 'Arenas ' || id FROM tag, unnest(ARRAY['en', 'fr']) AS l RETURNING tag_id AS id`,
    );
    const prefer = (tags: string[]) =>
      api.guest.answer('newsletter.preferences', { params: { token }, body: { locale: 'fr', tags } });
    dataOf(await prefer([tag?.id ?? '']));
    expect(await read(token)).toMatchObject({ locale: 'fr', tags: [tag?.id] });
    for (const unknown of ['x', '0192d1a0-0000-7000-8000-000000000000']) {
      const reply = await prefer([unknown]);
      expect(outcomeOf(reply)).toEqual([404, 'NEWS_004']);
    }
    dataOf(await prefer([]));
    expect((await read(token)).tags).toEqual([]);
  });

  it('asks no second time of someone who is signed in and proved the address before', async () => {
    const person = await registered(api);
    await verify(person);
    const reply = await api
      .as(person)
      .answer('newsletter.subscribe', { body: { email: person.email, source: 'register' } });
    expect(reply.body).toMatchObject({ data: { state: SUBSCRIBED } });
    const mine = await api.as(person).call('newsletter.mine');
    expect(mine).toMatchObject({ state: SUBSCRIBED, token: expect.any(String) as string });
  });

  it.each([
    ['a member who proved another address', true],
    ['a member who has not proved the address', false],
  ])('asks for a confirmation of %s', async (_who, isVerified) => {
    const person = await registered(api);
    if (isVerified) await verify(person);
    const email = isVerified ? someEmail() : person.email;
    const reply = await api.as(person).answer('newsletter.subscribe', { body: { email } });
    expect(reply.body).toMatchObject({ data: { state: PENDING } });
    expect(await rowOf(email)).toMatchObject({ state: PENDING });
  });

  it('is not shown to an account of the same address that has not proved it', async () => {
    const email = someEmail();
    await confirmed(email);
    const person = await registered(api, { email });
    const mine = () => api.as(person).call('newsletter.mine');
    expect(await mine()).toBeNull();
    await verify(person);
    expect(await mine()).toMatchObject({ state: SUBSCRIBED });
  });

  it('subscribes at once where the installation asks for no confirmation', async () => {
    expect(await subscribe(someEmail(), {}, single)).toMatchObject({ data: { state: SUBSCRIBED } });
  });

  it('never changes an entry of its ledger', async () => {
    const email = someEmail();
    await subscribe(email);
    await expect(
      api.database.query(
        `UPDATE newsletter_consents SET wording = 'something else' WHERE subscription_id =
           (SELECT id FROM newsletter_subscriptions WHERE email = $1)`,
        [email],
      ),
    ).rejects.toThrow(/is not changed/);
  });
});
