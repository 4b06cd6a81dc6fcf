import { readFile } from 'node:fs/promises';
import { CouponKind, type CouponTerms } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { callApi } from '../../support/api.ts';
import { tabTo } from '../../support/keyboard.ts';
import { type Account, demoAccount, newEmail, newMember, signIn } from '../../support/people.ts';
import { goToProvider, inVancouver, pay, reviewAsGuest } from '../../support/purchase.ts';
import { expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expectToast, undo } from '../../support/notices.ts';
import { expect, test } from '../../support/test.ts';

const newCode = (what: string): string => `${what}-${newRowId().slice(-8)}`.toUpperCase();
const drawerOf = (page: Page) => page.getByRole('dialog');
const codeIn = (drawer: Locator) => drawer.getByRole('textbox', { name: 'Code' });
const search = (page: Page) => page.getByRole('textbox', { name: 'Code or assigned email' });

async function openCoupons(page: Page): Promise<Account> {
  const admin = await demoAccount('super');
  await signIn(page, admin);
  await page.goto('/dashboard/coupons');
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  return admin;
}

async function givenCoupon(admin: Account, changes: Partial<CouponTerms> = {}) {
  const body: CouponTerms = {
    code: newCode('GIVEN'),
    kind: CouponKind.PERCENT,
    value: 10,
    minSubtotal: 0,
    categories: [],
    startsAt: null,
    endsAt: null,
    totalUses: null,
    usesPerPerson: 1,
    firstOrderOnly: false,
    assignedOnly: false,
    isActive: true,
    ...changes,
  };
  return callApi('coupons.admin.create', { body, token: admin.auth.accessToken });
}

/** Creates a guest's order that used the coupon, through the API. */
async function givenUse(productId: string, couponCode: string, email: string): Promise<void> {
  const { fullName, line1, city, postalCode } = inVancouver;
  const address = { fullName, line1, city, postalCode, province: 'BC' as const };
  const body = { delivery: 1 as const, email, address, items: [{ productId, quantity: 1 }], couponCode };
  const { total } = await callApi('orders.quote', { body });
  await callApi('orders.place', { body: { ...body, expectedTotal: total } });
}

test('a coupon is created, used by a guest, shows its usage, and is ended', async ({ page, device, db }) => {
  const { slug } = await givenProduct(db, { price: 10_000 });
  const code = newCode('MATCH');
  const email = newEmail('coupon');
  await openCoupons(page);
  await page.getByRole('link', { name: 'New coupon' }).first().click();
  await expect(page).toHaveURL('/dashboard/coupons/new');
  const drawer = drawerOf(page);

  // Errors appear beside their fields, and a sentence summarizes the effect of the coupon.
  await drawer.getByLabel('Percent').fill('150');
  await drawer.getByRole('button', { name: 'Create coupon' }).click();
  await expect(drawer.getByText('Coupon code is required')).toBeVisible();
  await expect(drawer.getByText('Enter a whole percentage from 1 to 100')).toBeVisible();
  await drawer.getByRole('button', { name: 'Generate a code' }).click();
  await expect(codeIn(drawer)).toHaveValue(/^[2-9A-HJ-NP-Z]{8}$/);
  await codeIn(drawer).fill(code.toLowerCase());
  await drawer.getByLabel('Percent').fill('25');
  await drawer.getByLabel('Minimum order').fill('50');
  await drawer.getByLabel('Total uses').fill('40');
  await expect(drawer.getByRole('status')).toHaveText(
    '25% off everything, for orders of $50.00 or more, once per person, 40 uses in total.',
  );
  await drawer.getByRole('button', { name: 'Create coupon' }).click();
  await expectToast(page, `${code} has been created`);
  await expect(drawer.getByRole('heading', { name: code })).toBeVisible();
  await expect(drawer.getByText('Not used yet')).toBeVisible();
  await page.keyboard.press('Escape');

  const guest = await device();
  await reviewAsGuest(guest, slug, email);
  await guest.getByLabel('Coupon code').fill(code);
  await guest.getByRole('button', { name: 'Apply' }).click();
  await expect(guest.getByText('−$25.00').filter({ visible: true }).first()).toBeVisible();
  await goToProvider(guest);
  await pay(guest);

  await page.reload();
  await search(page).fill(code);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('1 of 40');
  await page.getByRole('link', { name: code }).click();
  await expect(page).toHaveURL(/\/dashboard\/coupons\/[\da-f-]{36}\?search=/);
  await expect(drawer.getByRole('listitem').filter({ hasText: email })).toContainText('−$25.00');
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(email);

  await drawer.getByRole('button', { name: 'End now' }).click();
  await expectToast(page, `${code} has ended`);
  await expect(drawer.getByRole('heading', { name: 'Ended' })).toBeVisible();
  await reviewAsGuest(guest, slug, newEmail('late'));
  await guest.getByLabel('Coupon code').fill(code);
  await guest.getByRole('button', { name: 'Apply' }).click();
  await expect(guest.getByText('This coupon has expired')).toBeVisible();
});

