import { LOCATION_CHANGED_EVENT, storageKeys } from '@dronesoccer/contracts';
import type { Page } from '@playwright/test';
import { expectToast } from '../support/notices.ts';
import { expectSettled } from '../support/expect-settled.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    changes?: unknown[];
  }
}

/** A first visit, on which the position is unknown. */
test.use({ position: null });

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose your location' });

async function listenToChanges(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    window.changes = [];
    window.addEventListener(name, (event) => window.changes?.push((event as CustomEvent).detail));
  }, LOCATION_CHANGED_EVENT);
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

const openChooser = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Choose your location' }).click();

test('the chooser opens automatically on a first visit, takes no caret, and leaves the focus to the heading', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const dialog = chooser(page);
  await expect(dialog).toBeFocused();
  // On a phone, the page stays visible above the dialog until the visitor uses the dialog.
  const heightOf = async () => (await dialog.boundingBox())?.height ?? 0;
  expect(await heightOf()).toBeLessThan(844 * 0.65);
  await dialog.getByRole('combobox').focus();
  await expect.poll(heightOf).toBeGreaterThan(844 * 0.9);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The session remembers in all its tabs that the chooser was closed.
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'locationChooserClosed')).toMatchObject({ value: '1', expires: -1 });
});

test('its list expands, and a choice is kept and announced (check 20)', async ({ page }) => {
  await listenToChanges(page);
  await page.goto('/learn');
  const dialog = chooser(page);
  await openChooser(page);
  await expect(dialog.getByText('Not detected')).toBeVisible();
  const popular = dialog.getByRole('region', { name: 'Popular Locations' });
  await expect(popular.getByRole('listitem')).toHaveCount(4);
  await popular.getByRole('button', { name: /^Show all / }).click();
  expect(await popular.getByRole('listitem').count()).toBeGreaterThan(4);
  await popular.getByRole('button', { name: 'Show fewer' }).click();
  await expect(popular.getByRole('listitem')).toHaveCount(4);

  await popular.getByRole('button', { name: /^Show all / }).click();
  await popular.getByRole('button', { name: /Burnaby/ }).click();
  await expect(dialog).toBeHidden();
  const keys = await stored(page);
  const chosen = JSON.parse(keys[storageKeys.selectedLocation] ?? 'null') as { id: string; city: string };
  expect(chosen.city).toBe('Burnaby');
  expect(keys).toMatchObject({
    [storageKeys.selectedLocationId]: chosen.id,
    [storageKeys.latitude]: '49.2488',
    [storageKeys.longitude]: '-122.9805',
  });
  expect(await page.evaluate(() => window.changes)).toEqual([{ locationId: chosen.id }]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Location: Burnaby. Change it' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('where the position is denied, a city is found with the keyboard alone (check 20); four recent places are kept', async ({
  page,
}) => {
  await page.goto('/shop');
  const dialog = chooser(page);
  await dialog.getByRole('button', { name: 'Detect My Location' }).click();
  await expectToast(page, 'Error: User denied Geolocation');
  const search = dialog.getByRole('combobox', { name: 'Search the Cities' });
  await search.focus();

  for (const city of ['Toronto', 'Calgary', 'Laval', 'Surrey', 'Burnaby', 'Laval']) {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: /^Location: / }).press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.type(city.slice(0, 1));
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await page.keyboard.type(city.slice(1));
    await expect(dialog.getByRole('option').first()).toHaveAccessibleName(new RegExp(`^${city}, `));
    await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Location: Laval. Change it' }).click();
  const recent = dialog.getByRole('region', { name: 'Previously Searched Cities' }).getByRole('listitem');
  await expect(recent).toHaveText([/^Laval/, /^Burnaby/, /^Surrey/, /^Calgary/]);
  await page.keyboard.press('Escape');
  const keys = await stored(page);
  expect(keys[storageKeys.selectedLocationId]).toMatch(/^google_\d+$/);
  expect(JSON.parse(keys[storageKeys.selectedLocation] ?? 'null')).toMatchObject({
    city: 'Laval',
    address: 'Laval, QC, Canada',
  });
});

