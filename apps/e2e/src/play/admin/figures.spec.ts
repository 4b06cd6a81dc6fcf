import { msPerDay } from '@dronesoccer/domain';
import { readFile } from 'node:fs/promises';
import { givenArena, givenLocation, givenSlot, newRowId, type Connection } from '@dronesoccer/devkit';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { callApi } from '../../support/api.ts';
import { endSlot, givenPaidBooking } from '../../support/booking.ts';
import { demoAccount, newEmail, signIn } from '../../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expect, test } from '../../support/test.ts';

interface UsedArena {
  name: string;
  place: string;
  /** The query that restricts the page to this arena's figures. */
  query: string;
  /** The past slot's hour in the arena's time zone. */
  hour: number;
  /** The past slot's weekday, where 1 is Monday. */
  weekday: number;
}

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Creates an arena with a past and a future slot. In the past slot, two people came and one, who had booked three days
 * before, did not. The future slot has no taken seats: its booking was cancelled and refunded in full.
 */
async function givenUse(page: Page, db: Connection): Promise<UsedArena> {
  const mark = newRowId().slice(-8);
  const [name, place] = [`Field ${mark}`, `Place ${mark}`];
  const { id: locationId } = await givenLocation(db, { name: { en: place, fr: place } });
  const { id: arenaId } = await givenArena(db, { locationId, name: { en: name, fr: name } });
  const inDays = (days: number) => new Date(`${dayText(Date.now() + days * msPerDay)}T17:00:00-07:00`);
  const [over, ahead] = [
    await givenSlot(db, { arenaId, startsAt: inDays(20) }),
    await givenSlot(db, { arenaId, startsAt: inDays(21) }),
  ];
  const two = await givenPaidBooking(over.id, newEmail('came'), 2);
  const one = await givenPaidBooking(over.id, newEmail('absent'));
  const refunded = await givenPaidBooking(ahead.id, newEmail('refunded'));
  await callApi('bookings.cancel', {
    params: { id: refunded.id },
    query: { token: refunded.token },
    body: { expectedRefund: refunded.total },
  });
  const day = await endSlot(db, over.id);
  await db.query(
    `UPDATE bookings b SET placed_at = s.starts_at - interval '3 days' FROM class_slots s WHERE s.id = $1 AND b.slot_id = s.id`,
    [over.id],
  );
  const { auth } = await demoAccount('admin');
  for (const [{ id, token }, call] of [
    [two, 'bookings.day.admin.checkIn'],
    [one, 'bookings.day.admin.noShow'],
  ] as const) {
    const { seats } = await callApi('bookings.get', { params: { id }, query: { token } });
    const body = { seatIds: seats.map((seat) => seat.id), is: true };
    await callApi(call, { params: { id }, token: auth.accessToken, body });
  }
  const [slot] = await db.rows<{ start: string }>('SELECT local_start AS start FROM class_slots WHERE id = $1', [
    over.id,
  ]);
  const to = dayText(Date.now() + 22 * msPerDay);
  return {
    ...{ name, place, query: `from=${day}&to=${to}&arenaId=${arenaId}` },
    hour: Number(slot?.start.slice(11, 13)),
    weekday: new Date(day).getUTCDay() || 7,
  };
}

const panel = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Returns the rows of a panel's file. The values of this journey contain no commas or quotes. */
async function rowsOf(page: Page, title: string): Promise<{ name: string; rows: string[][] }> {
  const downloading = page.waitForEvent('download');
  await panel(page, title)
    .getByRole('button', { name: `CSV, ${title}` })
    .click();
  const file = await downloading;
  const lines = (await readFile(await file.path(), 'utf8')).replace('\u{feff}', '').trimEnd().split('\r\n');
  return {
    name: file.suggestedFilename().replace(/-\d{4}-\d\d-\d\d\.csv$/, ''),
    rows: lines.map((line) => line.split(',')),
  };
}

