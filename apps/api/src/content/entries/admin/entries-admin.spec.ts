import {
  ContentKind,
  type EntryAdminWire,
  type EntryTerms,
  type EventTerms,
  Role,
  TextStatus,
  VersionAction,
} from '@dronesoccer/contracts';
import { givenContent } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { dataOf } from '../../../../test/support/client.js';
import { passTime } from '../../../../test/support/pass-time.js';
import { type Person, withRoles } from '../../../../test/support/people.js';
import { Clock } from '../../../platform/clock/index.js';
import { ContentVersions } from '../../../platform/content-versions/index.js';

const { DRAFT, PUBLISHED } = TextStatus;
const { POST, EVENT, QUESTION, PAGE } = ContentKind;

const event: EventTerms = {
  ...{ localStart: '2027-05-01T10:00', localEnd: '2027-05-01T16:00', timeZone: 'America/Toronto', province: 'QC' },
  ...{ city: 'Laval', venue: 'Aréna Cartier', isOutdoor: true, link: 'https://example.org/cup' },
};

describe('content in the dashboard', () => {
  const api = useApi({ ROLES: 'http' });
  let editor: Person;
  let other: Person;

  beforeAll(async () => {
    editor = await withRoles(api, Role.SUPER_ADMIN);
    other = await withRoles(api, Role.SUPER_ADMIN);
  });
  afterEach(() => jest.restoreAllMocks());

  const get = (id: string) => api.as(editor).call('content.admin.get', { params: { id } });
  const termsOf = ({ topic, pictureUrl, publishAt, unpublishAt, texts, event: facts }: EntryAdminWire): EntryTerms => ({
    ...{ topic, pictureUrl, publishAt, unpublishAt, texts, event: facts },
  });
  const bodyOf = (entry: EntryAdminWire, changes: Partial<EntryTerms> = {}) => ({
    ...termsOf(entry),
    ...changes,
    version: entry.version,
  });
  const save = (entry: EntryAdminWire, changes: Partial<EntryTerms>, by = editor) =>
    api.as(by).call('content.admin.save', { params: { id: entry.id }, body: bodyOf(entry, changes) });
  const refused = (entry: EntryAdminWire, changes: Partial<EntryTerms>) =>
    api.as(editor).answer('content.admin.save', { params: { id: entry.id }, body: bodyOf(entry, changes) });
  const codeOf = ({ status, body }: { status: number; body: unknown }) => {
    const { errorCode, errors } = body as { errorCode: string; errors?: { field: string }[] };
    return [status, errorCode, ...(errors ?? []).map(({ field }) => field)];
  };
  const withEnglish = (entry: EntryAdminWire, changes: Partial<EntryTerms['texts']['en']>) => ({
    texts: { ...entry.texts, en: { ...entry.texts.en, ...changes } },
  });
  const inBoth = (slug: string, status: TextStatus = PUBLISHED): EntryTerms['texts'] => ({
    en: { status, title: 'Hello', summary: 'A word', body: 'Good *day*', pictureAlt: '', slug },
    fr: { status, title: 'Bonjour', summary: 'Un mot', body: 'Bonne *journée*', pictureAlt: '', slug: `${slug}-fr` },
  });
  const created = (kind: 1 | 2 | 3 = POST) =>
    api.as(editor).call('content.admin.create', { body: { kind, locale: 'en', title: 'Hello' } });
  const shownPost = (slug: string, locale = 'en') =>
    api.guest.answer('posts.get', { params: { slug }, headers: { 'accept-language': locale } });
  const auditOf = async (id: string) =>
    (
      await api.database.query<{ action: string }>(
        'SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY at, id',
        [id],
      )
    ).map(({ action }) => action);

  it('is a draft when it is created, once per idempotency key, and public in both languages once published', async () => {
    const options = { body: { kind: POST, locale: 'en', title: 'Hello' }, idempotencyKey: 'once-and-once' } as const;
    const entry = await api.as(editor).call('content.admin.create', options);
    expect((await api.as(editor).call('content.admin.create', options)).id).toBe(entry.id);
    expect(entry).toMatchObject({ state: 'draft', version: 1, isActive: true, texts: { en: { title: 'Hello' } } });
    const draft = await save(entry, { texts: inBoth('hello', DRAFT) });
    expect((await shownPost('hello')).status).toBe(404);
    const before = await api.app.get(ContentVersions).current();
    const published = await save(draft, { texts: inBoth('hello') });
    expect(published).toMatchObject({ state: 'shown', version: 3, savedBy: expect.any(String) });
    expect(dataOf(await shownPost('hello-fr', 'fr'))).toMatchObject({ title: 'Bonjour', slugs: { en: 'hello' } });
    passTime(600);
    expect((await api.app.get(ContentVersions).current()).get('content')).not.toBe(before.get('content'));
    // A save without a change writes nothing.
    expect((await save(published, {})).version).toBe(3);
    expect(await auditOf(entry.id)).toEqual(['content.created', 'content.saved', 'content.saved']);
  });

  it('publishes each language separately, and refuses an incomplete one with CONTENT_006', async () => {
    const entry = await created();
    const both = inBoth('separate');
    expect(codeOf(await refused(entry, withEnglish(entry, { status: PUBLISHED })))).toEqual([
      ...[400, 'CONTENT_006', 'texts.en.body', 'texts.en.slug'],
    ]);
    const english = await save(entry, { texts: { en: both.en, fr: { ...both.fr, status: DRAFT } } });
    expect(dataOf(await shownPost('separate', 'fr'))).toMatchObject({ locale: 'en', slugs: { en: 'separate' } });
    const lacking = await api.as(editor).call('content.admin.list', { query: { kind: POST, lacks: 'fr' } });
    expect(lacking.items.map(({ id }) => id)).toContain(entry.id);
    await save(english, { texts: { en: { ...both.en, status: DRAFT }, fr: both.fr } });
    expect(dataOf(await shownPost('separate', 'en'))).toMatchObject({ locale: 'fr' });
    const pictured = { pictureUrl: '/images/about.webp' };
    expect(codeOf(await refused(await get(entry.id), pictured))).toEqual([400, 'CONTENT_006', 'texts.fr.pictureAlt']);
  });

  it('keeps both texts when two editors save the same version: the second gets CONTENT_004 and the first one’s', async () => {
    const entry = await save(await created(), { texts: inBoth('race') });
    const bodies = ['One', 'Two'].map((title) => bodyOf(entry, withEnglish(entry, { title })));
    const answers = await Promise.all(
      bodies.map((body, at) =>
        api.as(at === 0 ? editor : other).answer('content.admin.save', { params: { id: entry.id }, body }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, conflict] = [
      answers.find(({ status }) => status === 200),
      answers.find(({ status }) => status === 409),
    ];
    const { data } = conflict?.body as unknown as { data: EntryAdminWire };
    const winner = saved?.body as unknown as { data: EntryAdminWire };
    expect(data).toMatchObject({ version: 3, texts: winner.data.texts, savedBy: winner.data.savedBy });
    expect((await auditOf(entry.id)).length).toBe(3);
  });

  it('keeps a former address as a redirect, and refuses the address of another entry with CONTENT_002', async () => {
    const entry = await save(await created(), { texts: inBoth('first') });
    const moved = await save(entry, withEnglish(entry, { slug: 'second' }));
    expect(moved.formerSlugs.en).toEqual(['first']);
    expect(dataOf(await shownPost('first'))).toMatchObject({ slug: 'second' });
    const neighbour = await save(await created(), { texts: inBoth('third') });
    for (const slug of ['first', 'second']) {
      expect(codeOf(await refused(neighbour, withEnglish(neighbour, { slug })))).toEqual([
        ...[409, 'CONTENT_002', 'texts.en.slug'],
      ]);
    }
    const returned = await save(moved, withEnglish(moved, { slug: 'first' }));
    expect(returned).toMatchObject({ texts: { en: { slug: 'first' } }, formerSlugs: { en: ['second'], fr: [] } });
    const rivals = await Promise.all(
      [returned, neighbour].map((each) => refused(each, withEnglish(each, { slug: 'wanted' }))),
    );
    expect(rivals.map(codeOf).sort()).toEqual([
      [200, null],
      [409, 'CONTENT_002', 'texts.en.slug'],
    ]);
  });

  it('is shown from and until its times, and refuses a period that ends first with CONTENT_007', async () => {
    const [from, until] = [new Date(Date.now() + msPerHour), new Date(Date.now() + 2 * msPerHour)];
    const period = { publishAt: from.toISOString(), unpublishAt: until.toISOString() };
    const entry = await save(await created(), { texts: inBoth('timed'), ...period });
    expect(entry).toMatchObject({ state: 'scheduled', ...period });
    expect((await shownPost('timed')).status).toBe(404);
    const now = Date.now();
    const clock = jest.spyOn(api.app.get(Clock), 'now');
    clock.mockReturnValue(new Date(now + msPerHour + 1_000));
    expect([(await shownPost('timed')).status, (await get(entry.id)).state]).toEqual([200, 'shown']);
    clock.mockReturnValue(new Date(now + 2 * msPerHour + 1_000));
    expect([(await shownPost('timed')).status, (await get(entry.id)).state]).toEqual([410, 'ended']);
    const turned = { publishAt: period.unpublishAt, unpublishAt: period.publishAt };
    expect(codeOf(await refused(entry, turned))).toEqual([400, 'CONTENT_007', 'unpublishAt']);
  });

  it('is taken down and put back, and a retry changes nothing', async () => {
    const entry = await save(await created(), { texts: inBoth('down') });
    const params = { id: entry.id };
    for (const each of [1, 2]) {
      const down = await api.as(editor).call('content.admin.takeDown', { params });
      expect({ each, ...down }).toMatchObject({ each, state: 'down', version: 3 });
    }
    expect((await shownPost('down')).status).toBe(410);
    // The editor who had the page open learns of the change instead of bringing the entry back.
    expect(codeOf(await refused(entry, { topic: 'News' }))).toEqual([409, 'CONTENT_004']);
    expect((await api.as(other).call('content.admin.putBack', { params })).state).toBe('shown');
    expect(await auditOf(entry.id)).toEqual([
      ...['content.created', 'content.saved', 'content.taken-down', 'content.put-back'],
    ]);
  });

  it('keeps each version with its author, and restores one without publishing or moving anything', async () => {
    const first = await save(await created(), { texts: inBoth('kept') });
    const second = await save(first, { texts: inBoth('kept-again', DRAFT), topic: 'News' }, other);
    const rewritten = await save(second, withEnglish(second, { body: 'Rewritten' }));
    const params = { id: first.id, number: '2' };
    const old = await api.as(editor).call('content.admin.version', { params });
    expect(old).toMatchObject({ number: 2, action: VersionAction.SAVED, terms: { topic: '', texts: first.texts } });
    const restored = await api
      .as(other)
      .call('content.admin.restore', { params, body: { version: rewritten.version } });
    expect(restored).toMatchObject({
      ...{ version: 5, topic: '', state: 'draft' },
      texts: { en: { body: 'Good *day*', slug: 'kept-again', status: DRAFT } },
    });
    const versions = await api.as(editor).call('content.admin.versions', { params: { id: first.id } });
    expect(versions.map(({ number, action, restoredFrom }) => [number, action, restoredFrom])).toEqual([
      [5, VersionAction.RESTORED, 2],
      [4, VersionAction.SAVED, null],
      [3, VersionAction.SAVED, null],
      [2, VersionAction.SAVED, null],
      [1, VersionAction.CREATED, null],
    ]);
    const stale = { params, body: { version: 4 } };
    expect(codeOf(await api.as(editor).answer('content.admin.restore', stale))).toEqual([409, 'CONTENT_004']);
    for (const number of ['6', '0', 'latest']) {
      const unknown = { params: { id: first.id, number } };
      expect(await api.as(editor).refused('content.admin.version', unknown)).toEqual([404, 'CONTENT_001']);
    }
  });

  it('has a first version also for what the seed and the previous release inserted', async () => {
    const [page] = (await api.as(editor).call('content.admin.list', { query: { kind: PAGE } })).items;
    const versions = await api.as(editor).call('content.admin.versions', { params: { id: page?.id ?? '' } });
    expect(versions).toMatchObject([{ number: 1, action: VersionAction.CREATED, savedBy: null }]);
    const { id } = await givenContent(api.database, { kind: POST });
    const standing = await get(id);
    await save(standing, withEnglish(standing, { title: 'New' }));
    const old = await api.as(editor).call('content.admin.version', { params: { id, number: '1' } });
    expect(old.terms.texts).toEqual(standing.texts);
  });

  it('publishes an event only with a time and a place, at the wall time of the venue', async () => {
    const entry = await created(EVENT);
    expect(codeOf(await refused(entry, { texts: inBoth('cup') }))).toEqual([...[400, 'CONTENT_006', 'event', 'event']]);
    const faulty = { ...event, localEnd: event.localStart, link: 'http://example.org' };
    expect(codeOf(await refused(entry, { event: faulty }))).toEqual([
      ...[400, 'CONTENT_007', 'event.localEnd', 'event.link'],
    ]);
    // Toronto's clocks skip 02:30 on that day.
    const skipped = { ...event, localStart: '2027-03-14T02:30' };
    expect(codeOf(await refused(entry, { event: skipped }))).toEqual([400, 'CONTENT_007', 'event.localStart']);
    await save(entry, { texts: inBoth('cup'), event });
    const shown = await api.guest.call('events.get', { params: { address: 'cup' } });
    expect(shown).toMatchObject({ startsAt: '2027-05-01T14:00:00.000Z', venue: 'Aréna Cartier', isOutdoor: true });
  });

  it('stores no language without a text, and no address for a question', async () => {
    const question = await created(QUESTION);
    expect(codeOf(await refused(question, { texts: inBoth('why') }))).toEqual([
      ...[400, 'CONTENT_007', 'texts.en.slug', 'texts.fr.slug'],
    ]);
    expect(codeOf(await refused(question, { event }))).toEqual([400, 'CONTENT_007', 'event']);
    const untitled = withEnglish(question, { title: '', body: 'An answer' });
    expect(codeOf(await refused(question, untitled))).toEqual([400, 'CONTENT_007', 'texts.en.title']);
    const stored = await api.database.query('SELECT locale FROM content_texts WHERE entry_id = $1', [question.id]);
    expect(stored).toEqual([{ locale: 'en' }]);
  });

  it('refuses foreign pictures, bodies that are no JSON with CONTENT_005, and everyone but a SUPER_ADMIN', async () => {
    const entry = await created();
    expect(codeOf(await refused(entry, { pictureUrl: 'https://example.org/a.png' }))).toEqual([
      ...[400, 'CONTENT_007', 'pictureUrl'],
    ]);
    const malformed = await api.http.put(`/api/admin/content/${entry.id}`).set(editor.bearer).send([1]);
    expect(codeOf(malformed).slice(0, 2)).toEqual([400, 'CONTENT_005']);
    const admin = await withRoles(api, Role.ADMIN);
    expect(await api.as(admin).refused('content.admin.get', { params: { id: entry.id } })).toEqual([403, 'AUTH_003']);
    const unknown = { params: { id: admin.user.id } };
    expect(await api.as(editor).refused('content.admin.get', unknown)).toEqual([404, 'CONTENT_001']);
  });

  it('is previewed by anyone with its link for 7 days, and with no other token: CONTENT_008', async () => {
    const post = await save(await created(), { texts: inBoth('preview', DRAFT) });
    const neighbour = await save(await created(), { texts: inBoth('preview-other', DRAFT) });
    const draft = await save(await created(EVENT), { texts: inBoth('preview-cup', DRAFT), event });
    const tokenOf = async ({ id }: EntryAdminWire) =>
      (await api.as(editor).call('content.admin.preview', { params: { id } })).token;
    const token = await tokenOf(post);
    const preview = (slug: string, given: string) =>
      api.guest.answer('posts.preview', { params: { slug }, query: { token: given } });
    const shown = await preview('preview-fr', token);
    expect(dataOf(shown)).toMatchObject({ title: 'Hello', slugs: { en: 'preview', fr: 'preview-fr' }, related: [] });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const address = 'preview-cup';
    const query = { token: await tokenOf(draft) };
    expect(await api.guest.call('events.preview', { params: { address }, query })).toMatchObject({
      venue: event.venue,
    });
    expect((await shownPost('preview')).status).toBe(404);
    const [expiry = '', signature = ''] = token.split('.');
    const wrong = [await tokenOf(neighbour), '', `${Number(expiry) + 1}.${signature}`, `${expiry}.`];
    for (const given of wrong) expect(codeOf(await preview('preview', given))).toEqual([410, 'CONTENT_008']);
    expect(codeOf(await preview('no-such-post', token))).toEqual([410, 'CONTENT_008']);
    jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date(Number(expiry)));
    expect(codeOf(await preview('preview', token))).toEqual([410, 'CONTENT_008']);
  });

  it('is sorted by its English title, or by the French one without it, also after the title has changed', async () => {
    const named = async (texts: EntryTerms['texts']) => (await save(await created(QUESTION), { texts })).id;
    const none = { status: DRAFT, title: '', summary: '', body: '', pictureAlt: '', slug: '' };
    const title = (text: string) => ({ ...none, title: text });
    const third = await named({ en: title('zebra crossing'), fr: title('Aaa') });
    const second = await named({ en: none, fr: title('Éclair') });
    const first = await named({ en: title('Drone'), fr: none });
    const listed = async () => {
      const query = { kind: QUESTION, sort: 'title', pageSize: 100 } as const;
      const { items } = await api.as(editor).call('content.admin.list', { query });
      return items.map(({ id }) => id).filter((id) => [first, second, third].includes(id));
    };
    expect(await listed()).toEqual([first, second, third]);
    await save(await get(first), { texts: { en: title('Zürich'), fr: none } });
    expect(await listed()).toEqual([second, third, first]);
  });

  it('is found by words in either language, in any state', async () => {
    const entry = await save(await created(), { texts: inBoth('findable', DRAFT), topic: 'Zéphyr' });
    const find = async (query: { search?: string; state?: 'draft' | 'shown' }) =>
      (await api.as(editor).call('content.admin.list', { query: { kind: POST, ...query } })).items.map(({ id }) => id);
    for (const search of ['zephyr', 'findable-fr']) expect(await find({ search })).toEqual([entry.id]);
    expect(await find({ search: 'zephyr', state: 'draft' })).toEqual([entry.id]);
    expect(await find({ search: 'zephyr', state: 'shown' })).toEqual([]);
  });
});
