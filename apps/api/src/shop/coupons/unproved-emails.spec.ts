import { type CallBody, DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import pg from 'pg';
import { useApi } from '../../../test/support/api.js';
import { clientOf, outcomeOf } from '../../../test/support/client.js';
import { type Person, registered, someEmail } from '../../../test/support/people.js';
import { address, expectBooksToBalance, placeOrder } from '../../../test/support/shopping.js';

const personal = ['FIRST', 'ONCE', 'GIVEN'] as const;

/** Only the person concerned learns whether they meet a coupon's personal conditions. */
describe('a coupon and an e-mail that was only typed', () => {
  const api = useApi({ ROLES: 'http' });
  let productId: string;
  /** The email of a buyer who has ordered before and used the once-per-person coupon. */
  let buyer: string;

  beforeAll(async () => {
    ({ id: productId } = await givenProduct(api.database, { price: 10_000, stock: 1_000 }));
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories, first_order_only, uses_per_person, assigned_only)
       VALUES (gen_random_uuid(), 'FIRST', 1, 10, '{}', true, NULL, false),
              (gen_random_uuid(), 'ONCE', 1, 10, '{}', false, 1, false),
              (gen_random_uuid(), 'GIVEN', 1, 10, '{}', false, NULL, true)`,
    );
    buyer = someEmail();
    await placeOrder(await api.app.getUrl(), { items: one(), email: buyer, couponCode: 'ONCE' });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await expectBooksToBalance(api.database);
  });

  const one = () => [{ productId, quantity: 1 }];
  const wish = (couponCode: string, email?: string) => ({
    items: one(),
    delivery: DeliveryMethod.SHIP,
    address,
    couponCode,
    ...(email !== undefined && { email }),
  });
  const quote = (body: CallBody<'orders.quote'>, by: Partial<Person['bearer']> = {}) =>
    clientOf(api.origin, by).call('orders.quote', { body });
  const validate = async (code: string, email?: string, by: Partial<Person['bearer']> = {}) => {
    const body = { code, email, items: one() };
    const { status, body: answer } = await clientOf(api.origin, by).answer('coupons.validate', { body });
    return { status, body: answer };
  };
  const place = async (body: CallBody<'orders.quote'>, by: Partial<Person['bearer']> = {}) => {
    const { total } = await quote(body, by);
    const answer = await clientOf(api.origin, by).answer('orders.place', { body: { ...body, expectedTotal: total } });
    return answer;
  };
  const verify = ({ email }: Person) =>
    api.database.query('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);
  /** Registers an account with the buyer's email. */
  const accountOfBuyer = async (): Promise<Person> => {
    const person = await registered(api);
    await api.database.query('UPDATE users SET email = $2 WHERE email = $1', [person.email, `account.${person.email}`]);
    await api.database.query('UPDATE orders SET email = $2 WHERE email = $1', [buyer, `account.${person.email}`]);
    await api.database.query('UPDATE coupon_redemptions SET email = $2 WHERE email = $1', [
      buyer,
      `account.${person.email}`,
    ]);
    buyer = `account.${person.email}`;
    return { ...person, email: buyer };
  };

  it.each(personal)('%s: the same answer for the e-mail of a buyer, of a newcomer, and for none', async (code) => {
    const [newcomer, none] = [await validate(code, someEmail()), await validate(code)];
    expect(newcomer).toMatchObject({ status: 200, body: { data: { discount: 10 } } });
    expect(await validate(code, buyer)).toEqual(newcomer);
    expect(none).toEqual(newcomer);
    const quoted = await quote(wish(code, buyer));
    expect(quoted).toMatchObject({ discount: 10, problems: [] });
    expect(await quote(wish(code, someEmail()))).toEqual(quoted);
    expect(await quote(wish(code))).toEqual(quoted);
  });

  it('is not even looked up, so that the time tells nothing either', async () => {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    await validate('FIRST', buyer);
    await quote(wish('FIRST', buyer));
    // Ignores the rate-limit counter, which is the same for every email.
    const asked = sent.mock.calls.map((call) => JSON.stringify(call)).filter((call) => !call.includes('rate_limits'));
    const values = asked.join(' ');
    expect(asked.length).toBeGreaterThan(3);
    expect(values).toContain('FIRST');
    expect(values).not.toContain(buyer);
  });

  it.each(personal)('%s: the order decides, with one code whatever the reason, and takes nothing', async (code) => {
    const before = await api.database.query('SELECT code, used_count FROM coupons ORDER BY code');
    const answer = await place(wish(code, buyer));
    expect(outcomeOf(answer)).toEqual([422, 'COUPON_NOT_FOR_EMAIL']);
    expect(await api.database.query('SELECT code, used_count FROM coupons ORDER BY code')).toEqual(before);
    const [orders] = await api.database.query('SELECT count(*)::int AS count FROM orders WHERE email = $1', [buyer]);
    expect(orders).toEqual({ count: 1 });
  });

  it('it decides last: who wants to know has to place an order that nothing else is wrong with', async () => {
    const body = { ...wish('FIRST', buyer), expectedTotal: 1 };
    expect(await api.guest.refused('orders.place', { body })).toEqual([409, 'CHECKOUT_001']);
    await api.database.query('UPDATE stock_levels SET quantity = 0 WHERE product_id = $1', [productId]);
    const soldOut = await place(wish('FIRST', buyer));
    await api.database.query('UPDATE stock_levels SET quantity = 999 WHERE product_id = $1', [productId]);
    expect(outcomeOf(soldOut)).toEqual([409, 'ORD_010']);
  });

  it('the same order without the coupon is placed', async () => {
    const { couponCode: _, ...without } = wish('ONCE', buyer);
    const answer = await place(without);
    expect(answer).toMatchObject({ status: 201, body: { data: { status: OrderStatus.PENDING, discount: 0 } } });
  });

  it('dots and tags make no other person of one', async () => {
    const name = `ari${process.pid}`;
    expect((await place(wish('ONCE', `${name}@gmail.com`))).status).toBe(201);
    for (const spelled of [`a.${name.slice(1)}@gmail.com`, `${name}+2@GMail.com`, `${name}@googlemail.com`]) {
      expect((await place(wish('ONCE', spelled))).body.errorCode).toBe('COUPON_NOT_FOR_EMAIL');
      expect((await place(wish('FIRST', spelled))).body.errorCode).toBe('COUPON_NOT_FOR_EMAIL');
    }
    await api.database.query(
      `INSERT INTO coupon_assignments (coupon_id, email) SELECT id, $1 FROM coupons WHERE code = 'GIVEN'`,
      [`${name}@gmail.com`],
    );
    expect((await place(wish('GIVEN', `${name}+3@gmail.com`))).status).toBe(201);
    expect((await place(wish('GIVEN', `other.${name}@gmail.com`))).body.errorCode).toBe('COUPON_NOT_FOR_EMAIL');
  });

  it('an account learns about its own e-mail once it has confirmed it, whatever the body says', async () => {
    const person = await accountOfBuyer();
    expect(await validate('FIRST', undefined, person.bearer)).toMatchObject({ status: 200 });
    expect((await quote(wish('FIRST'), person.bearer)).problems).toEqual([]);
    expect((await place(wish('FIRST'), person.bearer)).body.errorCode).toBe('COUPON_NOT_FOR_EMAIL');
    await verify(person);
    for (const email of [undefined, someEmail()]) {
      expect((await validate('FIRST', email, person.bearer)).body.errorCode).toBe('COUPON_FIRST_ORDER_ONLY');
      expect((await validate('ONCE', email, person.bearer)).body.errorCode).toBe('COUPON_USED_UP');
      expect((await validate('GIVEN', email, person.bearer)).body.errorCode).toBe('COUPON_NOT_YOURS');
      expect((await quote(wish('FIRST', email), person.bearer)).problems).toMatchObject([
        { productId: null, code: 'COUPON_FIRST_ORDER_ONLY' },
      ]);
    }
    expect((await place(wish('FIRST'), person.bearer)).body.errorCode).toBe('COUPON_FIRST_ORDER_ONLY');
  });
});
