import { newRowId } from '@dronesoccer/devkit';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a picture of the library gets a focal point by keyboard, and is shown around it in the post that chooses it', async ({
  page,
}) => {
  const admin = await demoAccount('super');
  const token = admin.auth.accessToken;
  const title = `Focus ${newRowId().slice(-8)}`;
  const post = await callApi('content.admin.create', { body: { kind: 1, locale: 'en', title }, token });
  await signIn(page, admin);

  await page.goto('/dashboard/content/media?search=workbench.webp');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: /screwdriver/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('slider', { name: 'Left to right' }).focus();
  await page.keyboard.press('Home');
  await expect(drawer.getByRole('slider', { name: 'Left to right' })).toHaveValue('0');
  await expect(drawer.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();

  await page.goto(`/dashboard/content/posts/${post.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Choose from the library' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByLabel('Description or file name').fill('screwdriver');
  await picker.getByRole('button', { name: /screwdriver/ }).click();
  await expect(main.getByLabel('Description in English')).toHaveValue(/screwdriver/);
  await expect(main.getByLabel('Description in French')).toHaveValue('');
  const english = main.getByRole('region', { name: 'English', exact: true });
  await english.getByLabel('Text', { exact: true }).fill('Ready.');
  await english.getByRole('button', { name: 'Publish English' }).click();
  await expect(main.getByText('Only English is published.')).toBeVisible();

  const { slug } = (await callApi('content.admin.get', { params: { id: post.id }, token })).texts.en;
  const shown = await callApi('posts.get', { params: { slug } });
  expect(shown.picture).toMatchObject({ url: '/pictures/arena/workbench.webp', focus: { x: 0, y: 50 } });
});

test('a question is moved with the arrow keys, and the FAQ shows the new order', async ({ page }) => {
  const admin = await demoAccount('super');
  await signIn(page, admin);
  await page.goto('/dashboard/content/faq');
  await page.getByRole('link', { name: 'Change order' }).click();
  const drawer = page.getByRole('dialog', { name: 'Order on the site' });
  const second = await drawer.getByRole('listitem').nth(1).innerText();
  await drawer.getByRole('button', { name: /^Move item 2 of/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(drawer.getByRole('listitem').first()).toHaveText(second);
  await expect(drawer.getByRole('button', { name: /^Move item 1 of/ })).toBeFocused();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  const [first] = await callApi('faq.list', {});
  expect(first?.question).toBe(second);
});
