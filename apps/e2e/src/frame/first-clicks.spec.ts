import { givenProduct } from '@dronesoccer/devkit';
import type { Locator, Page } from '@playwright/test';
import { demoAccount, newEmail, newMember, signIn, type Account } from '../support/people.ts';
import { buyNow, giveEmail } from '../support/purchase.ts';
import { expectSettled } from '../support/expect-settled.ts';
import { expect, test } from '../support/test.ts';

interface Form {
  /** Opens the form. */
  open: (page: Page, slug: string) => Promise<unknown>;
  as?: () => Promise<Account>;
  /** The field that loses the focus when the button is pressed. */
  field: (page: Page) => Locator;
  /** The invalid value for the field. */
  value: string;
  button: (page: Page) => Locator;
}

const labelled = (label: string | RegExp) => (page: Page) => page.getByRole('main').getByLabel(label).first();
const inDialog = (label: string | RegExp) => (page: Page) => page.getByRole('dialog').getByLabel(label).first();
const named = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first();
const named2 = (name: string | RegExp) => (page: Page) => page.getByRole('dialog').getByRole('button', { name });
const member = () => newMember('clicks');
const boss = () => demoAccount('super');

const toDelivery = async (page: Page, slug: string): Promise<void> => {
  await buyNow(page, slug);
  await giveEmail(page, newEmail('clicks'));
};

/** Every form of the product that has a field that can be invalid. */
const forms: Readonly<Record<string, Form>> = {
  login: { open: (page) => page.goto('/login'), field: labelled('Email'), value: 'x', button: named('Log in') },
  register: {
    open: (page) => page.goto('/register'),
    field: labelled(/^Password/),
    value: 'abc',
    button: named('Create account'),
  },
  'forgotten password': {
    open: (page) => page.goto('/forgot-password'),
    field: labelled('Email'),
    value: 'x',
    button: named(/link/i),
  },
  'new password': {
    open: (page) => page.goto('/reset-password?token=x'),
    field: labelled(/password/i),
    value: 'abc',
    button: named(/password/i),
  },
  'checkout, contact': {
    open: (page, slug) => buyNow(page, slug),
    field: labelled('Email'),
    value: 'x',
    button: named('Continue to payment'),
  },
  'checkout, delivery': {
    open: toDelivery,
    field: labelled('Phone'),
    value: '12',
    button: named('Continue to payment'),
  },
  'checkout, pick-up': {
    open: async (page, slug) => {
      await toDelivery(page, slug);
      await page.getByRole('radio', { name: /Pick it up/ }).check();
    },
    field: labelled('Phone'),
    value: '12',
    button: named('Continue to payment'),
  },
  profile: {
    as: member,
    open: (page) => page.goto('/profile?tab=1'),
    field: labelled('Phone'),
    value: '12',
    button: named(/^Save/),
  },
  address: {
    as: member,
    open: async (page) => {
      await page.goto('/profile?tab=3');
      await page
        .getByRole('button', { name: /address/i })
        .first()
        .click();
    },
    field: inDialog('Phone'),
    value: '12',
    button: named2(/^Save/),
  },
  product: {
    as: boss,
    open: (page) => page.goto('/dashboard/all-products/new'),
    field: (page) => page.getByRole('textbox', { name: /^Price/ }).first(),
    value: 'x',
    button: (page) => page.getByRole('button', { name: /^(Save|Create)/ }).first(),
  },
  coupon: {
    as: boss,
    open: (page) => page.goto('/dashboard/coupons/new'),
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: /^Code/ }),
    value: '?',
    button: named2(/^(Save|Create)/),
  },
  settings: {
    as: boss,
    open: (page) => page.goto('/dashboard/settings'),
    field: (page) => page.getByLabel('Customer service email'),
    value: 'x',
    button: named(/^Save/),
  },
};

for (const [name, { open, as, field, value, button }] of Object.entries(forms)) {
  test(`the first click counts, and its button stays where it was pressed: ${name}`, async ({ page, db }) => {
    if (as) await signIn(page, await as());
    const { slug } = await givenProduct(db);
    await open(page, slug);
    const target = button(page);
    await field(page).fill(value);
    await expect(target).toBeVisible();
    await target.scrollIntoViewIfNeeded();
    // Content that loads late above the button would move the button and not the pointer.
    await expectSettled(page);
    await target.evaluate((element) =>
      element.addEventListener('click', () => element.setAttribute('data-clicked', ''), { once: true }),
    );
    const place = () => target.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    const box = await target.boundingBox();
    if (!box) throw new Error('It is not on the screen.');
    // A person holds the button briefly, so everything that the blur event triggers happens before the release.
    await page.mouse.move(box.x + box.width / 2, box.y + 3);
    await page.mouse.down();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
    // The pressed style may move the button by a pixel.
    expect(Math.abs((await place()) - before)).toBeLessThan(1.5);
    await page.mouse.up();
    await expect(target).toHaveAttribute('data-clicked');
    // The form then shows the error.
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  });
}
