import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PersonalDataWire } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { callApi } from '../support/api.ts';
import { Mailbox } from '../support/mailbox.ts';
import { logIn, newEmail, newMember, signIn } from '../support/people.ts';
import { addToCart, checkOutCart, goToProvider } from '../support/purchase.ts';
import { isLive } from '../support/screen.ts';
import { expectToast } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

const picture = path.join(import.meta.dirname, '../../../web/public/pictures/products/striker-20.webp');

test('a forgotten password is set anew by the mailed link, once, and ends every session @every-engine', async ({
  page,
  mailbox,
}) => {
  const account = await newMember('forgetful');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const mail = await mailbox.waitFor(account.email, /password/i);
  const link = Mailbox.linkIn(mail, '/reset-password');
  await page.goto(link);
  const password = 'Changed#2026';
  await main.getByLabel(/^New password/).fill('weak');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(main.getByLabel(/^New password/)).toHaveAttribute('aria-invalid', 'true');
  await main.getByLabel(/^New password/).fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectToast(page, 'Your password has been changed. You can log in now.');

  const before = await page.request.get('/api/me', {
    headers: { authorization: `Bearer ${account.auth.accessToken}` },
  });
  expect(before.status()).toBe(401);
  await page.goto('/login');
  await logIn(page, account);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await logIn(page, { email: account.email, password });
  await expect(page.getByRole('button', { name: 'Robin Journey’s account' })).toBeVisible();

  await page.goto(link);
  await main.getByLabel(/^New password/).fill('Another#2026');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(main.getByRole('alert')).toContainText(/reset token/i);
});

test('a saved address fills in the checkout', async ({ page, db }) => {
  const { slug } = await givenProduct(db);
  await signIn(page, await newMember('addressed'));
  await page.goto('/profile?tab=3');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await expect(dialog.getByLabel('Full name')).toHaveValue('Robin Journey');
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('7 Sample Road');
  await dialog.getByLabel('City').fill('Halifax');
  await dialog.getByLabel('Province or territory').selectOption('Nova Scotia');
  await dialog.getByLabel('Postal code').fill('b3h 4r2');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('7 Sample Road')).toBeVisible();

  await addToCart(page, slug);
  await checkOutCart(page);
  await expect(page.getByRole('radio', { name: /7 Sample Road/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('7 Sample Road')).toBeVisible();
  await expect(page.getByText('B3H 4R2')).toBeVisible();
  await goToProvider(page);
});

test('a profile and its picture are changed, and another device is logged out from it', async ({ page, device }) => {
  const account = await newMember('devices');
  const elsewhere = await device();
  await signIn(elsewhere, account);
  await elsewhere.goto('/profile?tab=1');
  await expect(elsewhere.getByText('This device')).toBeVisible();

  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const { email, password } = account;
  await page.request.post('/api/auth/login', { headers: { 'user-agent': firefox }, data: { email, password } });

  await page.goto('/login?redirect=%2Fprofile%3Ftab%3D1');
  await logIn(page, account);
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Robyn');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Your profile has been saved.');
  await expect(page.getByRole('button', { name: 'Robyn Journey’s account' })).toBeVisible();

  await main.locator('input[type=file]').setInputFiles(picture);
  await expectToast(page, 'Your picture has been saved.');
  const inHeader = page.getByRole('banner').locator('img[src*="uploads"]');
  await expect(inHeader).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expectToast(page, 'Your picture has been removed.');
  await expect(inHeader).toBeHidden();

  const other = page.getByRole('button', { name: 'Log out Firefox · Windows' });
  const rest = page.getByRole('button', { name: 'Log out everywhere else' });
  await other.click();
  await expect(other).toBeHidden();
  await rest.click();
  await expectToast(page, 'You have been logged out everywhere else.');
  await expect(rest).toBeHidden();
  // The other device is refused at its next call, once its session has left the cache.
  const token = account.auth.accessToken;
  const isSignedIn = () =>
    callApi('me.get', { token }).then(
      () => true,
      () => false,
    );
  await expect.poll(isSignedIn).toBe(false);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?redirect=/);
});

test('a person moves to a new email by the mailed link, and the newsletter comes along', async ({
  page,
  mailbox,
  db,
}) => {
  const account = await newMember('moving');
  const { email: old, password, auth } = account;
  await db.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [auth.user.id]);
  await callApi('newsletter.subscribe', { token: auth.accessToken, body: { email: old, source: 'profile' } });
  await signIn(page, account);
  await page.goto('/profile?tab=1');
  await isLive(page);
  const main = page.getByRole('main');
  await main.getByText('Change my email').click();
  const send = main.getByRole('button', { name: 'Send the link' });
  const newAddress = main.getByRole('textbox', { name: 'New email' });
  await newAddress.fill(old);
  await main
    .getByLabel(/^Current password/)
    .first()
    .fill(password);
  await send.click();
  await expect(main.getByText('This is already the email of your account')).toBeVisible();
  const email = newEmail('moved');
  await newAddress.fill(email);
  await main.getByLabel('Send the newsletter to my new email instead').check();
  await send.click();
  await expect(main.getByRole('status')).toContainText(`the link that we sent to ${email}`);
  await mailbox.waitFor(old, /about to change/);

  await page.goto(Mailbox.linkIn(await mailbox.waitFor(email, /new email/), '/verify-email'));
  await isLive(page);
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email has changed' })).toBeVisible();
  await mailbox.waitFor(old, /has changed/);
  await page.goto('/profile?tab=1');
  await expect(main.getByText(email, { exact: true })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(main.getByText(`${email} gets our newsletter.`)).toBeVisible();
  await expect(main.getByText('the link that we sent to')).toBeHidden();
});

test('a person takes a copy of their data, and erases their account', async ({ page, mailbox }) => {
  const account = await newMember('leaving');
  await signIn(page, account);
  await page.goto('/profile');
  const copied = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await copied;
  expect(file.suggestedFilename()).toMatch(/^drone-soccer-my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as PersonalDataWire;
  expect(data.tables['users']?.rows).toMatchObject([{ email: account.email }]);

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase my account' });
  await dialog.getByText('What we must keep').click();
  await expect(dialog.getByText(/Tax law requires/)).toBeVisible();
  const erase = dialog.getByRole('button', { name: 'Erase my account for good' });
  await dialog.getByLabel('Your password').fill('Wrong#2026');
  await erase.click();
  await expect(dialog.getByText('Current password incorrect')).toBeVisible();
  await dialog.getByLabel('Your password').fill(account.password);
  await erase.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await mailbox.waitFor(account.email, /erased/);
  await page.goto('/login');
  await logIn(page, account);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});
