import { type SlotAdminListQuery, type SlotCalendarWire, SlotState } from '@dronesoccer/contracts';
import { givenArena, givenLocation, givenSlot, newRowId, type Queryable } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectSaid, undo } from '../support/notices.ts';
import { type Account, demoAccount, signIn } from '../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** The week of Christmas that comes next, from its Monday; only the 25th is a holiday in Yukon. */
function christmasWeek(): { from: string; to: string } {
  const now = new Date();
  const year = now.getUTCFullYear() + (now.getUTCMonth() === 11 ? 1 : 0);
  const christmas = new Date(Date.UTC(year, 11, 25));
  const monday = christmas.getTime() - ((christmas.getUTCDay() + 6) % 7) * dayMs;
  return { from: dayText(monday), to: dayText(monday + 6 * dayMs) };
}
const dayMs = 86_400_000;
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

/** Goes to the arena's week. The calendar is there once it names the zone. */
async function openWeek(page: Page, arenaId: string, day: string): Promise<void> {
  await page.goto(`/dashboard/classslot?arenaId=${arenaId}&day=${day}`);
  await expect(page.getByText('All times are local: Whitehorse')).toBeVisible();
}

/** The slots as the server has them. */
async function slotsOf(page: Page, { auth }: Account, query: SlotAdminListQuery) {
  const headers = { authorization: `Bearer ${auth.accessToken}` };
  const answer = await page.request.get(`/api/class-slots?${new URLSearchParams({ ...query })}`, { headers });
  return ((await answer.json()) as { data: SlotCalendarWire }).data.slots;
}

interface Box {
  x: number;
  y: number;
}

/** A slot in the calendar: the library makes it a button. */
const slotAt = (page: Page, times: string) => page.getByRole('button', { name: times });

/** Its middle. */
async function placeOf(page: Page, times: string): Promise<Box> {
  const box = await slotAt(page, times).boundingBox();
  if (!box) throw new Error(`the calendar does not show ${times}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a slot down by so many pixels. */
async function drag(page: Page, times: string, down: number): Promise<void> {
  const { x, y } = await placeOf(page, times);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + down / 2, { steps: 4 });
  await page.mouse.move(x, y + down, { steps: 4 });
  await page.mouse.up();
}

test('a manager creates a slot by keyboard alone, learns what stands in the way, moves it and takes that back', async ({
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
  await expectSaid(page, 'Slot created');
  const slot = slotAt(page, '6:00–7:00 p.m.');
  await expect(slot).toBeVisible();

  // Another one at half past six would overlap it.
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

  // Dragged onto the other it goes back; two hours earlier it stays, until it is taken back.
  await expect(drawer).toHaveCount(0);
  await slot.scrollIntoViewIfNeeded();
  const hour = ((await placeOf(page, '8:00–9:00 p.m.')).y - (await placeOf(page, '6:00–7:00 p.m.')).y) / 2;
  await drag(page, '6:00–7:00 p.m.', 1.5 * hour);
  await expectSaid(page, 'Not moved. Another slot takes this time: 8:00–9:00 p.m.');
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

  // By keyboard again: Enter opens it, and it is deleted after a question.
  await expect(slot).toBeVisible();
  await slot.focus();
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Delete slot' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this slot?' });
  await question.getByRole('button', { name: 'Delete slot' }).click();
  await expectSaid(page, 'Slot deleted');
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
  // The calendar looks at another month; what is made comes into sight.
  await openWeek(page, arenaId, dayText(Date.parse(week.from) - 35 * dayMs));
  const states = async () => {
    const slots = await slotsOf(page, admin, { arenaId, ...week });
    return slots.map(({ state }) => state);
  };

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
  expect(await states()).toEqual([]);

  // Meanwhile someone takes one of the times: the consent was to another preview.
  await givenSlot(db, { arenaId, timeZone: 'America/Whitehorse', startsAt: new Date(`${week.from}T18:00-07:00`) });
  await drawer.getByRole('button', { name: 'Create 6 slots' }).click();
  await expect(drawer.getByText('Something has changed meanwhile')).toBeVisible();
  await expect(drawer.getByText('1 slot is left out')).toBeVisible();
  expect(await states()).toHaveLength(1);
  await drawer.getByRole('button', { name: 'Create 5 slots' }).click();
  await expectSaid(page, '5 slots have been created.');
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
  await expectSaid(page, 'The slots are as they were.');
  expect(await states()).toEqual(Array.from({ length: 6 }, () => SlotState.OPEN));
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
  // The address of a slot alone leads to its arena and day.
  await page.goto(`/dashboard/classslot/${id}`);
  const drawer = drawerOf(page);
  await expect(drawer.getByText('3 seats are booked or held')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Delete slot' })).toHaveCount(0);
  // What is booked comes first, not the one field that can be typed over.
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
  await expect(person.getByRole('combobox', { name: 'Arena' }).getByRole('option', { name })).toHaveCount(0);
  await expect(person.getByText('3/10 taken')).toHaveCount(0);
});
