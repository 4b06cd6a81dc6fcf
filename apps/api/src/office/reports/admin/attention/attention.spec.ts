import { DeliveryState, Role } from '@dronesoccer/contracts';
import {
  givenArena,
  givenCompany,
  givenDelivery,
  givenLocation,
  givenProduct,
  givenSentCampaign,
  givenSlot,
} from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import { Desk } from '../../../../../test/support/after-purchase.js';
import { useApi } from '../../../../../test/support/api.js';
import { paidBooking } from '../../../../../test/support/booking.js';
import { ContactDesk } from '../../../../../test/support/contacts.js';
import { type Person, withRoles } from '../../../../../test/support/people.js';
import { eventOf, placeOrder, sendWebhook, startPayment } from '../../../../../test/support/shopping.js';

describe('what needs attention', () => {
  const api = useApi({ ROLES: 'http' });
  let desk: Desk;

  const attention = (person: Person) => api.as(person).call('reports.admin.attention');
  const nothing = {
    openDisputes: 0,
    failedRefunds: 0,
    bookingRefunds: 0,
    membershipRefunds: 0,
    openReturns: 0,
    unknownDeliveries: 0,
    driftingSlots: 0,
  };

  beforeAll(async () => {
    desk = await Desk.open(api);
  });

  it('counts what each list has, and is quiet without anything', async () => {
    const quiet = await attention(desk.admin);
    expect(quiet).toMatchObject({ total: 0, droppedMails: 0, waitingCampaigns: [] });
    expect(Object.values(quiet.counts).every((count) => count === 0)).toBe(true);
    const { id: productId } = await givenProduct(api.database, { price: 2_000, stock: 30 });
    await givenProduct(api.database, { price: 2_000, stock: 0 });
    await givenProduct(api.database, { price: 2_000, stock: 2 });
    const items = [{ productId, quantity: 1 }];
    // Two failed attempts count as one order, and an order that was paid in the end needs no attention.
    for (const isPaidSince of [false, true]) {
      const order = await placeOrder(api.origin, { items });
      await sendWebhook(api.origin, eventOf('failed', await startPayment(api.origin, order)));
      await sendWebhook(api.origin, eventOf('failed', await startPayment(api.origin, order)));
      if (isPaidSince) await desk.pay(order);
    }
    await desk.returned(await desk.shipped({ items }), [{ productId, quantity: 1 }]);
    await new ContactDesk(api, desk.admin).sent();
    const { counts, total, paymentsFrom } = await attention(desk.admin);
    expect(counts).toEqual({
      ...nothing,
      ...{
        failedPayments: 1,
        openReturns: 1,
        newContacts: 1,
        soldOut: 1,
        lowStock: 1,
        failedJobs: 0,
        refusedMails: 0,
        heldMails: 0,
      },
    });
    expect(total).toBe(5);
    const orders = async (query: object) => (await desk.staff.call('orders.admin.list', { query })).total;
    const today = new Date(Date.now() + msPerDay).toISOString().slice(0, 10);
    expect(await orders({ status: 1, by: 'failed', from: paymentsFrom, to: today })).toBe(counts.failedPayments);
    expect(await orders({ returns: 'open' })).toBe(counts.openReturns);
    const contacts = await desk.staff.call('contacts.admin.list', { query: { state: 1 } });
    expect(contacts.total).toBe(counts.newContacts);
  });

  it('counts the sent campaigns that have emails with an unknown result, which their list finds', async () => {
    const unknown = await givenSentCampaign(api.database);
    const again = await givenSentCampaign(api.database);
    for (const { id } of [unknown, again]) {
      await givenDelivery(api.database, id, { state: DeliveryState.UNKNOWN });
      await givenDelivery(api.database, id, { state: DeliveryState.UNKNOWN });
    }
    await api.database.query('UPDATE campaigns SET resending = true WHERE id = $1', [again.id]);
    const { id: sent } = await givenSentCampaign(api.database);
    await givenDelivery(api.database, sent);
    expect((await attention(desk.admin)).counts.unknownDeliveries).toBe(1);
    const query = { unknownDeliveries: true };
    const { items } = await desk.staff.call('newsletter.campaigns.admin.list', { query });
    expect(items.map(({ id }) => id)).toEqual([unknown.id]);
  });

  it('has an overdue backup, which only a site on this machine may be without', async () => {
    const found = async () => {
      const { backup, total } = await attention(desk.admin);
      return { backup, total };
    };
    const { total: before } = await found();
    expect((await found()).backup).toEqual({ takenAt: null, testedAt: null, isOverdue: false });
    const [old] = await api.database.query<{ at: Date }>(
      `INSERT INTO backups (taken_at, restored_at) VALUES (now() - interval '25 hours', now() - interval '1 hour')
       RETURNING taken_at AS at`,
    );
    expect(await found()).toMatchObject({
      backup: { takenAt: old?.at.toISOString(), testedAt: expect.any(String) as string, isOverdue: true },
      total: before + 1,
    });
    await api.database.query('INSERT INTO backups DEFAULT VALUES');
    expect(await found()).toMatchObject({ backup: { isOverdue: false }, total: before });
    expect((await attention(await withRoles(api, Role.ADMIN))).backup).toBeNull();
  });

  it('shows an administrator slots and bookings alone, and a company its own bookings', async () => {
    const own = await givenCompany(api.database);
    const other = await givenCompany(api.database);
    const bookedAt = async (companyId: string) => {
      const { id: locationId } = await givenLocation(api.database, { companyId });
      const { id: arenaId } = await givenArena(api.database, { locationId });
      const slot = await givenSlot(api.database, { arenaId });
      return paidBooking(api.origin, { slotId: slot.id });
    };
    for (const { id } of [await bookedAt(own.id), await bookedAt(other.id)]) {
      await api.database.query(
        `INSERT INTO refunds (id, payment_id, amount_cents, status, reason)
         SELECT gen_random_uuid(), p.id, 100, 3, 'test' FROM payments p WHERE p.subject_id = $1`,
        [id],
      );
    }
    const manager = await withRoles(api, Role.COMPANY_ADMIN);
    await api.database.query('UPDATE users SET company_id = $1 WHERE email = $2', [own.id, manager.email]);
    const found = await attention(manager);
    expect(found).toMatchObject({ counts: { bookingRefunds: 1 }, total: 1, waitingCampaigns: [], droppedMails: 0 });
    expect(Object.keys(found.counts)).toEqual(['bookingRefunds']);
    const admin = await attention(await withRoles(api, Role.ADMIN));
    expect(admin.counts).toEqual({ bookingRefunds: 2, membershipRefunds: 0, driftingSlots: 0 });
    expect(await api.as(await withRoles(api, Role.MEMBER)).refused('reports.admin.attention')).toEqual([
      403,
      'AUTH_003',
    ]);
  });
});
