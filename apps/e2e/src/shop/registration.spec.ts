import { DeliveryMethod } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { callApi } from '../support/api.ts';
import { Mailbox } from '../support/mailbox.ts';
import { newEmail } from '../support/people.ts';
import { addToCart } from '../support/purchase.ts';
import { expectToast } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

test('registering keeps the guest cart (check 13), and confirming the email brings the guest orders along', async ({
  page,
  db,
  mailbox,
}) => {
  const email = newEmail('newcomer');
  const bought = await givenProduct(db, { name: `Bought before ${newRowId().slice(-6)}` });
  const wanted = await givenProduct(db, { name: `Wanted now ${newRowId().slice(-6)}` });
  const earlier = await callApi('orders.place', {
    body: {
      items: [{ productId: bought.id, quantity: 1 }],
      email,
      delivery: DeliveryMethod.SHIP,
      address: { fullName: 'Robin', line1: '1 Test Street', city: 'Calgary', province: 'AB', postalCode: 'T2P 1A1' },
      expectedTotal: 120.75,
    },
  });

  await addToCart(page, wanted.slug, 2);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Robin');
  await main.getByLabel('Last name').fill('Newcomer');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel(/^Password/).fill('Journey#2026');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expectToast(page, 'User registered successfully!');
  await expect(page).toHaveURL(`/shop/product/${wanted.slug}`);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await page.goto('/profile?tab=2');
  await expect(page.getByText('No orders yet')).toBeVisible();
  const mail = await mailbox.waitFor(email, /Confirm your email/);
  await page.goto(Mailbox.linkIn(mail, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

  await page.goto('/profile?tab=2');
  await page.getByRole('link', { name: earlier.number }).click();
  await expect(page.getByText('Added to your account')).toBeVisible();
});
