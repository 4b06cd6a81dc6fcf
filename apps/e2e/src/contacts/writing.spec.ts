import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { openForm, sentNumber, takeTime } from '../support/contacts.ts';
import { tabTo } from '../support/keyboard.ts';
import { newEmail } from '../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('a question is sent with its subject, and its receipt has the words and the number', async ({ page, mailbox }) => {
  const email = newEmail('asking');
  const since = await openForm(page, '/contact-us');
  await page.getByRole('button', { name: 'Send' }).click();
  for (const missing of ['Full name is required', 'Email is required', 'A message is required']) {
    await expect(page.getByText(missing)).toBeVisible();
  }
  await page.getByLabel('Full name').fill('Robin Asking');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Subject').selectOption({ label: 'A booking' });
  await page.getByLabel('Your message').fill('Is the entrance step-free?');
  await takeTime(since);
  await page.getByRole('button', { name: 'Send' }).click();
  const number = await sentNumber(page);
  expect(number).toMatch(/^C-/);
  const receipt = await mailbox.waitFor(email, new RegExp(number));
  expect(receipt.text).toContain('Is the entrance step-free?');

  // The same once more is said to be there already, and what was typed stays.
  await page.getByRole('button', { name: 'Write another message' }).click();
  await page.getByLabel('Full name').fill('Robin Asking');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Your message').fill('is the entrance  STEP-FREE?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').getByText('Duplicate submission')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('is the entrance  STEP-FREE?');
});

test('membership and franchise lead to their form, which keeps what was typed over types, reload and language', async ({
  page,
  mailbox,
}) => {
  const email = newEmail('joining');
  await page.goto('/membership');
  await expect(page.getByRole('heading', { level: 1, name: 'Membership' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask about membership' }).click();
  await expect(page).toHaveURL('/contact-us?type=membership');
  await expect(page.getByLabel('Your message')).toBeVisible();
  const since = Date.now();
  await page.getByLabel('Full name').fill('Robin Joining');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('For whom').selectOption({ label: 'My child' });
  await page.getByLabel('Your message').fill('Twice a week.');

  await page.goto('/franchise');
  await expect(page.getByRole('heading', { level: 1, name: 'Open a franchise' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask about a franchise' }).click();
  await expect(page).toHaveURL('/contact-us?type=franchise');
  await expect(page.getByLabel('Your message')).toHaveValue('Twice a week.');
  await page.getByLabel('City').fill('Laval');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Laval');
  await page.locator('header a[hreflang=fr-CA]:visible').click();
  await expect(page.getByLabel('Ville')).toHaveValue('Laval');
  await page.getByLabel('Budget').selectOption({ label: 'De 100 000 $ à 250 000 $' });
  await takeTime(since);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const first = await sentNumber(page, 'Votre message a été envoyé');
  await mailbox.waitFor(email, new RegExp(`Nous avons reçu votre message.*${first}`));

  await page.goto('/contact-us?type=membership');
  // What was sent is no longer on the device.
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await page.getByLabel('Full name').fill('Robin Joining');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Age group').selectOption({ label: '10 to 13' });
  await page.getByLabel('Your message').fill('Is there a trial evening?');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await sentNumber(page)).not.toBe(first);
});

test('a safe-sport report needs no name, says who reads it, and its receipt repeats nothing', async ({
  page,
  mailbox,
}) => {
  const email = newEmail('worried');
  const since = await openForm(page, '/contact-us?type=safe-sport');
  await expect(page.getByText('If someone is in danger right now, call 911.')).toBeVisible();
  await expect(page.getByText(/^Only the (people|organisation’s administrators).*read this report/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Where it happened').fill('Changing room');
  await page.getByLabel('Your message').fill('Someone took photographs.');
  await takeTime(since);
  await page.getByRole('button', { name: 'Send' }).click();
  const number = await sentNumber(page);
  expect(number).toMatch(/^S-/);
  const receipt = await mailbox.waitFor(email, new RegExp(number));
  expect(receipt.text).not.toContain('photographs');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, locale: 'fr-CA' });

  test('une demande d’adhésion en français, au clavier seulement', async ({ page, mailbox }) => {
    const email = newEmail('clavier');
    const since = await openForm(page, '/fr/contact-us', 'Votre message');
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
    await expectFrenchSpaces(page);
    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('radio', { name: /^Une question/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/type=membership/);
    await tabTo(page, main.getByLabel('Nom complet'));
    await page.keyboard.type('Zoé Clavier');
    await tabTo(page, main.getByLabel('Courriel'));
    await page.keyboard.type(email);
    await tabTo(page, main.getByLabel('Téléphone'));
    await page.keyboard.type('514 555-0123');
    await tabTo(page, main.getByRole('checkbox', { name: /répondre par message texte/ }));
    await page.keyboard.press('Space');
    await tabTo(page, main.getByLabel('Pour qui'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, main.getByLabel('Votre message'));
    await page.keyboard.type('Y a-t-il une soirée d’essai?');
    await takeTime(since);
    await tabTo(page, main.getByRole('button', { name: 'Envoyer' }));
    await page.keyboard.press('Enter');
    const number = await sentNumber(page, 'Votre message a été envoyé');
    await expectNoSidewaysScroll(page);
    await mailbox.waitFor(email, new RegExp(`Nous avons reçu votre message.*${number}`));
  });
});
