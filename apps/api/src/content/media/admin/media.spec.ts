import { ContentKind, type EntryAdminWire, type MediaWire, Role, TextStatus } from '@dronesoccer/contracts';
import sharp from 'sharp';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, formOf } from '../../../../test/support/client.js';
import { type Person, withRoles } from '../../../../test/support/people.js';

describe('the media library', () => {
  const api = useApi({ ROLES: 'http' });
  let editor: Person;
  let other: Person;

  beforeAll(async () => {
    editor = await withRoles(api, Role.SUPER_ADMIN);
    other = await withRoles(api, Role.SUPER_ADMIN);
  });

  let shade = 0;
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: (shade += 5), g: 40, b: 80 } } })
      .png()
      .toBuffer();
  const upload = async (content?: Buffer, name = 'Night match.png') => {
    const form = formOf({ file: new File([content ?? (await picture())], name) });
    return api.as(editor).call('media.admin.upload', { form });
  };
  const get = (id: string) => api.as(editor).call('media.admin.get', { params: { id } });
  const termsOf = ({ alt, focus, version }: MediaWire, changes: Partial<MediaWire> = {}) => ({
    ...{ alt, focus, version },
    ...changes,
  });
  const remove = (media: MediaWire) =>
    api.as(editor).answer('media.admin.delete', { params: { id: media.id }, query: { version: media.version } });
  const auditOf = async (id: string) => {
    const rows = await api.database.query<{ action: string }>(
      'SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY at, id',
      [id],
    );
    return rows.map(({ action }) => action);
  };
  const entry = (kind: 1 | 3 = ContentKind.POST) =>
    api.as(editor).call('content.admin.create', { body: { kind, locale: 'en', title: 'With a picture' } });
  const textsOf = ({ texts }: EntryAdminWire, slug: string, body = 'Text') => ({
    en: { ...texts.en, status: TextStatus.PUBLISHED, body, slug, pictureAlt: 'A match' },
    fr: texts.fr,
  });
  const save = ({ id, topic, publishAt, unpublishAt, event, version }: EntryAdminWire, terms: Changed) =>
    api.as(editor).answer('content.admin.save', {
      params: { id },
      body: { ...{ topic, publishAt, unpublishAt, event, version }, ...terms },
    });
  type Changed = { pictureUrl: string | null; texts: EntryAdminWire['texts'] };

  it('keeps an upload, describes it once, and returns it when it is uploaded again', async () => {
    const content = await picture();
    const media = await upload(content);
    expect(media).toMatchObject({
      ...{ name: 'Night match.png', width: 40, height: 30, uses: 0, usedIn: [] },
      ...{ alt: { en: '', fr: '' }, focus: { x: 50, y: 50 } },
    });
    expect((await upload(content)).id).toBe(media.id);
    const [two, three] = await Promise.all([upload(await picture()), upload(await picture())]);
    expect(two.id).not.toBe(three.id);
    const alt = { en: 'Two drones', fr: 'Deux drônes' };
    const saved = await api
      .as(editor)
      .call('media.admin.save', { params: { id: media.id }, body: termsOf(media, { alt, focus: { x: 20, y: 70 } }) });
    expect(saved).toMatchObject({ alt, focus: { x: 20, y: 70 }, version: 2 });
    const find = async (query: object) =>
      (await api.as(editor).call('media.admin.list', { query })).items.map(({ id }) => id);
    expect(await find({ search: 'drones', use: 'unused' })).toEqual([media.id]);
    expect(await find({ search: 'night MATCH', lacks: 'fr' })).not.toContain(media.id);
    expect(await find({ search: 'drones', use: 'used' })).not.toContain(media.id);
    // A save without a change writes nothing.
    await api.as(editor).call('media.admin.save', { params: { id: media.id }, body: termsOf(saved) });
    expect(await auditOf(media.id)).toEqual(['media.uploaded', 'media.saved']);
  });

  it('lists what the seed’s content shows, and never deletes a picture that came with the site: CONTENT_009', async () => {
    const { items } = await api.as(editor).call('media.admin.list', { query: { search: 'match.webp' } });
    const media = await get(items[0]?.id ?? '');
    expect(media).toMatchObject({ url: '/pictures/arena/match.webp', alt: { fr: expect.stringContaining('Cinq') } });
    expect(media.usedIn).toContainEqual({ place: 'site' });
    expect(media.usedIn.filter((use) => use.place === 'picture').length).toBeGreaterThan(1);
    const refused = await remove(media);
    expect([refused.status, (refused.body as { errorCode: string }).errorCode]).toEqual([409, 'CONTENT_009']);
  });

  it('names where a picture is used, as a cover and in a text, and deletes it only when nothing shows it', async () => {
    const [cover, inText] = [await upload(), await upload()];
    const post = await entry();
    const texts = textsOf(post, 'pictured', `![A match](${inText.url})`);
    const saved = dataOf(await save(post, { pictureUrl: cover.url, texts }));
    const where = { kind: ContentKind.POST, id: post.id, title: 'With a picture' };
    expect((await get(cover.id)).usedIn).toEqual([{ place: 'picture', ...where }]);
    expect((await get(inText.id)).usedIn).toEqual([{ place: 'text', ...where }]);
    for (const media of [cover, inText]) {
      const { status, body } = await remove(media);
      expect([status, body]).toMatchObject([409, { errorCode: 'CONTENT_009', data: [where] }]);
    }
    await save(saved, { pictureUrl: null, texts: textsOf(post, 'pictured') });
    for (const media of [cover, inText]) expect((await remove(media)).status).toBe(200);
    expect((await remove(cover)).status).toBe(404);
    expect(await api.database.query('SELECT 1 FROM picture_references WHERE subject_id = $1', [cover.id])).toEqual([]);
    expect(await auditOf(cover.id)).toEqual(['media.uploaded', 'media.deleted']);
  });

  it('counts a picture that a text only links to as used, and no longer once the link is gone', async () => {
    const media = await upload();
    const post = await entry();
    await save(post, { pictureUrl: null, texts: textsOf(post, 'linked', `[The poster](${media.url})`) });
    const listed = async (use: 'used' | 'unused') =>
      (await api.as(editor).call('media.admin.list', { query: { use, pageSize: 100 } })).items.map(({ id }) => id);
    expect((await get(media.id)).usedIn).toMatchObject([{ place: 'text', id: post.id }]);
    expect([(await listed('used')).includes(media.id), (await listed('unused')).includes(media.id)]).toEqual([
      true,
      false,
    ]);
    await api.database.query(`UPDATE content_texts SET body = 'Text' WHERE entry_id = $1`, [post.id]);
    expect((await get(media.id)).usedIn).toEqual([]);
    expect([(await listed('used')).includes(media.id), (await listed('unused')).includes(media.id)]).toEqual([
      false,
      true,
    ]);
  });

  it('lists each picture either as used or as unused, in agreement with the number of its places', async () => {
    const all = (use?: 'used' | 'unused') =>
      api.as(editor).call('media.admin.list', { query: { ...(use && { use }), pageSize: 100 } });
    const [used, unused, every] = [await all('used'), await all('unused'), await all()];
    expect(used.items.filter(({ uses }) => uses === 0)).toEqual([]);
    expect(unused.items.filter(({ uses }) => uses > 0)).toEqual([]);
    expect(unused.total).toBeGreaterThan(0);
    expect(used.total + unused.total).toBe(every.total);
  });

  it('counts a picture that only a product shows as used, and refuses to delete it like any other (CONTENT_009)', async () => {
    const media = await upload();
    await api.database.query(
      `INSERT INTO picture_references (picture_id, subject_type, subject_id)
       SELECT id, 'product', gen_random_uuid() FROM uploaded_pictures WHERE '/uploads/' || file_name = $1`,
      [media.url],
    );
    const listed = async (use: 'used' | 'unused') =>
      (await api.as(editor).call('media.admin.list', { query: { use, pageSize: 100 } })).items;
    const places = [{ place: 'record', record: 'product', count: 1 }];
    expect(await get(media.id)).toMatchObject({ uses: 1, usedIn: places });
    expect((await listed('used')).find(({ id }) => id === media.id)).toMatchObject({ uses: 1 });
    const unused = await listed('unused');
    expect(unused.map(({ id }) => id)).not.toContain(media.id);
    expect(unused.filter(({ url }) => !url.startsWith('/uploads/'))).toEqual([]);
    const { status, body } = await remove(media);
    expect([status, body]).toMatchObject([409, { errorCode: 'CONTENT_009', data: places }]);
  });

  it('never loses a picture that is chosen while it is deleted', async () => {
    for (const attempt of [1, 2, 3, 4]) {
      const media = await upload();
      const post = await entry();
      const terms = { pictureUrl: media.url, texts: textsOf(post, `raced-${attempt}`) };
      const [saved, removed] = await Promise.all([save(post, terms), remove(media)]);
      expect({ attempt, status: saved.status }).toEqual({ attempt, status: 200 });
      expect([200, 409]).toContain(removed.status);
      const { items } = await api.as(editor).call('media.admin.list', { query: { pageSize: 100 } });
      expect(items.filter(({ url }) => url === media.url)).toHaveLength(1);
    }
  });

  it('shows a picture around its focal point on every page that crops it', async () => {
    const media = await upload();
    const post = await entry();
    await save(post, { pictureUrl: media.url, texts: textsOf(post, 'focused') });
    const shown = () => api.guest.call('posts.get', { params: { slug: 'focused' } });
    expect((await shown()).picture).toEqual({ url: media.url, alt: 'A match' });
    const body = termsOf(media, { focus: { x: 0, y: 100 } });
    await api.as(editor).call('media.admin.save', { params: { id: media.id }, body });
    expect((await shown()).picture).toEqual({ url: media.url, alt: 'A match', focus: { x: 0, y: 100 } });
    const outside = { params: { id: media.id }, body: { ...body, version: 2, focus: { x: 101, y: 0 } } };
    expect(await api.as(editor).refused('media.admin.save', outside)).toEqual([400, 'CONTENT_007']);
  });

  it('refuses the second save of one version with CONTENT_004, and everyone but a SUPER_ADMIN', async () => {
    const media = await upload();
    const saves = [10, 90].map((x, at) =>
      api.as(at === 0 ? editor : other).answer('media.admin.save', {
        params: { id: media.id },
        body: termsOf(media, { focus: { x, y: 50 } }),
      }),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const current = await get(media.id);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ errorCode: 'CONTENT_004', data: { focus: current.focus, version: 2, savedBy: 'Ari Tremblay' } },
    });
    expect((await remove(media)).status).toBe(409);
    const admin = await withRoles(api, Role.ADMIN);
    expect(await api.as(admin).refused('media.admin.list')).toEqual([403, 'AUTH_003']);
    const unknown = { params: { id: editor.user.id } };
    expect(await api.as(editor).refused('media.admin.get', unknown)).toEqual([404, 'CONTENT_001']);
  });
});
