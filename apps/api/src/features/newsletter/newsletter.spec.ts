import { type Envelope, newsletterConsent, type SubscriptionWire, SubscriptionState } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { givenSubscriber } from '../../../test/support/newsletter.js';
import { registered, someEmail } from '../../../test/support/people.js';

const { PENDING, SUBSCRIBED, UNSUBSCRIBED } = SubscriptionState;

describe('the newsletter', () => {
  const api = useApi();
  const single = useApi({ NEWSLETTER_DOUBLE_OPT_IN: 'off', ROLES: 'http' }, { sharing: api });

  // One email to each address.
  const capped = useApi({ RATE_LIMIT_FACTOR: '0.2' });

  const subscribe = async (email: string, body: object = {}, on = api) => {
    const reply = await on.http.post('/api/newsletter/subscribe').send({ email, ...body });
    return { status: reply.status, ...(reply.body as Envelope<{ state: SubscriptionState }>) };
  };
  const linkOf = async (email: string): Promise<string> => {
    const mail = await api.mails.waitFor({ to: email, subject: /Confirm|Confirmez/ });
    return mail.links.find((link) => link.includes('/newsletter/confirm')) ?? '';
  };
  const tokenOf = async (email: string): Promise<string> =>
    new URL(await linkOf(email)).searchParams.get('token') ?? '';
  /** The token of the newest confirmation email among so many. */
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
        return { token: token ?? '', ...(await api.http.get(`/api/newsletter/subscription/${token}`)) };
      }),
    );
    return known.find(({ status }) => status === 200)?.token ?? '';
  };
  const read = async (token: string): Promise<SubscriptionWire> =>
    ((await api.http.get(`/api/newsletter/subscription/${token}`).expect(200)).body as { data: SubscriptionWire }).data;
  const confirmed = async (email = someEmail()): Promise<string> => {
    await subscribe(email);
    const token = await tokenOf(email);
    const { body } = await api.http.post(`/api/newsletter/subscription/${token}/confirm`).expect(200);
    return (body as { data: SubscriptionWire }).data.token;
  };
  const confirm = async (token: string) => {
    const { status, body } = await api.http.post(`/api/newsletter/subscription/${token}/confirm`);
    return [status, (body as Envelope<null>).errorCode];
  };
  const ledgerOf = (email: string) =>
    api.database.query<{ kind: number; source: string; wording: string | null; network: string | null }>(
      `SELECT e.kind, e.source, e.wording, e.network FROM newsletter_consents e
       JOIN newsletter_subscriptions s ON s.id = e.subscription_id WHERE s.email = $1 ORDER BY e.at, e.id`,
      [email],
    );

  it('takes an e-mail alone, and mails a link that asks before it confirms', async () => {
    const email = someEmail();
    expect(await subscribe(email)).toMatchObject({ status: 200, isSuccess: true, data: { state: PENDING } });
    const token = await tokenOf(email);
    expect(token).toMatch(/^[\da-f-]{36}\.[\w-]{43}$/);
    expect(await read(token)).toMatchObject({ state: PENDING, locale: 'en', tags: [] });
    await api.http.post(`/api/newsletter/subscription/${token}/confirm`).expect(200);
    await api.http.post(`/api/newsletter/subscription/${token}/confirm`).expect(200);
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
    const path = `/api/newsletter/${token}/unsubscribe`;
    await api.http.post(path).send({}).expect(200);
    expect((await read(token)).state).toBe(UNSUBSCRIBED);
    const again = await api.http.post(path).send({});
    expect([again.status, (again.body as Envelope<null>).errorCode]).toEqual([409, 'NEWS_012']);
    await api.http.post(path).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(200);
    const stranger = await api.http.post('/api/newsletter/nobody/unsubscribe').type('form').send({});
    expect([stranger.status, (stranger.body as Envelope<null>).errorCode]).toEqual([404, 'NEWS_003']);
  });

  it('can be asked for again, and the links of old letters go on working', async () => {
    const email = someEmail();
    const token = await confirmed(email);
    await api.http.post(`/api/newsletter/${token}/unsubscribe`).send({}).expect(200);
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

  it('is asked for again by an old letter’s link, which mails the link to confirm and subscribes no one itself', async () => {
    const email = someEmail();
    const token = await confirmed(email);
    const again = (of: string) =>
      api.http.post(`/api/newsletter/subscription/${of}/again`).set('accept-language', 'fr');
    const early = await again(token);
    expect([early.status, (early.body as Envelope<null>).errorCode]).toEqual([409, 'NEWS_010']);
    await api.http.post(`/api/newsletter/${token}/unsubscribe`).send({}).expect(200);
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
    expect([stranger.status, (stranger.body as Envelope<null>).errorCode]).toEqual([404, 'NEWS_003']);
  });

  it('is confirmed by the link of the latest email alone, never by the token of an issue or by an older link', async () => {
    const email = someEmail();
    const ofIssues = await confirmed(email);
    const older = await tokenOf(email);
    // Confirming again is a retry, and changes nothing.
    expect(await confirm(older)).toEqual([200, null]);
    await api.http.post(`/api/newsletter/${ofIssues}/unsubscribe`).send({}).expect(200);
    await subscribe(email);
    for (const token of [ofIssues, older]) expect(await confirm(token)).toEqual([404, 'NEWS_003']);
    const newest = await newestOf(email, 2);
    const [id, signature] = newest.split('.');
    const forged = `${id}.${signature?.startsWith('A') ? 'B' : 'A'}${signature?.slice(1)}`;
    for (const token of [forged, id ?? '', `${id}.`]) expect(await confirm(token)).toEqual([404, 'NEWS_003']);
    // The token of an issue still shows the subscription, but a confirmation link opens no preferences itself.
    expect((await read(ofIssues)).state).toBe(PENDING);
    const body = { locale: 'en', tags: [] };
    await api.http.put(`/api/newsletter/subscription/${newest}`).send(body).expect(404);
    await api.http.post(`/api/newsletter/${newest}/unsubscribe`).send({}).expect(404);
    expect(await confirm(newest)).toEqual([200, null]);
    expect(await read(newest)).toMatchObject({ state: SUBSCRIBED, token: ofIssues });
    expect((await ledgerOf(email)).map(({ kind }) => kind)).toEqual([1, 2, 3, 1, 2]);
  });

  it('keeps the link of the last email valid where a further request mails nothing', async () => {
    const email = someEmail();
    for (let request = 0; request < 2; request++) {
      await capped.http.post('/api/newsletter/subscribe').send({ email }).expect(200);
    }
    const mail = await capped.mails.waitFor({ to: email, subject: /Confirm/ });
    const link = mail.links.find((each) => each.includes('/newsletter/confirm')) ?? '';
    const token = new URL(link).searchParams.get('token');
    await capped.http.post(`/api/newsletter/subscription/${token}/confirm`).expect(200);
    expect(capped.mails.mails({ to: email })).toHaveLength(1);
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
      api.http.put(`/api/newsletter/subscription/${token}`).send({ locale: 'fr', tags });
    await prefer([tag?.id ?? '']).expect(200);
    expect(await read(token)).toMatchObject({ locale: 'fr', tags: [tag?.id] });
    for (const unknown of ['x', '0192d1a0-0000-7000-8000-000000000000']) {
      const reply = await prefer([unknown]);
      expect([reply.status, (reply.body as Envelope<null>).errorCode]).toEqual([404, 'NEWS_004']);
    }
    await prefer([]).expect(200);
    expect((await read(token)).tags).toEqual([]);
  });

  it('asks no second time of someone who is signed in and proved the address before', async () => {
    const person = await registered(api);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    const reply = await api.http
      .post('/api/newsletter/subscribe')
      .set(person.bearer)
      .send({ email: person.email, source: 'register' });
    expect(reply.body).toMatchObject({ data: { state: SUBSCRIBED } });
    const mine = await api.http.get('/api/me/newsletter').set(person.bearer).expect(200);
    expect(mine.body).toMatchObject({ data: { state: SUBSCRIBED, token: expect.any(String) as string } });
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