test('ending can be undone; a used coupon keeps its code and cannot be deleted, a copy of it can', async ({
  page,
  db,
}) => {
  const { id } = await givenProduct(db, { price: 10_000 });
  const admin = await openCoupons(page);
  const used = await givenCoupon(admin);
  await givenUse(id, used.code, newEmail('user'));
  await page.goto(`/dashboard/coupons/${used.id}`);
  const drawer = drawerOf(page);

  await drawer.getByRole('button', { name: 'End now' }).click();
  await undo(page, `${used.code} has ended`, () =>
    expect(drawer.getByRole('heading', { name: 'Ended' })).toBeVisible(),
  );
  await expectToast(page, `${used.code} is active again`);
  await expect(drawer.getByRole('heading', { name: 'Active' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await drawer.getByRole('button', { name: 'Edit' }).click();
  await expect(codeIn(drawer)).toHaveAttribute('readonly', '');
  await drawer.getByLabel('Total uses').fill('0');
  await drawer.getByRole('button', { name: 'Save coupon' }).click();
  await expect(drawer.getByText('Enter 1 or more, or leave it empty')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(drawer.getByRole('heading', { name: used.code })).toBeVisible();

  const copy = newCode('COPY');
  await drawer.getByRole('button', { name: 'Duplicate' }).click();
  await expect(codeIn(drawer)).toHaveValue('');
  await codeIn(drawer).fill(copy);
  await drawer.getByRole('button', { name: 'Create coupon' }).click();
  await expect(drawer.getByRole('heading', { name: copy })).toBeVisible();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: `Delete ${copy}?` })
    .getByRole('button', { name: 'Delete coupon' })
    .click();
  await expectToast(page, `${copy} has been deleted`);
  await expect(drawer).toHaveCount(0);
});

test('e-mails are pasted, each gets its result and its mail in its language; one is taken back and given again', async ({
  page,
  mailbox,
}) => {
  const admin = await openCoupons(page);
  const coupon = await givenCoupon(admin, { kind: CouponKind.FIXED, value: 20, assignedOnly: true });
  const { email: member } = await newMember('assigned');
  const [guest, other] = [newEmail('guest'), newEmail('other')];
  await page.goto(`/dashboard/coupons/${coupon.id}`);
  const drawer = drawerOf(page);
  await drawer.getByRole('tab', { name: 'Emails (0)' }).click();
  await drawer.getByLabel('Emails', { exact: true }).fill(`${member}, ${guest}; nobody`);
  await page.keyboard.press('Enter');
  await drawer.getByLabel('Email language').selectOption('French');
  await drawer.getByRole('button', { name: 'Assign to 3 emails' }).click();
  await expectToast(page, 'Assigned to 2 emails');
  await expect(drawer.getByText('1 email was skipped:')).toBeVisible();
  await expect(drawer.getByText('nobody: Enter valid email')).toBeVisible();
  expect((await mailbox.waitFor(member, /: \$20\.00 off$/)).text).toContain(coupon.code);
  expect((await mailbox.waitFor(guest, /20,00.\$ de rabais pour vous/)).text).toContain(coupon.code);

  // The address that was refused can still be corrected.
  await drawer.getByRole('button', { name: /nobody/ }).click();
  await drawer.getByLabel('Emails', { exact: true }).fill(`${guest} ${other}`);
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Assign to 2 emails' }).click();
  await expect(drawer.getByText(`${guest}: Coupon already assigned to this email`)).toBeVisible();
  await expect(drawer.getByRole('tab', { name: 'Emails (3)' })).toBeVisible();

  await drawer.getByRole('textbox', { name: 'Find an email' }).fill(other);
  await drawer.getByRole('button', { name: `Unassign ${other}` }).click();
  await undo(page, `${other} unassigned`, () => expect(drawer.getByRole('tab', { name: 'Emails (2)' })).toBeVisible());
  await expect(drawer.getByRole('tab', { name: 'Emails (3)' })).toBeVisible();
  await expectAccessible(page);
});

test('two tabs edit one coupon: the second sees what the first one did, and decides', async ({ page, context }) => {
  const admin = await openCoupons(page);
  const coupon = await givenCoupon(admin);
  await page.goto(`/dashboard/coupons/${coupon.id}/edit`);
  const other = await context.newPage();
  await other.goto(`/dashboard/coupons/${coupon.id}/edit`);
  await expect(drawerOf(other).getByLabel('Percent')).toHaveValue('10');

  await drawerOf(page).getByLabel('Percent').fill('30');
  await drawerOf(page).getByRole('button', { name: 'Save coupon' }).click();
  await expectToast(page, `${coupon.code} has been saved`);

  await drawerOf(other).getByLabel('Minimum order').fill('80');
  await drawerOf(other).getByRole('button', { name: 'Save coupon' }).click();
  await expect(other.getByText(/^Someone else saved this coupon on/)).toBeVisible();
  await expect(other.getByText('Your version differs in: Discount, Minimum order.')).toBeVisible();
  await expect(drawerOf(other).getByLabel('Minimum order')).toHaveValue('80');
  await other.getByRole('button', { name: 'Use theirs' }).click();
  await expect(drawerOf(other).getByLabel('Percent')).toHaveValue('30');
  await drawerOf(other).getByLabel('Minimum order').fill('90');
  await drawerOf(other).getByRole('button', { name: 'Save coupon' }).click();
  await expect(
    drawerOf(other).getByText('30% off everything, for orders of $90.00 or more, once per person.'),
  ).toBeVisible();
});

test('filters are in the address; several coupons end at once', async ({ page }) => {
  const admin = await openCoupons(page);
  const mark = newCode('BULK');
  await givenCoupon(admin, { code: `${mark}-A` });
  await givenCoupon(admin, { code: `${mark}-B`, kind: CouponKind.FIXED, value: 5 });
  await givenCoupon(admin, { code: `${mark}-C`, startsAt: '2099-01-01T00:00:00.000Z' });
  await page.reload();
  await search(page).fill(mark.toLowerCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Scheduled');
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(`${mark}-C`) })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Any status');
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('group', { name: 'Bulk actions' }).getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog', { name: 'End 3 coupons?' }).getByRole('button', { name: 'End now' }).click();
  await expectToast(page, '2 of 3 ended. 1 has not started yet and was not changed.');
  await expect(page.getByRole('row', { name: /Ended/ })).toHaveCount(2);
});

test('drawers are accessible in both themes, fit a narrow phone, and work by keyboard alone', async ({ page }) => {
  const admin = await openCoupons(page);
  const coupon = await givenCoupon(admin, { totalUses: 5 });
  await tabTo(page, page.getByRole('link', { name: 'New coupon' }).first());
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  const code = newCode('KEYS');
  await tabTo(page, codeIn(drawer));
  await page.keyboard.type(code);
  await tabTo(page, drawer.getByRole('button', { name: 'Drones' }));
  await page.keyboard.press('Space');
  await expect(drawer.getByRole('status')).toHaveText('10% off drones, once per person.');
  await expectAccessibleInBothThemes(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
  await tabTo(page, drawer.getByRole('button', { name: 'Create coupon' }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: code })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await page.goto(`/fr/dashboard/coupons/${coupon.id}`);
  await drawer.getByRole('tab', { name: /^Courriels/ }).click();
  await expect(drawer.getByRole('button', { name: 'Attribuer', exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
});
