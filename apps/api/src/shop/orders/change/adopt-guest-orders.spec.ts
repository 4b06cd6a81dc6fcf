import { OrderEventKind, UserStatus } from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Person, registered, signedIn, someEmail } from '../../../../test/support/people.js';
import { expectBooksToBalance, placeOrder } from '../../../../test/support/shopping.js';
import { adoptGuestRows } from '../../../money/sales/index.js';
import { orderJobs } from '../orders.jobs.js';
import { orderKind } from '../orders.queries.js';

describe('a guest’s orders', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 500 });
  });
  afterEach(() => expectBooksToBalance(api.database));

  const wish = (email: string) => ({ items: [{ productId: ball.id, quantity: 1 }], email });
  const mine = async ({ bearer }: Person): Promise<string[]> => {
    const answer = await api.as({ bearer }).call('me.orders');
    return answer.items.map(({ number }) => number);
  };
  const ownerOf = async (id: string): Promise<string | null> => {
    const sql = 'SELECT user_id FROM orders WHERE id = $1';
    return (await api.database.query<{ user_id: string | null }>(sql, [id]))[0]?.user_id ?? null;
  };
  const verify = async ({ email }: Person): Promise<void> => {
    const mail = await api.mails.waitFor({ to: email, subject: /Confirm your email/ });
    const token = new URL(mail.links.find((link) => link.includes('token=')) ?? '').searchParams.get('token');
    await api.guest.call('auth.verifyEmail', { body: { token: token ?? '' } });
  };

  it('become those of the account that registers and verifies the e-mail', async () => {
    const email = someEmail();
    const [first, second] = [await placeOrder(desk.origin, wish(email)), await desk.paid(wish(email.toUpperCase()))];
    const person = await registered(api, { email });
    expect(await mine(person)).toEqual([]);
    await verify(person);
    await eventually(async () => (await mine(person)).length === 2);
    expect((await mine(person)).toSorted()).toEqual([first.number, second.number].toSorted());
    const adopted = (await desk.file(first)).events.filter(({ kind }) => kind === OrderEventKind.ADOPTED);
    expect(adopted).toMatchObject([{ actor: { id: person.user.id } }]);
  });

  it('placed later, without signing in, are theirs all the same; the guest’s link goes on working', async () => {
    const person = await registered(api);
    await verify(person);
    const order = await placeOrder(desk.origin, wish(person.email));
    expect(order.accessToken).toBeDefined();
    await eventually(async () => (await mine(person)).includes(order.number));
    await desk.pay(order);
    expect((await desk.read(order)).number).toBe(order.number);
  });

  const jobsDone = `SELECT FROM pgboss.job WHERE name = $1 AND data ->> 'orderId' = ANY ($2::text[]) AND state = 'completed'`;

  it('stay with the guest while no one has proved that the e-mail is theirs, or the account is disabled', async () => {
    const [unverified, disabled] = [await registered(api), await registered(api)];
    await verify(disabled);
    await api.database.query('UPDATE users SET status = $2 WHERE id = $1', [disabled.user.id, UserStatus.DISABLED]);
    const [theirs, other] = [await desk.paid(wish(unverified.email)), await desk.paid(wish(disabled.email))];
    await eventually(
      () => api.database.query(jobsDone, [orderJobs.adopt.name, [theirs.id, other.id]]),
      (jobs) => jobs.length === 2,
    );
    expect([await ownerOf(theirs.id), await ownerOf(other.id)]).toEqual([null, null]);
  });

  it('stay with the guest if the account has another address by the time the job runs', async () => {
    const person = await registered(api);
    await verify(person);
    const account = { userId: person.user.id, email: person.email };
    await api.database.query('UPDATE users SET email = $2 WHERE id = $1', [account.userId, someEmail()]);
    const order = await placeOrder(desk.origin, wish(account.email));
    await adoptGuestRows(api.database, orderKind, account, new Date());
    expect(await ownerOf(order.id)).toBeNull();
  });

  it('that were left behind are found when the person signs in', async () => {
    const person = await registered(api);
    await verify(person);
    const order = await placeOrder(desk.origin, wish(person.email));
    await eventually(async () => (await ownerOf(order.id)) !== null);
    // Recreates an order from the time before guest orders were adopted on placement.
    await api.database.query('UPDATE orders SET user_id = NULL WHERE id = $1', [order.id]);
    await signedIn(api, person);
    await eventually(async () => (await ownerOf(order.id)) === person.user.id);
  });
});
