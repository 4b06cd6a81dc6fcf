import {
  ConsentEntryKind,
  type Page,
  Role,
  type SubscriberDetailWire,
  SubscriberImportStatus,
  type SubscriberImportWire,
  SubscriptionState,
  newsletterConsent,
} from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { organisationDay } from '@dronesoccer/domain/calendar';
import { givenPostalAddress, newRowId } from '@dronesoccer/devkit';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import pg from 'pg';
import { useApi } from '../../../../../test/support/api.js';
import { dataOf, formOf } from '../../../../../test/support/client.js';
import { resumeImports } from '../../../../../test/support/resume-imports.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { givenSubscriber, givenTag } from '../../../../../test/support/newsletter.js';
import { type Person, someEmail, withRoles } from '../../../../../test/support/people.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Housekeeping } from '../../../../platform/housekeeping/index.js';
import { Jobs } from '../../../../platform/jobs/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { ImportSubscribers } from './import-subscribers.js';

const { READY, DONE, FAILED } = SubscriberImportStatus;
const { PENDING, SUBSCRIBED, UNSUBSCRIBED, SUPPRESSED } = SubscriptionState;
const { ASKED, CONFIRMED, WITHDRAWN } = ConsentEntryKind;

const api = useApi({ NEWSLETTER_DOUBLE_OPT_IN: 'on' });
let team: Person;

beforeAll(async () => {
  team = await withRoles(api, Role.SUPER_ADMIN);
  await givenPostalAddress(api.database);
});
afterEach(() => jest.restoreAllMocks());

const upload = (content: string | Buffer) =>
  api
    .as(team)
    .answer('newsletter.imports.admin.upload', { form: formOf({ file: new File([content], 'old list.csv') }) });
const get = (id: string) => api.as(team).call('newsletter.imports.admin.get', { params: { id } });
const rowsOf = (id: string, query: object = {}) =>
  api.as(team).call('newsletter.imports.admin.rows', { params: { id }, query });
const confirm = (id: string) => api.as(team).answer('newsletter.imports.admin.confirm', { params: { id } });

async function read(content: string | Buffer): Promise<SubscriberImportWire> {
  const reply = await upload(content);
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body.data;
}

const done = (id: string): Promise<SubscriberImportWire> =>
  eventually(
    () => get(id),
    ({ status }) => status === DONE,
  );

async function imported(content: string): Promise<SubscriberImportWire> {
  const { id } = await read(content);
  dataOf(await confirm(id));
  return done(id);
}

const daysAgo = (days: number): string => organisationDay(new Date(Date.now() - days * msPerDay));
const wording = 'Yes, send me news about drone soccer.';
const columns = ['email', 'language', 'topics', 'consent', 'consent_date', 'consent_source', 'consent_wording'];
type Cells = Partial<Record<string, string>>;
/** Returns a row with express consent and its wording; `cells` override the defaults. */
const row = (cells: Cells = {}): Cells => ({
  email: someEmail(),
  consent: 'express',
  consent_date: '2025-03-14',
  consent_source: 'Paper form, open house in Laval',
  consent_wording: wording,
  ...cells,
});
const csv = (rows: readonly Cells[]): string => stringify([...rows], { header: true, columns });
const counts = (some: Partial<SubscriberImportWire['counts']>): SubscriberImportWire['counts'] => ({
  ...{ added: 0, asked: 0, confirmed: 0, kept: 0, refused: 0 },
  ...some,
});

async function subscriber(email: string | undefined): Promise<SubscriberDetailWire> {
  const list = await api.as(team).answer('newsletter.subscribers.admin.list', { query: { search: email ?? '' } });
  const [found] = (list.body.data as Page<{ id: string }>).items;
  return await api.as(team).call('newsletter.subscribers.admin.get', { params: { id: found?.id ?? '' } });
}

const ledgerSize = async (email: string | undefined): Promise<number> =>
  (
    await api.database.query(
      'SELECT 1 FROM newsletter_consents c JOIN newsletter_subscriptions s ON s.id = c.subscription_id WHERE s.email = $1',
      [email],
    )
  ).length;

