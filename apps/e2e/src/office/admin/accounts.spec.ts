import { expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { callApi } from '../../support/api.ts';
import { expectToast } from '../../support/notices.ts';
import { demoAccount, newMember, signIn } from '../../support/people.ts';
import { countPresses, reportTask } from '../../support/presses.ts';
import { expectLargeTargets, expectNoSidewaysScroll, isLive } from '../../support/screen.ts';
import { expect, test } from '../../support/test.ts';

test('a super administrator finds a person by half an email, changes a role, exports the data and erases it', async ({
  page,
  db,
}) => {
  const presses = await countPresses(page);
  const { email, auth } = await newMember('caller');
  await db.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [auth.user.id]);
  await signIn(page, await demoAccount('super'));
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Users' }).click();
  await isLive(page);
  await page.getByLabel('Name or email').fill(email.slice(4, 17));
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Journey' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Change roles' }).click();
  const roles = page.getByRole('dialog', { name: 'Robin Journey’s roles' });
  await expect(roles.getByRole('button', { name: 'Save roles' })).toBeDisabled();
  await roles.getByRole('checkbox', { name: /^Coach/ }).check();
  await expectAccessibleInBothThemes(page);
  await roles.getByRole('button', { name: 'Save roles' }).click();
  await expectToast(page, 'Robin Journey’s roles have changed.');
  await expect(page.getByRole('main').getByText('Roles changed')).toBeVisible();
  const { userRoles } = await callApi('me.get', { token: auth.accessToken });
  expect(userRoles).toEqual([5, 6]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^personal-data-.*\.json$/);
  await expect(page.getByText('Data exported')).toBeVisible();
  reportTask('change a role and export a person’s data', presses());

  await page.getByRole('button', { name: 'Erase account' }).click();
  const question = page.getByRole('dialog', { name: 'Erase Robin Journey?' });
  await question.getByLabel(/^Type the email/).fill('someone.else@journeys.test');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(question.getByText('This is not the email of the account')).toBeVisible();
  await question.getByLabel(/^Type the email/).fill(email);
  await question.getByRole('button', { name: 'Erase for good' }).click();
  const receipt = page.getByRole('dialog', { name: 'Robin Journey has been erased' });
  await expect(receipt.getByText('The account', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await receipt.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/dashboard\/users/);
  await expect(page.getByRole('link', { name: email })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/users/${(await demoAccount('member')).auth.user.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Activity' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
});
