import path from 'node:path';
import { type ArenaWire, type Page as PageOf } from '@dronesoccer/contracts';
import { givenArena, givenCompany, givenLocation, givenSlot, newRowId, type Queryable } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { callApi } from '../../support/api.ts';
import { tabTo } from '../../support/keyboard.ts';
import { Mailbox } from '../../support/mailbox.ts';
import { expectToast, undo } from '../../support/notices.ts';
import { demoAccount, logIn, newEmail, signIn } from '../../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expect, test } from '../../support/test.ts';

const picture = path.join(import.meta.dirname, '../../../../web/public/pictures/products/striker-20.webp');
const newName = (what: string): string => `${what} ${newRowId().slice(-8)}`;
const drawerOf = (page: Page) => page.getByRole('dialog');

/** A location far from the places that other journeys search for. */
const inWhitehorse = (db: Queryable) =>
  givenLocation(db, {
    ...{ city: 'Whitehorse', province: 'YT', postalCode: 'Y1A 1A1', timeZone: 'America/Whitehorse' },
    ...{ latitude: 60.7212, longitude: -135.0568 },
  });

/** Returns the arenas that visitors see at a location. */
async function shownAt(page: Page, locationId: string): Promise<ArenaWire[]> {
  const answer = await page.request.get(`/api/arenas?locationId=${locationId}`);
  return ((await answer.json()) as { data: PageOf<ArenaWire> }).data.items;
}

/** The public list updates within seconds. */
const expectShown = (page: Page, locationId: string, names: readonly string[]) =>
  expect.poll(async () => (await shownAt(page, locationId)).map(({ name }) => name)).toEqual(names);

/** Adds a company's location with the form and returns its ID. The location will contain the company's arenas. */
async function addLocation(page: Page, name: string, company: string): Promise<string> {
  await page.goto('/dashboard/arena/locations/new');
  const drawer = drawerOf(page);
  await drawer.getByLabel('Name (English)').fill(name);
  await drawer.getByLabel('Name (French)').fill(`${name} fr`);
  await drawer.getByLabel('Company').selectOption({ label: company });
  await drawer.getByLabel('Street address').fill('1 Journey Street');
  await drawer.getByLabel('City').fill('Whitehorse');
  await drawer.getByLabel('Province').selectOption('Yukon');
  // The form has selected the province's default time zone.
  await expect(drawer.getByLabel('Time zone')).toHaveValue('America/Whitehorse');
  await drawer.getByLabel('Postal code').fill('h2x 1y4');
  await drawer.getByLabel('Latitude').fill('60.7212');
  await drawer.getByLabel('Longitude').fill('-135.0568');
  await drawer.getByRole('button', { name: 'Create location' }).click();
  await expect(drawer.getByText('This postal code belongs to: Quebec')).toBeVisible();
  await drawer.getByLabel('Postal code').fill('y1a 1a1');
  const created = page.waitForResponse((response) => response.request().method() === 'POST');
  await drawer.getByRole('button', { name: 'Create location' }).click();
  await expectToast(page, `${name} has been created`);
  return ((await (await created).json()) as { data: { id: string } }).data.id;
}

