import { type AcceptanceSubject, policyNames, Role, WaitlistState } from '@dronesoccer/contracts';
import { givenPolicyVersion, givenProduct, givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import {
  bookingBody,
  cancelBooking,
  inDays,
  joinWaitlist,
  paidBooking,
  placeBooking,
  waitingBecomes,
} from '../../../test/support/booking.js';
import { dataOf } from '../../../test/support/client.js';
import { bookAtDesk } from '../../../test/support/day.js';
import { registered, withRoles } from '../../../test/support/people.js';
import { placeOrder } from '../../../test/support/shopping.js';

describe('the policies', () => {
  const api = useApi({ ROLES: 'http' });
  const get = (name: string, query: { version?: number } = {}, locale = 'en') =>
    api.guest.call('policies.get', { params: { name }, query, headers: { 'accept-language': locale } });
  const refused = (name: string, query: { version?: number } = {}) =>
    api.guest.refused('policies.get', { params: { name }, query });

  it('come with the seed, in both languages', async () => {
    for (const name of policyNames) {
      const [english, french] = [await get(name), await get(name, {}, 'fr')];
      expect(english).toMatchObject({ name, number: 1, versions: [{ number: 1 }] });
      expect([english.body, french.body].join('\n')).not.toContain('{{');
      expect([french.body, french.title]).not.toEqual([english.body, english.title]);
    }
  });

  it('show the valid version, former ones on request, and no future one', async () => {
    await givenPolicyVersion(api.database, { policy: 'safety', number: 2, validFrom: inDays(-1), body: 'Second' });
    await givenPolicyVersion(api.database, { policy: 'safety', number: 3, validFrom: inDays(1) });
    const { number, body, versions } = await get('safety');
    expect([number, body, versions.map((version) => version.number)]).toEqual([2, 'Second', [2, 1]]);
    expect(await get('safety', { version: 1 })).toMatchObject({ number: 1, title: 'Safety Policy' });
    expect(await refused('safety', { version: 3 })).toEqual([404, 'CONTENT_001']);
    expect(await refused('safety', { version: 99 })).toEqual([404, 'CONTENT_001']);
    expect(await refused('figures')).toEqual([404, 'CONTENT_001']);
    expect(await refused('safety', { version: 0 })).toEqual([400, 'CONTENT_007']);
  });
});

describe('accepted policies', () => {
  const api = useApi();
  const inFrench = { 'accept-language': 'fr' };

  const acceptedBy = async (subject: AcceptanceSubject, id: string): Promise<string[]> => {
    const rows = await api.database.query<{ text: string }>(
      `SELECT concat_ws(' ', v.policy, v.number, a.locale) AS text
         FROM policy_acceptances a JOIN policy_versions v ON v.id = a.version_id
        WHERE a.subject_type = $1 AND a.subject_id = $2 ORDER BY v.policy`,
      [subject, id],
    );
    return rows.map(({ text }) => text);
  };

  it('are recorded with the valid version and the language of the person', async () => {
    await givenPolicyVersion(api.database, { policy: 'terms', number: 2, validFrom: inDays(-1) });
    await givenPolicyVersion(api.database, { policy: 'terms', number: 3, validFrom: inDays(1) });
    const ball = await givenProduct(api.database, { stock: 3 });
    const order = await placeOrder(api.origin, { items: [{ productId: ball.id, quantity: 1 }] });
    expect(await acceptedBy('order', order.id)).toEqual(['privacy 1 en', 'terms 2 en']);

    const { id: slotId } = await givenSlot(api.database);
    const booking = await placeBooking(api.origin, { slotId }, inFrench);
    expect(await acceptedBy('booking', booking.id)).toEqual(['privacy 1 fr', 'safety 1 fr', 'terms 2 fr']);

    const { user } = await registered(api, { locale: 'fr' });
    expect(await acceptedBy('account', user.id)).toEqual(['privacy 1 fr', 'terms 2 fr']);
  });

  it('are recorded for an offer of the waitlist in the version valid when the person joined', async () => {
    const { id: slotId } = await givenSlot(api.database, { capacity: 1 });
    const full = await paidBooking(api.origin, { slotId });
    const entry = dataOf(await joinWaitlist(api.origin, { slotId, locale: 'fr' }));
    await givenPolicyVersion(api.database, { policy: 'safety', number: 2, validFrom: new Date() });
    await cancelBooking(api.origin, full, { expectedRefund: full.total });
    const { booking } = await waitingBecomes(api.origin, entry, WaitlistState.OFFERED);
    expect(await acceptedBy('booking', booking?.id ?? '')).toEqual(['privacy 1 fr', 'safety 1 fr', 'terms 2 fr']);
  });

  it('are not recorded for an offer to a person who joined with the form of an earlier version', async () => {
    const { id: slotId } = await givenSlot(api.database, { capacity: 1 });
    const full = await paidBooking(api.origin, { slotId });
    const entry = dataOf(await joinWaitlist(api.origin, { slotId }));
    await api.database.query('UPDATE waitlist_entries SET accepts_policies = false WHERE id = $1', [entry.id]);
    await cancelBooking(api.origin, full, { expectedRefund: full.total });
    const { booking } = await waitingBecomes(api.origin, entry, WaitlistState.OFFERED);
    expect(await acceptedBy('booking', booking?.id ?? '')).toEqual([]);
  });

  it('are not recorded for a customer whom staff book at the desk', async () => {
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const { id: slotId } = await givenSlot(api.database);
    const { id } = dataOf(await bookAtDesk(api.origin, { slotId }, admin.bearer));
    expect(await acceptedBy('booking', id)).toEqual([]);
  });

  it('are not recorded for a booking that was refused', async () => {
    const { id: slotId } = await givenSlot(api.database, { capacity: 1 });
    const [one, other] = [await bookingBody(api.origin, { slotId }), await bookingBody(api.origin, { slotId })];
    await api.guest.call('bookings.place', { body: one });
    const recorded = () => api.database.query('SELECT 1 FROM policy_acceptances');
    const before = await recorded();
    expect(await api.guest.refused('bookings.place', { body: other })).toEqual([409, 'BOOK_002']);
    expect(await recorded()).toHaveLength(before.length);
  });
});
