import { randomUUID } from 'node:crypto';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expectToast } from '../support/notices.ts';
import { expectNoSidewaysScroll, isLive } from '../support/screen.ts';
import { expectSettled } from '../support/expect-settled.ts';
import { structuredData } from '../support/structured-data.ts';
import { expect, test } from '../support/test.ts';

test('map and list of the arenas agree, and the address keeps what was chosen', async ({ page }) => {
  await page.goto('/arenas');
  const map = page.getByRole('group', { name: 'Map of the arenas' });
  const cards = page.getByRole('main').getByRole('article');
  const mark = map.getByRole('button', { name: /^Calgary: \d+ arenas?$|^Around Calgary/ });
  const count = Number(/(\d+) arenas?$/.exec((await mark.getAttribute('aria-label')) ?? '')?.[1]);
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(count);
  await expect(cards.filter({ hasText: 'Calgary' })).not.toHaveCount(0);

  await page.reload();
  await expect(cards).toHaveCount(count);
  await page.getByRole('button', { name: 'Show all of Canada' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(count);

  await page.getByRole('button', { name: 'Class 40', exact: true }).click();
  await expect(cards.filter({ hasText: 'Class 20' })).toHaveCount(0);
  await expect(cards.filter({ hasText: 'Class 40' })).not.toHaveCount(0);
});

test.describe('on a first visit', () => {
  test.use({ position: null });

  test('where the position is refused, a postal code puts the nearest arena first', async ({ page }) => {
    await page.goto('/arenas');
    const chooser = page.getByRole('dialog', { name: 'Choose your location' });
    // The chooser opens automatically here, as on pages that show stock, but only once.
    await expect(chooser).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sort by distance' }).click();
    await chooser.getByRole('button', { name: 'Detect My Location' }).click();
    await expectToast(page, 'Error: User denied Geolocation');
    await page.keyboard.press('Escape');
    await expect(chooser).toBeHidden();
    await page.getByRole('main').getByRole('combobox', { name: 'City or postal code' }).fill('t2p 1j9');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('button', { name: 'Near Calgary' })).toBeVisible();
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toContainText(/Calgary.*\d+\skm/s);
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calgary' })).toBeFocused();
  });
});

test('an arena is reached by keyboard and says when to come and what to bring', async ({ page }) => {
  await page.goto('/fr/arenas?class=20');
  // The nearest arenas come first once the page knows the visitor's position.
  await isLive(page);
  await expectSettled(page);
  const first = page.getByRole('main').getByRole('article').getByRole('link').first();
  const city = await first.innerText();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: city })).toBeFocused();
  await expect(page.getByRole('rowheader', { name: 'lundi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'À apporter' })).toBeVisible();
  expect(await structuredData(page, 'SportsActivityLocation')).toHaveLength(1);
  expect(await structuredData(page, 'BreadcrumbList')).toHaveLength(1);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('an arena that is not there leads to those that are', async ({ page }) => {
  await page.goto(`/arenas/${randomUUID()}`);
  await page.getByRole('main').getByRole('link', { name: 'Find an arena' }).click();
  await expect(page).toHaveURL(/\/arenas$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