describe('a list of subscribers', () => {
  it('says first what it would do, and then subscribes who is proved to have agreed, without a mail', async () => {
    const tagId = await givenTag(api, 'Matchs | demain'.replace('|', 'et'));
    const fresh = row({ language: 'Français', topics: 'matchs et demain' });
    const ready = await read(csv([fresh]));
    expect(ready).toMatchObject({ status: READY, fileName: 'old list.csv', totalRows: 1, doneRows: 0 });
    expect(ready).toMatchObject({ counts: counts({ added: 1 }), actor: { id: team.user.id } });
    expect((await rowsOf(ready.id)).items).toEqual([
      {
        ...{ line: 2, email: fresh['email'], outcome: 'added', errors: [] },
        consent: { basis: 'express', day: '2025-03-14', source: 'Paper form, open house in Laval' },
      },
    ]);
    expect(await ledgerSize(fresh['email'])).toBe(0);

    const enqueued = jest.spyOn(api.app.get(Jobs), 'enqueueMany');
    dataOf(await confirm(ready.id));
    expect(await done(ready.id)).toMatchObject({ doneRows: 1, counts: counts({ added: 1 }) });
    expect(await subscriber(fresh['email'])).toMatchObject({
      ...{ state: SUBSCRIBED, locale: 'fr', tags: [tagId] },
      ledger: [
        {
          ...{ kind: CONFIRMED, source: 'import', reason: 'Paper form, open house in Laval', network: null },
          wording: { text: wording, version: null },
          imported: { basis: 'express', day: '2025-03-14' },
          actor: { id: team.user.id },
        },
      ],
    });
    expect(enqueued.mock.calls.flatMap(([, , datas]) => datas)).toEqual([]);
  });

  it('asks who bought, asked or agreed to unknown words, once, in a mail that can be unsubscribed from', async () => {
    const rows = [
      row({ consent: 'purchase', consent_date: daysAgo(700), language: 'fr' }),
      row({ consent: 'inquiry', consent_date: daysAgo(30) }),
      row({ consent_wording: '' }),
    ];
    expect(await imported(csv(rows))).toMatchObject({ counts: counts({ asked: 3 }) });
    const [buyer] = rows;
    const mail = await api.mails.waitFor({ to: buyer?.['email'] ?? '', subject: /infolettre/ });
    expect(mail.headers['list-unsubscribe']).toContain('/unsubscribe');
    expect(mail.text).toContain('1 Test Street');
    expect(await subscriber(buyer?.['email'])).toMatchObject({
      state: PENDING,
      ledger: [{ kind: ASKED, source: 'import', imported: { basis: 'purchase', day: daysAgo(700) } }],
    });

    const token = new URL(mail.links.find((link) => link.includes('/confirm')) ?? '').searchParams.get('token');
    await api.guest.call('newsletter.confirm', { params: { token: token ?? '' } });
    expect(await subscriber(buyer?.['email'])).toMatchObject({
      state: SUBSCRIBED,
      ledger: [
        { kind: CONFIRMED, source: 'letter', wording: { text: newsletterConsent.text.fr, version: 1 } },
        { kind: ASKED },
      ],
    });
    // Importing the same list again changes nothing.
    const again = await read(csv(rows));
    expect(again.counts).toEqual(counts({ kept: 3 }));
    expect((await confirm(again.id)).body.errorCode).toBe('IMPORT_003');
  });

  it('confirms who waits, keeps who is subscribed as they are, and brings no one back who has left', async () => {
    const states = [PENDING, SUBSCRIBED, UNSUBSCRIBED, SUPPRESSED] as const;
    const known = await Promise.all(states.map((state) => givenSubscriber(api, { state, locale: 'en' })));
    const list = csv(known.map(({ email }) => row({ email: email.toUpperCase(), language: 'fr' })));
    const { id, counts: found } = await read(list);
    expect(found).toEqual(counts({ confirmed: 1, kept: 1, refused: 2 }));
    const refused = (await rowsOf(id, { show: 'refused' })).items.map(({ line, errors }) => [
      line,
      errors[0]?.message.en,
    ]);
    expect(refused).toEqual([
      [4, 'This person has unsubscribed. Only they can subscribe again.'],
      [5, 'This address is suppressed: emails to it bounced or were reported as spam'],
    ]);
    dataOf(await confirm(id));
    await done(id);
    const after = await Promise.all(known.map(({ email }) => subscriber(email)));
    expect(after.map(({ state, locale }) => [state, locale])).toEqual([
      [SUBSCRIBED, 'en'],
      [SUBSCRIBED, 'en'],
      [UNSUBSCRIBED, 'en'],
      [SUPPRESSED, 'en'],
    ]);
    expect(after.map(({ ledger }) => ledger.length)).toEqual([1, 0, 0, 0]);
  });

  it('leaves alone who unsubscribes between reading and confirming', async () => {
    const { id: known, email } = await givenSubscriber(api, { state: PENDING });
    const other = row();
    const { id } = await read(csv([row({ email }), other]));
    const reason = { reason: 'Asked by phone' };
    await api.as(team).call('newsletter.subscribers.admin.unsubscribe', { params: { id: known }, body: reason });
    dataOf(await confirm(id));
    expect(await done(id)).toMatchObject({ counts: counts({ added: 1, refused: 1 }) });
    expect((await rowsOf(id, { show: 'refused' })).items).toMatchObject([
      { line: 2, email, errors: [{ field: 'email' }] },
    ]);
    expect(await subscriber(email)).toMatchObject({ state: UNSUBSCRIBED, ledger: [{ kind: WITHDRAWN }] });
  });

  it('brings no one back by a request that anyone can make, as long as the person has not confirmed it', async () => {
    const ask = (email: string) => api.guest.call('newsletter.subscribe', { body: { email } });
    const leave = (id: string) =>
      api.as(team).call('newsletter.subscribers.admin.unsubscribe', { params: { id }, body: { reason: 'Asked' } });
    const [before, earlier, meanwhile] = await Promise.all(
      [SUBSCRIBED, SUBSCRIBED, PENDING].map((state) => givenSubscriber(api, { state })),
    );
    if (!before || !earlier || !meanwhile) throw new Error('Three subscribers should be given');
    const known = [before, earlier, meanwhile];
    for (const { id, email } of [before, earlier]) {
      await leave(id);
      await ask(email);
    }
    // The previous version recorded a withdrawal only in the ledger.
    await api.database.query('UPDATE newsletter_subscriptions SET ended_at = NULL WHERE id = $1', [earlier.id]);
    const { id, counts: found } = await read(csv(known.map(({ email }) => row({ email }))));
    expect(found).toEqual(counts({ confirmed: 1, refused: 2 }));
    const implied = { consent: 'inquiry', consent_date: daysAgo(1) };
    expect((await read(csv([row({ email: before.email, ...implied })]))).counts).toEqual(counts({ refused: 1 }));
    await leave(meanwhile.id);
    await ask(meanwhile.email);
    dataOf(await confirm(id));
    expect(await done(id)).toMatchObject({ counts: counts({ refused: 3 }) });
    const message = 'This person has unsubscribed. Only they can subscribe again.';
    expect((await rowsOf(id)).items.map(({ errors }) => errors[0]?.message.en)).toEqual([message, message, message]);
    const after = await Promise.all(known.map(({ email }) => subscriber(email)));
    expect(after.map(({ state }) => state)).toEqual([PENDING, PENDING, PENDING]);
  });

  it('does not ask who may no longer be written to when it is applied', async () => {
    const { id } = await read(csv([row({ consent: 'inquiry', consent_date: daysAgo(170) })]));
    const later = Date.now() + 20 * msPerDay;
    jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(later));
    // This bypasses HTTP, because the session would have expired by then.
    await api.app.get(ImportSubscribers).confirm(id);
    await api.app.get(ImportSubscribers).runner.run(id);
    jest.restoreAllMocks();
    expect(await get(id)).toMatchObject({ status: DONE, counts: counts({ refused: 1 }) });
  });

  it('refuses each row without proof of consent at its line and column, in a file that can be corrected and brought again', async () => {
    const same = someEmail();
    const rows = [
      row({ consent: '' }),
      row({ consent: 'sure' }),
      row({ consent_date: '' }),
      row({ consent_date: '14/03/2025' }),
      row({ consent_date: '2025-02-30' }),
      row({ consent_date: '2999-01-01' }),
      row({ consent: 'inquiry', consent_date: daysAgo(200) }),
      row({ consent: 'purchase', consent_date: daysAgo(800) }),
      row({ consent_source: '' }),
      row({ consent_source: 'two\nlines' }),
      row({ consent_wording: 'x'.repeat(1_001) }),
      row({ email: 'no address' }),
      row({ email: 'a@b.ca\nBcc: c@d.ca' }),
      row({ language: 'de' }),
      row({ topics: 'No such topic' }),
      row({ email: same }),
      row({ email: same.toUpperCase(), consent_source: "'=1+1" }),
    ];
    const { id, counts: found } = await read(csv(rows));
    expect(found).toEqual(counts({ added: 1, refused: 16 }));
    const { items } = await rowsOf(id, { show: 'refused' });
    expect(items.map(({ line, errors }) => [line, errors.map(({ field }) => field).join()])).toEqual([
      ...['consent', 'consent', 'consent_date', 'consent_date', 'consent_date', 'consent_date'].map((field, n) => [
        n + 2,
        field,
      ]),
      [8, 'consent_date'],
      [9, 'consent_date'],
      [10, 'consent_source'],
      [11, 'consent_source'],
      [12, 'consent_wording'],
      [13, 'email'],
      [14, 'email'],
      [15, 'language'],
      [16, 'topics'],
      [18, 'email'],
    ]);
    expect(items[0]?.errors[0]?.message.fr).toMatch(/^Sans consentement, personne n’est importé/);

    const file = await api
      .as(team)
      .answer('newsletter.imports.admin.refused', { params: { id }, headers: { 'accept-language': 'fr' } });
    expect(file.status).toBe(200);
    const lines: string[][] = parse(file.body, { bom: true });
    expect(lines[0]).toEqual([
      ...['courriel', 'langue', 'sujets', 'consentement', 'date_consentement', 'source_consentement'],
      ...['texte_consentement', 'ligne', 'motif'],
    ]);
    expect(lines.at(-1)?.slice(-2)).toEqual(['18', 'courriel\u00a0: La ligne 17 a la même adresse']);
    // The apostrophe keeps a spreadsheet from running the formula.
    expect(lines.at(-1)?.[5]).toBe("'=1+1");
    const again = await read(file.body);
    expect(again).toMatchObject({ totalRows: 16, counts: counts({ added: 1, refused: 15 }) });
    expect((await rowsOf(again.id, { show: 'added' })).items).toMatchObject([{ consent: { source: '=1+1' } }]);
  });

  it.each([
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['the tabs of a clipboard', (text: string) => text.replaceAll(',', '\t')],
    [
      'a quotation mark within a cell of a clipboard',
      (text: string) => text.replaceAll(',', '\t').replace('house', 'h"o"use'),
    ],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['the headings of a person', (text: string) => text.replace('consent_date', 'Consent date')],
    [
      'French headings',
      (text: string) => text.replace('email', 'Courriel').replace('consent_source', 'source_consentement'),
    ],
    ['empty rows and columns', (text: string) => text.replaceAll('\n', ',,\n').replace('\n', '\n,,,\n')],
  ])('is read with %s', async (_what, change) => {
    const plain = csv([row({ consent_source: 'Open house' })]);
    expect((await read(change(plain))).counts).toEqual(counts({ added: 1 }));
  });

  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['addresses alone', 'a@b.ca\nc@d.ca\n'],
    ['a heading alone', `${columns.join()}\n`],
    ['an unknown column', 'email,colour\na@b.ca,b\n'],
    ['a column twice, once in each language', 'email,courriel\na@b.ca,a@b.ca\n'],
    ['no addresses', 'consent\nexpress\n'],
    ['an open quotation mark', 'email,consent\n"a@b.ca,express\n'],
    ['a wrong encoding', Buffer.from('email,consent_source\na@b.ca,\xe9t\xe9\n', 'latin1')],
    ['a NUL byte', 'email\na@b.ca\u0000\n'],
    ['more than 10,000 rows', `email\n${'a\n'.repeat(10_001)}`],
  ])('with %s is NEWS_016 and says why', async (_what, content) => {
    const reply = await upload(content);
    expect([reply.status, reply.body.errorCode]).toEqual([422, 'NEWS_016']);
    expect(reply.body.errors?.length).toBeGreaterThan(0);
  });

  it.each([6, 11, 30])('of %s million bytes is refused as too large', async (million) => {
    const reply = await upload(Buffer.alloc(million * 1_000_000, 'a'));
    expect([reply.status, reply.body.errorCode]).toEqual([413, 'COMMON_004']);
  });

  it('with no one to add is IMPORT_003, one that is not there IMPORT_001', async () => {
    const { id } = await read(csv([row({ consent: '' })]));
    expect(await confirm(id)).toMatchObject({ status: 409, body: { errorCode: 'IMPORT_003' } });
    for (const wrong of [newRowId(), 'x']) {
      for (const below of ['', '/rows', '/refused']) {
        expect(
          (await api.as(team).answer('newsletter.imports.admin.get', { params: { id: `${wrong}${below}` } })).body
            .errorCode,
        ).toBe('IMPORT_001');
      }
      expect((await confirm(wrong)).body.errorCode).toBe('IMPORT_001');
    }
  });

  it('asks no one while the organisation has no postal address (NEWS_017)', async () => {
    const { id } = await read(csv([row({ consent_wording: '' })]));
    await api.database.query(`UPDATE settings SET value = value || '{"line1": ""}' WHERE key = 'organisation'`);
    try {
      expect(await confirm(id)).toMatchObject({ status: 422, body: { errorCode: 'NEWS_017' } });
      expect(await get(id)).toMatchObject({ status: READY });
    } finally {
      await givenPostalAddress(api.database);
    }
  });

  it('keeps its rows for 30 days and its result for good; what was not confirmed by then no longer can be', async () => {
    const [waiting, applied] = [await read(csv([row()])), await imported(csv([row()]))];
    const later = Date.now() + 31 * msPerDay;
    jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(later));
    await expect(api.app.get(ImportSubscribers).confirm(waiting.id)).rejects.toThrow(new AppError('IMPORT_003'));
    await api.app.get(Housekeeping).sweep();
    jest.restoreAllMocks();
    team = await withRoles(api, Role.SUPER_ADMIN);
    expect((await rowsOf(applied.id)).total).toBe(0);
    const { items } = await api.as(team).call('newsletter.imports.admin.list');
    expect(items.find(({ id }) => id === applied.id)).toEqual(applied);
  });

  it.each([Role.ADMIN, Role.COMPANY_ADMIN, Role.MEMBER])('is none of the business of role %s', async (role) => {
    const { id } = await read(csv([row()]));
    const client = api.as(await withRoles(api, role));
    const form = formOf({ file: new File([csv([row()])], 'a.csv') });
    const replies = [
      await client.answer('newsletter.imports.admin.upload', { form }),
      await client.answer('newsletter.imports.admin.confirm', { params: { id } }),
      await client.answer('newsletter.imports.admin.list'),
      await client.answer('newsletter.imports.admin.get', { params: { id } }),
      await client.answer('newsletter.imports.admin.rows', { params: { id } }),
      await client.answer('newsletter.imports.admin.refused', { params: { id } }),
    ];
    for (const { status } of replies) expect(status).toBe(403);
    expect(await get(id)).toMatchObject({ status: READY });
  });
});

