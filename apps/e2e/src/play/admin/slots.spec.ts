import { type CallQuery, type SlotCalendarWire, SlotState } from '@dronesoccer/contracts';
import { givenArena, givenLocation, givenSlot, newRowId, type Queryable } from '@dronesoccer/devkit';
import { msPerDay, msPerHour } from '@dronesoccer/domain';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { givenBooking, givenPaidBooking } from '../../support/booking.ts';
import { tabTo } from '../../support/keyboard.ts';
import { expectToast, undo } from '../../support/notices.ts';
import { type Account, demoAccount, newEmail, signIn } from '../../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expectSettled } from '../../support/expect-settled.ts';
import { expect, test } from '../../support/test.ts';

/** Returns the next Christmas week, starting on Monday. Only the 25th is a holiday in Yukon. */
function christmasWeek(): { from: string; to: string } {
  const now = new Date();
  const year = now.getUTCFullYear() + (now.getUTCMonth() === 11 ? 1 : 0);
  const christmas = new Date(Date.UTC(year, 11, 25));
  const monday = christmas.getTime() - ((christmas.getUTCDay() + 6) % 7) * msPerDay;
  return { from: dayText(monday), to: dayText(monday + 6 * msPerDay) };
}
const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

const drawerOf = (page: Page) => page.getByRole('dialog');

async function givenField(db: Queryable, name = `Field ${newRowId().slice(-8)}`) {
  const { id: locationId } = await givenLocation(db, {
    ...{ city: 'Whitehorse', province: 'YT', postalCode: 'Y1A 1A1', timeZone: 'America/Whitehorse' },
    ...{ latitude: 60.7212, longitude: -135.0568 },
  });
  const { id } = await givenArena(db, { name: { en: name, fr: `${name} fr` }, locationId });
  return { id, name, locationId };
}

/** Opens the arena's week. The calendar is ready once it shows the time zone. */
async function openWeek(page: Page, arenaId: string, day: string): Promise<void> {
  await page.goto(`/dashboard/classslot?arenaId=${arenaId}&day=${day}`);
  await expect(page.getByText('All times are local: Whitehorse')).toBeVisible();
}

/** Reads the slots from the server. */
async function slotsOf(page: Page, { auth }: Account, query: CallQuery<'slots.admin.list'>) {
  const headers = { authorization: `Bearer ${auth.accessToken}` };
  const answer = await page.request.get(`/api/class-slots?${new URLSearchParams({ ...query })}`, { headers });
  return ((await answer.json()) as { data: SlotCalendarWire }).data.slots;
}

interface Box {
  x: number;
  y: number;
}

/** A slot in the calendar, which the library renders as a button. */
const slotAt = (page: Page, times: string) => page.getByRole('button', { name: times });

