import { DeliveryMethod, Role } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../support/api.js';
import { clientOf } from '../support/client.js';
import { goodPassword, type Person, registered, withRoles } from '../support/people.js';
import { address, eventOf, expectBooksToBalance, sendWebhook } from '../support/shopping.js';

/** Promise R13: a transaction that PostgreSQL aborts because of a conflict is retried, unnoticed by the caller. */
describe.each(['40001', '40P01'])('a database that breaks off with %s four times', (state) => {
  const api = useApi({ ROLES: 'http' });
  let person: Person;
  let admin: Person;
  let productId: string;

  beforeAll(async () => {
    person = await registered(api);
    admin = await withRoles(api, Role.SUPER_ADMIN);
    ({ id: productId } = await givenProduct(api.database, { stock: 100, price: 10_000 }));
    // A rollback does not reset a sequence.
    await api.database.query('CREATE SEQUENCE conflicts_met');
    await api.database.query(
      `CREATE FUNCTION meet_conflict() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF nextval('conflicts_met') <= 4 THEN RAISE EXCEPTION 'another was quicker' USING ERRCODE = '${state}'; END IF;
         RETURN NULL;
       END $$`,
    );
    const tables = await api.database.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('rate_limits', '_prisma_migrations')`,
    );
    for (const { name } of tables) {
      await api.database.query(
        `CREATE TRIGGER meet_conflict BEFORE INSERT OR UPDATE OR DELETE ON "${name}" FOR EACH STATEMENT EXECUTE FUNCTION meet_conflict()`,
      );
    }
  });
  afterEach(() => expectBooksToBalance(api.database));

  /** Checks that the call meets four conflicts, and succeeds as if there had been none. */
  const meeting = async <Answer extends { status: number; body: unknown }>(
    what: string,
    work: () => PromiseLike<Answer>,
  ): Promise<Answer['body']> => {
    await api.database.query('ALTER SEQUENCE conflicts_met RESTART');
    const { status, body } = await work();
    const [met] = await api.database.query<{ met: number; any: boolean }>(
      'SELECT last_value::int AS met, is_called AS any FROM conflicts_met',
    );
    expect({ what, ok: status < 300, met: (met?.any && met.met > 4) ?? false, body }).toMatchObject({
      what,
      ok: true,
      met: true,
    });
    return body;
  };

  it('lets a person register, sign in, refresh and change the password', async () => {
    const body = { firstName: 'Ari', lastName: 'Roy', email: `ari-${state}@example.test`, password: goodPassword };
    await meeting('register', () => api.guest.answer('auth.register', { body }));
    const login = { email: body.email, password: goodPassword };
    const signedIn = await meeting('login', () => api.guest.answer('auth.login', { body: login }));
    const { refreshToken, accessToken } = signedIn;
    await meeting('refresh', () => api.guest.answer('auth.refresh', { body: { refreshToken } }));
    await meeting('password', () =>
      clientOf(api.origin, { authorization: `Bearer ${accessToken}` }).answer('me.changePassword', {
        body: { currentPassword: goodPassword, newPassword: 'Other#Arena43' },
      }),
    );
  });

  it('lets a guest order and pay, and the provider’s word count', async () => {
    const wish = {
      items: [{ productId, quantity: 2 }],
      email: `guest-${state}@example.test`,
      delivery: DeliveryMethod.SHIP,
      address,
    };
    const { total: expectedTotal } = await api.guest.call('orders.quote', { body: wish });
    const order = { ...wish, expectedTotal };
    const placed = await meeting('order', () => api.guest.answer('orders.place', { body: order }));
    const { id: orderId, accessToken: orderToken } = placed.data;
    const due = { orderId, orderToken };
    const paying = await meeting('payment', () => api.guest.answer('payments.create', { body: due }));
    await meeting('webhook', () => sendWebhook(api.origin, eventOf('paid', paying.data)));
  });

  it('lets a cart be changed, an address be kept, and a view be kept', async () => {
    const buyer = api.as(person);
    const line = { productId, quantity: 1 };
    const cart = await meeting('add', () => buyer.answer('cart.add', { body: line }));
    const item = cart.data.cartItems[0]?.id ?? '';
    await meeting('update', () => buyer.answer('cart.update', { params: { cartItemId: item }, body: { quantity: 3 } }));
    await meeting('merge', () => buyer.answer('cart.merge', { body: { items: [line] } }));
    await meeting('remove', () => buyer.answer('cart.remove', { params: { cartItemId: item } }));
    await meeting('address', () => buyer.answer('me.addresses.create', { body: address }));
    await meeting('view', () =>
      api.as(admin).answer('savedViews.admin.save', { body: { screen: 'orders', name: 'Mine', query: 'status=2' } }),
    );
  });
});
