import { CouponKind, type CouponTerms, errorCatalogue, type ErrorCode, errorCodes, Role } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { type Answer } from '../../../test/support/client.js';
import { type Person, registered, someEmail, withRoles } from '../../../test/support/people.js';
import { orderBody, placeOrder } from '../../../test/support/shopping.js';

type CouponCode = Extract<ErrorCode, `COUPON_${string}`>;

/** The reply of a failed call, also of a call that answers with a file. */
interface Refusal {
  body: { errorCode?: ErrorCode | null; message?: string };
}

/** Covers every coupon code with a realistic situation. */
describe('the codes of coupons', () => {
  const api = useApi({ ROLES: 'http', DATABASE_LOCK_TIMEOUT_MS: '200' });
  let admin: Person;
  let drone: string;
  let made = 0;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    ({ id: drone } = await givenProduct(api.database, { stock: 1_000, price: 10_000 }));
  });

  const terms = (changes: Partial<CouponTerms>): CouponTerms => ({
    code: `SITUATION-${++made}`,
    kind: CouponKind.PERCENT,
    value: 10,
    minSubtotal: 0,
    categories: [],
    startsAt: null,
    endsAt: null,
    totalUses: null,
    usesPerPerson: null,
    firstOrderOnly: false,
    assignedOnly: false,
    isActive: true,
    ...changes,
  });
  const given = (changes: Partial<CouponTerms> = {}) =>
    api.as(admin).call('coupons.admin.create', { body: terms(changes) });
  const order = async (couponCode: string, email = someEmail()): Promise<string> => {
    await placeOrder(await api.app.getUrl(), { items: [{ productId: drone, quantity: 1 }], couponCode, email });
    return email;
  };
  const tryOn = async (code: string, email = someEmail()): Promise<Answer<unknown>> => {
    const body = { code, email, items: [{ productId: drone, quantity: 1 }] };
    return api.guest.answer('coupons.validate', { body });
  };
  /**
   * Tries a code with an account that has verified its email. Other visitors learn nothing about a person's coupons.
   */
  const tryAs = async (code: string, { bearer, email }: Person): Promise<Answer<unknown>> => {
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);
    const body = { code, items: [{ productId: drone, quantity: 1 }] };
    return api.as({ bearer }).answer('coupons.validate', { body });
  };
  const tryOnA = async (changes: Partial<CouponTerms>) => tryOn((await given(changes)).code);

  const situations: Readonly<Record<CouponCode, [what: string, happen: () => Promise<Refusal>]>> = {
    COUPON_CREATION_FAILED: [
      'a second coupon of one code',
      async () => api.as(admin).answer('coupons.admin.create', { body: terms({ code: (await given()).code }) }),
    ],
    COUPON_FETCH_FAILED: [
      'the coupons cannot be read in time',
      () =>
        api.database.transaction(async (tx) => {
          await tx.query('LOCK TABLE coupons IN ACCESS EXCLUSIVE MODE');
          return tryOn('ANY');
        }),
    ],
    COUPON_NOT_FOUND: ['a code that does not exist', () => tryOn('NOBODY-MADE-ME')],
    COUPON_NONE_FOUND: [
      'a file without any coupon',
      () => api.as(admin).answer('coupons.admin.export', { query: { search: 'no-one-made-me' } }),
    ],
    COUPON_UPDATE_FAILED: [
      'saving over what somebody else has saved meanwhile',
      async () => {
        const { id, version, code } = await given();
        await api.as(admin).answer('coupons.admin.update', { params: { id }, body: { ...terms({ code }), version } });
        return api.as(admin).answer('coupons.admin.update', { params: { id }, body: { ...terms({ code }), version } });
      },
    ],
    COUPON_DELETE_FAILED: [
      'deleting what an order has used',
      async () => {
        const { id, code } = await given();
        await order(code);
        return api.as(admin).answer('coupons.admin.delete', { params: { id } });
      },
    ],
    COUPON_ASSIGN_FAILED: [
      'giving somebody a coupon that is over',
      async () =>
        api.as(admin).answer('coupons.admin.assign', {
          params: { id: (await given({ isActive: false })).id },
          body: { emails: [someEmail()] },
        }),
    ],
    COUPON_ALREADY_ASSIGNED: [
      'giving it to one e-mail twice',
      async () => {
        const { id } = await given();
        const emails = [someEmail()];
        await api.as(admin).answer('coupons.admin.assign', { params: { id }, body: { emails } });
        return api.as(admin).answer('coupons.admin.assign', { params: { id }, body: { emails } });
      },
    ],
    COUPON_UNKNOWN_ERROR: [
      'an unexpected failure: the table is gone',
      async () => {
        await api.database.query('ALTER TABLE coupons RENAME TO coupons_away');
        try {
          return await tryOn('ANY');
        } finally {
          await api.database.query('ALTER TABLE coupons_away RENAME TO coupons');
        }
      },
    ],
    COUPON_NOT_STARTED: ['before its start', () => tryOnA({ startsAt: '2099-01-01T00:00:00Z' })],
    COUPON_EXPIRED: ['after its end', () => tryOnA({ endsAt: '2020-01-01T00:00:00Z' })],
    COUPON_USED_UP: [
      'the last use is gone',
      async () => {
        const { code } = await given({ totalUses: 1 });
        await order(code);
        return tryOn(code);
      },
    ],
    COUPON_MINIMUM_NOT_MET: ['the order is too small', () => tryOnA({ minSubtotal: 100.01 })],
    COUPON_NOT_APPLICABLE: ['nothing of its categories', () => tryOnA({ categories: ['Inflatable Units'] })],
    COUPON_NOT_YOURS: [
      'somebody else’s',
      async () => tryAs((await given({ assignedOnly: true })).code, await registered(api)),
    ],
    COUPON_FIRST_ORDER_ONLY: [
      'a second order',
      async () => {
        const { code } = await given({ firstOrderOnly: true });
        const person = await registered(api);
        await order(code, person.email);
        return tryAs(code, person);
      },
    ],
    COUPON_NOT_FOR_EMAIL: [
      'an order with an e-mail that has ordered before',
      async () => {
        const { code } = await given({ firstOrderOnly: true });
        const wish = { items: [{ productId: drone, quantity: 1 }], couponCode: code, email: await order(code) };
        const body = await orderBody(await api.app.getUrl(), wish);
        return api.guest.answer('orders.place', { body });
      },
    ],
  };

  it('are all listed here', () => {
    const codes = errorCodes.filter((code) => code.startsWith('COUPON_'));
    expect(Object.keys(situations).toSorted()).toEqual(codes.toSorted());
  });

  it.each(Object.entries(situations).map(([code, [what, happen]]) => [code, what, happen] as const))(
    '%s: %s',
    async (code, _what, happen) => {
      const { body } = await happen();
      expect(body.errorCode).toBe(code);
      expect(body.message).toBe(errorCatalogue[code as CouponCode].message.en);
    },
  );
});
