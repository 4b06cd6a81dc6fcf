import { BookingUserType } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { callApi } from '../support/api.ts';
import { givenPaidMembership } from '../support/memberships.ts';
import { demoAccount, newMember, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('leaving a family shows the regular price at once, and a renewal is for the child whose card was chosen', async ({
  page,
  db,
}) => {
  const { id: arenaId } = await givenArena(db);
  // Within the week that an arena shows first.
  const startsAt = new Date(Math.floor(Date.now() / msPerHour) * msPerHour + 48 * msPerHour);
  await givenSlot(db, { arenaId, startsAt, prices: { guestStandard: 4_000, memberStandard: 3_000 } });
  const [holder, guardian] = [await newMember('holder'), await newMember('guardian')];
  const userId = guardian.auth.user.id;
  await db.query('INSERT INTO family_members (user_id, holder_id, joined_at) VALUES ($1, $2, now())', [
    userId,
    holder.auth.user.id,
  ]);
  await db.query('UPDATE users SET user_type = $2 WHERE id = $1', [userId, BookingUserType.MEMBER]);
  await signIn(page, guardian);
  await page.goto(`/arenas/${arenaId}`);
  const saving = page.getByText('Members save $10.00').first();
  await expect(page.getByText('$30.00').first()).toBeVisible();
  await expect(saving).toBeHidden();
  await page.goto('/profile?tab=6');
  await page.getByRole('button', { name: 'Leave this family' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // A link inside the client changes the address without a reload.
  await page.evaluate((path) => {
    Object.assign(window, { isSameDocument: true });
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/arenas/${arenaId}`);
  await expect(saving).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  const admin = await demoAccount('super');
  const token = guardian.auth.accessToken;
  for (const [index, firstName] of ['Mia', 'Leo'].entries()) {
    const body = { firstName, lastName: 'Roy', birthDate: `${new Date().getUTCFullYear() - 12 + index}-01-15` };
    const { children } = await callApi('family.addChild', { body, token });
    await givenPaidMembership(admin, guardian, children.find((child) => child.firstName === firstName)?.id);
  }
  await page.goto('/profile?tab=5');
  const renewals = page.getByRole('link', { name: 'Renew for a year' });
  await expect(renewals).toHaveCount(2);
  // Without the prices of the province, the total would lack its taxes.
  let isDown = true;
  const prices = (url: URL) => url.pathname.endsWith('/memberships/plans') && url.searchParams.has('province');
  await page.route(prices, (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.continue()));
  await renewals.last().click();
  await expect(page.getByLabel('Who is it for?').locator('option:checked')).toHaveText('Leo Roy');
  await page.getByLabel('Your province or territory').selectOption({ label: 'British Columbia' });
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Pay \$\d+\.\d\d$/ })).toBeEnabled();
});