describe('imports that meet', () => {
  it('add each address of two lists once, with one entry of the ledger and one mail', async () => {
    const proved = Array.from({ length: 700 }, () => row());
    const implied = Array.from({ length: 20 }, () => row({ consent: 'inquiry', consent_date: daysAgo(1) }));
    const all = [...proved, ...implied];
    const lists = [await read(csv(all)), await read(csv(all.toReversed()))];
    const enqueued = jest.spyOn(api.app.get(Jobs), 'enqueueMany');
    await Promise.all(lists.map(async ({ id }) => dataOf(await confirm(id))));
    const apply = api.app.get(ImportSubscribers).runner;
    // These runs are in addition to the queue's workers, so that batches of both lists run concurrently.
    await Promise.all(lists.flatMap(({ id }) => [apply.run(id), apply.run(id)]));
    const ended = await Promise.all(lists.map(({ id }) => done(id)));
    const sum = (outcome: 'added' | 'asked' | 'kept') =>
      ended.reduce((total, { counts: each }) => total + each[outcome], 0);
    expect([sum('added'), sum('asked'), sum('kept')]).toEqual([700, 20, 720]);
    const emails = all.map(({ email }) => email);
    const entries = await api.database.query<{ entries: number }>(
      `SELECT count(*)::int AS entries FROM newsletter_consents c JOIN newsletter_subscriptions s ON s.id = c.subscription_id
       WHERE s.email = ANY ($1::citext[]) GROUP BY s.id`,
      [emails],
    );
    expect(entries).toEqual(Array(720).fill({ entries: 1 }));
    expect(enqueued.mock.calls.flatMap(([, , datas]) => datas)).toHaveLength(20);
  });

  it('start once when ten people confirm', async () => {
    const fresh = row();
    const { id } = await read(csv([fresh]));
    const enqueued = jest.spyOn(api.app.get(Jobs), 'enqueue');
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await done(id);
    expect(enqueued.mock.calls.map(([, job, data]) => [job, data])).toEqual([
      [api.app.get(ImportSubscribers).runner.job, { importId: id }],
    ]);
    expect(await ledgerSize(fresh['email'])).toBe(1);
  });

  it('go on after a batch that failed, and do nothing twice', async () => {
    const rows = Array.from({ length: 1_200 }, () => row());
    const { id } = await read(csv(rows));
    const jobs = api.app.get(Jobs);
    const { enqueueMany } = jobs;
    let batches = 0;
    jest.spyOn(jobs, 'enqueueMany').mockImplementation(async (...given) => {
      if (++batches === 2) throw new Error('the process was killed');
      await enqueueMany.apply(jobs, given);
    });
    jest.spyOn(jobs, 'enqueue').mockResolvedValue(undefined);
    dataOf(await confirm(id));
    const apply = api.app.get(ImportSubscribers).runner;
    await expect(apply.run(id)).rejects.toThrow('the process was killed');
    expect(await get(id)).toMatchObject({ doneRows: 500, counts: counts({ added: 1_200 }) });
    await resumeImports(api.app.get(Jobs), apply);
    expect(await get(id)).toMatchObject({ status: DONE, doneRows: 1_200, counts: counts({ added: 1_200 }) });
    await apply.run(id);
    const [found] = await api.database.query<{ entries: number }>(
      'SELECT count(*)::int AS entries FROM newsletter_consents WHERE import_id = $1',
      [id],
    );
    expect(found).toEqual({ entries: 1_200 });
  });

  it('do not hold up one another: one that fails for good is marked failed, and the one behind it is applied', async () => {
    const [poisoned, good] = [await read(csv([row(), row()])), await read(csv([row()]))];
    // No subscription can have this language, so the database refuses the batch each time.
    await api.database.query(
      `UPDATE subscriber_import_rows SET read = jsonb_set(read, '{locale}', '"xx"') WHERE import_id = $1 AND line = 3`,
      [poisoned.id],
    );
    jest.spyOn(api.app.get(Jobs), 'enqueue').mockResolvedValue(undefined);
    for (const { id } of [poisoned, good]) dataOf(await confirm(id));
    const { runner } = api.app.get(ImportSubscribers);
    await resumeImports(api.app.get(Jobs), runner);
    expect(await get(good.id)).toMatchObject({ status: DONE, doneRows: 1 });
    for (let tries = 1; tries < 3; tries++) await resumeImports(api.app.get(Jobs), runner);
    const failed = await get(poisoned.id);
    expect(failed).toMatchObject({ status: FAILED, doneRows: 0, failure: { en: expect.any(String) as string } });
    const { items } = await api.as(team).call('newsletter.imports.admin.list');
    expect(items).toContainEqual(failed);
    expect((await confirm(poisoned.id)).body.errorCode).toBe('IMPORT_003');
  });

  it('take sets of rows, not one after the other: 10,000 rows cost at most 150 statements', async () => {
    const list = csv(Array.from({ length: 10_000 }, (_, n) => row({ email: `list-${n}-${someEmail()}` })));
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    const named = () =>
      (sent.mock.calls as unknown[][]).flatMap(([config]) => {
        const { name = '' } = config as { name?: string };
        return /^(subscriber-import|newsletter-)/.test(name) ? [name] : [];
      });
    const { id } = await read(list);
    // The worker may still be busy with another list.
    const reading = named().filter((name) => /-(topics|known|insert|rows)$/.test(name));
    expect(reading.length).toBeLessThanOrEqual(15);
    dataOf(await confirm(id));
    await eventually(
      () => api.database.query('SELECT 1 FROM subscriber_imports WHERE id = $1 AND status = 3', [id]),
      (found) => found.length === 1,
    );
    process.stdout.write(`An import of 10,000 rows took ${named().length} SQL statements of its own.\n`);
    expect(named().length).toBeLessThanOrEqual(150);
    expect(named().filter((name) => name === 'subscriber-import-add')).toHaveLength(20);
    expect(await get(id)).toMatchObject({ counts: counts({ added: 10_000 }) });
  });
});
