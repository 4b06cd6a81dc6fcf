import { CouponKind, type CouponTerms } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { useApi } from './support/api.js';
import { productBody, shopkeeper, termsOf } from './support/products.js';
import { orderBody } from './support/shopping.js';

/** A sum in floating point, as a client may send it: 0.30000000000000004. */
const addedUp = 0.1 + 0.2;
const noAmounts = [1.005, 0.301, 19.9901];

const api = useApi({ ROLES: 'http' });
let keeper: Awaited<ReturnType<typeof shopkeeper>>;

beforeAll(async () => {
  keeper = await shopkeeper(api);
});

const newCode = (): string => `AMOUNT-${newRowId().slice(-8)}`.toUpperCase();

const terms: CouponTerms = {
  code: newCode(),
  kind: CouponKind.FIXED,
  value: 5,
  minSubtotal: 0,
  categories: [],
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usesPerPerson: null,
  firstOrderOnly: false,
  assignedOnly: false,
  isActive: true,
};

interface Call {
  name:
    | 'coupons.admin.create'
    | 'coupons.admin.update'
    | 'products.admin.create'
    | 'products.admin.update'
    | 'orders.place';
  params?: { id: string };
  body: object;
}

/** Calls that carry an amount of money. Each is valid except for the field that a test changes. */
const calls = {
  'a new coupon': () => Promise.resolve<Call>({ name: 'coupons.admin.create', body: { ...terms, code: newCode() } }),
  'a changed coupon': async (): Promise<Call> => {
    const code = newCode();
    const { id, version } = await keeper.call('coupons.admin.create', { body: { ...terms, code } });
    return { name: 'coupons.admin.update', params: { id }, body: { ...terms, code, version } };
  },
  'a new product': () => Promise.resolve<Call>({ name: 'products.admin.create', body: productBody() }),
  'a changed product': async (): Promise<Call> => {
    const product = await keeper.create();
    return { name: 'products.admin.update', params: { id: product.id }, body: termsOf(product) };
  },
  'a new order': async (): Promise<Call> => {
    const { id } = await givenProduct(api.database);
    const body = await orderBody(await api.app.getUrl(), { items: [{ productId: id, quantity: 1 }] });
    return { name: 'orders.place', body };
  },
} as const;

/** Returns the body with another value at a path such as `a.b`. */
function withField(body: object, field: string, value: number): object {
  const [first = '', ...rest] = field.split('.');
  const inner = (body as Record<string, unknown>)[first] ?? {};
  return { ...body, [first]: rest.length === 0 ? value : withField(inner, rest.join('.'), value) };
}

it.each([
  ['a new coupon', 'value', 'COMMON_010'],
  ['a new coupon', 'minSubtotal', 'COMMON_010'],
  ['a changed coupon', 'value', 'COMMON_010'],
  ['a changed coupon', 'minSubtotal', 'COMMON_010'],
  ['a new product', 'price', 'PROD_007'],
  ['a new product', 'salePrice', 'PROD_007'],
  ['a changed product', 'price', 'PROD_007'],
  ['a changed product', 'salePrice', 'PROD_007'],
  ['a new order', 'expectedTotal', 'ORD_005'],
] as const)(
  '%s whose %s has parts of cents is refused with %s, and one that was added up is taken for what it means',
  async (what, field, code) => {
    const { name, params, body } = await calls[what]();
    const send = (value: number) =>
      keeper.answer(name, { ...(params && { params }), body: withField(body, field, value) });
    for (const value of noAmounts) {
      const reply = await send(value);
      const errors = reply.body.errors ?? [];
      expect([reply.status, reply.body.errorCode, errors.map((each) => each.field)]).toEqual([400, code, [field]]);
      expect(errors[0]?.message).toMatch(/^Enter an? (?:amount|value) /);
    }
    const taken = await send(addedUp);
    // A wrong total is rejected as such (CHECKOUT_001), no longer as an invalid field.
    if (what === 'a new order') expect([taken.status, taken.body.errorCode]).toEqual([409, 'CHECKOUT_001']);
    else {
      expect(taken.body.errorCode).toBeNull();
      expect(taken.body.data).toMatchObject(withField({}, field, 0.3));
    }
  },
);
