import { type CartWire, DeliveryMethod, type OrderWire, type PaymentWire, Role } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../support/api.js';
import { goodPassword, type Person, registered, withRoles } from '../support/people.js';
import { address, eventOf, expectBooksToBalance, sendWebhook } from '../support/shopping.js';

/** Promise R13: what PostgreSQL breaks off because another was quicker is done again, unseen by the caller. */
describe.each(['40001', '40P01'])('a database that breaks off with %s four times', (state) => {
  const api = useApi({ ROLES: 'http' });
  let person: Person;
  let admin: Person;
  let productId: string;

  beforeAll(async () => {
    person = await registered(api);
    admin = await withRoles(api, Role.SUPER_ADMIN);
    ({ id: productId } = await givenProduct(api.database, { stock: 100, price: 10_000 }));
    // A sequence counts on when the transaction that asked it is rolled back.
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

  /** The call meets four conflicts, and its answer is as if there had been none. */
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
  const post = (path: string, body: object, who?: Person) => () =>
    api.http
      .post(path)
      .set(who?.bearer ?? {})
      .send(body);

  it('lets a person register, sign in, refresh and change the password', async () => {
    const body = { firstName: 'Ari', lastName: 'Roy', email: `ari-${state}@example.test`, password: goodPassword };
    await meeting('register', post('/api/auth/register', body));
    const signedIn = await meeting('login', post('/api/auth/login', { email: body.email, password: goodPassword }));
    const { refreshToken, accessToken } = signedIn as { refreshToken: string; accessToken: string };
    await meeting('refresh', post('/api/auth/refresh', { refreshToken }));
    await meeting('password', () =>
      api.http
        .put('/api/me/password')
        .set({ authorization: `Bearer ${accessToken}` })
        .send({ currentPassword: goodPassword, newPassword: 'Other#Arena43' }),
    );
  });

  it('lets a guest order and pay, and the provider’s word count', async () => {
    const wish = {
      items: [{ productId, quantity: 2 }],
      email: `guest-${state}@example.test`,
      delivery: DeliveryMethod.SHIP,
      address,
    };
    const quote = await api.http.post('/api/orders/quote').send(wish).expect(200);
    const expectedTotal = (quote.body as { data: { total: number } }).data.total;
    const placed = (await meeting('order', post('/api/orders', { ...wish, expectedTotal }))) as { data: OrderWire };
    const { id: orderId, accessToken: orderToken } = placed.data;
    const paying = (await meeting('payment', post('/api/payments', { orderId, orderToken }))) as { data: PaymentWire };
    const origin = await api.app.getUrl();
    await meeting('webhook', () => sendWebhook(origin, eventOf('paid', paying.data)));
  });

  it('lets a cart be changed, an address be kept, and a view be kept', async () => {
    const cart = (await meeting('add', post('/api/cart/add', { productId, quantity: 1 }, person))) as {
      data: CartWire;
    };
    const item = cart.data.cartItems[0]?.id ?? '';
    await meeting('update', () => api.http.put(`/api/cart/update/${item}`).set(person.bearer).send({ quantity: 3 }));
    await meeting('merge', post('/api/cart/merge', { items: [{ productId, quantity: 1 }] }, person));
    await meeting('remove', () => api.http.delete(`/api/cart/remove/${item}`).set(person.bearer));
    await meeting('address', post('/api/me/addresses', address, person));
    await meeting('view', () =>
      api.http.put('/api/saved-views').set(admin.bearer).send({ screen: 'orders', name: 'Mine', query: 'status=2' }),
    );
  });
});
