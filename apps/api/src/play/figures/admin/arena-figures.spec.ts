import { type CallQuery, Role, SlotState } from '@dronesoccer/contracts';
import { givenArena, givenCompany, givenLocation, givenSlot } from '@dronesoccer/devkit';
import { addDays, msPerDay, msPerHour } from '@dronesoccer/domain';
import { dayAt, instantOf, offsetAt, wallTime } from '@dronesoccer/domain/calendar';
import { useApi } from '../../../../test/support/api.js';
import { cancelBooking, paidBooking, placeBooking } from '../../../../test/support/booking.js';
import { clientOf, dataOf, outcomeOf } from '../../../../test/support/client.js';
import { type Person, withRoles } from '../../../../test/support/people.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';
import { bookingAccount } from '../../bookings/settle/accounting.queries.js';

const cents = (dollars: number): number => Math.round(dollars * 100);

describe('figures of arenas', () => {
  const api = useApi();
  let origin: string;
  let admin: Person;

  beforeAll(async () => {
    origin = await api.app.getUrl();
    admin = await withRoles(api, Role.ADMIN);
  });

  const figures = (query: Record<string, string>, { bearer }: Person = admin) =>
    api.as({ bearer }).call('arenaFigures.admin.get', { query });
  const file = async (query: CallQuery<'arenaFigures.admin.export'>, language = 'en'): Promise<string[]> => {
    const headers = { 'accept-language': language };
    const text = await api.as(admin).call('arenaFigures.admin.export', { query, headers });
    return text.replace('\u{feff}', '').trimEnd().split('\r\n');
  };
  const arenaIn = async (timeZone: string, name = timeZone) => {
    const location = await givenLocation(api.database, { timeZone, name: { en: `Place ${name}`, fr: `Lieu ${name}` } });
    return givenArena(api.database, {
      locationId: location.id,
      name: { en: `Field ${name}`, fr: `Terrain ${name}` },
    });
  };
  /** Creates a slot at a wall time in a zone. */
  const slotAt = (timeZone: string, wall: string, options: Parameters<typeof givenSlot>[1]) => {
    const startsAt = instantOf(timeZone, wall);
    return givenSlot(api.database, { ...options, timeZone, startsAt, offset: offsetAt(timeZone, startsAt) });
  };

  // This test comes first because the tests below create slots with taken seats that no one booked.
  it('have the revenue that the books have, with refunds, forfeits, a cancelled slot and a free booking', async () => {
    const { id: arenaId } = await arenaIn('America/Vancouver', 'revenue');
    const soon = new Date(Math.floor(Date.now() / msPerHour) * msPerHour + 10 * msPerHour);
    const late = await givenSlot(api.database, { arenaId, startsAt: soon });
    const free = { guestStandard: 0 };
    const early = await givenSlot(api.database, { arenaId, startsAt: new Date(soon.getTime() + 96 * msPerHour) });
    const gone = await givenSlot(api.database, { arenaId, startsAt: new Date(soon.getTime() + 98 * msPerHour) });
    const gift = await givenSlot(api.database, {
      arenaId,
      startsAt: new Date(soon.getTime() + 100 * msPerHour),
      prices: free,
    });
    // This slot is two months away, so it is not counted.
    const later = await givenSlot(api.database, { arenaId, startsAt: new Date(soon.getTime() + 60 * msPerDay) });
    await paidBooking(origin, { slotId: later.id });
    await paidBooking(origin, { slotId: early.id, seats: 2 });
    const [refunded, partly, all, moved] = [
      await paidBooking(origin, { slotId: early.id, seats: 3 }),
      await paidBooking(origin, { slotId: late.id, seats: 3 }),
      await paidBooking(origin, { slotId: late.id, seats: 2 }),
      await paidBooking(origin, { slotId: gone.id, seats: 2 }),
    ];
    const seat = (booking: typeof refunded) => ({ seatIds: [booking.seats[0]?.id ?? ''] });
    dataOf(await cancelBooking(origin, refunded, { ...seat(refunded), expectedRefund: 42 }));
    dataOf(await cancelBooking(origin, partly, { ...seat(partly), expectedRefund: 0 }));
    dataOf(await cancelBooking(origin, all, { expectedRefund: 0 }));
    await placeBooking(origin, { slotId: gift.id });
    await placeBooking(origin, { slotId: early.id });
    const headers = admin.bearer;
    const impact = await clientOf(api.origin, headers).call('slots.admin.impact', {
      params: { id: gone.id },
      body: { moveTo: null },
    });
    await clientOf(api.origin, headers).call('slots.admin.cancel', {
      params: { id: gone.id },
      body: { fingerprint: impact.fingerprint },
    });
    const from = dayAt('America/Vancouver', soon);
    const query = { from, to: addDays(from, 10), arenaId };
    const { revenue } = await figures(query);
    expect(revenue).toEqual([
      {
        arena: { id: arenaId, name: 'Field revenue', place: 'Place revenue' },
        bookings: 5,
        paid: 12 * 42,
        refunded: 3 * 42,
        // One seat of one booking and two of another were cancelled too late for a refund.
        kept: 3 * 42,
        tax: 9 * 2,
        net: 9 * 40,
      },
    ]);
    await expectBooksToBalance(api.database);
    const [books] = await api.database.query<{ cents: number; paid: number; refunded: number }>(
      `SELECT sum(x.cents)::int AS cents,
         (SELECT sum(p.amount_cents)::int FROM payments p JOIN bookings b ON b.id = p.subject_id
           JOIN class_slots s ON s.id = b.slot_id WHERE s.arena_id = $1 AND s.id <> $2 AND p.status IN (2, 4)) AS paid,
         (SELECT sum(r.amount_cents)::int FROM refunds r JOIN payments p ON p.id = r.payment_id
           JOIN bookings b ON b.id = p.subject_id JOIN class_slots s ON s.id = b.slot_id
           WHERE s.arena_id = $1 AND s.id <> $2 AND r.status <> 3) AS refunded
       FROM (${bookingAccount.subjects}) x JOIN bookings b ON b.id = x.subject_id JOIN class_slots s ON s.id = b.slot_id
       WHERE s.arena_id = $1 AND s.id <> $2`,
      [arenaId, later.id],
    );
    const [row] = revenue;
    const found = { paid: cents(row?.paid ?? 0), refunded: cents(row?.refunded ?? 0) };
    expect({ ...found, cents: cents((row?.net ?? 0) + (row?.tax ?? 0)) }).toEqual(books);
    expect(moved.total).toBe(84);
    expect(await file({ ...query, table: 'revenue' })).toEqual([
      'Location,Arena,Paid bookings,Paid,Refunded,Kept for late cancellations,Tax,Net',
      'Place revenue,Field revenue,5,504,126,126,18,360',
    ]);
  });

  it('count a slot by the day, weekday and hour of its own wall clock, in five zones at once', async () => {
    const zones = ['America/St_Johns', 'America/Toronto', 'America/Winnipeg', 'America/Edmonton', 'America/Vancouver'];
    const { id: companyId } = await givenCompany(api.database);
    for (const timeZone of zones) {
      const { id: locationId } = await givenLocation(api.database, { timeZone, companyId });
      const { id: arenaId } = await givenArena(api.database, { locationId });
      // The day is a Saturday. Its evening in Vancouver is Sunday in UTC; the evening before in St. John's is Saturday
      // in UTC.
      await slotAt(timeZone, '2035-06-16T00:15', { arenaId, taken: 1 });
      await slotAt(timeZone, '2035-06-16T23:00', { arenaId, taken: 4 });
      await slotAt(timeZone, '2035-06-15T23:00', { arenaId, taken: 9 });
      await slotAt(timeZone, '2035-06-17T00:15', { arenaId, taken: 9 });
    }
    const { utilisation } = await figures({ from: '2035-06-16', to: '2035-06-16', companyId });
    expect(utilisation.byHour).toEqual([
      { weekday: 6, hour: 0, slots: 5, offered: 50, taken: 5 },
      { weekday: 6, hour: 23, slots: 5, offered: 50, taken: 20 },
    ]);
    expect(utilisation.byArena).toHaveLength(5);
    for (const row of utilisation.byArena) expect(row).toMatchObject({ slots: 2, offered: 20, taken: 5 });
  });

  it('offer nothing in a cancelled slot, and in a closed one what it has taken', async () => {
    const { id: arenaId } = await arenaIn('America/Toronto', 'states');
    const at = (wall: string, options: object) =>
      slotAt('America/Toronto', `2035-03-05T${wall}`, { arenaId, ...options });
    await at('10:00', { taken: 4 });
    await at('11:00', { taken: 3, state: SlotState.CLOSED });
    await at('12:00', { state: SlotState.CANCELLED });
    await at('13:00', { state: SlotState.CLOSED });
    const { utilisation } = await figures({ from: '2035-03-05', to: '2035-03-05', arenaId });
    const arena = { id: arenaId, name: 'Field states', place: 'Place states' };
    expect(utilisation.byArena).toEqual([{ arena, slots: 3, offered: 13, taken: 7 }]);
    // The hour of the cancelled slot is missing.
    expect(utilisation.byHour.map(({ hour: at, offered, taken }) => [at, offered, taken])).toEqual([
      [10, 10, 4],
      [11, 3, 3],
      [13, 0, 0],
    ]);
    expect(await file({ from: '2035-03-05', to: '2035-03-05', arenaId, table: 'utilisation' })).toEqual([
      'Location,Arena,Time slots,Seats offered,Seats taken,Utilization %',
      'Place states,Field states,3,13,7,53.8',
    ]);
    expect(await file({ from: '2035-03-05', to: '2035-03-05', arenaId, table: 'hours' }, 'fr')).toEqual([
      'Jour,Heure,Plages horaires,Places offertes,Places prises,Utilisation %',
      'lundi,10,1,10,4,40',
      'lundi,11,1,3,3,100',
      'lundi,13,1,0,0,',
    ]);
  });

  it('say who came to slots that are over, and count no one else', async () => {
    const { id: arenaId } = await arenaIn('America/Vancouver', 'attendance');
    const slot = (days: number) =>
      givenSlot(api.database, { arenaId, startsAt: new Date(Date.now() + days * msPerDay) });
    const [over, ahead] = [await slot(5), await slot(6)];
    await paidBooking(origin, { slotId: ahead.id, seats: 2 });
    const { seats } = await paidBooking(origin, { slotId: over.id, seats: 4 });
    const given = await paidBooking(origin, { slotId: over.id });
    dataOf(await cancelBooking(origin, given, { expectedRefund: 42 }));
    const [first, second] = seats.map(({ id }) => id);
    await api.database.query('UPDATE booking_seats SET checked_in_at = now() WHERE id = $1', [first]);
    await api.database.query('UPDATE booking_seats SET no_show_at = now() WHERE id = $1', [second]);
    const start = new Date(Date.now() - 3 * msPerHour);
    const wall = (at: Date): string => wallTime('America/Vancouver', at).slice(0, 16);
    const end = new Date(start.getTime() + msPerHour);
    await api.database.query(
      'UPDATE class_slots SET starts_at = $2, ends_at = $3, local_start = $4, local_end = $5 WHERE id = $1',
      [over.id, start, end, wall(start), wall(end)],
    );
    const today = dayAt('America/Vancouver', start);
    const found = await figures({ from: addDays(today, -1), to: addDays(today, 9), arenaId });
    expect(found.attendance).toMatchObject([{ came: 1, absent: 1, unmarked: 2 }]);
  });

  it('count the days from placing to start by the arena’s calendar', async () => {
    const zone = 'America/St_Johns';
    const { id: arenaId } = await arenaIn(zone, 'ahead');
    const place = async (wall: string, placed: string): Promise<void> => {
      const { id } = await slotAt(zone, wall, { arenaId, prices: { guestStandard: 0 } });
      const booking = await placeBooking(origin, { slotId: id });
      await api.database.query('UPDATE bookings SET placed_at = $2 WHERE id = $1', [
        booking.id,
        instantOf(zone, placed),
      ]);
    };
    // Clocks go forward on 11 March 2035.
    await place('2035-03-12T10:00', '2035-03-12T00:05');
    await place('2035-03-12T12:00', '2035-03-11T23:55');
    await place('2035-03-12T14:00', '2035-03-10T00:05');
    await place('2035-03-12T16:00', '2035-03-09T23:55');
    await place('2035-03-12T18:00', '2035-02-27T00:05');
    await place('2035-03-12T20:00', '2035-02-26T23:55');
    const query = { from: '2035-03-01', to: '2035-03-31', arenaId };
    const { leadTime } = await figures(query);
    expect(leadTime.buckets.map(({ bookings }) => bookings)).toEqual([1, 2, 1, 1, 1]);
    expect(leadTime.bookings).toBe(6);
    // The median is halfway between 60 h 55 and 63 h 05. Both spans lose an hour to the clock change.
    expect(leadTime.medianHours).toBe(62);
    expect((await file({ ...query, table: 'leadTime' })).slice(1).map((line) => line.split(',')[0])).toEqual([
      '0',
      '1–2',
      '3–6',
      '7–13',
      '14+',
      'All',
    ]);
  });

  it('are empty where there was nothing, for a year at most', async () => {
    const { id: arenaId } = await arenaIn('America/Toronto', 'empty');
    const nothing = await figures({ from: '2034-01-01', to: '2034-12-31', arenaId });
    expect(nothing).toMatchObject({
      utilisation: { byArena: [], byHour: [] },
      revenue: [],
      attendance: [],
      leadTime: { bookings: 0, medianHours: null },
    });
    const ask = (query: object) => api.as(admin).answer('arenaFigures.admin.get', { query });
    for (const query of [
      { from: '2034-01-02', to: '2034-01-01' },
      { from: '2034-01-01', to: '2035-01-02' },
      { from: '2034-02-30', to: '2034-03-01' },
    ]) {
      expect(outcomeOf(await ask(query))).toEqual([400, 'REPORT_001']);
    }
    dataOf(await ask({ from: '2034-01-01', to: '2035-01-01' }));
    const empty = { from: '2034-01-01', to: '2034-01-31', arenaId, table: 'revenue' };
    expect(await api.as(admin).refused('arenaFigures.admin.export', { query: empty })).toEqual([404, 'REPORT_002']);
  });
});
