import { BookingStatus, type DriftDecision, Role, type SlotAdminWire, SlotState } from '@dronesoccer/contracts';
import { givenArena, givenLocation, givenSlot } from '@dronesoccer/devkit';
import { withoutClockChanges } from '@dronesoccer/domain/testing';
import { useApi } from '../../../../test/support/api.js';
import { paidBooking, placeBooking, readBooking } from '../../../../test/support/booking.js';
import { type Answer, dataOf, outcomeOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Person, someEmail, withRoles } from '../../../../test/support/people.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';
import { storeDrift } from './slot-drift.queries.js';

const zone = 'America/Toronto';

describe('slots whose zone’s rules change', () => {
  const api = useApi();
  let origin: string;
  let admin: Person;
  /** Restores the zone data, which the tests of other files share. */
  let restore = (): void => undefined;

  beforeAll(async () => {
    origin = await api.app.getUrl();
    admin = await withRoles(api, Role.ADMIN);
  });
  afterEach(async () => {
    restore();
    await expectBooksToBalance(api.database);
    await api.database.query(`UPDATE class_slots SET state = ${SlotState.CANCELLED} WHERE time_zone = $1`, [zone]);
    await api.database.query('DELETE FROM slot_drifts');
  });

  const arena = async (): Promise<string> => {
    const { id: locationId } = await givenLocation(api.database, { timeZone: zone, province: 'ON' });
    return (await givenArena(api.database, { locationId })).id;
  };
  /** Creates a slot in July, in the summer time that the data contain at that moment. */
  const slotAt = (utc: string, arenaId: string, options: object = {}) =>
    givenSlot(api.database, {
      ...{ arenaId, timeZone: zone, offset: -240, startsAt: new Date(`2035-07-02T${utc}:00Z`) },
      ...options,
    });
  /** Simulates a new version whose zone data keep Ontario on winter time from 2030 on. */
  const abolish = async (): Promise<number> => {
    restore = withoutClockChanges(zone, new Date('2030-01-01T05:00Z'), -300);
    return storeDrift(api.database, new Date());
  };
  const list = () => api.as(admin).call('slotDrift.admin.list');
  const settle = async (id: string, keep: DriftDecision): Promise<Answer<SlotAdminWire>> => {
    const { fingerprint } = await api.as(admin).call('slotDrift.admin.impact', { params: { id }, body: { keep } });
    return api.as(admin).answer('slotDrift.admin.settle', { params: { id }, body: { keep, fingerprint } });
  };
  const mailTo = (to: string) => api.mails.waitFor({ to, subject: /rules have changed|New time/ });

  it('are none while the data say what they said, and cancelled or past ones are left alone', async () => {
    const arenaId = await arena();
    await slotAt('22:00', arenaId, { state: SlotState.CANCELLED });
    await slotAt('23:00', arenaId, { startsAt: new Date('2029-07-02T23:00Z') });
    await slotAt('23:00', arenaId, { startsAt: new Date('2035-01-10T23:00Z'), offset: -300 });
    expect(await storeDrift(api.database, new Date())).toBe(0);
    expect(await abolish()).toBe(0);
    expect(await list()).toMatchObject({ items: [], total: 0 });
  });

  it('are listed with both times, how far they are apart, and who booked; nothing moves automatically', async () => {
    const arenaId = await arena();
    const { id, startsAt } = await slotAt('22:00', arenaId);
    await paidBooking(origin, { slotId: id, seats: 2 });
    expect(await abolish()).toBe(1);
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        slot: { id, startsAt: startsAt.toISOString(), localStart: '2035-07-02T18:00', arena: { id: arenaId } },
        minutes: 60,
        bookings: 1,
        keepWallTime: { localStart: '2035-07-02T18:00', startsAt: '2035-07-02T23:00:00.000Z' },
        keepInstant: { localStart: '2035-07-02T17:00', startsAt: '2035-07-02T22:00:00.000Z' },
      },
    ]);
    const superAdmin = await withRoles(api, Role.SUPER_ADMIN);
    const { counts } = await api.as(superAdmin).call('reports.admin.attention');
    expect(counts.driftingSlots).toBe(1);
    // The next release restores the rules: the list is correct at once, and the job deletes what it stored.
    restore();
    expect((await list()).total).toBe(0);
    expect(await storeDrift(api.database, new Date())).toBe(0);
    expect(await api.database.query('SELECT FROM slot_drifts')).toEqual([]);
  });

  it('keep their wall time: the instants move, bookers are notified with a new calendar file and may decline', async () => {
    const { id } = await slotAt('22:00', await arena());
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: id, email });
    const french = await paidBooking(origin, { slotId: id, locale: 'fr' });
    await abolish();
    const impact = await api.as(admin).call('slotDrift.admin.impact', { params: { id }, body: { keep: 'wallTime' } });
    expect(impact.bookings.map(({ notice }) => notice)).toEqual(['moved', 'moved']);
    const body = { keep: 'wallTime', fingerprint: impact.fingerprint };
    const twice = await Promise.all([
      api.as(admin).answer('slotDrift.admin.settle', { params: { id }, body }),
      api.as(admin).answer('slotDrift.admin.settle', { params: { id }, body }),
    ]);
    for (const answer of twice) {
      expect(dataOf(answer)).toMatchObject({ localStart: '2035-07-02T18:00', startsAt: '2035-07-02T23:00:00.000Z' });
    }
    expect((await list()).total).toBe(0);
    expect(
      await api.as(admin).refused('slotDrift.admin.impact', { params: { id }, body: { keep: 'wallTime' } }),
    ).toEqual([409, 'BOOK_004']);
    const mail = await mailTo(email);
    expect(mail.subject).toContain(`rules have changed: your booking ${booking.number}`);
    expect(mail.text).toContain('keeps the local time you booked');
    const file = mail.attachments.find(({ type }) => type === 'text/calendar')?.content ?? '';
    const calendar = Buffer.from(file, 'base64').toString();
    expect(calendar).toContain('SEQUENCE:1\r\n');
    expect(calendar).toContain(`DTSTART;TZID=${zone}:20350702T180000\r\n`);
    expect(await readBooking(origin, booking)).toMatchObject({
      movedFrom: { localStart: '2035-07-02T18:00' },
      slot: { localStart: '2035-07-02T18:00', startsAt: '2035-07-02T23:00:00.000Z' },
      can: { decline: true },
    });
    const declined = await api.guest.call('bookings.decline', {
      params: { id: french.id },
      query: { token: french.accessToken },
    });
    expect(declined).toMatchObject({ status: BookingStatus.CANCELLED, refunds: [{ amount: 45.2 }] });
  });

  it('keep their instant: the wall time changes, and bookers get the email of a new time', async () => {
    const { id } = await slotAt('22:00', await arena());
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: id, email });
    await abolish();
    expect(dataOf(await settle(id, 'instant'))).toMatchObject({
      localStart: '2035-07-02T17:00',
      localEnd: '2035-07-02T18:00',
      startsAt: '2035-07-02T22:00:00.000Z',
    });
    const { subject, text } = await mailTo(email);
    expect(subject).toMatch(/^New time/);
    expect(text.replaceAll('\u{a0}', ' ')).toContain('5:00 p.m. to 6:00 p.m. EST');
    expect(text.replaceAll('\u{a0}', ' ')).toContain('Before: Monday, July 2, 2035, 6:00 p.m.');
    expect(await readBooking(origin, booking)).toMatchObject({
      movedFrom: { localStart: '2035-07-02T18:00' },
      can: { decline: true },
    });
    expect((await list()).total).toBe(0);
  });

  it('are not moved into another slot, nor after something was booked that no one has looked at', async () => {
    const arenaId = await arena();
    const first = await slotAt('22:00', arenaId);
    const second = await slotAt('23:00', arenaId);
    await abolish();
    expect(
      await api.as(admin).refused('slotDrift.admin.impact', { params: { id: first.id }, body: { keep: 'wallTime' } }),
    ).toEqual([409, 'BOOK_017']);
    const { fingerprint } = await api
      .as(admin)
      .call('slotDrift.admin.impact', { params: { id: second.id }, body: { keep: 'wallTime' } });
    await paidBooking(origin, { slotId: second.id });
    const late = await api
      .as(admin)
      .answer('slotDrift.admin.settle', { params: { id: second.id }, body: { keep: 'wallTime', fingerprint } });
    expect(outcomeOf(late)).toEqual([409, 'BOOK_013']);
    expect(late.body.data).toMatchObject({ bookings: [{}] });
    dataOf(await settle(second.id, 'wallTime'));
    // The second slot has moved out of the way.
    dataOf(await settle(first.id, 'wallTime'));
    expect((await list()).total).toBe(0);
    expect(
      await api
        .as(admin)
        .refused('slotDrift.admin.settle', { params: { id: first.id }, body: { keep: 'both', fingerprint } }),
    ).toEqual([400, 'BOOK_007']);
  });

  it('are decided about all at once, one after the other even where they follow each other closely', async () => {
    const [one, other] = [await arena(), await arena()];
    const ids: string[] = [];
    for (const utc of ['20:00', '21:00', '22:00', '23:00']) ids.push((await slotAt(utc, one)).id);
    // A slot that has not drifted is in the way of `held`, which therefore stays on the list.
    const held = await slotAt('22:00', other);
    await slotAt('23:00', other, { offset: -300 });
    const email = someEmail();
    await paidBooking(origin, { slotId: ids[1] ?? '', email });
    await abolish();
    const { fingerprint, ...impact } = await api
      .as(admin)
      .call('slotDrift.admin.impactOfAll', { body: { keep: 'wallTime' } });
    expect(impact).toEqual({ slots: 5, bookings: 1 });
    await placeBooking(origin, { slotId: ids[0] ?? '' });
    const outOfDate = await api
      .as(admin)
      .answer('slotDrift.admin.settleAll', { body: { keep: 'wallTime', fingerprint } });
    expect(outcomeOf(outOfDate)).toEqual([409, 'BOOK_013']);
    const again = outOfDate.body.data;
    expect(again).toMatchObject({ slots: 5, bookings: 2 });
    expect((await list()).total).toBe(5);
    await api
      .as(admin)
      .call('slotDrift.admin.settleAll', { body: { keep: 'wallTime', fingerprint: again.fingerprint } });
    const left = await eventually(list, ({ items }) => items.length === 1);
    expect(left.items.map(({ slot }) => slot.id)).toEqual([held.id]);
    const rows = await api.database.query<{ local: string; at: Date }>(
      'SELECT local_start AS local, starts_at AS at FROM class_slots WHERE id = ANY ($1) ORDER BY starts_at',
      [ids],
    );
    expect(rows.map(({ local, at }) => `${local.slice(11)} ${at.toISOString().slice(8, 16)}`)).toEqual([
      '16:00 02T21:00',
      '17:00 02T22:00',
      '18:00 02T23:00',
      '19:00 03T00:00',
    ]);
    await mailTo(email);
  });

  it('are found by a job when a version starts', async () => {
    const found = await api.database.query(`SELECT FROM pgboss.job WHERE name = 'slots.find-drift'`);
    expect(found.length).toBeGreaterThan(0);
  });
});
