import {
  type CallBody,
  ContentKind,
  type EntryAdminWire,
  homeSections,
  Role,
  TextStatus,
  VersionAction,
} from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { dataOf } from '../../../../test/support/client.js';
import { type Person, withRoles } from '../../../../test/support/people.js';

const { DRAFT, PUBLISHED } = TextStatus;

describe('several entries at once', () => {
  const api = useApi({ ROLES: 'http' });
  let editor: Person;
  beforeAll(async () => {
    editor = await withRoles(api, Role.SUPER_ADMIN);
  });

  const staff = () => api.as(editor);
  const get = (id: string) => staff().call('content.admin.get', { params: { id } });
  const draft = async (title: string, locales: readonly ('en' | 'fr')[] = ['en', 'fr']): Promise<EntryAdminWire> => {
    const body = { kind: ContentKind.QUESTION, locale: locales[0] ?? 'en', title };
    const { id, version, topic, texts } = await staff().call('content.admin.create', { body });
    const text = (locale: 'en' | 'fr') =>
      locales.includes(locale) ? { ...texts[locale], title, body: `${title}?` } : texts[locale];
    const terms = { topic, pictureUrl: null, publishAt: null, unpublishAt: null, event: null };
    return staff().call('content.admin.save', {
      params: { id },
      body: { ...terms, version, texts: { en: text('en'), fr: text('fr') } },
    });
  };
  const bulk = (action: CallBody<'content.admin.bulk'>['action'], entries: CallBody<'content.admin.bulk'>['entries']) =>
    staff().answer('content.admin.bulk', {
      body: { entries: entries.map(({ id, version }) => ({ id, version })), action },
    });
  const statusOf = async (id: string) => {
    const { state, texts } = await get(id);
    return [state, texts.en.status, texts.fr.status];
  };
  const entriesAbout = (ids: string[]) =>
    api.database.query<{ action: string; after: unknown }>(
      'SELECT action, after FROM audit_entries WHERE subject_ids && $1::text[] ORDER BY id',
      [ids],
    );

  it('are published in every language that they have, with one entry in the audit', async () => {
    const [both, english] = [await draft('Both'), await draft('English', ['en'])];
    const { changed, refused } = dataOf(await bulk('publish', [both, english]));
    expect(refused).toEqual([]);
    expect(changed.map(({ id }) => id).toSorted()).toEqual([both.id, english.id].toSorted());
    expect(changed.map(({ version }) => version)).toEqual([3, 3]);
    expect(await statusOf(both.id)).toEqual(['shown', PUBLISHED, PUBLISHED]);
    expect(await statusOf(english.id)).toEqual(['shown', PUBLISHED, DRAFT]);
    const versions = await staff().call('content.admin.versions', { params: { id: both.id } });
    expect(versions.map(({ action }) => action)).toEqual([
      ...[VersionAction.SAVED, VersionAction.SAVED, VersionAction.CREATED],
    ]);
    const [entry, ...others] = await entriesAbout([both.id]);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'content.published',
      after: { Both: { texts: { fr: { status: PUBLISHED } } }, English: { texts: { en: { status: PUBLISHED } } } },
    });
    expect(dataOf(await bulk('publish', [await get(both.id)]))).toEqual({ changed: [], refused: [] });
  });

  it('are refused one by one: incomplete, changed meanwhile, unknown, or the opening of the home page', async () => {
    const { id } = await staff().call('content.admin.create', {
      body: { kind: ContentKind.QUESTION, locale: 'fr', title: 'Sans réponse' },
    });
    const [stale, good] = [await draft('Stale'), await draft('Good')];
    const unknown = '0198c0de-0000-7000-8000-000000000000';
    const reply = dataOf(
      await bulk('publish', [{ id, version: 1 }, { ...stale, version: 1 }, good, { id: unknown, version: 1 }]),
    );
    expect(reply.changed.map((each) => each.id)).toEqual([good.id]);
    expect(Object.fromEntries(reply.refused.map((each) => [each.id, each.errorCode]))).toEqual({
      [id]: 'CONTENT_006',
      [stale.id]: 'CONTENT_004',
      [unknown]: 'CONTENT_001',
    });
    expect(await statusOf(id)).toEqual(['draft', DRAFT, DRAFT]);
    const home = await staff().call('content.admin.order', { query: { kind: ContentKind.HOME_SECTION } });
    const opening = home.filter(({ key }) => key === homeSections[0]);
    expect(dataOf(await bulk('takeDown', opening)).refused).toEqual([{ id: opening[0]?.id, errorCode: 'CONTENT_011' }]);
  });

  it('leave no trace of an incomplete entry that was taken down', async () => {
    const { id } = await staff().call('content.admin.create', {
      body: { kind: ContentKind.QUESTION, locale: 'en', title: 'No answer' },
    });
    const { version } = await staff().call('content.admin.takeDown', { params: { id } });
    expect(dataOf(await bulk('publish', [{ id, version }])).changed).toEqual([]);
    expect(await get(id)).toMatchObject({ version, state: 'down' });
  });

  it('are taken down, and the versions of the answer put them back, but not over another change', async () => {
    const [one, two] = [await draft('One'), await draft('Two')];
    const shown = dataOf(await bulk('publish', [one, two])).changed;
    const down = dataOf(await bulk('takeDown', shown)).changed;
    expect(await statusOf(one.id)).toEqual(['down', PUBLISHED, PUBLISHED]);
    await staff().call('content.admin.putBack', { params: { id: one.id } });
    expect(dataOf(await bulk('putBack', down))).toEqual({
      changed: [{ id: two.id, version: 5 }],
      refused: [{ id: one.id, errorCode: 'CONTENT_004' }],
    });
    expect(await statusOf(two.id)).toEqual(['shown', PUBLISHED, PUBLISHED]);
    expect((await entriesAbout([two.id])).map(({ action }) => action)).toEqual([
      ...['content.published', 'content.taken-down', 'content.put-back'],
    ]);
  });
});
