import { limits } from '@dronesoccer/contracts';
import sharp from 'sharp';
import { useApi } from '../../../test/support/api.js';
import { dataOf, formOf, outcomeOf } from '../../../test/support/client.js';
import { goodPassword, type Person, registered } from '../../../test/support/people.js';

const home = {
  fullName: 'Ann Roy',
  line1: '1 Water Street',
  line2: null,
  city: 'Vancouver',
  province: 'bc',
  postalCode: 'v6b1a1',
  phone: '604 555 0199',
};

describe('my profile', () => {
  const api = useApi();

  it('changes in what is sent, and in nothing else', async () => {
    const { bearer } = await registered(api, { phone: '6045550199' });
    const patch = (body: object) => api.as({ bearer }).call('me.update', { body });
    expect(await patch({ firstName: 'Zoé', locale: 'fr' })).toMatchObject({
      name: 'Zoé Tremblay',
      locale: 'fr',
      phone: '+16045550199',
    });
    expect(await patch({ phone: null })).toMatchObject({ phone: null, name: 'Zoé Tremblay' });
    expect(await patch({})).toMatchObject({ locale: 'fr' });
  });

  it.each([
    { email: 'other@dronesoccer.test' },
    { role: 1 },
    { status: 2 },
    { firstName: null },
    { firstName: '' },
    { id: 'x' },
  ])('refuses %j', async (body) => {
    const { bearer } = await registered(api);
    expect(await api.as({ bearer }).refused('me.update', { body })).toEqual([400, 'AUTH_008']);
  });
});

