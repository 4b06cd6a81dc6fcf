import { type CallQuery, Role, serverLimits } from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { type Person, withRoles } from '../../../../test/support/people.js';

describe('saved views', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;

  beforeEach(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const save = (name: string, query = 'status=2', person = admin) =>
    api.as(person).answer('savedViews.admin.save', { body: { screen: 'orders', name, query } });

  const list = (screen: CallQuery<'savedViews.admin.list'>['screen'] = 'orders', person = admin) =>
    api.as(person).call('savedViews.admin.list', { query: { screen } });

  it('are kept by list and by name; the same name again replaces the view', async () => {
    dataOf(await save('To ship'));
    dataOf(await save('awaiting payment', 'status=1'));
    dataOf(await save('To ship', 'status=2&sort=oldest'));
    expect((await list()).map(({ name, query }) => [name, query])).toEqual([
      ['awaiting payment', 'status=1'],
      ['To ship', 'status=2&sort=oldest'],
    ]);
    expect(await list('products')).toEqual([]);
  });

  it('belong to the person who saved them: a stranger neither sees nor deletes them', async () => {
    const { id } = dataOf(await save('Mine'));
    const other = await withRoles(api, Role.ADMIN);
    expect(await list('orders', other)).toEqual([]);
    expect(await api.as(other).refused('savedViews.admin.remove', { params: { id } })).toEqual([404, 'VIEW_001']);
    await api.as(admin).call('savedViews.admin.remove', { params: { id } });
    expect(await list()).toEqual([]);
  });

  it('have a limit that many tabs at once cannot pass', async () => {
    const answers = await Promise.all(
      Array.from({ length: serverLimits.savedViewsMax + 8 }, (_, index) => save(`View ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(serverLimits.savedViewsMax);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ errorCode: 'VIEW_002' });
    const [first] = await list();
    dataOf(await save(first?.name ?? '', 'status=3'));
  });

  it.each(['', '  ', ' View', 'x'.repeat(61), 'a\tb'])('refuse the name %j', async (name) => {
    const { status, body } = await save(name);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 'VIEW_003', errors: [{ field: 'name' }] });
  });

  it('are for the dashboard’s people', async () => {
    const player = await withRoles(api, Role.PLAYER);
    expect(outcomeOf(await save('View', '', player))).toEqual([403, 'AUTH_003']);
  });
});