test('a city is found by its postal code, with arrows among many, and what is near it is listed', async ({ page }) => {
  await listenToChanges(page);
  await page.goto('/learn');
  const dialog = chooser(page);
  await openChooser(page);
  const search = dialog.getByRole('combobox');
  await search.fill('zzzz');
  await expect(dialog.getByRole('status').filter({ hasText: 'No Locations Available' })).toBeVisible();
  await search.fill('wind');
  const options = dialog.getByRole('option');
  await expect(options.first()).toHaveAccessibleName('Windsor, Ontario');
  expect((await dialog.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(300);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(options).toHaveCount(0);

  // Enter before the results arrive picks the best result.
  await search.fill('h2y 1c6');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const keys = await stored(page);
  const id = keys[storageKeys.selectedLocationId];
  expect(id).toBe('google_6077243');
  expect(await page.evaluate(() => window.changes)).toEqual([{ locationId: id }]);
  expect(keys).toMatchObject({ [storageKeys.latitude]: '45.5088', [storageKeys.longitude]: '-73.5878' });
  await page.getByRole('button', { name: 'Location: Montreal. Change it' }).click();
  const nearby = dialog.getByRole('region', { name: 'Nearby Locations' });
  await expect(nearby.getByRole('listitem').first()).toContainText(/Montréal.*\skm/);
});

test.describe('sur un téléphone, en français', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

  test('une ville est trouvée sous son nom français', async ({ page }) => {
    await page.goto('/fr/learn');
    await page.getByRole('banner').getByRole('button', { name: 'Choisissez votre emplacement' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Choisissez votre emplacement' });
    await dialog.getByRole('combobox', { name: 'Chercher une ville' }).fill('quebec');
    await dialog.getByRole('option', { name: 'Québec, Québec', exact: true }).tap();
    await expect(dialog).toBeHidden();
    expect(JSON.parse((await stored(page))[storageKeys.selectedLocation] ?? 'null')).toMatchObject({ city: 'Québec' });
  });
});

test.describe('with the position allowed', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 43.66, longitude: -79.39, accuracy: 20 } });

  test('detecting picks the nearest location, and lists what is near with its distance', async ({ page }) => {
    await page.goto('/shop');
    await chooser(page).getByRole('button', { name: 'Detect My Location' }).click();
    await expect(chooser(page)).toBeHidden();
    await page.getByRole('button', { name: 'Location: Toronto. Change it' }).click();
    const nearby = chooser(page).getByRole('region', { name: 'Nearby Locations' });
    await expect(nearby.getByRole('listitem').first()).toContainText(/Toronto.*\skm/);
    await expect(nearby.getByRole('listitem').filter({ hasText: 'Mississauga' })).toContainText(/\d\d\skm/);
    await expect(nearby.getByRole('listitem').filter({ hasText: 'Vancouver' })).toHaveCount(0);
    const cities = chooser(page).getByRole('region', { name: 'Popular Cities' });
    await expect(cities.getByRole('listitem')).toHaveCount(4);
    await cities.getByRole('button', { name: /^Show all / }).click();
    await cities.getByRole('button', { name: 'Vancouver, BC' }).click();
    await expect(page.getByRole('button', { name: 'Location: Vancouver. Change it' })).toBeVisible();
  });

  test('a failed nearby search empties the lists, also when the chooser opens', async ({ page }) => {
    await page.goto('/shop');
    await chooser(page).getByRole('button', { name: 'Detect My Location' }).click();
    await expect(chooser(page)).toBeHidden();
    await page.reload();
    await page.route('**/api/locations/nearby?**', (route) => route.fulfill({ status: 400, json: {} }));
    await page.getByRole('button', { name: 'Location: Toronto. Change it' }).click();
    await expectToast(page, 'Failed to fetch nearby locations');
    await expect(chooser(page).getByText('No Locations Available')).toBeVisible();
    await expect(chooser(page).getByRole('region', { name: /^(Nearby|Popular) / })).toHaveCount(0);
  });
});

test.describe('with a position far from all of them, in a city', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 55.743, longitude: -97.855, accuracy: 20 } });

  test('the city is the place', async ({ page }) => {
    await page.goto('/learn');
    await openChooser(page);
    await chooser(page).getByRole('button', { name: 'Detect My Location' }).click();
    await expect(page.getByRole('button', { name: 'Location: Thompson. Change it' })).toBeVisible();
    const keys = await stored(page);
    expect(keys[storageKeys.selectedLocationId]).toMatch(/^detected_\d+$/);
    expect(JSON.parse(keys[storageKeys.selectedLocation] ?? 'null')).toMatchObject({ address: 'Thompson, Manitoba' });
  });
});

test.describe('with a position far from all of them, and from any city', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 74.7, longitude: -94.83, accuracy: 20 } });

  test('the position itself is the place', async ({ page }) => {
    await page.goto('/learn');
    await openChooser(page);
    await chooser(page).getByRole('button', { name: 'Detect My Location' }).click();
    const button = page.getByRole('button', { name: 'Location: Detected Location. Change it' });
    await button.click();
    await chooser(page).getByRole('button', { name: 'Detect My Location' }).click();
    await expect(chooser(page)).toBeHidden();
    await button.click();
    const recent = chooser(page).getByRole('region', { name: 'Previously Searched Cities' });
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    const keys = await stored(page);
    expect(keys[storageKeys.selectedLocationId]).toMatch(/^detected_\d+$/);
    expect(JSON.parse(keys[storageKeys.selectedLocation] ?? 'null')).toMatchObject({ address: '74.7, -94.83' });
    // A detected place has no stock, but the shop still works with it.
    await page.goto('/shop/product/striker-20');
    await expect(page.getByRole('main').getByText('In stock').first()).toBeVisible();
  });
});

test('locations are asked for only while the chooser is open', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/locations')) asked.push(request.url());
  });
  await page.goto('/faq');
  await openChooser(page);
  await expect(chooser(page).getByRole('listitem').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  await chooser(page).getByRole('listitem').first().getByRole('button').click();
  await expect(chooser(page)).toBeHidden();
  asked.length = 0;
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSettled(page);
  expect(asked).toEqual([]);
});
