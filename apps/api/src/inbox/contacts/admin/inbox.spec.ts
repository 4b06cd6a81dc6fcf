import { type CallQuery, ContactState, type ContactWire, MessageState, Role } from '@dronesoccer/contracts';
import { testEnvironment, useApi } from '../../../../test/support/api.js';
import { clientOf, outcomeOf } from '../../../../test/support/client.js';
import { ContactDesk } from '../../../../test/support/contacts.js';
import { cuttableLink } from '../../../../test/support/cuttable-link.js';
import { retriesAreDue } from '../../../../test/support/due-now.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Person, someEmail, withRoles } from '../../../../test/support/people.js';
import { SmsStandIn } from '../../../../test/support/sms.js';
import { createApp } from '../../../app.js';
import { Config } from '../../../config/index.js';
import { Housekeeping } from '../../../platform/housekeeping/index.js';
import { createLog } from '../../../platform/logging/index.js';
import { sendAnswer } from '../contacts.jobs.js';

describe('the inbox', () => {
  const settings: Record<string, string> = {};
  let sms: SmsStandIn;
  beforeAll(async () => {
    sms = await SmsStandIn.start();
    Object.assign(settings, { SMS_URL: sms.url, SMS_ACCOUNT: sms.account });
    Object.assign(settings, { SMS_TOKEN: sms.token, SMS_SENDER: sms.sender });
  });
  const api = useApi(settings);
  afterAll(() => sms.stop());

  let [admin, colleague]: Person[] = [];
  let desk: ContactDesk;
  let other: ContactDesk;
  const myId = () => admin?.user.id ?? '';

  beforeAll(async () => {
    [admin, colleague] = [await withRoles(api, Role.SUPER_ADMIN), await withRoles(api, Role.SUPER_ADMIN)];
    desk = new ContactDesk(api, admin);
    other = desk.as(colleague);
    await api.database.query(
      `UPDATE settings SET value = jsonb_set(value, '{email}', '"office@dronesoccer.test"') WHERE key = 'organisation'`,
    );
  });

  const list = (query: CallQuery<'contacts.admin.list'>) => desk.staff.call('contacts.admin.list', { query });
  const total = async (query: CallQuery<'contacts.admin.list'>): Promise<number> => (await list(query)).total;
  const answer = (contact: ContactWire, body: object = {}, as = desk) =>
    as.staff.answer('contacts.admin.answer', {
      params: { id: contact.id },
      body: {
        ...{ text: 'Every day from 9.', by: 'mail', version: contact.version, ...body },
      },
    });
  const change = (contact: ContactWire, body: object, as = desk) =>
    as.staff.answer('contacts.admin.update', {
      params: { id: contact.id },
      body: { state: 1, assigneeId: null, version: contact.version, ...body },
    });
  const until = (id: string, holds: (contact: ContactWire) => boolean) => eventually(() => desk.get(id), holds);
  const isSettled = ({ thread }: ContactWire) => thread.every(({ state }) => state !== MessageState.QUEUED);

  it('lists the last days, by type, state, who has it and words, the newest first', async () => {
    const email = someEmail();
    const [question, franchise] = [
      await desk.sent({ email, message: 'Is there an arena in Rivière-du-Loup?' }),
      await desk.sent({ email, type: 3, details: { city: 'Laval' } }),
    ];
    const found = await list({ search: email, days: 1 });
    expect(found.items.map(({ id }) => id)).toEqual([franchise.id, question.id]);
    expect(found.items[1]).toMatchObject({
      excerpt: 'Is there an arena in Rivière-du-Loup?',
      state: 1,
      assignee: null,
    });
    expect(await total({ search: email, type: 3 })).toBe(1);
    expect(await total({ search: 'riviere-du-loup' })).toBe(1);
    expect(await total({ search: question.number })).toBe(1);
    expect(await total({ search: '100%_' })).toBe(0);
    await change(question, { assigneeId: myId() });
    expect(await total({ search: email, state: 2, assignee: 'me' })).toBe(1);
    expect(await total({ search: email, assignee: 'none' })).toBe(1);
    expect(await total({ search: email, assignee: colleague?.user.id ?? '' })).toBe(0);
    await api.database.query(`UPDATE contacts SET created_at = created_at - interval '2 days' WHERE id = $1`, [
      question.id,
    ]);
    expect([await total({ search: email, days: 1 }), await total({ search: email, days: 3 })]).toEqual([1, 2]);
    expect(await total({ search: email })).toBe(2);
  });

  it.each(['0', '366', 'abc', '', '1.5', '-1', '1e2', '007777'])('refuses %j days (CONTACT_010)', async (days) => {
    for (const name of ['contacts.admin.list', 'contacts.admin.export'] as const) {
      expect(await desk.staff.refused(name, { query: { days } })).toEqual([400, 'CONTACT_010']);
    }
  });

  it.each(['type=4', 'state=9', 'assignee=someone', 'days=7&days=9', 'page=0'])('refuses %s', async (query) => {
    expect((await desk.staff.answer('contacts.admin.list', { query })).status).toBe(400);
  });

  it('gives a contact to a super administrator, which opens it', async () => {
    const contact = await desk.sent();
    const data = await desk.staff.call('contacts.admin.people');
    expect(data.people.map(({ id }) => id)).toEqual(expect.arrayContaining([myId(), colleague?.user.id]));
    const taken = await change(contact, { assigneeId: myId() });
    expect(taken.body.data).toMatchObject({ state: ContactState.OPEN, assignee: { id: myId() }, version: 2 });
    const stranger = await withRoles(api, Role.ADMIN);
    const refused = await change(taken.body.data, { state: 2, assigneeId: stranger.user.id });
    expect(refused.body).toMatchObject({ errorCode: 'CONTACT_005', errors: [{ field: 'assigneeId' }] });
    expect((await change(taken.body.data, { state: 3, assigneeId: myId() })).body.data.state).toBe(ContactState.DONE);
  });

  it('shows the second of two editors what the first did (CONTACT_011)', async () => {
    const contact = await desk.sent();
    const replies = await Promise.all([change(contact, { state: 3 }), change(contact, { state: 2 }, other)]);
    expect(replies.map(({ body }) => body.errorCode).toSorted()).toEqual(['CONTACT_011', null]);
    const late = replies.find(({ body }) => body.errorCode === 'CONTACT_011');
    expect(late?.body.data).toEqual(await desk.get(contact.id));
  });

  it('answers by mail, in the thread and with an address to reply to', async () => {
    const contact = await desk.sent({ locale: 'fr' });
    const answered = await answer(contact, { text: 'Bonjour,\n\nTous les jours.\nDès 9 h.' });
    expect(answered.status).toBe(201);
    expect(answered.body.data).toMatchObject({
      state: ContactState.OPEN,
      thread: [{ by: 'mail', author: 'Ari Tremblay' }],
    });
    const mail = await api.mails.waitFor({ to: contact.email, subject: /Notre réponse/ });
    expect(mail.subject).toContain(contact.number);
    expect(mail.headers['reply-to']).toContain('office@dronesoccer.test');
    for (const said of ['Tous les jours.', 'Dès 9 h.', contact.message]) expect(mail.text).toContain(said);
    const sent = await until(contact.id, isSettled);
    expect(sent).toMatchObject({ isMailSent: true, isSmsSent: false, thread: [{ state: MessageState.SENT }] });
    // The background send does not count as a change by another editor.
    expect(sent.version).toBe(answered.body.data.version);
  });

  it('lets one of two who answer at once, and shows the other that answer', async () => {
    const contact = await desk.sent();
    const replies = await Promise.all([answer(contact), answer(contact, { text: 'At 9.' }, other)]);
    expect(replies.map(({ body }) => body.errorCode).toSorted()).toEqual(['CONTACT_011', null]);
    expect(replies.find(({ body }) => body.errorCode !== null)?.body.data.thread).toHaveLength(1);
    await until(contact.id, isSettled);
    expect(api.mails.mails({ to: contact.email, subject: /Our answer/ })).toHaveLength(1);
  });

  it('sends an answer once when its request is repeated', async () => {
    const contact = await desk.sent();
    const body = { text: 'At 9.', by: 'mail', version: contact.version };
    const send = () =>
      desk.staff.answer('contacts.admin.answer', {
        params: { id: contact.id },
        body,
        headers: { 'idempotency-key': contact.number },
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.thread).toHaveLength(1);
  });

  it('sends an answer once when its job runs again', async () => {
    const contact = await desk.sent();
    await answer(contact);
    await until(contact.id, isSettled);
    const jobs = `FROM contact_messages m WHERE m.contact_id = $1 AND j.name = 'contacts.answer'
      AND j.data ->> 'messageId' = m.id::text`;
    const isDone = () =>
      eventually(
        () => api.database.query(`SELECT j.state FROM pgboss.job j, LATERAL (SELECT 1 ${jobs}) own`, [contact.id]),
        (rows) => rows.every((row) => (row as { state: string }).state === 'completed'),
      );
    await isDone();
    // Simulates a worker that died before it could mark the job as completed.
    await api.database.query(
      `UPDATE pgboss.job j SET state = 'retry', retry_count = 1, start_after = now(), completed_on = NULL ${jobs}`,
      [contact.id],
    );
    await isDone();
    expect(api.mails.mails({ to: contact.email, subject: /Our answer/ })).toHaveLength(1);
  });

  it('sends an answer once when the database refuses to record it for a moment', async () => {
    await api.database.query(`CREATE SEQUENCE refused_settlements`);
    await api.database.query(`CREATE FUNCTION refuse_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM nextval('refused_settlements'); RAISE EXCEPTION 'Not now'; END $$`);
    await api.database.query(`CREATE TRIGGER refuse_settlement BEFORE UPDATE ON contact_messages
      FOR EACH ROW EXECUTE FUNCTION refuse_settlement()`);
    const contact = await desk.sent();
    await answer(contact);
    await eventually(
      () => api.database.query<{ hasRefused: boolean }>('SELECT is_called AS "hasRefused" FROM refused_settlements'),
      ([row]) => row?.hasRefused === true,
    );
    await api.database.query('DROP TRIGGER refuse_settlement ON contact_messages');
    const settled = await eventually(async () => {
      await retriesAreDue(api.database, sendAnswer.name);
      return desk.get(contact.id);
    }, isSettled);
    expect(settled.thread).toMatchObject([{ state: MessageState.SENT }]);
    expect(api.mails.mails({ to: contact.email, subject: /Our answer/ })).toHaveLength(1);
  });

  it('names what else its sender wrote, the newest first, without what was deactivated', async () => {
    const email = someEmail();
    const first = await desk.sent({ email });
    const second = await desk.sent({ email: email.toUpperCase() });
    const gone = await desk.sent({ email });
    await desk.staff.call('contacts.admin.deactivate', { params: { id: gone.id } });
    const last = await desk.sent({ email });
    expect((await desk.get(last.id)).others.map(({ number }) => number)).toEqual([second.number, first.number]);
    expect((await desk.get(first.id)).others.map(({ number }) => number)).toEqual([last.number, second.number]);
  });

  it('shows an answer that the mail server refuses as refused', async () => {
    const contact = await desk.sent();
    await api.mails.waitFor({ to: contact.email });
    api.mails.behave((to) => (to === contact.email ? { kind: 'refuse', code: 550 } : { kind: 'accept' }));
    await answer(contact);
    const refused = await until(contact.id, isSettled);
    expect(refused).toMatchObject({ isMailSent: false, thread: [{ state: MessageState.REFUSED }] });
    expect(refused.thread[0]?.refusal).toContain('550');
    api.mails.behave({ kind: 'accept' });
  });

  const byText = { phone: '604 555 0123', smsConsent: true };

  it('answers by text message whom asked for it, and no one else', async () => {
    const contact = await desk.sent(byText);
    await answer(contact, { by: 'sms', text: 'Open at 9' });
    const sent = await until(contact.id, isSettled);
    expect(sent).toMatchObject({
      isSmsSent: true,
      isMailSent: false,
      thread: [{ by: 'sms', state: MessageState.SENT }],
    });
    expect(sms.texts).toEqual([{ to: '+16045550123', from: sms.sender, body: 'Open at 9' }]);
    for (const without of [{}, { phone: '6045550123' }]) {
      const refused = await answer(await desk.sent(without), { by: 'sms' });
      expect(refused).toMatchObject({ status: 409, body: { errorCode: 'CONTACT_007', errors: [{ field: 'by' }] } });
    }
    const long = await answer(await desk.sent(byText), { by: 'sms', text: 'a'.repeat(601) });
    expect(long.body).toMatchObject({ errorCode: 'CONTACT_005', errors: [{ field: 'text' }] });
  });

  it('shows a text message that is refused as refused, and tries again when the service is busy', async () => {
    sms.next = ['refuse'];
    const refused = await desk.sent(byText);
    expect((await answer(refused, { by: 'sms' })).status).toBe(201);
    const shown = await until(refused.id, isSettled);
    expect(shown).toMatchObject({ isSmsSent: false, thread: [{ state: MessageState.REFUSED }] });
    expect(shown.thread[0]?.refusal).toContain('21610');
    sms.next = ['busy', 'fail'];
    const taken = sms.texts.length;
    const busy = await desk.sent(byText);
    await answer(busy, { by: 'sms' });
    const answered = await eventually(async () => {
      await retriesAreDue(api.database, sendAnswer.name);
      return desk.get(busy.id);
    }, isSettled);
    expect(answered.thread[0]?.state).toBe(MessageState.SENT);
    expect(sms.texts).toHaveLength(taken + 1);
  });

  it('notes that someone was answered elsewhere, and takes it back', async () => {
    const { id } = await desk.sent();
    const flag = (by: 'mail' | 'sms', isSent: unknown) =>
      desk.staff.answer(`contacts.admin.${by}`, { params: { id }, body: { isSent } });
    expect((await flag('mail', true)).body.data).toMatchObject({ isMailSent: true, state: ContactState.OPEN });
    expect((await flag('sms', true)).body.data.isSmsSent).toBe(true);
    expect((await flag('mail', false)).body.data).toMatchObject({ isMailSent: false, isSmsSent: true });
    expect((await flag('mail', 'yes')).body.errorCode).toBe('CONTACT_005');
  });

  it('refuses to mark (CONTACT_006, CONTACT_007) or deactivate again (CONTACT_008) what was deactivated, hides it, and deletes it 400 days later (CONTACT_003)', async () => {
    const contact = await desk.sent(byText);
    await answer(contact);
    await until(contact.id, isSettled);
    expect((await desk.staff.call('contacts.admin.deactivate', { params: { id: contact.id } })).isActive).toBe(false);
    expect(await total({ search: contact.number })).toBe(0);
    expect((await desk.staff.answer('contacts.admin.deactivate', { params: { id: contact.id } })).body.errorCode).toBe(
      'CONTACT_008',
    );
    const { version } = await desk.get(contact.id);
    const refused = [
      (await desk.staff.answer('contacts.admin.mail', { params: { id: contact.id }, body: { isSent: true } })).body
        .errorCode,
      (await desk.staff.answer('contacts.admin.sms', { params: { id: contact.id }, body: { isSent: true } })).body
        .errorCode,
      (await answer({ ...contact, version })).body.errorCode,
      (await answer({ ...contact, version }, { by: 'sms' })).body.errorCode,
      (await change({ ...contact, version }, { state: 3 })).body.errorCode,
    ];
    expect(refused).toEqual(['CONTACT_006', 'CONTACT_007', 'CONTACT_006', 'CONTACT_007', 'CONTACT_011']);
    const age = (days: number) =>
      api.database.query(`UPDATE contacts SET deactivated_at = now() - $2 * interval '1 day' WHERE id = $1`, [
        contact.id,
        days,
      ]);
    await age(399);
    await api.app.get(Housekeeping).sweep();
    expect((await desk.get(contact.id)).thread).toHaveLength(1);
    await age(401);
    await api.app.get(Housekeeping).sweep();
    expect((await desk.staff.answer('contacts.admin.get', { params: { id: contact.id } })).body.errorCode).toBe(
      'CONTACT_003',
    );
  });

  it('exports what is filtered, with cells that no spreadsheet runs', async () => {
    const { number, email } = await desk.sent({ type: 3, message: '=1+1', details: { city: 'Laval', budget: 2 } });
    const csv = (search: string) => desk.staff.answer('contacts.admin.export', { query: { search } });
    const { status, body: text, headers } = await csv(email);
    expect(status).toBe(200);
    expect(headers.get('x-total-rows')).toBe('1');
    const [, row = ''] = text.trim().split(/\r?\n/);
    for (const said of [number, email, 'Franchise', 'City: Laval; Budget: $50,000 to $100,000']) {
      expect(row).toContain(said);
    }
    expect(row).not.toMatch(/(?:^|,)"?=1\+1/);
    expect(outcomeOf(await csv('no-such-contact'))).toEqual([404, 'CONTACT_003']);
  });

  it('has canned answers in both languages, each until it is removed (CONTACT_012)', async () => {
    const body = { title: { en: 'Opening hours', fr: 'Heures d’ouverture' }, text: { en: 'From 9.', fr: 'Dès 9 h.' } };
    const {
      status,
      body: { data: made },
    } = await desk.staff.answer('contactAnswers.admin.create', { body });
    expect({ status, made }).toEqual({ status: 201, made: { id: made.id, version: 1, ...body } });
    const changed = { ...body, text: { en: 'From 10.', fr: 'Dès 10 h.' }, version: 1 };
    expect(
      (await desk.staff.call('contactAnswers.admin.update', { params: { id: made.id }, body: changed })).version,
    ).toBe(2);
    const standing = { id: made.id, ...changed, version: 2 };
    const late = { params: { id: made.id }, body: { ...body, version: 1 } };
    expect((await desk.staff.answer('contactAnswers.admin.update', late)).body).toMatchObject({
      errorCode: 'CONTACT_011',
      data: standing,
    });
    expect(await desk.staff.call('contactAnswers.admin.list')).toEqual([standing]);
    const halves = await desk.staff.answer('contactAnswers.admin.create', {
      body: { ...body, text: { en: 'From 9.' } },
    });
    expect(halves.body).toMatchObject({ errorCode: 'CONTACT_005', errors: [{ field: 'text.fr' }] });
    expect(await desk.staff.call('contactAnswers.admin.list')).toHaveLength(1);
    expect((await desk.staff.answer('contactAnswers.admin.remove', { params: { id: made.id } })).status).toBe(200);
    expect((await desk.staff.answer('contactAnswers.admin.remove', { params: { id: made.id } })).body.errorCode).toBe(
      'CONTACT_012',
    );
  });

  it('says that it could not read (CONTACT_009) or write (CONTACT_001) while the database is away', async () => {
    const link = await cuttableLink(api.databaseUrl);
    const config = new Config({ ...testEnvironment(link.url, api.mails.smtpUrl), ROLES: 'http' });
    const app = await createApp(config, createLog(config));
    api.onClose(async () => {
      link.mend();
      await app.close();
      await link.close();
    });
    await app.listen(0, '127.0.0.1');
    const origin = await app.getUrl();
    await clientOf(origin, admin?.bearer).call('contacts.admin.list');
    link.cut();
    const body = { fullName: 'Ari Roy', email: someEmail(), message: 'Hello' };
    expect(await clientOf(origin).refused('contacts.office')).toEqual([503, 'CONTACT_009']);
    expect(await clientOf(origin).refused('contacts.send', { body })).toEqual([503, 'CONTACT_001']);
    link.mend();
  });
});
