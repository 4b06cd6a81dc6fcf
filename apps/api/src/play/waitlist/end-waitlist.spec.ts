import {
  type ArenaTerms,
  Role,
  SlotState,
  SlotType,
  type WaitlistEntryWire,
  WaitlistState,
} from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import {
  cancelBooking,
  inHours,
  joinWaitlist,
  paidBooking,
  readWaiting,
  someTeam,
  waitingBecomes,
} from '../../../test/support/booking.js';
import { dataOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, someEmail, withRoles } from '../../../test/support/people.js';
import { expectBooksToBalance } from '../../../test/support/shopping.js';
import { Jobs } from '../../platform/jobs/index.js';
import { arenaDeactivated } from '../arenas/index.js';
import { slotCancelled } from '../slots/index.js';
import { EndWaitlist } from './end-waitlist.js';
import { endWaitlistOfSlot, endWaitlistsOfArena } from './waitlist.jobs.js';

const { WAITING, OFFERED, PASSED } = WaitlistState;

describe('a waitlist ends', () => {
  const api = useApi();
  let origin: string;
  let admin: Person;
  beforeAll(async () => {
    origin = await api.app.getUrl();
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });
  afterEach(() => expectBooksToBalance(api.database));

  const fullSlot = async (capacity = 1) => {
    const { id, arenaId } = await givenSlot(api.database, { capacity });
    return { id, arenaId, booking: await paidBooking(origin, { slotId: id, seats: capacity }) };
  };
  const joined = async (wish: Parameters<typeof joinWaitlist>[1]): Promise<WaitlistEntryWire> =>
    dataOf(await joinWaitlist(origin, wish));
  const becomes = (entry: WaitlistEntryWire, state: WaitlistState): Promise<WaitlistEntryWire> =>
    waitingBecomes(origin, entry, state);
  const stateOf = async (entry: WaitlistEntryWire): Promise<WaitlistState> => (await readWaiting(origin, entry)).state;
  /** Publishes an event again, because events are delivered at least once and possibly late. */
  const deliver = async (publish: (jobs: Jobs, tx: Parameters<Jobs['publish']>[0]) => Promise<void>) => {
    await api.database.transaction((tx) => publish(api.app.get(Jobs), tx));
    await eventually(
      () =>
        api.database.query(`SELECT 1 FROM pgboss.job WHERE name = ANY ($1::text[]) AND state < 'completed'`, [
          [endWaitlistOfSlot.name, endWaitlistsOfArena.name, 'mail.send'],
        ]),
      (open) => open.length === 0,
    );
  };
  const slotIsCancelled = (slotId: string) => deliver((jobs, tx) => jobs.publish(tx, slotCancelled, { slotId }));
  const arenaIsInactive = (arenaId: string) => deliver((jobs, tx) => jobs.publish(tx, arenaDeactivated, { arenaId }));
  /** Returns the number of emails to each address that say the wait is over. */
  const endingsTo = (...addresses: string[]): number[] =>
    addresses.map(
      (to) =>
        api.mails
          .mails({ to })
          .filter(({ subject }) => /^(Cancelled|Annulée).*(waiting for|attendiez)|(closed|fermée)$/.test(subject))
          .length,
    );

  it('with its slot: who waits gets one mail, who has an offer the one about that booking', async () => {
    const { id, booking } = await fullSlot(2);
    const [waits, french, has] = [someEmail(), someEmail(), someEmail()];
    const first = await joined({ slotId: id, seats: 2, email: waits });
    const second = await joined({ slotId: id, seats: 2, email: french, locale: 'fr' });
    const third = await joined({ slotId: id, email: has });
    const seatIds = [booking.seats[0]?.id ?? ''];
    dataOf(await cancelBooking(origin, booking, { seatIds, expectedRefund: 42 }));
    await becomes(third, OFFERED);
    const { fingerprint } = await api.as(admin).call('slots.admin.impact', {
      params: { id },
      body: { moveTo: null },
    });
    await api.as(admin).call('slots.admin.cancel', { params: { id }, body: { fingerprint } });
    for (const entry of [first, second, third]) await becomes(entry, PASSED);
    const mail = await api.mails.waitFor({ to: waits, subject: /^Cancelled: the time you were waiting for/ });
    expect(mail.text).toContain('the time for which you wanted 2 seats has been cancelled');
    expect(mail.links.some((link) => link.includes('/arenas/'))).toBe(true);
    await api.mails.waitFor({ to: french, subject: /^Annulée\s: la plage horaire que vous attendiez/ });
    await api.mails.waitFor({ to: has, subject: /is cancelled/ });
    await slotIsCancelled(id);
    expect(endingsTo(waits, french, has)).toEqual([1, 1, 0]);
    expect((await joinWaitlist(origin, { slotId: id })).body).toMatchObject({ errorCode: 'BOOK_003' });
  });

  it('with a slot in which no one has booked, too', async () => {
    const { id, booking } = await fullSlot();
    const email = someEmail();
    await joined({ slotId: id, email });
    await api.database.query('UPDATE class_slots SET state = $2 WHERE id = $1', [id, SlotState.CLOSED]);
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 42 }));
    await api.as(admin).call('slots.admin.remove', { params: { id } });
    await api.mails.waitFor({ to: email, subject: /^Cancelled: the time you were waiting for/ });
  });

  it('with a tournament, in words about a team', async () => {
    const { id } = await givenSlot(api.database, { type: SlotType.TOURNAMENT, capacity: 1 });
    await paidBooking(origin, { slotId: id, team: someTeam(3) });
    const email = someEmail();
    await joined({ slotId: id, email });
    await api.database.query('UPDATE class_slots SET state = $2 WHERE id = $1', [id, SlotState.CANCELLED]);
    await slotIsCancelled(id);
    const mail = await api.mails.waitFor({ to: email, subject: /^Cancelled: the time you were waiting for/ });
    expect(mail.text).toContain('the tournament your team was waiting to enter has been cancelled');
  });

  it('with its arena: who waits gets one mail in their language; who has an offer keeps it', async () => {
    const { id, arenaId, booking } = await fullSlot(2);
    const [waits, french, has] = [someEmail(), someEmail(), someEmail()];
    const first = await joined({ slotId: id, seats: 2, email: waits });
    const second = await joined({ slotId: id, seats: 2, email: french, locale: 'fr' });
    const third = await joined({ slotId: id, email: has });
    dataOf(await cancelBooking(origin, booking, { seatIds: [booking.seats[0]?.id ?? ''], expectedRefund: 42 }));
    await becomes(third, OFFERED);
    expect(await api.as(admin).call('arenas.admin.impact', { params: { id: arenaId } })).toMatchObject({
      waiting: 2,
    });
    await api.as(admin).call('arenas.admin.deactivate', { params: { id: arenaId } });
    for (const entry of [first, second]) await becomes(entry, PASSED);
    const mail = await api.mails.waitFor({ to: waits, subject: /your waitlist is closed$/ });
    expect(mail.links.some((link) => link.endsWith('/arenas'))).toBe(true);
    await api.mails.waitFor({ to: french, subject: /votre liste d’attente est fermée$/ });
    expect(await stateOf(third)).toBe(OFFERED);
    await arenaIsInactive(arenaId);
    expect(endingsTo(waits, french, has)).toEqual([1, 1, 0]);
  });

  it('with an arena that is saved as inactive', async () => {
    const { id, arenaId } = await fullSlot();
    const entry = await joined({ slotId: id });
    const {
      location,
      class: arenaClass,
      capacity,
      pictures,
      hours,
      texts,
      version,
    } = await api.as(admin).call('arenas.admin.get', { params: { id: arenaId } });
    const terms: ArenaTerms = {
      ...{ locationId: location.id, class: arenaClass, capacity, pictures, hours, texts },
      isActive: false,
    };
    await api.as(admin).call('arenas.admin.update', { params: { id: arenaId }, body: { ...terms, version } });
    await becomes(entry, PASSED);
  });

  it('not where the slot or the arena is open when the event is read', async () => {
    const { id, arenaId } = await fullSlot();
    const email = someEmail();
    const entry = await joined({ slotId: id, email });
    await slotIsCancelled(id);
    expect(await stateOf(entry)).toBe(WAITING);
    await arenaIsInactive(arenaId);
    expect(await stateOf(entry)).toBe(WAITING);
    expect(endingsTo(email)).toEqual([0]);
  });

  it('without a mail once the slot would have begun', async () => {
    const { id } = await fullSlot();
    const email = someEmail();
    const entry = await joined({ slotId: id, email });
    await api.database.query('UPDATE class_slots SET state = $2, starts_at = $3, ends_at = $4 WHERE id = $1', [
      ...[id, SlotState.CANCELLED],
      ...[inHours(-1), inHours(1)],
    ]);
    await slotIsCancelled(id);
    expect(await stateOf(entry)).toBe(PASSED);
    expect(endingsTo(email)).toEqual([0]);
  });

  it('when its slot begins: the networks of who still waits are deleted', async () => {
    const [begun, later] = [await fullSlot(), await fullSlot()];
    const entries = [await joined({ slotId: begun.id }), await joined({ slotId: later.id })];
    await api.database.query('UPDATE class_slots SET starts_at = $2, ends_at = $3 WHERE id = $1', [
      ...[begun.id, inHours(-1), inHours(1)],
    ]);
    await api.app.get(EndWaitlist).forgetNetworks();
    const kept = await api.database.query<{ id: string }>(
      'SELECT id FROM waitlist_entries WHERE id = ANY ($1::uuid[]) AND network IS NOT NULL',
      [entries.map(({ id }) => id)],
    );
    expect(kept.map(({ id }) => id)).toEqual([entries[1]?.id]);
  });
});
