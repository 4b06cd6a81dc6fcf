import {
  ContentKind,
  type EntryAdminWire,
  homeSections,
  type HomeSection,
  Role,
  TextStatus,
} from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { type Person, withRoles } from '../../../test/support/people.js';

const kind = ContentKind.HOME_SECTION;

describe('the home page', () => {
  const api = useApi({ ROLES: 'http' });
  let editor: Person;

  beforeAll(async () => {
    editor = await withRoles(api, Role.SUPER_ADMIN);
  });

  const shown = (locale = 'en') => api.guest.call('home.get', { headers: { 'accept-language': locale } });
  const keys = async () => (await shown()).map(({ key }) => key);
  const order = () => api.as(editor).call('content.admin.order', { query: { kind } });
  const entryOf = async (key: HomeSection) => {
    const { id } = (await order()).find((row) => row.key === key) ?? { id: '' };
    return api.as(editor).call('content.admin.get', { params: { id } });
  };
  const bodyOf = ({ topic, pictureUrl, publishAt, unpublishAt, texts, event, version }: EntryAdminWire) => ({
    ...{ topic, pictureUrl, publishAt, unpublishAt, texts, event, version },
  });
  const save = (entry: EntryAdminWire, changes: Partial<ReturnType<typeof bodyOf>>) =>
    api.as(editor).answer('content.admin.save', { params: { id: entry.id }, body: { ...bodyOf(entry), ...changes } });
  const codeOf = ({ status, body }: { status: number; body: unknown }) => {
    const { errorCode, errors } = body as { errorCode: string; errors?: { field: string }[] };
    return [status, errorCode, ...(errors ?? []).map(({ field }) => field)];
  };

  it('starts with every section, in both languages, and shows a changed text, a hidden section and a new order', async () => {
    expect(await keys()).toEqual(homeSections);
    expect((await shown('fr'))[0]).toMatchObject({ key: 'opening', locale: 'fr', title: 'Le soccer quitte le sol' });
    const about = await entryOf('about');
    const en = { ...about.texts.en, title: 'Who we are', summary: 'We play.' };
    await save(about, { texts: { ...about.texts, en } });
    expect((await shown()).find(({ key }) => key === 'about')).toMatchObject({
      title: 'Who we are',
      summary: 'We play.',
    });
    const { id } = await entryOf('facts');
    await api.as(editor).call('content.admin.takeDown', { params: { id } });
    const ids = (await order()).map((row) => row.id);
    const moved = [ids[0] ?? '', ...ids.slice(1).toReversed()];
    await api.as(editor).call('content.admin.reorder', { body: { kind, ids: moved, expected: ids } });
    const [opening, ...others] = homeSections;
    expect(await keys()).toEqual([opening, ...others.toReversed().filter((key) => key !== 'facts')]);
    const actions = await api.database.query<{ action: string; lead: string | null }>(
      `SELECT action, after #>> '{texts,en,summary}' AS lead FROM audit_entries WHERE action LIKE 'content.%' ORDER BY at, id`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['content.saved', 'content.taken-down', 'content.reordered']);
    expect(actions[0]?.lead).toBe('We play.');
    const versions = await api.as(editor).call('content.admin.versions', { params: { id: about.id } });
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('always begins with its opening: it cannot be taken down (CONTENT_011), moved, scheduled or withdrawn', async () => {
    const opening = await entryOf('opening');
    const takeDown = api.as(editor).answer('content.admin.takeDown', { params: { id: opening.id } });
    expect(codeOf(await takeDown)).toEqual([409, 'CONTENT_011']);
    expect(codeOf(await save(opening, { publishAt: '2027-01-01T00:00:00Z' }))).toEqual([
      ...[400, 'CONTENT_007', 'publishAt'],
    ]);
    const { en, fr } = opening.texts;
    const drafts = { en: { ...en, status: TextStatus.DRAFT }, fr: { ...fr, status: TextStatus.DRAFT } };
    expect(codeOf(await save(opening, { texts: drafts }))).toEqual([400, 'CONTENT_007', 'texts.en.title']);
    expect(codeOf(await save(opening, { texts: { en, fr: drafts.fr } }))).toEqual([200, null]);
    const ids = (await order()).map(({ id }) => id);
    const body = { kind, ids: ids.toReversed(), expected: ids };
    expect(codeOf(await api.as(editor).answer('content.admin.reorder', { body }))).toEqual([400, 'CONTENT_007', 'ids']);
    expect((await keys())[0]).toBe('opening');
  });

  it('is previewed with one section as it is saved, at its place, by the link of that section alone (CONTENT_008)', async () => {
    const doors = await entryOf('doors');
    const { en, fr } = doors.texts;
    const hidden = {
      en: { ...en, title: 'Come in', status: TextStatus.DRAFT },
      fr: { ...fr, status: TextStatus.DRAFT },
    };
    await save(doors, { texts: hidden });
    const before = await keys();
    expect(before).not.toContain('doors');
    const { token } = await api.as(editor).call('content.admin.preview', { params: { id: doors.id } });
    const preview = await api.guest.call('home.preview', { query: { section: 'doors', token } });
    expect(preview.find(({ key }) => key === 'doors')).toMatchObject({ title: 'Come in' });
    const places = (await order()).map(({ key }) => key);
    expect(preview.map(({ key }) => key)).toEqual(
      places.filter((key) => [...before, 'doors'].includes(key as HomeSection)),
    );
    const other = { query: { section: 'about', token } } as const;
    expect(await api.guest.refused('home.preview', other)).toEqual([410, 'CONTENT_008']);
    expect(await keys()).toEqual(before);
  });

  it('leaves out a section that only a later release knows', async () => {
    await api.database.query(`UPDATE content_entries SET key = 'later' WHERE kind = ${kind} AND key = 'closing'`);
    expect(await keys()).not.toContain('later');
  });
});
