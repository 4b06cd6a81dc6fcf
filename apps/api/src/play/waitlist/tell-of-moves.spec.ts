import { Role, SlotState, SlotType, type WaitlistEntryWire, WaitlistState } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import {
  cancelBooking,
  joinWaitlist,
  paidBooking,
  readWaiting,
  someTeam,
  waitingBecomes,
} from '../../../test/support/booking.js';
import { dataOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, someEmail, withRoles } from '../../../test/support/people.js';
import { Jobs } from '../../platform/jobs/index.js';
import { type SlotMoved, slotMoved } from '../slots/index.js';
import { followMoveOfSlot, mailWaiting } from './waitlist.jobs.js';

const { WAITING, OFFERED } = WaitlistState;
const to = { localStart: '2035-05-02T10:00', localEnd: '2035-05-02T11:30' };

describe('people who wait for a slot that moves', () => {
  const api = useApi();
  let origin: string;
  let admin: Person;
  beforeAll(async () => {
    origin = await api.app.getUrl();
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const joined = async (wish: Parameters<typeof joinWaitlist>[1]): Promise<WaitlistEntryWire> =>
    dataOf(await joinWaitlist(origin, wish));
  const move = async (id: string, moveTo: typeof to): Promise<void> => {
    const { fingerprint } = await api.as(admin).call('slots.admin.impact', { params: { id }, body: { moveTo } });
    await api.as(admin).call('slots.admin.move', { params: { id }, body: { ...moveTo, fingerprint } });
  };
  const allTold = () =>
    eventually(
      () =>
        api.database.query(`SELECT 1 FROM pgboss.job WHERE name = ANY ($1::text[]) AND state < 'completed'`, [
          [followMoveOfSlot.name, mailWaiting.name],
        ]),
      (open) => open.length === 0,
    );
  const moveOfSlot = async (slotId: string): Promise<SlotMoved> => {
    const [job] = await api.database.query<{ data: SlotMoved }>(
      `SELECT data FROM pgboss.job WHERE name = $1 AND data ->> 'slotId' = $2 LIMIT 1`,
      [followMoveOfSlot.name, slotId],
    );
    if (job === undefined) throw new Error('The slot has not moved.');
    return job.data;
  };
  const noticesTo = (...addresses: string[]): number[] =>
    addresses.map(
      (email) => api.mails.mails({ to: email }).filter(({ subject }) => /^(Moved|Déplacée)/.test(subject)).length,
    );

  it('read the new and the former time once in their language, and keep their place', async () => {
    const { id } = await givenSlot(api.database, { capacity: 2 });
    const booking = await paidBooking(origin, { slotId: id, seats: 2 });
    const [waits, french, has, gone] = [someEmail(), someEmail(), someEmail(), someEmail()];
    const first = await joined({ slotId: id, seats: 2, email: waits });
    await joined({ slotId: id, seats: 2, email: french, locale: 'fr' });
    const offered = await joined({ slotId: id, email: has });
    const left = await joined({ slotId: id, seats: 2, email: gone });
    await api.guest.call('waitlist.leave', { params: { id: left.id }, query: { token: left.accessToken } });
    const seatIds = [booking.seats[0]?.id ?? ''];
    dataOf(await cancelBooking(origin, booking, { seatIds, expectedRefund: 42 }));
    await waitingBecomes(origin, offered, OFFERED);

    await move(id, to);
    const mail = await api.mails.waitFor({ to: waits, subject: /^Moved: the time you are waiting for/ });
    expect(mail.text).toContain('Wednesday, May 2, 2035');
    expect(mail.text).toMatch(/Before:? /);
    expect(mail.links.some((link) => link.includes(`/waitlist/${first.id}`))).toBe(true);
    await api.mails.waitFor({ to: french, subject: /^Déplacée\s: la plage horaire que vous attendez/ });
    await api.mails.waitFor({ to: has, subject: /^New time/ });
    expect(await readWaiting(origin, first)).toMatchObject({ state: WAITING, position: 1 });

    // Events are delivered at least once. A person who joined after the move knows the new time.
    const late = someEmail();
    await joined({ slotId: id, seats: 2, email: late });
    await api.database.transaction(async (tx) => api.app.get(Jobs).publish(tx, slotMoved, await moveOfSlot(id)));
    await allTold();
    expect(noticesTo(waits, french, has, gone, late)).toEqual([1, 1, 0, 0, 0]);
  });

  it('are notified of each further move, but not about another capacity', async () => {
    const { id } = await givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 1 });
    const booking = await paidBooking(origin, { slotId: id, team: someTeam(3) });
    const email = someEmail();
    await joined({ slotId: id, email });
    await move(id, to);
    await allTold();
    await api.database.query('UPDATE class_slots SET state = $2 WHERE id = $1', [id, SlotState.CLOSED]);
    dataOf(await cancelBooking(origin, booking, { expectedRefund: booking.total }));
    const { slots } = await api.as(admin).call('slots.admin.list', {
      query: { arenaId: booking.slot.arena.id, from: '2035-05-02', to: '2035-05-02' },
    });
    const { arenaId, type, localStart, localEnd, prices, version } = slots[0] ?? fail();
    const edit = (body: object) =>
      api.as(admin).call('slots.admin.update', {
        params: { id },
        body: {
          ...{ arenaId, type, localStart, localEnd, prices, capacity: 1, version },
          state: SlotState.CLOSED,
          ...body,
        },
      });
    const enlarged = await edit({ capacity: 2 });
    await allTold();
    expect(noticesTo(email)).toEqual([1]);
    await edit({ localStart: '2035-05-02T12:00', localEnd: '2035-05-02T13:00', version: enlarged.version });
    await allTold();
    expect(noticesTo(email)).toEqual([2]);
    expect(api.mails.mails({ to: email }).at(-1)?.text).toContain('your team is waiting to enter');
  });
});

function fail(): never {
  throw new Error('The slot is not in the calendar.');
}