test('a manager reads how an arena is used: hours, revenue, who came and how early people book; each leaves as a file', async ({
  page,
  db,
  device,
}) => {
  const { name, place, query, hour, weekday } = await givenUse(page, db);
  const manager = await device();
  await signIn(manager, await demoAccount('admin'));
  await manager.goto(`/dashboard/classslot/figures?${query}`);

  // The cell's text gives the same information as its colour.
  const heat = panel(manager, 'Utilization by weekday and hour');
  const clock = `${hour % 12 || 12}:00 ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  const used = heat.getByRole('row').filter({ has: manager.getByRole('rowheader', { name: clock, exact: true }) });
  await expect(used.getByRole('cell').filter({ hasText: /^30%, 1 slot, 3 of 10 seats taken$/ })).toBeVisible();
  await expect(heat.getByRole('cell').filter({ hasText: /^0%, 1 slot, 0 of 10 seats taken$/ })).toBeVisible();
  const byArena = (title: string) => panel(manager, title).getByRole('row').filter({ hasText: name });
  await expect(byArena('Utilization by arena').getByRole('cell')).toHaveText(['15%', '2', '20', '3']);
  await expect(byArena('Revenue by arena').getByRole('cell')).toHaveText([
    ...['3', '$168.00', '$42.00', '$0.00', '$6.00', '$120.00'],
  ]);
  await expect(byArena('Attendance').getByRole('cell')).toHaveText(['2', '1', '0']);
  const lead = panel(manager, 'How early people book');
  await expect(lead).toContainText('Half of the 2 confirmed bookings were made at least 3 days ahead.');
  await lead.getByRole('button', { name: 'Show as table' }).click();
  await expect(lead.getByRole('row').filter({ hasText: '3 to 6 days' })).toContainText('2');
  await expectAccessibleInBothThemes(manager);

  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const hours = await rowsOf(manager, 'Utilization by weekday and hour');
  expect(hours.name).toBe('utilization-by-hour');
  expect(hours.rows[0]).toEqual(['Weekday', 'Hour', 'Time slots', 'Seats offered', 'Seats taken', 'Utilization %']);
  expect(hours.rows).toHaveLength(3);
  expect(hours.rows).toContainEqual([days[weekday - 1], String(hour), '1', '10', '3', '30']);
  expect(await rowsOf(manager, 'Utilization by arena')).toEqual({
    name: 'utilization',
    rows: [
      ['Location', 'Arena', 'Time slots', 'Seats offered', 'Seats taken', 'Utilization %'],
      [place, name, '2', '20', '3', '15'],
    ],
  });
  expect(await rowsOf(manager, 'Revenue by arena')).toEqual({
    name: 'revenue',
    rows: [
      ['Location', 'Arena', 'Paid bookings', 'Paid', 'Refunded', 'Kept for late cancellations', 'Tax', 'Net'],
      [place, name, '3', '168', '42', '0', '6', '120'],
    ],
  });
  expect(await rowsOf(manager, 'Attendance')).toEqual({
    name: 'attendance',
    rows: [
      ['Location', 'Arena', 'Checked in', 'Did not show up', 'Not marked'],
      [place, name, '2', '1', '0'],
    ],
  });
  const leadTime = await rowsOf(manager, 'How early people book');
  expect(leadTime.name).toBe('lead-time');
  expect(leadTime.rows[0]).toEqual(['Days ahead', 'Bookings', 'Median hours']);
  expect(leadTime.rows).toContainEqual(['3–6', '2', '72']);
  expect(leadTime.rows).toContainEqual(['All', '2', '72']);
});

test('les chiffres d’un aréna sur un téléphone, en français ; une autre entreprise n’en voit rien', async ({
  page,
  db,
  device,
}) => {
  const { name, query } = await givenUse(page, db);
  const stranger = await device();
  await signIn(stranger, await demoAccount('company'));
  await stranger.goto(`/dashboard/classslot/figures?${query}`);
  await expect(stranger.getByText('No slots on these days')).toBeVisible();

  const manager = await device();
  await manager.setViewportSize({ width: 390, height: 844 });
  await signIn(manager, await demoAccount('super'));
  await manager.goto(`/fr/dashboard/classslot/figures?${query}`);
  const heat = panel(manager, 'Utilisation par jour et par heure');
  await expect(
    heat.getByRole('cell').filter({ hasText: /^30.%, 1 plage horaire, 3 places prises sur 10$/ }),
  ).toBeVisible();
  const attendance = panel(manager, 'Présences').getByRole('row').filter({ hasText: name });
  await expect(attendance.getByRole('cell')).toHaveText(['2', '1', '0']);
  await expectNoSidewaysScroll(manager);
  await expectFrenchSpaces(manager);
  await expectLargeTargets(manager);
  const file = await rowsOf(manager, 'Présences');
  expect(file.name).toBe('presences');
  expect(file.rows[0]).toEqual(['Emplacement', 'Aréna', 'Présences', 'Absences', 'Non indiquées']);
  expect(file.rows[1]?.slice(1)).toEqual([name, '2', '1', '0']);
});
