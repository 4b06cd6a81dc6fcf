import { expect, test } from '../support/test.ts';

test('a menu opens on hover, stays while the pointer is on it, and closes after it leaves', async ({ page }) => {
  await page.goto('/faq');
  const trigger = page.getByRole('button', { name: 'Drone Sports' });
  const entry = page.getByRole('link', { name: 'Super pilot' });
  await trigger.hover();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')).toHaveText([
    ...['Class 20', 'Class 40', 'Drone racing', 'Simulation', 'Super pilot'],
  ]);
  await entry.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(entry).toBeHidden();

  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Class 20', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('the footer has its columns, and its links lead to their pages', async ({ page }) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  for (const [column, entries] of Object.entries({
    Company: ['About us', 'Media/Gallery', 'Blogs'],
    Community: ['Be a member', 'Be a partner', 'Buy franchise'],
    Support: ['Contact us', 'FAQ'],
  })) {
    await expect(footer.getByRole('navigation', { name: column }).getByRole('link')).toHaveText(entries);
  }
  await expect(footer).toContainText('2025');
  await expect(footer.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(4);
  await footer.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/#about-us');
  await expect(page.locator('#about-us')).toBeInViewport();
});

test('the way back to the top shows after 300 px', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.mouse.wheel(0, 290);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(290);
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, 60);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('a toast shows top right below the header, leads to the cart, and closes automatically', async ({ page }) => {
  await page.goto('/shop/product/striker-20');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  const toast = page.getByRole('group', { name: 'Striker 20 Drone Ball added to cart' });
  await toast.hover();
  const [box, header] = [await toast.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeGreaterThan(header?.height ?? Infinity);
  expect(box?.y).toBeLessThan(200);
  await expect(toast.getByRole('button', { name: 'View cart' })).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(toast).toBeHidden();

  await page.reload();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/shop/order-shiping');
});

test('a page that breaks shows the error screen, and its button loads it anew', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  // The first failure loads the page anew, for a new release; the second is shown.
  await page.evaluate(() => sessionStorage.setItem('chunk-reload-at', String(Date.now())));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Buy franchise' }).click();
  await expect(page.getByRole('heading', { name: 'Error occurred!' })).toBeVisible();
  await expect(page.getByText('Error occurred!. Please try again later.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Error occurred!' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
