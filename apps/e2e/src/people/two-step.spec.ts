import { TOTP } from 'otpauth';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { button, dialog, expectGoodDialogs } from '../support/dialogs.ts';
import { demoAccount, logIn, newMember, seeTwoStep, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('two-step login is turned on with an app, and the next login takes a recovery code', async ({
  page,
  device,
  db,
}) => {
  const account = await newMember('two-step');
  await signIn(page, account);
  await page.goto('/profile?tab=1');
  await seeTwoStep(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const secret = ((await page.getByRole('main').locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(new TOTP({ secret }).generate());
  await code.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[A-Z2-9]{5}-[A-Z2-9]{5}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(page.getByText('Two-step login is on.')).toBeFocused();

  const other = await device();
  await other.goto('/login');
  await logIn(other, account);
  const second = other.getByRole('textbox', { name: 'Code' });
  await expect(second).toBeFocused();
  await second.fill(codes[0]?.toLowerCase() ?? '');
  await second.press('Enter');
  await expect(other.getByRole('button', { name: 'Robin Journey’s account' })).toBeVisible();
  await expectGoodDialogs(other, db, [
    {
      path: '/profile?tab=1',
      first: seeTwoStep,
      overlays: [
        {
          of: 'features/people/profile/components/two-step/code-dialog',
          opener: button('New recovery codes'),
          dialog: dialog('New recovery codes'),
        },
      ],
    },
  ]);
});

test('a super administrator whose role requires two-step login is led to an accessible page that turns it on', async ({
  page,
}) => {
  await signIn(page, await demoAccount('super'));
  // The product of the journeys does not require two-step login, so these replies take the place of its own.
  const closed = { isSuccess: false, message: '', errorCode: 'AUTH_020', data: null };
  await page.route('**/api/reports/**', (route) => route.fulfill({ status: 409, json: closed }));
  const state = { isOn: false, isRequired: true, recoveryCodesLeft: 0 };
  await page.route('**/api/me/two-step', (route) =>
    route.fulfill({ json: { isSuccess: true, message: '', errorCode: null, data: state } }),
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/account');
  await seeTwoStep(page);
  await expect(page.getByText('Your role requires two-step login.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
