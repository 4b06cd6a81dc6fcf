import { randomUUID } from 'node:crypto';
import { type ContactWire, MessageState, Role, type SettingsBody, type SettingsWire } from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { ContactDesk, someContact } from '../../../../test/support/contacts.js';
import { eventually } from '../../../../test/support/eventually.js';
import { untilLocked } from '../../../../test/support/gate.js';
import { type Person, someEmail, withRoles } from '../../../../test/support/people.js';

/** The name and content of the report. These words appear nowhere else. */
const words = {
  name: 'Quetzal Ibsen',
  where: 'Behind-the-zamboni',
  story: 'The marmoset coach shouted at us, xylophone.',
};

describe('safe sport', () => {
  // The process's log output, captured instead of printed.
  const lines: string[] = [];
  const { write } = process.stdout;
  beforeAll(() => {
    process.stdout.write = (line: string | Uint8Array, ...rest: unknown[]) => {
      // Call the write callback so that the caller continues.
      for (const written of rest) if (typeof written === 'function') (written as () => void)();
      return lines.push(String(line)) > 0;
    };
  });
  const api = useApi({ LOG_LEVEL: 'debug' });
  afterAll(() => {
    process.stdout.write = write;
  });
  let [named, outsider]: Person[] = [];
  let reader: ContactDesk;
  let other: ContactDesk;
  const email = someEmail();

  beforeAll(async () => {
    [named, outsider] = [await withRoles(api, Role.SUPER_ADMIN), await withRoles(api, Role.SUPER_ADMIN)];
    reader = new ContactDesk(api, named);
    other = reader.as(outsider);
  });

  const settings = () => reader.staff.call('settings.admin.get');

  const bodyOf = (wire: SettingsWire): SettingsBody => {
    const { shippingZones: _zones, orderHoldMinutes: _hold, changedAt: _at, changedBy: _by, ...body } = wire;
    const organisation = { ...body.organisation, line1: '500 Demo Street', city: 'Vancouver', postalCode: 'V6B 5K3' };
    return { ...body, organisation: { ...organisation, email: 'office@dronesoccer.test' } };
  };

  const nameReaders = async (readers: readonly (string | undefined)[], as = reader) =>
    as.staff.answer('settings.admin.put', { body: { ...bodyOf(await settings()), safeSport: { readers } } });

  const report = (body: object = {}): Promise<ContactWire> =>
    reader.sent({
      ...{ type: 4, fullName: words.name, email, message: `${words.story} ${randomUUID()}` },
      details: { where: words.where },
      ...body,
    });

  it('is read by all super administrators while no one is named, and the settings of the site say so', async () => {
    const sent = await report();
    expect((await other.get(sent.id, 'safeSport')).message).toBe(sent.message);
    const office = async () => (await api.guest.answer('contacts.office')).body.data.safeSportReaders;
    expect(await office()).toBe('administrators');
    expect((await nameReaders([named?.user.id])).status).toBe(200);
    expect(await office()).toBe('named');
  });

  it('does not exist for a super administrator who is not named', async () => {
    const { id, version } = await report();
    const readers = async (desk: ContactDesk) =>
      (await desk.staff.call('contacts.admin.people')).readers.map((person) => person.id);
    expect([await readers(reader), await readers(other)]).toEqual([[named?.user.id], []]);
    const replies = [
      await other.staff.answer('safeSport.admin.list'),
      await other.staff.answer('safeSport.admin.get', { params: { id } }),
      await other.staff.answer('safeSport.admin.update', {
        params: { id },
        body: { state: 2, assigneeId: null, version },
      }),
      await other.staff.answer('safeSport.admin.answer', {
        params: { id },
        body: { text: 'Hello', by: 'mail', version },
      }),
    ];
    for (const reply of replies) expect(outcomeOf(reply)).toEqual([404, 'CONTACT_003']);
    expect((await reader.get(id, 'safeSport')).thread).toEqual([]);
  });

  it('shows the second of two readers what the first did, and changes nothing of it', async () => {
    const { id, version } = await report();
    const change = (state: number) =>
      reader.staff.answer('safeSport.admin.update', { params: { id }, body: { state, assigneeId: null, version } });
    const first = dataOf(await change(3));
    expect((await change(2)).body).toMatchObject({ errorCode: 'CONTACT_011', data: first });
    expect(await reader.get(id, 'safeSport')).toEqual(first);
  });

  it('is reached by none of the calls about other contacts, not even for its readers', async () => {
    const { id, version } = await report();
    const replies = [
      await reader.staff.answer('contacts.admin.get', { params: { id } }),
      await reader.staff.answer('contacts.admin.update', {
        params: { id },
        body: { state: 2, assigneeId: null, version },
      }),
      await reader.staff.answer('contacts.admin.answer', {
        params: { id },
        body: { text: 'Hello', by: 'mail', version },
      }),
      await reader.staff.answer('contacts.admin.mail', { params: { id }, body: { isSent: true } }),
      await reader.staff.answer('contacts.admin.sms', { params: { id }, body: { isSent: true } }),
      await reader.staff.answer('contacts.admin.deactivate', { params: { id } }),
    ];
    expect(replies.map(({ body }) => body.errorCode)).toEqual(Array(6).fill('CONTACT_003'));
    expect((await reader.get(id, 'safeSport')).state).toBe(1);
  });

  it('leaves no trace for others: lists, search, counts, export, other contacts, audit, failed jobs, mails, logs', async () => {
    const plain = await reader.sent({ email, fullName: 'Same Person' });
    const totals = async () => ({
      all: (await other.staff.call('contacts.admin.list')).total,
      overview: JSON.stringify(await other.staff.call('reports.admin.overview')).replaceAll(/"\w*[aA]t":"[^"]*"/g, ''),
    });
    const before = await totals();
    const sent = await report();
    // Neither the contact nor the report lists the other, no matter who reads it.
    expect((await other.get(plain.id)).others).toEqual([]);
    expect((await reader.get(plain.id)).others).toEqual([]);
    expect((await reader.get(sent.id, 'safeSport')).others).toEqual([]);
    const answered = await reader.staff.answer('safeSport.admin.answer', {
      params: { id: sent.id },
      body: {
        ...{ text: 'We will call you, xylophone.', by: 'mail', version: sent.version },
      },
    });
    expect(answered.status).toBe(201);
    await eventually(
      () => reader.get(sent.id, 'safeSport'),
      ({ thread }) => thread.every(({ state }) => state === 2),
    );
    const answer = await api.mails.waitFor({ to: email, subject: /Our answer/ });
    expect(answer.text).toContain('We will call you');
    expect(answer.text).not.toContain(words.story);
    // The mail server refuses this sender's answer and receipt. Both jobs fail and appear in the list of failed jobs.
    api.mails.behave((to) => (to === 'gone@dronesoccer.test' ? { kind: 'refuse', code: 550 } : { kind: 'accept' }));
    await report({ email: 'gone@dronesoccer.test' });
    const failed = await eventually(
      async () => (await other.staff.call('reports.failedJobs.admin.list')).items,
      (items) => items.some(({ title }) => title.en === 'Receipt of a contact'),
    );
    api.mails.behave({ kind: 'accept' });
    const seen = [
      JSON.stringify(await other.staff.call('contacts.admin.list', { query: { pageSize: 100 } })),
      ...(await Promise.all(
        [words.name, words.where, 'xylophone', sent.number].map(async (search) =>
          JSON.stringify((await other.staff.call('contacts.admin.list', { query: { search } })).items),
        ),
      )),
      JSON.stringify(await other.staff.call('contacts.admin.list', { query: { search: 'gone@', suspected: true } })),
      (await api.guest.answer('contacts.admin.export', { headers: outsider?.bearer ?? {} })).body,
      JSON.stringify(await other.get(plain.id)),
      JSON.stringify(failed),
      JSON.stringify(await api.database.query('SELECT * FROM audit_entries')),
      JSON.stringify(
        await api.database.query(`SELECT name, data, output, source_output FROM pgboss.job WHERE name <> 'mail.send'`),
      ),
      ...api.mails
        .mails()
        .flatMap(({ to, subject, text, html }) =>
          to.includes(email) || to.includes('gone@dronesoccer.test')
            ? [subject, text.replaceAll(/xylophone\.$/gm, '').replace(`Hello ${words.name},`, '')]
            : [subject, text, html ?? ''],
        ),
      lines.join('\n'),
    ].join('\n');
    for (const secret of [words.name, words.where, words.story, 'marmoset', 'gone@dronesoccer.test']) {
      expect({ secret, isSeen: seen.includes(secret) }).toEqual({ secret, isSeen: false });
    }
    // This search finds the contact that is not confidential.
    expect(seen).toContain('Same Person');
    expect(lines.join('\n')).toMatch(/contacts\.receipt.*a job was refused for good/);
    const after = await totals();
    expect(after.all).toBe(before.all);
  });

  it('leaves no email to its sender in the mail log when it is answered', async () => {
    const to = someEmail();
    const { id, version } = await report({ email: to });
    await reader.staff.call('safeSport.admin.answer', {
      params: { id },
      body: { text: 'We will call you.', by: 'mail', version },
    });
    await eventually(
      () => reader.get(id, 'safeSport'),
      ({ thread }) => thread.some(({ state }) => state === MessageState.SENT),
    );
    expect((await reader.staff.call('mailLog.admin.list', { query: { search: to } })).total).toBe(0);
  });

  it('has a number like any other contact, in its receipt too', async () => {
    const { number } = await report();
    expect(number).toMatch(/^C-\d{4}-\d{6}$/);
    expect((await reader.sent()).number).toMatch(/^C-\d{4}-\d{6}$/);
  });

  it('leaves a gap in the numbers as contacts of any type do', async () => {
    const numbers: number[] = [];
    for (let count = 0; count < 20; count++) numbers.push(Number((await reader.sent()).number.slice(-6)));
    const gaps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1);
    // If numbers are skipped, all 19 gaps are equal only about once in 4^18 runs.
    expect(new Set(gaps).size).toBeGreaterThan(1);
  });

  it('tells its readers that something came, and no one else', async () => {
    const count = (to: string | undefined) => api.mails.mails({ to: to ?? '', subject: /safe sport report/ }).length;
    const [before, strangers] = [count(named?.email), count(outsider?.email)];
    await report();
    await eventually(
      () => Promise.resolve(count(named?.email)),
      (now) => now === before + 1,
    );
    expect(count(outsider?.email)).toBe(strangers);
    expect(api.mails.mails({ to: 'office@dronesoccer.test', subject: /S-|safe/i })).toEqual([]);
  });

  it('shows its list without what the reports say, and records each opening', async () => {
    const { id } = await report();
    const listed = (await reader.staff.call('safeSport.admin.list')).items.find((each) => each.id === id);
    expect(listed).toMatchObject({ fullName: '', email: '', excerpt: '', state: 1 });
    const openings = () =>
      api.database.query<{ actor_id: string }>(
        `SELECT actor_id FROM audit_entries WHERE action = 'safe-sport.opened' AND subject_id = $1`,
        [id],
      );
    const before = (await openings()).length;
    await reader.get(id, 'safeSport');
    const recorded = await openings();
    expect(recorded).toHaveLength(before + 1);
    expect(recorded[0]?.actor_id).toBe(named?.user.id);
  });

  it('records an opening when it is shown by a call that changes nothing', async () => {
    const { id, version } = await report();
    const recorded = async () => {
      const sql = `SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY at DESC, id DESC`;
      return (await api.database.query<{ action: string }>(sql, [id])).map(({ action }) => action);
    };
    const update = (body: { state: 1 | 2; version: number }) =>
      reader.staff.answer('safeSport.admin.update', { params: { id }, body: { assigneeId: null, ...body } });
    const answer = () =>
      reader.staff.answer('safeSport.admin.answer', {
        params: { id },
        body: { text: 'We will call you.', by: 'mail', version: version + 1 },
        headers: { 'idempotency-key': `answer-${id}` },
      });
    const first = await recorded();
    const steps = [
      { call: () => update({ state: 1, version }), outcome: [200, null], action: 'opened' },
      { call: () => update({ state: 1, version: version + 7 }), outcome: [409, 'CONTACT_011'], action: 'opened' },
      { call: () => update({ state: 2, version }), outcome: [200, null], action: 'updated' },
      { call: answer, outcome: [201, null], action: 'answered' },
      { call: answer, outcome: [201, null], action: 'opened' },
    ];
    for (const { call, outcome } of steps) expect(outcomeOf(await call())).toEqual(outcome);
    const actions = steps.map(({ action }) => `safe-sport.${action}`).toReversed();
    expect(await recorded()).toEqual([...actions, ...first]);
  });

  it('may be sent without a name, and is not answered when its sender wants no contact', async () => {
    const quiet = someEmail();
    const sent = await report({ fullName: undefined, email: quiet, details: { wantsContact: false } });
    expect(sent.fullName).toBe('');
    const refused = await reader.staff.answer('safeSport.admin.answer', {
      params: { id: sent.id },
      body: {
        ...{ text: 'Hello', by: 'mail', version: sent.version },
      },
    });
    expect(refused.body).toMatchObject({ errorCode: 'CONTACT_006', errors: [{ field: 'by' }] });
    const later = await report({ email: someEmail() });
    const receipt = await api.mails.waitFor({ to: later.email, subject: /We received/ });
    // A mailbox may be shared, so the receipt does not even name its topic.
    expect(receipt.text).not.toMatch(/safe|sport|report/i);
    expect(api.mails.mails({ to: quiet })).toEqual([]);
  });

  it('does not remember the account of who is signed in', async () => {
    const data = dataOf(await reader.send({ ...someContact(), type: 4 }, outsider?.bearer ?? {}));
    const accounts = (number: string) =>
      api.database.query<{ id: string | null }>('SELECT user_id AS id FROM contacts WHERE number = $1', [number]);
    expect(await accounts(data.number)).toEqual([{ id: null }]);
    const plain = await reader.send(someContact(), outsider?.bearer ?? {});
    expect(await accounts(plain.body.data.number)).toEqual([{ id: outsider?.user.id }]);
  });

  it('is never kept aside, whatever its form looks like', async () => {
    const sent = await report({ website: 'x', seconds: 0 });
    expect(sent.isSuspected).toBe(false);
  });

  it('is given to its readers alone', async () => {
    const { id, version } = await report();
    const give = (assigneeId: string | undefined) =>
      reader.staff.answer('safeSport.admin.update', { params: { id }, body: { state: 2, assigneeId, version } });
    expect((await give(outsider?.user.id)).body.errorCode).toBe('CONTACT_005');
    expect((await give(named?.user.id)).body.data.assignee?.id).toBe(named?.user.id);
  });

  it('lets those who are named say who is, and no one else', async () => {
    const mine = [named?.user.id];
    const refused = await nameReaders([...mine, outsider?.user.id], other);
    expect(refused).toMatchObject({
      status: 400,
      body: { errorCode: 'SET_002', errors: [{ field: 'safeSport.readers' }] },
    });
    expect((await settings()).safeSport.readers).toEqual(mine);
    expect((await nameReaders([...mine, 'someone'])).body.errorCode).toBe('SET_002');
    // Other settings can still be saved, with the same list of readers or without it.
    expect((await nameReaders(mine, other)).status).toBe(200);
    const { safeSport: _readers, ...older } = bodyOf(await settings());
    expect((await other.staff.answer('settings.admin.put', { body: older })).status).toBe(200);
    expect((await settings()).safeSport.readers).toEqual(mine);
  });

  describe('keeps its last named reader (USER_018)', () => {
    const none = { roles: [], companyId: null, expectedRoles: [Role.SUPER_ADMIN], expectedCompanyId: null };
    const disable = (person: Person | undefined, by = other) =>
      by.staff.answer('users.admin.disable', {
        params: { id: person?.user.id ?? '' },
        body: { reason: 'Left the club' },
      });
    const remove = (person: Person | undefined, by = other) =>
      by.staff.answer('users.admin.setRoles', { params: { id: person?.user.id ?? '' }, body: none });

    it('against a super administrator who would become a reader, but not against a reader', async () => {
      for (const end of [disable, remove]) expect(outcomeOf(await end(named))).toEqual([409, 'USER_018']);
      const second = await withRoles(api, Role.SUPER_ADMIN);
      expect((await nameReaders([named?.user.id, second.user.id])).status).toBe(200);
      expect((await remove(second)).status).toBe(200);
      expect(outcomeOf(await disable(named))).toEqual([409, 'USER_018']);
      expect((await nameReaders([named?.user.id])).status).toBe(200);
      const last = await withRoles(api, Role.SUPER_ADMIN);
      expect((await nameReaders([last.user.id])).status).toBe(200);
      expect((await remove(last, new ContactDesk(api, last))).status).toBe(200);
      expect((await nameReaders([named?.user.id])).status).toBe(200);
    });

    it('also while a reader shortens the list', async () => {
      const second = await withRoles(api, Role.SUPER_ADMIN);
      expect((await nameReaders([named?.user.id, second.user.id])).status).toBe(200);
      const ended = await api.database.transaction(async (tx) => {
        await tx.query(`SELECT 1 FROM settings WHERE key = 'version' FOR UPDATE`);
        const readers = JSON.stringify({ readers: [named?.user.id] });
        await tx.query(`UPDATE settings SET value = $1::jsonb WHERE key = 'safeSport'`, [readers]);
        const answer = disable(named).then(outcomeOf);
        await untilLocked(api.database, 1);
        return { answer };
      });
      expect(await ended.answer).toEqual([409, 'USER_018']);
    });
  });

  it('goes back to all super administrators when no one who is named is one any more', async () => {
    const { id } = await report();
    await api.database.query('DELETE FROM user_roles WHERE user_id = $1', [named?.user.id]);
    expect((await other.get(id, 'safeSport')).id).toBe(id);
  });
});
