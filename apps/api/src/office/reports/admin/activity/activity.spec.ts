import { ContactState, ContactType, Role } from '@dronesoccer/contracts';
import { givenArena, givenCompany, givenLocation, givenSlot } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../../../test/support/api.js';
import { paidBooking } from '../../../../../test/support/booking.js';
import { ContactDesk, someContact } from '../../../../../test/support/contacts.js';
import { offeredPlans, paidMembership } from '../../../../../test/support/memberships.js';
import { type Person, registered, withRoles } from '../../../../../test/support/people.js';

describe('the activity on the overview', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;
  const days = { from: dayText(-3), to: dayText(3) };
  const activity = (person: Person, query: { locationId?: string; from?: string; to?: string } = days) =>
    api.as(person).call('reports.admin.activity', { query: { ...days, ...query } });

  function dayText(ahead: number): string {
    return new Date(Date.now() + ahead * msPerDay).toISOString().slice(0, 10);
  }

  const bookedAt = async (companyId: string, seats: number) => {
    const { id: locationId } = await givenLocation(api.database, { companyId });
    const { id: arenaId } = await givenArena(api.database, { locationId });
    const slot = await givenSlot(api.database, { arenaId, startsAt: new Date(Date.now() + msPerDay), capacity: 10 });
    return { locationId, booking: await paidBooking(api.origin, { slotId: slot.id, seats }) };
  };

  it('counts each role’s own arenas, and members and subscribers only for those who may see them', async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    const [own, other] = [await givenCompany(api.database), await givenCompany(api.database)];
    const mine = await bookedAt(own.id, 2);
    const theirs = await bookedAt(other.id, 3);
    await offeredPlans(api);
    await paidMembership(api, await registered(api));
    const all = await activity(admin);
    expect(all).toMatchObject({
      bookings: { current: 2, previous: 0 },
      offered: { current: 20, previous: 0 },
      taken: { current: 5, previous: 0 },
      members: { current: 1, previous: 0 },
      subscribers: { current: 0, previous: 0 },
      nextCampaigns: [],
    });
    const manager = await withRoles(api, Role.COMPANY_ADMIN);
    await api.database.query('UPDATE users SET company_id = $1 WHERE email = $2', [own.id, manager.email]);
    expect(await activity(manager)).toMatchObject({
      bookings: { current: 1, previous: 0 },
      taken: { current: 2 },
      members: null,
      subscribers: null,
    });
    // Another company's location answers with nothing, as if it did not exist.
    expect(await activity(manager, { locationId: theirs.locationId })).toMatchObject({ bookings: { current: 0 } });
    expect(await activity(admin, { locationId: mine.locationId })).toMatchObject({ taken: { current: 2 } });
    const staff = await activity(await withRoles(api, Role.ADMIN));
    expect(staff).toMatchObject({
      members: { current: 1 },
      subscribers: null,
      waitingContacts: null,
      taken: { current: 5 },
    });
    await api.database.query(`UPDATE bookings SET placed_at = placed_at - interval '7 days' WHERE id = $1`, [
      theirs.booking.id,
    ]);
    expect((await activity(admin)).bookings).toEqual({ current: 1, previous: 1 });
    // The tile links to this list, so both have the same number of rows.
    const list = { by: 'placed', standing: true, ...days } as const;
    expect(await api.as(admin).call('bookings.admin.list', { query: list })).toMatchObject({ total: 1 });
    expect(await api.as(admin).call('bookings.admin.list', { query: { ...list, by: 'slot' } })).toMatchObject({
      total: 2,
    });
    const long = { query: { from: '2016-01-01', to: '2026-01-01' } };
    expect(await api.as(manager).refused('reports.admin.activity', long)).toEqual([400, 'REPORT_001']);
    const member = await withRoles(api, Role.MEMBER);
    expect(await api.as(member).refused('reports.admin.activity')).toEqual([403, 'AUTH_003']);
  });

  it('counts the contacts that waited at the end of each period, by when they were answered or opened', async () => {
    const contacts = new ContactDesk(api, admin);
    const [answered, opened, hidden] = [await contacts.sent(), await contacts.sent(), await contacts.sent()];
    const closed = await contacts.sent();
    const waiting = await contacts.sent();
    await contacts.send({ ...someContact(), type: ContactType.SAFE_SPORT });
    await api.database.query(`UPDATE contacts SET created_at = created_at - interval '9 days'`);
    await contacts.sent();
    const found = async () => (await activity(admin)).waitingContacts;
    expect(await found()).toEqual({ current: 6, previous: 5 });
    const { staff } = contacts;
    const answer = { text: 'At nine.', by: 'mail', version: answered.version } as const;
    await staff.call('contacts.admin.answer', { params: { id: answered.id }, body: answer });
    const taken = { state: ContactState.OPEN, assigneeId: null, version: opened.version };
    await staff.call('contacts.admin.update', { params: { id: opened.id }, body: taken });
    await staff.call('contacts.admin.deactivate', { params: { id: hidden.id } });
    const { id, version } = closed;
    await staff.call('contacts.admin.bulk', { body: { contacts: [{ id, version, state: ContactState.DONE }] } });
    expect(await found()).toEqual({ current: 2, previous: 5 });
    const moved = `- interval '8 days'`;
    await api.database.query(`UPDATE contact_messages SET created_at = created_at ${moved}`);
    await api.database.query(`UPDATE audit_entries SET at = at ${moved} WHERE subject_type = 'contact'`);
    await api.database.query(`UPDATE contacts SET deactivated_at = deactivated_at ${moved}`);
    expect(await found()).toEqual({ current: 2, previous: 1 });
    // The tile links to this list.
    const list = await staff.call('contacts.admin.list', { query: { state: ContactState.NEW } });
    expect(list.items.map(({ id }) => id)).toContain(waiting.id);
    expect(list.total).toBe(2);
  });
});