/** Returns the centre of a slot. */
async function placeOf(page: Page, times: string): Promise<Box> {
  const box = await slotAt(page, times).boundingBox();
  if (!box) throw new Error(`the calendar does not show ${times}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a slot down by the given number of pixels. */
async function drag(page: Page, times: string, down: number): Promise<void> {
  const { x, y } = await placeOf(page, times);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + down / 2, { steps: 4 });
  await page.mouse.move(x, y + down, { steps: 4 });
  await page.mouse.up();
}

test('a manager creates a slot by keyboard alone, sees the conflict, moves it and undoes the move', async ({
  page,
  db,
}) => {
  const { id: arenaId } = await givenField(db);
  const { from } = christmasWeek();
  const admin = await demoAccount('admin');
  await signIn(page, admin);
  await openWeek(page, arenaId, from);

  await tabTo(page, page.getByRole('link', { name: 'New slot' }));
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  await drawer.getByLabel('Starts').fill('18:00');
  await drawer.getByLabel('Ends').fill('19:00');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Enter at least one price. 0 is free.')).toBeVisible();
  await drawer.getByLabel('Guest, Standard').fill('25');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Slot created');
  const slot = slotAt(page, '6:00–7:00 p.m.');
  await expect(slot).toBeVisible();

  // A second slot at 6:30 p.m. would overlap.
  await page.getByRole('link', { name: 'New slot' }).click();
  await expect(drawer.getByLabel('Guest, Standard')).toHaveValue('25');
  await drawer.getByLabel('Starts').fill('18:30');
  await drawer.getByLabel('Ends').fill('19:30');
  await drawer.getByRole('button', { name: 'Create slot' }).click();
  await expect(drawer.getByText(/It would overlap another slot of this arena: .*6:00–7:00 p\.m\./)).toBeVisible();
  await drawer.getByLabel('Starts').fill('20:00');
  await drawer.getByLabel('Ends').fill('21:00');
  await drawer.getByRole('button', { name: 'Create slot' }).click();
  await expect(slotAt(page, '8:00–9:00 p.m.')).toBeVisible();

  // A slot that is dropped onto another one returns to its place. A slot that is moved two hours earlier stays there
  // until the move is undone.
  await expect(drawer).toHaveCount(0);
  await slot.scrollIntoViewIfNeeded();
  const hour = ((await placeOf(page, '8:00–9:00 p.m.')).y - (await placeOf(page, '6:00–7:00 p.m.')).y) / 2;
  await drag(page, '6:00–7:00 p.m.', 1.5 * hour);
  await expectToast(page, 'Not moved. Another slot takes this time: 8:00–9:00 p.m.');
  await expect(slot).toBeVisible();
  await drag(page, '6:00–7:00 p.m.', -2 * hour);
  const starts = async () => {
    const slots = await slotsOf(page, admin, { arenaId, from, to: from });
    return slots.map(({ localStart }) => localStart.slice(11));
  };
  await undo(page, 'Moved to', async () => {
    await expect.poll(starts).toEqual(['16:00', '20:00']);
  });
  await expect.poll(starts).toEqual(['18:00', '20:00']);

  // Open the slot with Enter, and delete it after a confirmation.
  await expect(slot).toBeVisible();
  await slot.focus();
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Delete slot' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this slot?' });
  await question.getByRole('button', { name: 'Delete slot' }).click();
  await expectToast(page, 'Slot deleted');
  await expect.poll(starts).toEqual(['20:00']);
});

test('a week is filled after its preview, without the holiday, and shown; it leaves as a file; its days are closed and put back', async ({
  page,
  db,
}) => {
  const { id: arenaId } = await givenField(db);
  const week = christmasWeek();
  const admin = await demoAccount('admin');
  await signIn(page, admin);
  // The calendar shows another month and then moves to the created slots.
  await openWeek(page, arenaId, dayText(Date.parse(week.from) - 35 * msPerDay));
  const states = async () => {
    const slots = await slotsOf(page, admin, { arenaId, ...week });
    return slots.map(({ state }) => state);
  };

  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'Fill a period' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('First day').fill(week.from);
  await drawer.getByLabel('Last day').fill(week.to);
  await drawer.getByRole('button', { name: 'Add time, Monday' }).click();
  await drawer.getByRole('button', { name: 'Same every day' }).click();
  await drawer.getByLabel('Guest, Standard').fill('25');
  await drawer.getByRole('button', { name: 'Preview' }).click();
  await expect(drawer.getByRole('heading', { name: '6 slots would be created' })).toBeVisible();
  await expect(drawer.getByText('Christmas Day')).toBeVisible();
  // The preview lists each slot.
  const planned = drawer.getByRole('list', { name: 'Slots to create' }).getByRole('listitem');
  await expect(planned).toHaveCount(6);
  await expect(planned.filter({ hasText: 'Dec 25' })).toHaveCount(0);
  expect(await states()).toEqual([]);

  // Someone takes one of the times in the meantime, so the confirmed preview is outdated.
  await givenSlot(db, { arenaId, timeZone: 'America/Whitehorse', startsAt: new Date(`${week.from}T18:00-07:00`) });
  await drawer.getByRole('button', { name: 'Create 6 slots' }).click();
  await expect(drawer.getByText('Something has changed in the meantime')).toBeVisible();
  await expect(drawer.getByText('1 slot will be skipped')).toBeVisible();
  expect(await states()).toHaveLength(1);
  await drawer.getByRole('button', { name: 'Create 5 slots' }).click();
  await expectToast(page, '5 slots created.');
  await expect(drawer).toHaveCount(0);
  await expect(slotAt(page, '6:00–7:00 p.m.')).toHaveCount(6);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^class-slots-.*\.csv$/);

  await page.getByRole('link', { name: 'Close or open days' }).click();
  await drawer.getByRole('button', { name: 'Close slots' }).click();
  await undo(page, '6 slots are closed.', async () => {
    await expect(slotAt(page, 'Guests · Closed')).toHaveCount(6);
  });
  await expectToast(page, 'The slots are as they were.');
  expect(await states()).toEqual(Array.from({ length: 6 }, () => SlotState.OPEN));
});

test('a new slot repeats weekly until a day, after a preview; what was created comes into sight and is highlighted', async ({
  page,
  db,
}) => {
  const { id: arenaId } = await givenField(db);
  const { from } = laterMonth();
  const start = (hour: number) => new Date(Date.parse(`${from}T00:00-07:00`) + hour * msPerHour);
  await givenSlot(db, { arenaId, timeZone: 'America/Whitehorse', startsAt: start(7) });
  await givenSlot(db, { arenaId, timeZone: 'America/Whitehorse', startsAt: start(7 * 24 + 21) });
  const admin = await demoAccount('admin');
  await signIn(page, admin);
  await openWeek(page, arenaId, from);

  await page.getByRole('link', { name: 'New slot' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel(/^Day/).fill(from);
  await drawer.getByLabel('Starts').fill('21:00');
  await drawer.getByLabel('Ends').fill('22:00');
  await drawer.getByLabel('Guest, Standard').fill('25');
  await expect(drawer.getByLabel('Repeat')).toHaveValue('never');
  await drawer.getByLabel('Repeat').selectOption('weekly');
  await drawer.getByRole('button', { name: 'Preview' }).click();
  await expect(drawer.getByText('Choose a day')).toBeVisible();
  await drawer.getByLabel('Until').fill(dayText(Date.parse(from) + 14 * msPerDay));
  await drawer.getByRole('switch', { name: 'Skip public holidays' }).click();
  await drawer.getByRole('button', { name: 'Preview' }).click();
  // The time in the second week is taken, and the list gives the reason.
  await expect(drawer.getByRole('list', { name: 'Slots to create' }).getByRole('listitem')).toHaveCount(2);
  await expect(drawer.getByText(/Existing slot: .*9:00–10:00 p\.m\./)).toBeVisible();
  await drawer.getByRole('button', { name: 'Create 2 slots' }).click();
  await expectToast(page, '2 slots created.');
  const made = slotAt(page, '9:00–10:00 p.m.');
  await expect(made).toHaveClass(/slot-made/);
  await expect(made).toBeInViewport();
  await expect(slotAt(page, '7:00–8:00 a.m.')).not.toHaveClass(/slot-made/);

  // When opened again, the week scrolls to its first slot.
  await page.getByRole('button', { name: 'Later' }).click();
  const calendar = page.getByRole('region', { name: 'Calendar' });
  const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(async () => (await bottomOf(made)) <= (await bottomOf(calendar))).toBe(true);
  await expect(made).not.toHaveClass(/slot-made/);
  const slots = await slotsOf(page, admin, { arenaId, from, to: dayText(Date.parse(from) + 20 * msPerDay) });
  expect(slots).toHaveLength(4);
});

/** Returns the month after next, so that all of it can be cancelled early. */
function laterMonth(): { from: string; to: string; days: number } {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 2];
  const last = new Date(Date.UTC(year, month + 1, 0));
  return { from: dayText(Date.UTC(year, month, 1)), to: dayText(last.getTime()), days: last.getUTCDate() };
}

test('a manager generates a month, sees conflicts, and cancels a slot with five bookings: each is refunded and mailed', async ({
  page,
  db,
  mailbox,
}) => {
  const { id: arenaId } = await givenField(db);
  const month = laterMonth();
  const standing = { arenaId, timeZone: 'America/Whitehorse', startsAt: new Date(`${month.from}T18:30-07:00`) };
  await givenSlot(db, standing);
  const admin = await demoAccount('admin');
  await signIn(page, admin);
  await openWeek(page, arenaId, month.from);

  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'Fill a period' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('First day').fill(month.from);
  await drawer.getByLabel('Last day').fill(month.to);
  await drawer.getByRole('button', { name: 'Add time, Monday' }).click();
  await drawer.getByRole('button', { name: 'Same every day' }).click();
  await drawer.getByRole('switch', { name: 'Skip public holidays' }).click();
  await drawer.getByLabel('Guest, Standard').fill('25');
  await drawer.getByRole('button', { name: 'Preview' }).click();
  const count = month.days - 1;
  await expect(drawer.getByRole('heading', { name: `${count} slots would be created` })).toBeVisible();
  await expect(drawer.getByText('1 slot will be skipped')).toBeVisible();
  await expect(drawer.getByText(/Existing slot: .*6:30–7:30 p\.m\./)).toBeVisible();
  await drawer.getByRole('button', { name: `Create ${count} slots` }).click();
  await expectToast(page, `${count} slots created.`);
  const made = await slotsOf(page, admin, { arenaId, from: month.from, to: month.to });
  expect(made).toHaveLength(month.days);
  const slotId = made.at(-1)?.id ?? '';

  const booked: { number: string; email: string }[] = [];
  for (let each = 1; each <= 5; each += 1) {
    const email = newEmail(`booker-${each}`);
    booked.push({ email, number: (await givenPaidBooking(slotId, email)).number });
  }
  await page.goto(`/dashboard/classslot/${slotId}`);
  await drawer.getByRole('button', { name: 'Cancel slot' }).click();
  const people = page.getByRole('list', { name: 'Who is affected' }).getByRole('listitem');
  await expect(people).toHaveCount(5);
  for (const { number } of booked) {
    await expect(people.filter({ hasText: number })).toContainText('Gets an email and $26.25 back');
  }
  const why = 'The arena has no power.';
  await page.getByRole('group', { name: 'Reason' }).getByLabel('In English').fill(why);
  await page.getByRole('button', { name: 'Cancel slot and 5 bookings' }).click();
  await expectToast(page, 'Slot cancelled');

  for (const { email, number } of booked) {
    const mail = await mailbox.waitFor(email, /is cancelled/);
    expect(mail.subject).toContain(number);
    expect(mail.text).toContain('$26.25');
    expect(mail.text).toContain(why);
  }
  // Jobs make the refunds.
  const refunded = () =>
    db.rows<{ number: string }>(
      `SELECT b.number FROM bookings b JOIN payments p ON p.subject_id = b.id
       WHERE b.slot_id = $1 AND p.refunded_cents = p.amount_cents ORDER BY b.number`,
      [slotId],
    );
  await expect.poll(refunded).toEqual(booked.map(({ number }) => ({ number })));
  await page.goto(`/dashboard/bookings?slotId=${slotId}`);
  for (const { number } of booked) {
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('$26.25 refunded');
  }
});

test('closing days shows their slots first, and cannot be confirmed before', async ({ page, db }) => {
  const { id: arenaId } = await givenField(db);
  const { from } = christmasWeek();
  const startsAt = new Date(`${from}T18:00-07:00`);
  const { id } = await givenSlot(db, { arenaId, timeZone: 'America/Whitehorse', startsAt });
  const booking = await givenBooking(id, newEmail('holder'));
  await signIn(page, await demoAccount('admin'));
  const impact = '**/api/admin/arenas/*/impact*';
  await page.route(impact, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/dashboard/classslot/close?arenaId=${arenaId}&day=${from}`);
  const drawer = drawerOf(page);
  const retry = drawer.getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Close slots' })).toBeDisabled();
  await page.unroute(impact);
  await retry.click();
  const kept = drawer.getByRole('list', { name: 'Bookings that are kept' });
  await expect(kept.getByRole('listitem')).toHaveCount(1);
  await expect(kept).toContainText(booking.number);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close slots' }).click();
  await expectToast(page, '1 slot is closed.');
});

