import { type CallQuery, ContactType, limits, Role, smsConsent } from '@dronesoccer/contracts';
import { harmfulTexts } from '@dronesoccer/devkit/harmful-texts';
import { useApi } from '../../../test/support/api.js';
import { clientOf, dataOf, outcomeOf } from '../../../test/support/client.js';
import { ContactDesk, someContact } from '../../../test/support/contacts.js';
import { eventually } from '../../../test/support/eventually.js';
import { registered, someEmail, withRoles } from '../../../test/support/people.js';
import { Clock } from '../../platform/clock/index.js';

const office = 'office@dronesoccer.test';

describe('writing to the organisation', () => {
  const api = useApi();
  let desk: ContactDesk;

  beforeAll(async () => {
    desk = new ContactDesk(api, await withRoles(api, Role.SUPER_ADMIN));
    await api.database.query(
      `UPDATE settings SET value = jsonb_set(value, '{email}', to_jsonb($1::text)) WHERE key = 'organisation'`,
      [office],
    );
  });

  const count = async (): Promise<number> => {
    const [row] = await api.database.query<{ count: number }>('SELECT count(*)::int AS count FROM contacts');
    return row?.count ?? 0;
  };

  it('is answered with a number, and with mails to both sides', async () => {
    const body = { ...someContact(), phone: '604 555 0123', details: { subject: 2 }, locale: 'fr' };
    const {
      status,
      body: { data },
    } = await desk.send(body);
    expect({ status, number: data.number }).toEqual({ status: 201, number: expect.stringMatching(/^C-\d{4}-\d{6}$/) });
    const receipt = await api.mails.waitFor({ to: body.email, subject: /Nous avons reçu votre message/ });
    expect(receipt.subject).toContain(data.number);
    expect(receipt.text).toContain(body.message);
    const notice = await api.mails.waitFor({ to: office, subject: new RegExp(data.number) });
    for (const said of [body.message, body.email, 'Une réservation']) expect(notice.text).toContain(said);
    const kept = await desk.byNumber(data.number);
    expect(kept).toMatchObject({ type: 1, state: 1, phone: '+16045550123', details: { subject: 2 }, locale: 'fr' });
    expect(kept).toMatchObject({ hasSmsConsent: false, isSuspected: false, isActive: true, thread: [] });
    expect(notice.links.some((link) => link.endsWith(`/dashboard/contacts/${kept.id}`))).toBe(true);
  });

  it('is numbered by the year of the organisation’s calendar', async () => {
    // In Toronto, it is the evening of 31 December.
    const now = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date('2027-01-01T03:00:00Z'));
    expect((await desk.send(someContact())).body.data.number).toMatch(/^C-2026-/);
    now.mockRestore();
  });

  it('keeps the words that someone agreed to before they are texted, and none without a number', async () => {
    const consents = async (body: object): Promise<string | null> => {
      const { id } = await desk.sent(body);
      const [row] = await api.database.query<{ said: string | null }>(
        'SELECT sms_consent AS said FROM contacts WHERE id = $1',
        [id],
      );
      return row?.said ?? null;
    };
    expect(await consents({ phone: '6045550123', smsConsent: true, locale: 'fr' })).toBe(smsConsent.fr);
    expect(await consents({ phone: '6045550123', smsConsent: false })).toBeNull();
    expect(await consents({ smsConsent: true })).toBeNull();
  });

  it.each([
    [ContactType.MEMBERSHIP, { forWhom: 2, ageGroup: 3, club: 'Flyers' }],
    [ContactType.FRANCHISE, { city: 'Laval', budget: 3, start: 1, experience: 'Two rinks\nsince 2019' }],
    [ContactType.SAFE_SPORT, { when: 'Saturday', where: 'Changing room', wantsContact: true }],
  ])('has the details of type %s', async (type, details) => {
    expect((await desk.sent({ type, details })).details).toEqual(details);
  });

  it.each([
    [ContactType.CONTACT, { city: 'Laval' }],
    [ContactType.MEMBERSHIP, { subject: 1 }],
    [ContactType.FRANCHISE, { wantsContact: true }],
    [ContactType.SAFE_SPORT, { club: 'Flyers' }],
  ])('refuses what does not belong to type %s (CONTACT_005)', async (type, details) => {
    const before = await count();
    const {
      body: { errorCode: code, errors },
    } = await desk.send({ ...someContact(), type, details });
    expect({ code, fields: errors?.map(({ field }) => field) }).toEqual({
      code: 'CONTACT_005',
      fields: [`details.${Object.keys(details)[0]}`],
    });
    expect(await count()).toBe(before);
  });

  it.each<[string, object, string, string]>([
    ['an invalid email address', { email: 'ari' }, 'CONTACT_002', 'email'],
    ['no e-mail', { email: undefined }, 'CONTACT_002', 'email'],
    ['10,000 characters', { message: 'a'.repeat(10_000) }, 'CONTACT_005', 'message'],
    ['no message', { message: ' \r\n ' }, 'CONTACT_005', 'message'],
    ['no name', { fullName: undefined }, 'CONTACT_005', 'fullName'],
    ['an unknown type', { type: 5 }, 'CONTACT_005', 'type'],
    ['a type as text', { type: '1' }, 'CONTACT_005', 'type'],
    ['an unknown detail', { details: { shoe: 43 } }, 'CONTACT_005', 'details.shoe'],
    ['an unknown choice', { details: { subject: 9 } }, 'CONTACT_005', 'details.subject'],
    ['a line break in the name', { fullName: 'Ari\r\nBcc: a@b.ca' }, 'CONTACT_005', 'fullName'],
    ['a line break in the e-mail', { email: 'ari@example.com\r\nBcc: a@b.ca' }, 'CONTACT_002', 'email'],
    ['a line break in the phone', { phone: '604555\r\n0123a' }, 'CONTACT_005', 'phone'],
    ['a line break in a detail', { type: 2, details: { club: 'A\r\nB' } }, 'CONTACT_005', 'details.club'],
    ['markup as a name', { fullName: '<script>alert(1)</script>' }, 'CONTACT_005', 'fullName'],
    ['an unknown language', { locale: 'de' }, 'CONTACT_005', 'locale'],
    ['an unknown field', { state: 3 }, 'CONTACT_005', 'state'],
  ])('refuses %s (CONTACT_002 for the e-mail alone)', async (_what, wrong, code, field) => {
    const before = await count();
    const reply = await desk.send({ ...someContact(), ...wrong });
    expect({ status: reply.status, code: reply.body.errorCode }).toEqual({ status: 400, code });
    expect(reply.body.errors?.map((each) => each.field)).toEqual([field]);
    expect(await count()).toBe(before);
  });

  it('shows markup and line breaks as they were typed, in mails too', async () => {
    const message = `${harmfulTexts.slice(0, 6).join('\r\n')}\r\nBcc: a@b.ca`;
    const contact = await desk.sent({ message });
    expect(contact.message).toBe(message.replaceAll('\r\n', '\n'));
    const notice = await api.mails.waitFor({ to: office, subject: new RegExp(contact.number) });
    expect(notice.html).not.toContain('<script>alert');
    expect(notice.html).not.toContain('<img src=x');
    expect(notice.headers).not.toHaveProperty('bcc');
  });

  it('is taken once within 24 hours (CONTACT_004), blanks and case aside, and again on the next day', async () => {
    const body = someContact();
    await desk.sent(body);
    const again = { ...body, email: body.email.toUpperCase(), message: `  ${body.message.toUpperCase()}\r\n` };
    expect(outcomeOf(await desk.send(again))).toEqual([409, 'CONTACT_004']);
    expect((await desk.send({ ...body, type: 2 })).status).toBe(201);
    expect((await desk.send({ ...body, email: someEmail() })).status).toBe(201);
    await api.database.query(
      `UPDATE contacts SET created_at = created_at - interval '24 hours', repeats_at = repeats_at - interval '24 hours'
        WHERE email = $1`,
      [body.email],
    );
    expect((await desk.send(body)).status).toBe(201);
  });

  it('is taken once of many that are sent at once', async () => {
    const body = someContact();
    const replies = await Promise.all(Array.from({ length: 6 }, () => desk.send(body)));
    expect(replies.map(({ body }) => body.errorCode).toSorted()).toEqual([...Array(5).fill('CONTACT_004'), null]);
  });

  it('answers a retry under the same key as the first time', async () => {
    const [body, key] = [someContact(), { 'idempotency-key': `contact-${process.pid}` }];
    const [first, second] = [await desk.send(body, key), await desk.send(body, key)];
    expect(first.status).toBe(201);
    expect(second.body.data).toEqual(first.body.data);
    expect((await desk.send({ ...body, message: 'Something else' }, key)).body.errorCode).toBe('COMMON_008');
  });

  it.each([{ website: 'https://spam.example' }, { seconds: 2 }])(
    'as robots do (%j) looks like success, is kept aside and mails no one',
    async (trap) => {
      const body = { ...someContact(), ...trap };
      const {
        status,
        body: { data },
      } = await desk.send(body);
      expect(status).toBe(201);
      const kept = await desk.byNumber(data.number);
      expect(kept.isSuspected).toBe(true);
      const found = async (query: CallQuery<'contacts.admin.list'> = {}) =>
        (await desk.staff.call('contacts.admin.list', { query: { search: data.number, ...query } })).total;
      expect([await found(), await found({ suspected: true })]).toEqual([0, 1]);
      // Emails are sent in order: once a later email has arrived, an earlier one would have arrived too.
      const next = await desk.sent({ seconds: limits.contactFormSeconds });
      await api.mails.waitFor({ to: office, subject: new RegExp(next.number) });
      await api.mails.waitFor({ to: next.email });
      expect(api.mails.mails({ to: body.email })).toEqual([]);
      expect(api.mails.mails({ to: office, subject: new RegExp(data.number) })).toEqual([]);
      // Releasing a person who filled in the form quickly moves their contact to the normal list.
      const { version } = kept;
      await desk.staff.call('contacts.admin.update', {
        params: { id: kept.id },
        body: { state: 1, assigneeId: null, isSuspected: false, version },
      });
      expect([await found(), await found({ suspected: true })]).toEqual([1, 0]);
    },
  );

  it('says where the organisation is reached', async () => {
    expect(await api.guest.call('contacts.office')).toMatchObject({
      email: office,
      hours: null,
      safeSportReaders: 'administrators',
    });
  });
});

describe('writing to the organisation too often', () => {
  const api = useApi({ RATE_LIMIT_FACTOR: '1' });

  const send = (email: string, headers = {}) =>
    clientOf(api.origin, headers).answer('contacts.send', { body: { ...someContact(), email } });

  it('mails an address that strangers type five times, and its owner always', async () => {
    const email = someEmail();
    const owner = await registered(api);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [owner.user.id]);
    for (let turn = 0; turn < 7; turn++) {
      dataOf(await send(email));
      dataOf(await send(owner.email, owner.bearer));
    }
    await eventually(
      () => api.database.query(`SELECT 1 FROM pgboss.job WHERE name = 'contacts.receipt' AND state < 'completed'`),
      (waiting) => waiting.length === 0,
    );
    const receipts = (to: string) => api.mails.mails({ to, subject: /We received/ }).length;
    expect([receipts(email), receipts(owner.email)]).toEqual([5, 7]);
  });

  it('is refused for a while', async () => {
    const email = someEmail();
    for (let turn = 0; turn < 10; turn++) dataOf(await send(email));
    const { status, body, headers } = await send(email);
    expect(status).toBe(429);
    expect(body.errorCode).toBe('COMMON_006');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
