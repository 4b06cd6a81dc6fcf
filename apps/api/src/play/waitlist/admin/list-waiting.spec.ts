import { type CallQuery, Role } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { cancelBooking, joinWaitlist, leaveWaitlist, paidBooking } from '../../../../test/support/booking.js';
import { dataOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { someEmail, withRoles } from '../../../../test/support/people.js';

describe('the waitlist of a slot in the dashboard', () => {
  const api = useApi();

  it('names who waits and for how many seats, in their order, and until when an offer is held', async () => {
    const origin = await api.app.getUrl();
    const { bearer } = await withRoles(api, Role.ADMIN);
    const { id } = await givenSlot(api.database, { capacity: 2 });
    const booking = await paidBooking(origin, { slotId: id, seats: 2 });
    const listed = (query: CallQuery<'waitlist.admin.list'> = {}) =>
      api.as({ bearer }).call('waitlist.admin.list', { params: { id }, query });
    expect(await listed()).toMatchObject({ items: [], total: 0 });
    const emails = [someEmail(), someEmail(), someEmail()] as const;
    const entries = [];
    for (const [index, email] of emails.entries()) {
      entries.push(dataOf(await joinWaitlist(origin, { slotId: id, email, seats: index === 1 ? 2 : 1 })));
    }
    const { items, total } = await listed();
    expect(items.map(({ email, seats, offeredUntil }) => [email, seats, offeredUntil])).toEqual([
      [emails[0], 1, null],
      [emails[1], 2, null],
      [emails[2], 1, null],
    ]);
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({ id: entries[0]?.id, name: 'Ari Tremblay', joinedAt: entries[0]?.joinedAt });
    expect((await listed({ pageSize: 1, page: 2 })).items.map(({ email }) => email)).toEqual([emails[1]]);

    const seatIds = [booking.seats[0]?.id ?? ''];
    dataOf(await cancelBooking(origin, booking, { seatIds, expectedRefund: 42 }));
    const offered = await eventually(
      () => listed(),
      (page) => page.items[0]?.offeredUntil !== null,
    );
    expect(Date.parse(offered.items[0]?.offeredUntil ?? '')).toBeGreaterThan(Date.now());
    if (entries[2] !== undefined) dataOf(await leaveWaitlist(origin, entries[2]));
    expect((await listed()).items.map(({ email }) => email)).toEqual([emails[0], emails[1]]);
  });
});