describe('my picture', () => {
  const api = useApi();
  const standard = '/avatar.svg';

  const photo = (red: number) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret Person' } })
      .toBuffer();
  const send = async (person: Person, content?: Buffer) => {
    const form = formOf({ file: new File([content ?? (await photo(200))], 'me.jpg') });
    return api.as(person).answer('me.setAvatar', { form });
  };
  const shown = async (person: Person) => (await api.as(person).call('me.get')).avatarUrl;
  /** Returns the addresses of the pictures that are kept for a person. */
  const kept = async ({ user }: Person): Promise<string[]> => {
    const rows = await api.database.query<{ url: string }>(
      `SELECT '/uploads/' || u.file_name AS url FROM picture_references r JOIN uploaded_pictures u ON u.id = r.picture_id
        WHERE r.subject_type = 'user' AND r.subject_id = $1`,
      [user.id],
    );
    return rows.map(({ url }) => url);
  };

  it('is stored anew without what the camera wrote, and replaced by the next one', async () => {
    const me = await registered(api);
    expect(await shown(me)).toBe(standard);
    const { avatarUrl: first } = dataOf(await send(me));
    expect(first).toMatch(/^\/uploads\/[\w-]{22}\.webp$/);
    const { body } = await api.http.get(first).expect(200);
    expect((await sharp(body as Buffer).metadata()).format).toBe('webp');
    expect((body as Buffer).includes('Secret Person')).toBe(false);
    const { avatarUrl: second } = dataOf(await send(me, await photo(10)));
    expect(second).not.toBe(first);
    expect([await shown(me), await kept(me)]).toEqual([second, [second]]);
  });

  it('is kept as shown, whichever of two sent at once comes last', async () => {
    const me = await registered(api);
    for (const answer of await Promise.all([send(me), send(me, await photo(10)), send(me, await photo(90))])) {
      dataOf(answer);
    }
    expect(await kept(me)).toEqual([await shown(me)]);
  });

  it('goes when I remove it, and with the account', async () => {
    const me = await registered(api);
    dataOf(await send(me));
    expect(await api.as(me).call('me.removeAvatar')).toMatchObject({ avatarUrl: standard });
    expect([await shown(me), await kept(me)]).toEqual([standard, []]);
    dataOf(await send(me));
    await api.as(me).call('privacy.erase', { body: { password: goodPassword } });
    expect(await kept(me)).toEqual([]);
  });

  it('is a picture and nothing else (PICT_001)', async () => {
    const me = await registered(api);
    expect(outcomeOf(await send(me, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toEqual([
      422,
      'PICT_001',
    ]);
    expect(await shown(me)).toBe(standard);
  });
});

describe('my addresses', () => {
  const api = useApi();

  const list = ({ bearer }: Person) => api.as({ bearer }).call('me.addresses.list');
  const save = async (person: Person, body: object = home) => {
    const saved = await api.as(person).answer('me.addresses.create', { body });
    return dataOf(saved);
  };

  it('are kept in one spelling, the first one being the default', async () => {
    const me = await registered(api);
    const saved = await save(me);
    expect(saved).toEqual({
      id: saved.id,
      ...home,
      province: 'BC',
      postalCode: 'V6B 1A1',
      phone: '+16045550199',
      isDefault: true,
    });
    expect(await list(me)).toEqual([saved]);
  });

  it('have one default, whichever way it moves', async () => {
    const me = await registered(api);
    const first = await save(me);
    const second = await save(me, { ...home, line2: 'Suite 2', isDefault: true });
    expect((await list(me)).map(({ id, isDefault }) => ({ id, isDefault }))).toEqual([
      { id: second.id, isDefault: true },
      { id: first.id, isDefault: false },
    ]);
    const body = { ...home, isDefault: true };
    const updated = await api.as(me).answer('me.addresses.update', { params: { id: first.id }, body });
    expect(updated.status).toBe(200);
    expect((await list(me))[0]?.id).toBe(first.id);
    await api.as(me).call('me.addresses.remove', { params: { id: first.id } });
    expect(await list(me)).toMatchObject([{ id: second.id, isDefault: true }]);
  });

  it('are at most as many as the contracts say, also when saved all at once', async () => {
    const me = await registered(api);
    const replies = await Promise.all(
      Array.from({ length: limits.addressesMax + 5 }, (_, place) =>
        api.as(me).answer('me.addresses.create', { body: { ...home, line2: `Suite ${place}`, isDefault: true } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(limits.addressesMax);
    expect(replies.filter(({ body }) => body.errorCode === 'ADDR_002')).toHaveLength(5);
    expect((await list(me)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('are saved once when the answer was lost and the person saves again', async () => {
    const me = await registered(api);
    const other = await save(me, { ...home, line2: 'Suite 2' });
    const [first, again] = [await save(me), await save(me)];
    expect(again).toEqual(first);
    expect(await save(me, { ...home, isDefault: true })).toEqual({ ...first, isDefault: true });
    expect(await list(me)).toEqual([
      { ...first, isDefault: true },
      { ...other, isDefault: false },
    ]);
  });

  it('are mine alone: a stranger’s is 404 like one that does not exist (S1)', async () => {
    const me = await registered(api);
    const stranger = await registered(api);
    const { id } = await save(stranger);
    for (const target of [id, '0190b6a0-0000-7000-8000-000000000001', 'x']) {
      const change = await api.as(me).answer('me.addresses.update', { params: { id: target }, body: home });
      expect(change.status).toBe(404);
      const removal = await api.as(me).answer('me.addresses.remove', { params: { id: target } });
      expect(removal.status).toBe(404);
      expect([change.body.errorCode, removal.body.errorCode]).toEqual(['ADDR_001', 'ADDR_001']);
    }
    expect(await list(stranger)).toHaveLength(1);
  });

  it.each([
    { province: 'XX' },
    { postalCode: 'D6B 1A1' },
    { postalCode: '12345' },
    { postalCode: 'H2X 1Y4' },
    { line1: '' },
    { city: null },
    { fullName: 'x' },
    { userId: 'x' },
    { isDefault: 'yes' },
  ])('refuse %j', async (change) => {
    const { bearer } = await registered(api);
    const reply = await api.as({ bearer }).answer('me.addresses.create', { body: { ...home, ...change } });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toMatchObject([{ field: Object.keys(change)[0] }]);
  });
});
