import { BookingMode, DeliveryMethod, PackageTier, ProductCategory } from '@dronesoccer/contracts';
import { type GivenProduct, givenProduct, type GivenSlot, givenSlot } from '@dronesoccer/devkit';
import { msPerMinute } from '@dronesoccer/domain';
import pg from 'pg';
import { LiveSessions } from '../src/platform/access/sessions.js';
import { useApi } from './support/api.js';
import { type Person, registered } from './support/people.js';
import { address, eventOf, placeOrder, sendWebhook, startPayment } from './support/shopping.js';

// Start only the HTTP part, so that nothing runs in the background.
const api = useApi({ ROLES: 'http' });

/**
 * The number of statements that each hot call sends to PostgreSQL, including BEGIN, COMMIT and the session lookup. Only
 * rows that say so use caches from the second before. One more here is one more for every visitor: think before you
 * raise a number.
 */
const statements = {
  'products, a list': 2,
  'products, its next page': 2,
  'products, a list asked for again': 0,
  'products, a search': 2,
  'products, the same search of a shelf': 1,
  'a product': 1,
  'related products, asked for the first time': 2,
  'products by id': 1,
  'cart, looked at': 2,
  'cart, an item added': 2,
  'cart, a quantity changed': 2,
  'a quote': 5,
  'an order placed': 13,
  'a payment opened': 10,
  'a provider’s word that it is paid': 12,
  'an order looked at': 2,
  'a booking’s quote': 4,
  'a booking placed': 17,
  'a booking looked at': 2,
} as const;

/**
 * The number of times that a call waits for PostgreSQL; statements sent together count once. Each wait is a write, a
 * read and a context switch, which cost more than most statements.
 */
const waits: Partial<Record<Hot, number>> = {
  'an order placed': 9,
  'a payment opened': 6,
  'a provider’s word that it is paid': 7,
  'a booking placed': 13,
};

/** The maximum number of statements for placing a booking, because other bookings wait for the same slot meanwhile. */
const mostForABooking = 20;

/** The maximum number of statements between "Pay now" and the provider's page, while the customer waits. */
const mostForACheckout = 23;

type Hot = keyof typeof statements;

let person: Person;
let sessionId: string;
let products: GivenProduct[];
let slot: GivenSlot;
const counted: Partial<Record<Hot, number>> = {};
const waited: Partial<Record<Hot, number>> = {};

/** Counts every statement on any connection: of the pool, of a transaction, or of Prisma. */
async function count<Answer>(name: Hot, run: () => Promise<Answer>): Promise<Answer> {
  api.app.get(LiveSessions).forget(sessionId);
  const open = new Map<pg.Client, number>();
  let idle = 0;
  const query = pg.Client.prototype.query;
  const sent = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const before = open.get(this) ?? 0;
    if (before === 0) idle++;
    const answer: unknown = Reflect.apply(query, this, args);
    // The pool uses callbacks, with one statement at a time.
    if (!(answer instanceof Promise)) return answer;
    open.set(this, before + 1);
    const answered = () => open.set(this, (open.get(this) ?? 1) - 1);
    answer.then(answered, answered);
    return answer;
  });
  try {
    const answer = await run();
    counted[name] = sent.mock.calls.length;
    waited[name] = idle;
    return answer;
  } finally {
    sent.mockRestore();
  }
}