test('class slots are accessible, fit a phone, speak French, and show a company’s administrator no other’s', async ({
  page,
  db,
  device,
}) => {
  const { id: arenaId, name } = await givenField(db);
  const { from } = christmasWeek();
  const startsAt = new Date(`${from}T18:00-07:00`);
  const { id } = await givenSlot(db, { arenaId, timeZone: 'America/Whitehorse', startsAt, taken: 3 });
  await signIn(page, await demoAccount('super'));
  // The URL of a slot alone leads to its arena and day.
  await page.goto(`/dashboard/classslot/${id}`);
  const drawer = drawerOf(page);
  await expect(drawer.getByText('3 seats are booked or held')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Delete slot' })).toHaveCount(0);
  // The focus starts at the heading of the bookings, not at the one field that could be overwritten.
  await expect(drawer.getByRole('heading').first()).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('3/10 taken')).toBeVisible();
  for (const view of ['Day', 'Week', 'Month', 'List']) {
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: view }).click();
    await expect(page.getByText(/6:00/).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
  }
  for (const drawerPath of ['new', 'fill', 'copy-week', 'close']) {
    await page.goto(`/fr/dashboard/classslot/${drawerPath}?arenaId=${arenaId}&day=${from}`);
    await expect(drawer.locator('input').first()).toBeVisible();
    await expectAccessible(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
    await expectFrenchSpaces(page);
  }

  const person = await device();
  await signIn(person, await demoAccount('company'));
  await person.goto(`/dashboard/classslot?arenaId=${arenaId}&day=${from}`);
  await expect(person.getByText('All times are local')).toBeVisible();
  await expectSettled(person);
  await expect(person.getByRole('combobox', { name: 'Arena' }).getByRole('option', { name })).toHaveCount(0);
  await expect(person.getByText('3/10 taken')).toHaveCount(0);
});