test('a company begins with someone who is invited, and who then looks after its arenas alone', async ({
  page,
  device,
  mailbox,
}) => {
  const [company, location, arena, email] = [
    newName('Flyers'),
    newName('Flyers Hall'),
    newName('North field'),
    newEmail('noor'),
  ];
  await signIn(page, await demoAccount('super'));
  await page.goto('/dashboard/addcompany');
  await page.getByRole('link', { name: 'New company' }).first().click();
  const drawer = drawerOf(page);
  await drawer.getByRole('button', { name: 'Create company' }).click();
  await expect(drawer.getByText('Company name is required')).toBeVisible();
  await drawer.getByLabel('Company name').fill(company);
  await drawer.getByLabel('First name').fill('Noor');
  await drawer.getByLabel('Last name').fill('Gagnon');
  await drawer.getByLabel('Email').fill(email);
  await drawer.getByRole('button', { name: 'Create company' }).click();
  await expectToast(page, `${company} has been created`);
  await expect(drawer.getByRole('heading', { name: company })).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: email })).toContainText('Invited');
  const companyAddress = page.url();
  const locationId = await addLocation(page, location, company);

  // The invited person chooses a password and signs in.
  const person = await device();
  const mail = await mailbox.waitFor(email, /invited to manage/);
  await person.goto(Mailbox.linkIn(mail, '/reset-password'));
  await expect(person.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  const password = 'Journey#2026';
  await person.getByLabel(/^New password/).fill(password);
  await person.getByRole('button', { name: 'Save password' }).click();
  await expect(person).toHaveURL('/login');
  await logIn(person, { email, password });
  await expect(person).toHaveURL('/dashboard');

  // Administrators of a company see only its places.
  await person.goto('/dashboard/arena/locations');
  await expect(person.getByRole('link', { name: location })).toBeVisible();
  await expect(person.getByText('1–1 of 1')).toBeVisible();
  await expect(person.getByRole('link', { name: 'New location' })).toHaveCount(0);
  await expect(person.getByRole('combobox', { name: 'Company' })).toHaveCount(0);
  await person.getByRole('navigation', { name: 'Arenas and locations' }).getByRole('link', { name: 'Arenas' }).click();
  await expect(person.getByText('No arenas yet')).toBeVisible();

  await person.getByRole('link', { name: 'New arena' }).first().click();
  const form = drawerOf(person);
  await form.getByRole('combobox', { name: 'Location' }).selectOption({ label: `${location}, Whitehorse` });
  await form.getByLabel('Class').selectOption('Class 40');
  await form.getByLabel('Seats per slot').fill('12');
  await form.getByLabel('Name (English)').fill(arena);
  await form.getByLabel('Name (French)').fill(`${arena} fr`);
  await form.getByLabel('Description (English)').fill('A **large** field.');
  await form.getByLabel('Description (French)').fill('Un **grand** terrain.');
  await form.getByLabel(/choose files/).setInputFiles(picture);
  await expect(form.getByRole('listitem', { name: 'Picture 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Add hours, Monday' }).click();
  await form.getByLabel('Monday, opens').fill('18:00');
  await form.getByLabel('Monday, closes').fill('17:00');
  await form.getByRole('button', { name: 'Create arena' }).click();
  await expect(form.getByText('The closing time must be later than the opening time.')).toBeVisible();
  await form.getByLabel('Monday, closes').fill('00:00');
  await form.getByRole('button', { name: 'Same Monday to Friday' }).click();
  await expect(form.getByLabel('Friday, closes')).toHaveValue('00:00');
  await form.getByRole('button', { name: 'Create arena' }).click();
  await expectToast(person, `${arena} has been created`);
  await expect(person.getByRole('row', { name: new RegExp(arena) })).toContainText('Class 40');

  // Visitors see the arena, with its picture and hours.
  await expectShown(page, locationId, [arena]);
  const [listed] = await shownAt(page, locationId);
  const shown = await callApi('arenas.get', { params: { id: listed?.id ?? '' } });
  expect(shown).toMatchObject({ capacity: 12, pictures: [{ alt: arena }], timeZone: 'America/Whitehorse' });
  expect(shown.hours).toHaveLength(5);
  expect(shown.hours.at(-1)).toEqual({ day: 5, opens: '18:00', closes: '24:00' });

  // The last administrator of a company cannot be removed. An inactive company shows nothing until it is reactivated.
  await page.goto(companyAddress);
  await expect(drawer.getByRole('listitem').filter({ hasText: email })).toContainText('Joined');
  await drawer.getByRole('button', { name: 'Remove Noor Gagnon' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Noor Gagnon?' });
  await question.getByRole('button', { name: 'Remove administrator' }).click();
  await expect(question.getByText('A company needs an administrator: invite another one first')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Deactivate' }).click();
  await page
    .getByRole('dialog', { name: `Deactivate ${company}?` })
    .getByRole('button', { name: 'Deactivate company' })
    .click();
  await undo(page, `${company} is inactive now.`, async () => {
    await expect(drawer.getByText('This company is inactive')).toBeVisible();
    await expectShown(page, locationId, []);
  });
  await expectToast(page, `${company} is active again.`);
  await expectShown(page, locationId, [arena]);
});

test('what someone else saved meanwhile is shown before it is overwritten; an arena is taken off the site', async ({
  page,
  db,
}) => {
  const name = newName('South field');
  const { id: locationId } = await inWhitehorse(db);
  const { id } = await givenArena(db, { name: { en: name, fr: `${name} fr` }, locationId });
  const admin = await demoAccount('admin');
  await signIn(page, admin);
  await page.goto(`/dashboard/arena/${id}`);
  const drawer = drawerOf(page);
  await expect(drawer.getByLabel('Seats per slot')).toHaveValue('10');

  const token = admin.auth.accessToken;
  const { version, texts } = await callApi('arenas.admin.get', { params: { id }, token });
  await callApi('arenas.admin.update', {
    ...{ params: { id }, token },
    body: { locationId, class: 1, capacity: 16, texts, pictures: [], hours: [], isActive: true, version },
  });
  await drawer.getByLabel('What to bring (English)').fill('Gloves');
  await drawer.getByRole('button', { name: 'Save arena' }).click();
  await expect(drawer.getByText('Someone else has changed this arena')).toBeVisible();
  await expect(drawer.getByText('Your version differs in: Seats per slot, What to bring (English).')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save mine' }).click();
  await expectToast(page, `${name} has been saved`);
  expect(await callApi('arenas.admin.get', { params: { id }, token })).toMatchObject({
    capacity: 10,
    texts: { en: { bring: 'Gloves' } },
  });

  await page.goto(`/dashboard/arena/${id}`);
  await drawer.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: `Deactivate ${name}?` });
  await question.getByRole('button', { name: 'Deactivate arena' }).click();
  await expectToast(page, `${name} is inactive now`);
  await expect(drawer).toHaveCount(0);
  await expectShown(page, locationId, []);
});

test('a location’s time zone stays while slots to come depend on it, and its field says so', async ({ page, db }) => {
  const { id: locationId } = await givenLocation(db, { province: 'BC', timeZone: 'America/Vancouver' });
  const { id: arenaId } = await givenArena(db, { locationId });
  await givenSlot(db, { arenaId });
  await signIn(page, await demoAccount('admin'));
  await page.goto(`/dashboard/arena/locations/${locationId}`);
  const drawer = drawerOf(page);
  const zone = drawer.getByLabel('Time zone');
  await expect(zone).toHaveValue('America/Vancouver');
  await zone.selectOption('America/Edmonton');
  await drawer.getByRole('button', { name: 'Save location' }).click();
  await expect(zone).toHaveAccessibleDescription(/Upcoming slots are in the old time zone: cancel them first/);
  await expect(zone).toBeFocused();
  await expectAccessible(page);
});

test('companies, locations and arenas are accessible, fit a phone, and speak French', async ({ page, db }) => {
  const { id: locationId } = await inWhitehorse(db);
  const { id: arenaId } = await givenArena(db, { locationId });
  const { id: companyId } = await givenCompany(db);
  await signIn(page, await demoAccount('super'));
  const lists = [
    { list: '/dashboard/arena', create: 'New arena', show: `/dashboard/arena/${arenaId}`, has: 'Seats per slot' },
    {
      list: '/dashboard/arena/locations',
      create: 'New location',
      show: `/dashboard/arena/locations/${locationId}`,
      has: 'Latitude',
    },
    {
      list: '/dashboard/addcompany',
      create: 'New company',
      show: `/dashboard/addcompany/${companyId}`,
      has: 'Company name',
    },
  ];
  for (const { list, create, show, has } of lists) {
    await page.goto(list);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
    await tabTo(page, page.getByRole('link', { name: create }).first());
    await page.keyboard.press('Enter');
    await expect(drawerOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);
    await page.goto(show);
    await expect(drawerOf(page).getByLabel(has)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`/fr${show}`);
    await expect(drawerOf(page).getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page);
    await expectFrenchSpaces(page);
  }
});
