import { randomUUID } from 'node:crypto';
import { OrderStatus, Role, type SetRolesBody } from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct, givenSlot } from '@dronesoccer/devkit';
import { Desk } from '../support/after-purchase.js';
import { useApi } from '../support/api.js';
import { paidBooking } from '../support/booking.js';
import { type Answer, dataOf, outcomeOf } from '../support/client.js';
import { offeredPlans, paidMembership } from '../support/memberships.js';
import { registered, someEmail } from '../support/people.js';
import { placeOrder } from '../support/shopping.js';

/** A session that was left open must not be able to do what cannot be undone. */
describe('a sensitive call from a login of more than ten minutes ago', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 100 });
  });
  const expire = () => {
    const sql = `UPDATE sessions SET created_at = now() - interval '11 minutes', confirmed_at = NULL WHERE user_id = $1`;
    return api.database.query(sql, [desk.admin.user.id]);
  };
  beforeEach(expire);

  const confirm = () => desk.staff.call('me.confirmIdentity', { body: { password: desk.admin.password } });
  const confirmedPerson = async () => {
    const person = await registered(api);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    return person;
  };

  it('changes no role before the password is given again (AUTH_019); then the same key does it once', async () => {
    const { user } = await confirmedPerson();
    const body: SetRolesBody = { roles: [Role.COACH], companyId: null, expectedRoles: [], expectedCompanyId: null };
    const idempotencyKey = randomUUID();
    const change = () => desk.staff.answer('users.admin.setRoles', { params: { id: user.id }, body, idempotencyKey });
    expect(outcomeOf(await change())).toEqual([409, 'AUTH_019']);
    await confirm();
    expect((await change()).status).toBe(200);
    await api.database.query('UPDATE sessions SET confirmed_at = NULL WHERE user_id = $1', [desk.admin.user.id]);
    // A retry whose answer was lost changes nothing, so it needs no confirmation.
    expect((await change()).status).toBe(200);
    const entries = await api.database.query(
      `SELECT 1 FROM audit_entries WHERE action = 'user.roles-changed' AND subject_id = $1`,
      [user.id],
    );
    expect(entries).toHaveLength(1);
  });

  it('invites no one, whatever the roles', async () => {
    const person = { firstName: 'Noor', lastName: 'Gagnon', email: someEmail(), locale: 'en' as const };
    const body = { ...person, roles: [Role.SUPER_ADMIN], companyId: null };
    const invite = () => desk.staff.answer('users.admin.invite', { body });
    expect(outcomeOf(await invite())).toEqual([409, 'AUTH_019']);
    await confirm();
    expect((await invite()).status).toBe(201);
  });

  it('makes and removes no administrator of a company', async () => {
    const person = () => ({ firstName: 'Noor', lastName: 'Gagnon', email: someEmail(), locale: 'en' as const });
    const body = { name: `Guarded ${randomUUID()}`, admin: person() };
    const create = () => desk.staff.answer('companies.admin.create', { body });
    expect(outcomeOf(await create())).toEqual([409, 'AUTH_019']);
    await confirm();
    const { id, people } = dataOf(await create());
    await expire();
    const invite = () => desk.staff.answer('companies.admin.inviteAdmin', { params: { id }, body: person() });
    expect(outcomeOf(await invite())).toEqual([409, 'AUTH_019']);
    await confirm();
    expect((await invite()).status).toBe(201);
    await expire();
    const params = { id, userId: people[0]?.id ?? '' };
    const remove = () => desk.staff.answer('companies.admin.removeAdmin', { params });
    expect(outcomeOf(await remove())).toEqual([409, 'AUTH_019']);
    await confirm();
    expect((await remove()).status).toBe(200);
  });

  it('erases no account of another person', async () => {
    const { user, email } = await confirmedPerson();
    const erase = () => desk.staff.answer('privacy.admin.erase', { params: { id: user.id }, body: { email } });
    expect(outcomeOf(await erase())).toEqual([409, 'AUTH_019']);
    await confirm();
    expect((await erase()).status).toBe(200);
  });

  it('refunds an order up to the sum of the settings only, within a day', async () => {
    const order = await desk.paid({ items: [{ productId: ball.id, quantity: 8 }] });
    const refund = (amount: number) =>
      desk.staff.answer('orders.admin.refund', { params: { id: order.id }, body: { amount, reason: 'Damaged' } });
    expect((await refund(500)).status).toBe(201);
    await api.database.query(
      `INSERT INTO settings (key, value) VALUES ('refunds', '{"confirmAboveCents": 2000}')
       ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
    );
    // The refunds of the last 24 hours count: many small ones are worth as much as a large one.
    expect(outcomeOf(await refund(0.01))).toEqual([409, 'AUTH_019']);
    await api.database.query(`UPDATE refunds SET created_at = now() - interval '25 hours'`);
    expect(outcomeOf(await refund(20.01))).toEqual([409, 'AUTH_019']);
    expect((await refund(19)).status).toBe(201);
    expect((await refund(1)).status).toBe(201);
    expect(outcomeOf(await refund(0.01))).toEqual([409, 'AUTH_019']);
    await confirm();
    expect((await refund(20.01)).status).toBe(201);
  });

  describe('with a sum of 20 dollars in the settings', () => {
    beforeEach(() =>
      api.database.query(
        `INSERT INTO settings (key, value) VALUES ('refunds', '{"confirmAboveCents": 2000}')
         ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
      ),
    );

    /** Makes a call that is refused, and repeats it after the confirmation. */
    const needsConfirmation = async <Data>(act: () => Promise<Answer<Data>>) => {
      expect(outcomeOf(await act())).toEqual([409, 'AUTH_019']);
      await confirm();
      const answer = await act();
      expect(answer).toMatchObject({ status: 200 });
      return dataOf(answer);
    };
    const ball1 = (quantity = 1) => ({ items: [{ productId: ball.id, quantity }] });
    const cancelled = { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID };

    it('cancels no paid order of more, while an unpaid one needs nothing', async () => {
      const order = await desk.paid(ball1());
      const input = { params: { id: order.id }, body: cancelled, idempotencyKey: randomUUID() };
      const act = () => desk.staff.answer('orders.admin.changeStatus', input);
      expect((await needsConfirmation(act)).status).toBe(OrderStatus.CANCELLED);
      await expire();
      const unpaid = await placeOrder(desk.origin, ball1());
      const body = { ...cancelled, expected: OrderStatus.PENDING };
      const answer = await desk.staff.answer('orders.admin.changeStatus', { params: { id: unpaid.id }, body });
      expect(answer.status).toBe(200);
    });

    it('receives no return of more', async () => {
      const order = await desk.shipped(ball1());
      const returnId = await desk.returned(order, [{ productId: ball.id, quantity: 1 }]);
      await expire();
      const input = {
        params: { id: order.id, returnId },
        body: { lines: [{ productId: ball.id, restock: true }] },
        idempotencyKey: randomUUID(),
      };
      await needsConfirmation(() => desk.staff.answer('orders.admin.receiveReturn', input));
    });

    it('cancels no booking of more, nor a slot whose bookings together cost more', async () => {
      const { id: slotId } = await givenSlot(api.database);
      const booking = await paidBooking(desk.origin, { slotId, seats: 2 });
      const body = { by: 'organisation' as const, granted: false, expectedRefund: booking.total };
      const params = { id: booking.id };
      await needsConfirmation(() => desk.staff.answer('bookings.admin.cancel', { params, body }));

      // Each of the two bookings costs less than the sum.
      await expire();
      const { id } = await givenSlot(api.database);
      const totals = [await paidBooking(desk.origin, { slotId: id }), await paidBooking(desk.origin, { slotId: id })];
      const sum = Math.max(...totals.map(({ total }) => total)) * 100;
      await api.database.query(
        `UPDATE settings SET value = jsonb_build_object('confirmAboveCents', $1::int) WHERE key = 'refunds'`,
        [sum],
      );
      const { fingerprint } = await desk.staff.call('slots.admin.impact', { params: { id }, body: { moveTo: null } });
      await needsConfirmation(() => desk.staff.answer('slots.admin.cancel', { params: { id }, body: { fingerprint } }));
    });

    it('ends no membership with a refund of more, and one without a refund at once', async () => {
      await offeredPlans(api);
      const [refunded, kept] = [
        await paidMembership(api, await registered(api)),
        await paidMembership(api, await registered(api)),
      ];
      await expire();
      const end = (id: string, refund: number, idempotencyKey = randomUUID()) =>
        desk.staff.answer('memberships.admin.end', {
          params: { id },
          body: { reason: 'Moved away', refund },
          idempotencyKey,
        });
      expect((await end(kept.id, 0)).status).toBe(200);
      const key = randomUUID();
      await needsConfirmation(() => end(refunded.id, refunded.total, key));
    });
  });
});
