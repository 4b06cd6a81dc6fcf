import { serverLimits, Role, type SavedViewWire } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { type Person, withRoles } from '../../../test/support/people.js';

describe('saved views', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;

  beforeEach(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const save = (name: string, query = 'status=2', person = admin) =>
    api.http.put('/api/saved-views').set(person.bearer).send({ screen: 'orders', name, query });

  const list = async (screen = 'orders', person = admin): Promise<SavedViewWire[]> => {
    const { body } = await api.http.get('/api/saved-views').query({ screen }).set(person.bearer).expect(200);
    return (body as { data: SavedViewWire[] }).data;
  };

  it('are kept by list and by name; the same name again replaces the view', async () => {
    await save('To ship').expect(200);
    await save('awaiting payment', 'status=1').expect(200);
    await save('To ship', 'status=2&sort=oldest').expect(200);
    expect((await list()).map(({ name, query }) => [name, query])).toEqual([
      ['awaiting payment', 'status=1'],
      ['To ship', 'status=2&sort=oldest'],
    ]);
    expect(await list('products')).toEqual([]);
  });

  it('belong to the person who saved them: a stranger neither sees nor deletes them', async () => {
    const { body } = await save('Mine').expect(200);
    const { id } = (body as { data: SavedViewWire }).data;
    const other = await withRoles(api, Role.ADMIN);
    expect(await list('orders', other)).toEqual([]);
    const refusal = await api.http.delete(`/api/saved-views/${id}`).set(other.bearer).expect(404);
    expect(refusal.body).toMatchObject({ errorCode: 'VIEW_001' });
    await api.http.delete(`/api/saved-views/${id}`).set(admin.bearer).expect(200);
    expect(await list()).toEqual([]);
  });

  it('have a limit that many tabs at once cannot pass', async () => {
    const answers = await Promise.all(
      Array.from({ length: serverLimits.savedViewsMax + 8 }, (_, index) => save(`View ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(serverLimits.savedViewsMax);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ errorCode: 'VIEW_002' });
    const [first] = await list();
    await save(first?.name ?? '', 'status=3').expect(200);
  });

  it.each(['', '  ', ' View', 'x'.repeat(61), 'a\tb'])('refuse the name %j', async (name) => {
    const { body } = await save(name).expect(400);
    expect(body).toMatchObject({ errorCode: 'VIEW_003', errors: [{ field: 'name' }] });
  });

  it('are for the dashboard’s people', async () => {
    const player = await withRoles(api, Role.PLAYER);
    await save('View', '', player).expect(403);
  });
});