beforeAll(async () => {
  products = [];
  for (let at = 0; at < 60; at++) products.push(await givenProduct(api.database, { name: `Product ball ${at}` }));
  // An accessory for the related products of a drone.
  await givenProduct(api.database, { name: 'Battery', category: ProductCategory.PARTS_AND_ACCESSORIES });
  slot = await givenSlot(api.database);
  person = await registered(api);
  const [, claims = ''] = person.accessToken.split('.');
  sessionId = (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
  // Run the statements that a process sends only once, on its first request.
  await api.as(person).call('cart.summary');
  const origin = await api.app.getUrl();
  const payment = await startPayment(
    origin,
    await placeOrder(origin, { items: [{ productId: products[2]?.id ?? '', quantity: 1 }] }),
  );
  expect((await sendWebhook(origin, eventOf('paid', payment))).status).toBe(200);
});

/**
 * Runs the calls in a person's order, because each step depends on the previous one. By the caches' clock, all calls
 * happen within a second and long after the requests above.
 */
beforeAll(async () => {
  const [first, second] = products;
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + msPerMinute);
  await count('products, a list', () => api.guest.call('products.list'));
  await count('products, its next page', () => api.guest.call('products.list', { query: { page: 2 } }));
  await count('products, a list asked for again', () => api.guest.call('products.list'));
  await count('products, a search', () => api.guest.call('products.list', { query: { search: 'ball' } }));
  await count('products, the same search of a shelf', () =>
    api.guest.call('products.list', { query: { search: 'ball', category: 'drones' } }),
  );
  await count('a product', () => api.guest.call('products.get', { params: { slug: first?.slug ?? '' } }));
  await count('related products, asked for the first time', () =>
    api.guest.call('products.related', { params: { slug: first?.slug ?? '' } }),
  );
  await count('products by id', () =>
    api.guest.call('products.byIds', { query: { ids: `${first?.id},${second?.id}` } }),
  );

  await count('cart, an item added', () => api.as(person).call('cart.add', { body: { productId: first?.id ?? '' } }));
  const cart = await api.as(person).call('cart.add', { body: { productId: second?.id ?? '' } });
  await count('cart, looked at', () => api.as(person).call('cart.get'));
  const [item] = cart.cartItems;
  await count('cart, a quantity changed', () =>
    api.as(person).call('cart.update', { params: { cartItemId: item?.id ?? '' }, body: { quantity: 2 } }),
  );
  const wanted = { delivery: DeliveryMethod.SHIP, address };
  const quote = await count('a quote', () => api.as(person).call('orders.quote', { body: wanted }));
  const order = await count('an order placed', () =>
    api.as(person).call('orders.place', { body: { ...wanted, expectedTotal: quote.total } }),
  );
  const payment = await count('a payment opened', () =>
    api.as(person).call('payments.create', { body: { orderId: order.id } }),
  );
  const origin = await api.app.getUrl();
  const { status } = await count('a provider’s word that it is paid', () =>
    sendWebhook(origin, eventOf('paid', payment)),
  );
  expect(status).toBe(200);
  await count('an order looked at', () => api.as(person).call('orders.get', { params: { id: order.id } }));
  const wish = { slotId: slot.id, mode: BookingMode.SHARED, tier: PackageTier.STANDARD, seats: [{}, {}] };
  const price = await count('a booking’s quote', () => api.as(person).call('bookings.quote', { body: wish }));
  const contact = { fullName: 'Ari Tremblay', email: person.email };
  const booking = await count('a booking placed', () =>
    api.as(person).call('bookings.place', { body: { ...wish, contact, expectedTotal: price.total } }),
  );
  await count('a booking looked at', () => api.as(person).call('bookings.get', { params: { id: booking.id } }));
  jest.restoreAllMocks();
});

it.each(Object.entries(statements))('%s takes %i statements', (name, expected) => {
  expect(counted[name as Hot]).toBe(expected);
});

it.each(Object.entries(waits))('%s waits for PostgreSQL %i times', (name, expected) => {
  expect(waited[name as Hot]).toBe(expected);
});

it(`a booking takes at most ${mostForABooking}`, () => {
  expect(counted['a booking placed']).toBeLessThanOrEqual(mostForABooking);
});

it(`a checkout takes at most ${mostForACheckout}`, () => {
  const { 'an order placed': placed = NaN, 'a payment opened': opened = NaN } = counted;
  expect(placed + opened).toBeLessThanOrEqual(mostForACheckout);
});
