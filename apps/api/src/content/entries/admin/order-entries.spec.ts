import { ContentKind, contentLimits, type EntryRowWire, Role, TextStatus } from '@dronesoccer/contracts';
import { givenContent } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { type Person, withRoles } from '../../../../test/support/people.js';

const { QUESTION, PICTURE, PAGE } = ContentKind;

describe('the order of questions and pictures of the gallery', () => {
  const api = useApi({ ROLES: 'http' });
  let editor: Person;
  let other: Person;

  beforeAll(async () => {
    editor = await withRoles(api, Role.SUPER_ADMIN);
    other = await withRoles(api, Role.SUPER_ADMIN);
  });

  const idsOf = (rows: readonly EntryRowWire[]) => rows.map(({ id }) => id);
  const order = async (kind: 3 | 4 = QUESTION) =>
    idsOf(await api.as(editor).call('content.admin.order', { query: { kind } }));
  const reorder = (ids: string[], expected: string[], by = editor, kind: 3 | 4 = QUESTION) =>
    api.as(by).answer('content.admin.reorder', { body: { kind, ids, expected } });
  const entriesOfAudit = async () => {
    const rows = await api.database.query<{ ids: string[] }>(
      `SELECT subject_ids AS ids FROM audit_entries WHERE action = 'content.reordered' ORDER BY at, id`,
    );
    return rows.map(({ ids }) => ids);
  };

  it('changes in one call, is the order of the site, and a retry changes nothing', async () => {
    const before = await order();
    const turned = before.toReversed();
    for (const each of [1, 2])
      expect({ each, status: (await reorder(turned, before)).status }).toEqual({ each, status: 200 });
    expect((await api.guest.call('faq.list')).map(({ id }) => id)).toEqual(turned);
    expect(await entriesOfAudit()).toEqual([turned]);
    const pictures = await order(PICTURE);
    const moved = [...pictures.slice(1), ...pictures.slice(0, 1)];
    await reorder(moved, pictures, editor, PICTURE);
    expect((await api.guest.call('gallery.list')).map(({ id }) => id)).toEqual(moved);
  });

  it('is refused with CONTENT_004 and the current order if someone else changed it first', async () => {
    const before = await order();
    const [one, two] = [before.toReversed(), [...before.slice(1), ...before.slice(0, 1)]];
    const answers = await Promise.all([reorder(one, before), reorder(two, before, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const current = await order();
    const refused = answers.find(({ status }) => status === 409)?.body as { errorCode: string; data: EntryRowWire[] };
    expect([refused.errorCode, idsOf(refused.data)]).toEqual(['CONTENT_004', current]);
    // A question that was created meanwhile is not left out.
    await givenContent(api.database, { kind: QUESTION });
    expect((await reorder(before, current)).status).toBe(409);
  });

  it('has room for as many entries as can be ordered: the next one is refused with CONTENT_012', async () => {
    await api.database.query(
      `INSERT INTO content_entries (id, kind, position, updated_at)
       SELECT gen_random_uuid(), ${PICTURE}, 1000 + n, now()
         FROM generate_series(1, $1 - 1 - (SELECT count(*)::int FROM content_entries WHERE kind = ${PICTURE})) n`,
      [contentLimits.orderedMax],
    );
    const create = (title: string) =>
      api.as(editor).answer('content.admin.create', { body: { kind: PICTURE, locale: 'en', title } });
    const answers = await Promise.all([create('One'), create('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const full = answers.find(({ status }) => status === 409)?.body as { errorCode: string };
    expect(full.errorCode).toBe('CONTENT_012');
    const before = await order(PICTURE);
    expect(before).toHaveLength(contentLimits.orderedMax);
    expect((await reorder(before.toReversed(), before, editor, PICTURE)).status).toBe(200);
    await api.database.query(`DELETE FROM content_entries WHERE kind = ${PICTURE} AND position BETWEEN 0 AND 480`);
  });

  it('names every entry of its kind once, or CONTENT_007', async () => {
    const before = await order();
    const [first = ''] = before;
    const { id: page } = await givenContent(api.database, { kind: PAGE });
    for (const ids of [before.slice(1), [first, ...before.slice(0, -1)], [page, ...before.slice(1)], []]) {
      const body = { kind: QUESTION, ids, expected: before };
      expect(await api.as(editor).refused('content.admin.reorder', { body })).toEqual([400, 'CONTENT_007']);
    }
    expect(await order()).toEqual(before);
  });
});

describe('the preview of questions and pages', () => {
  const api = useApi({ ROLES: 'http' });
  let editor: Person;

  beforeAll(async () => {
    editor = await withRoles(api, Role.SUPER_ADMIN);
  });
  const tokenOf = async (id: string) => (await api.as(editor).call('content.admin.preview', { params: { id } })).token;

  it('shows a draft of a question, and of no other entry: CONTENT_008', async () => {
    const { id } = await givenContent(api.database, { kind: QUESTION, published: [], body: '{{returnDays}} days' });
    const other = await givenContent(api.database, { kind: QUESTION, published: [] });
    const token = await tokenOf(id);
    const preview = (of: string) => ({ params: { id: of }, query: { token } });
    const shown = await api.guest.call('faq.preview', preview(id));
    expect(shown).toMatchObject({ id, answer: expect.stringMatching(/^\d+ days$/) });
    for (const wrong of [other.id, 'no-id', editor.user.id]) {
      expect(await api.guest.refused('faq.preview', preview(wrong))).toEqual([410, 'CONTENT_008']);
    }
  });

  it('shows the saved text of a page that was taken down', async () => {
    const page = (await api.as(editor).call('content.admin.list', { query: { kind: PAGE, search: 'franchise' } }))
      .items[0];
    const id = page?.id ?? '';
    const key = page?.key ?? '';
    await api.as(editor).call('content.admin.takeDown', { params: { id } });
    const token = await tokenOf(id);
    const preview = (of: string, given = token) => ({ params: { key: of }, query: { token: given } });
    expect(await api.guest.call('pages.preview', preview(key))).toMatchObject({ key, locale: 'en' });
    expect(await api.guest.refused('pages.preview', preview('class-20'))).toEqual([410, 'CONTENT_008']);
    expect(await api.guest.refused('pages.preview', preview(key, ''))).toEqual([410, 'CONTENT_008']);
    await api.as(editor).call('content.admin.putBack', { params: { id } });
  });

  it('a picture of the gallery is created as a draft and published only with a picture', async () => {
    const created = await api
      .as(editor)
      .call('content.admin.create', { body: { kind: PICTURE, locale: 'en', title: 'Kickoff' } });
    const { id, version, topic, publishAt, unpublishAt, event, texts } = created;
    const terms = { version, topic, publishAt, unpublishAt, event };
    const out = { ...texts, en: { ...texts.en, status: TextStatus.PUBLISHED, pictureAlt: 'Kickoff' } };
    const refused = await api
      .as(editor)
      .answer('content.admin.save', { params: { id }, body: { ...terms, pictureUrl: null, texts: out } });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errorCode: 'CONTENT_006', errors: [{ field: 'pictureUrl' }] },
    ]);
    const body = { ...terms, pictureUrl: '/pictures/arena/match.webp', texts: out };
    await api.as(editor).call('content.admin.save', { params: { id }, body });
    expect((await api.guest.call('gallery.list')).at(-1)).toMatchObject({ id, caption: 'Kickoff' });
  });
});
