import { givenReaders } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const confirmation = /^Confirm your subscription/;

/** Subscribes in the footer. The response is the same for every address. */
async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/faq');
  const form = page.getByRole('contentinfo').getByRole('region', { name: 'Get the newsletter' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(/^Almost there/);
}

test('an address that someone complained about gets no mail until the team lifts it, and both are in the ledger', async ({
  page,
  browser,
  db,
  mailbox,
}) => {
  const { emails } = await givenReaders(db, 1);
  const [email = ''] = emails;
  await signIn(page, await demoAccount('super'));
  await page.goto(`/dashboard/newsletter/subscribers?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('link', { name: email }).click();
  const drawer = page.getByRole('dialog', { name: email });
  await drawer.getByRole('button', { name: 'Suppress' }).click();
  const question = page.getByRole('dialog', { name: 'Suppress this address?' });
  await expect(question).toContainText(`${email} gets no more newsletters`);
  await question.getByRole('radio', { name: 'Reported as spam' }).check();
  await question.getByLabel('Note').fill('Their provider wrote to us');
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await question.getByRole('button', { name: 'Suppress' }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByText('Reported as spam')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Suppress', exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Suppressed');
  await expect(row).toContainText('Reported as spam (Their provider wrote to us)');

  const reader = await (await browser.newContext()).newPage();
  await subscribe(reader, email);
  await row.getByRole('link', { name: email }).click();
  await expect(drawer.getByText('Asked to subscribe').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Lift suppression' }).click();
  const lifting = page.getByRole('dialog', { name: 'Lift the suppression?' });
  await lifting.getByRole('button', { name: 'Lift suppression' }).click();
  await expect(lifting.getByText('Enter a reason')).toBeVisible();
  await lifting.getByLabel('Reason').fill('They asked to come back');
  await lifting.getByRole('button', { name: 'Lift suppression' }).click();
  await expect(drawer.getByText('They asked to come back')).toBeVisible();
  await expect(drawer.getByText('Suppression lifted')).toBeVisible();

  await subscribe(reader, email);
  await mailbox.waitFor(email, confirmation);
  // The reader asked twice, but no email was sent while the address was suppressed.
  expect((await mailbox.to(email)).filter(({ subject }) => confirmation.test(subject))).toHaveLength(1);
});
