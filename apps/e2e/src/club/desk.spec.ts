import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { givenPaidMembership, offeredPlan } from '../support/memberships.ts';
import { expectToast } from '../support/notices.ts';
import { demoAccount, newEmail, newMember, openAccountMenu, signIn } from '../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll, isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const desk = '/dashboard/memberships/desk';
/** Within the week that an arena shows first. */
const startsAt = new Date(Math.floor(Date.now() / msPerHour) * msPerHour + 48 * msPerHour);

test('the desk sells a membership to a newcomer, who is invited, and refunds it', async ({ page, mailbox }) => {
  const admin = await demoAccount('super');
  await offeredPlan(admin);
  await signIn(page, await demoAccount('admin'));
  await page.goto(desk);
  await isLive(page);
  const email = newEmail('newcomer');
  const sell = page.getByRole('button', { name: /and sell$/ });
  await page.getByLabel('Email of the person').fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText('There is no account with this email.')).toBeVisible();
  await sell.click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Gagnon');
  await page.getByRole('combobox', { name: /^Plan/ }).selectOption({ label: 'Single' });
  await page.getByLabel('Province or territory').selectOption({ label: 'British Columbia' });
  await page.getByLabel('Date of birth').fill('1990-01-01');
  await page.getByRole('radio', { name: /Cash/ }).check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Take $126.00 and sell' }).click();
  await expect(page.getByText('$126.00 taken')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await mailbox.waitFor(email, /Your account is ready/);

  await page.getByRole('link', { name: /^Open MB-/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Paid at the desk')).toBeVisible();
  await drawer.getByRole('button', { name: 'End membership…' }).click();
  await page
    .getByRole('dialog', { name: /^End membership/ })
    .getByLabel(/^Reason/)
    .fill('Changed their mind');
  await page.getByRole('button', { name: 'End and refund $126.00' }).click();
  await expectToast(page, 'Noor Gagnon’s membership');
  await expect(drawer.getByText('Ended with a refund')).toBeVisible();
});

test('a member shows the card; the desk scans it, and a super administrator gives another year', async ({
  page,
  device,
}) => {
  const admin = await demoAccount('super');
  const member = await newMember('cardholder');
  await givenPaidMembership(admin, member);
  await signIn(page, member);
  await page.goto('/profile?tab=5');
  const card = page.getByRole('region', { name: 'Your membership card' });
  await expect(card.getByRole('img', { name: 'QR code of your membership card' })).toBeVisible();
  await expectLargeTargets(page);
  const code = (await card.getByText(/^MB-\d{4}-\d+-[2-9A-Z]{8}$/).textContent()) ?? '';
  await expectAccessibleInBothThemes(page);

  const counter = await device();
  await signIn(counter, admin);
  await counter.goto(desk);
  await isLive(counter);
  await counter.getByLabel('Code of the card').fill(code.toLowerCase());
  await counter.keyboard.press('Enter');
  const result = counter.getByRole('status').filter({ hasText: 'Valid' });
  await expect(result).toContainText('Robin Journey');
  await expectAccessibleInBothThemes(counter);
  await expectNoSidewaysScroll(counter);
  await counter.getByLabel('Code of the card').fill('MB-2026-000001-ABCDEFGH');
  await counter.keyboard.press('Enter');
  await expect(counter.getByText('No card has this code')).toBeVisible();

  await counter.getByLabel('Email of the person').fill(member.email);
  await counter.getByRole('button', { name: 'Look up' }).click();
  await expect(counter.getByText(/Single, valid until .* A sale continues from that day/)).toBeVisible();
  await counter.getByRole('radio', { name: /Free of charge/ }).check();
  await counter.getByLabel(/^Reason/).fill('Volunteer of the year');
  await counter.getByRole('button', { name: 'Give the membership' }).click();
  await expect(counter.getByText('Given', { exact: true })).toBeVisible();
  await counter.goto(`/fr${desk}`);
  await isLive(counter);
  await expectFrenchSpaces(counter);
  await expectLargeTargets(counter);
});

test('a member who has used nothing gets the money back, and a guest reads what a member saves', async ({
  page,
  device,
  db,
}) => {
  const admin = await demoAccount('super');
  const member = await newMember('undecided');
  await givenPaidMembership(admin, member);
  await signIn(page, member);
  await page.goto('/profile?tab=5');
  await page.getByRole('button', { name: 'Ask for a refund…' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Refund $126.00' }).click();
  await expectToast(page, 'Your membership has ended');
  await expect(page.getByText('You are not a member yet')).toBeVisible();

  const { id: arenaId } = await givenArena(db);
  const slot = await givenSlot(db, { arenaId, startsAt, prices: { guestStandard: 4_000, memberStandard: 3_000 } });
  const guest = await device();
  await guest.goto(`/arenas/${arenaId}`);
  await expect(guest.getByText('Members save $10.00').first()).toBeVisible();
  await expect(guest.getByText('Members pay up to $10.00 less for a seat.')).toBeVisible();
  await guest.goto(`/book/${slot.id}`);
  await expect(guest.getByText('Members pay $10.00 less for this booking.')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Join and come back' })).toHaveAttribute(
    'href',
    `/membership?redirect=${encodeURIComponent(`/book/${slot.id}`)}`,
  );
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a member shows the card as it was last seen, and a logout removes it from the browser', async ({ page }) => {
    const member = await newMember('offline');
    await givenPaidMembership(await demoAccount('super'), member);
    await signIn(page, member);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/profile?tab=5');
    const card = page.getByRole('region', { name: 'Your membership card' });
    await expect(card).toContainText('Valid until');
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/Shown from this device, without a network.*was valid until/)).toBeVisible();
    await expect(card.getByRole('img')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/Shown from this device/)).toBeHidden();
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('membershipCard'))).toBeNull();
  });
});
