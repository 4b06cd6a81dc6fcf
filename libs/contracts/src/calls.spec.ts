import { describe, expect, expectTypeOf, test } from 'vitest';
import type {
  BodyFields,
  CallBody,
  CallParams,
  CallQuery,
  CallReply,
  CartWire,
  ItemRequest,
  LocationWire,
  Page,
  SubscriberImportRowWire,
} from './index.ts';
import {
  adminRoles,
  bodies,
  callNames,
  calls,
  clientCallsOf,
  errorCatalogue,
  rateLimits,
  requestTo,
  Role,
} from './index.ts';

describe('the map of calls', () => {
  test('gives each call its types', () => {
    expectTypeOf<CallReply<'cart.add'>>().toEqualTypeOf<CartWire>();
    expectTypeOf<CallBody<'cart.add'>>().toEqualTypeOf<ItemRequest>();
    expectTypeOf<CallQuery<'cart.add'>>().toEqualTypeOf<{ locationId?: string } & {}>();
    expectTypeOf<CallParams<'cart.update'>>().toEqualTypeOf<Readonly<Record<'cartItemId', string>>>();
    expectTypeOf<CallParams<'cart.get'>>().toEqualTypeOf<undefined>();
    expectTypeOf<CallBody<'cart.get'>>().toEqualTypeOf<undefined>();
    expectTypeOf<CallReply<'locations.nearby'>>().toEqualTypeOf<LocationWire[]>();
    expectTypeOf<CallReply<'auth.logout'>>().toEqualTypeOf<null>();
    expectTypeOf<CallReply<'newsletter.imports.admin.rows'>>().toEqualTypeOf<Page<SubscriberImportRowWire>>();
    expectTypeOf<CallParams<'newsletter.imports.admin.confirm'>>().toEqualTypeOf<Readonly<Record<'id', string>>>();
  });

  test('travels with its path parameters filled in, encoded', () => {
    const known = clientCallsOf(calls);
    expect(requestTo(known['cart.update'], { params: { cartItemId: 'a/b?c' } }).path).toBe('/cart/update/a%2Fb%3Fc');
    expect(requestTo(known['cart.get'], {}).path).toBe('/cart/get');
  });

  test('travels with the token and the key that it takes, and no others', () => {
    const known = clientCallsOf(calls);
    const given = { token: 't', idempotencyKey: 'k', body: { items: [] } };
    expect(requestTo(known['cart.merge'], given).headers).toEqual({
      authorization: 'Bearer t',
      'idempotency-key': 'k',
      'content-type': 'application/json',
    });
    expect(requestTo(known['auth.login'], given).headers).toEqual({ 'content-type': 'application/json' });
    expect(requestTo(known['cart.get'], { idempotencyKey: 'k' })).toMatchObject({ headers: {}, body: null });
  });

  test('says whose things each call shows that a company administrator may make, and no other call does', () => {
    for (const name of callNames) {
      const { access, scope } = calls[name];
      const isOpenToCompanies = typeof access !== 'string' && access.includes(Role.COMPANY_ADMIN);
      expect({ name, hasScope: scope !== null }).toEqual({ name, hasScope: isOpenToCompanies });
    }
  });

  test('names each call of the staff by `admin`, and no other call', () => {
    for (const name of callNames) {
      const { access } = calls[name];
      const isStaffs = typeof access !== 'string' && access.some((role) => adminRoles.includes(role));
      expect({ name, isAdmin: name.split('.').includes('admin') }).toEqual({ name, isAdmin: isStaffs });
    }
  });

  test('asks the page of an earlier release to reload in each call that requires a version or an age, and in no other', () => {
    const requireAge = ['memberships.admin.sell', 'memberships.join'];
    const described: Readonly<Record<string, BodyFields>> = bodies;
    for (const name of callNames) {
      const version = described[name]?.['version'];
      const requiresVersion = version !== undefined && version.optional === undefined;
      const asks = requiresVersion || requireAge.includes(name);
      expect({ name, asks: calls[name].errors.includes('COMMON_011') }).toEqual({ name, asks });
    }
  });

  test('has one call per method and path', () => {
    const routes = callNames.map((name) => `${calls[name].method} ${calls[name].path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  test('answers bare only where the spec does', () => {
    expect(callNames.filter((name) => !calls[name].envelope).toSorted()).toEqual([
      'auth.login',
      'auth.refresh',
      'auth.register',
      'auth.validateToken',
      'geo.reverse',
      'locations.list',
      'locations.nearby',
      'me.get',
    ]);
  });

  test('takes an idempotency key wherever a repeat would count twice', () => {
    expect(callNames.filter((name) => calls[name].idempotent).toSorted()).toEqual([
      'arenas.admin.create',
      'bookings.admin.resend',
      'bookings.day.admin.scan',
      'bookings.desk.admin.book',
      'bookings.desk.admin.pay',
      'bookings.place',
      'cart.merge',
      'companies.admin.create',
      'contactAnswers.admin.create',
      'contacts.admin.answer',
      'contacts.admin.bulk',
      'contacts.send',
      'content.admin.bulk',
      'content.admin.create',
      'locations.admin.create',
      'mailLog.admin.resend',
      'memberships.admin.end',
      'memberships.admin.give',
      'memberships.admin.sell',
      'memberships.join',
      'memberships.refund',
      'newsletter.subscribers.admin.changeTopic',
      'orders.admin.changeStatus',
      'orders.admin.note',
      'orders.admin.place',
      'orders.admin.receiveReturn',
      'orders.admin.refund',
      'orders.admin.resendMail',
      'orders.place',
      'orders.return',
      'orders.takeBack',
      'partners.admin.resend',
      'partners.create',
      'payments.create',
      'policies.admin.publish',
      'privacy.admin.erase',
      'products.admin.bulk',
      'products.admin.create',
      'products.admin.duplicate',
      'products.admin.moveStock',
      'safeSport.admin.answer',
      'slots.admin.create',
      'users.admin.disable',
      'users.admin.enable',
      'users.admin.invite',
      'users.admin.inviteAgain',
      'users.admin.note',
      'users.admin.resetTwoStep',
      'users.admin.setRoles',
    ]);
  });

  test.each(callNames)('%s lists known codes once, and those of its access, limit and database', (name) => {
    const { errors, access, limit, database, unexpected, validation } = calls[name];
    expect(new Set(errors).size).toBe(errors.length);
    for (const code of errors) expect(errorCatalogue).toHaveProperty(code);
    expect(errors).toEqual(expect.arrayContaining([database, unexpected, validation]));
    expect(errors.includes('AUTH_002')).toBe(access !== 'public');
    expect(errors.includes('COMMON_006')).toBe(limit !== null);
    if (limit !== null) expect(rateLimits).toHaveProperty(limit);
  });

  test('keeps the spec’s paths of the cart', () => {
    expect(callNames.filter((name) => name.startsWith('cart.')).map((name) => calls[name].path)).toEqual([
      '/cart/get',
      '/cart/add',
      '/cart/update/:cartItemId',
      '/cart/remove/:cartItemId',
      '/cart/clear',
      '/cart/merge',
      '/cart/count',
      '/cart/total',
      '/cart/summary',
    ]);
  });
});
