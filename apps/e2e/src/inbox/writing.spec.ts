import {
  type ContactDetail,
  ContactSubject,
  ContactType,
  contactLabels,
  FranchiseBudget,
  MembershipFor,
  smsConsent,
  valuesOf,
} from '@dronesoccer/contracts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { openForm, sentNumber, takeTime } from '../support/contacts.ts';
import { keyboardAlone } from '../support/hand.ts';
import { newEmail } from '../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll, isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { visitors } from '../support/visitors.ts';

test('a question is sent with its subject, and its receipt has the words and the number', async ({ page, mailbox }) => {
  const email = newEmail('asking');
  await openForm(page, '/contact-us');
  await page.getByRole('button', { name: 'Send' }).click();
  for (const missing of ['Full name is required', 'Email is required', 'A message is required']) {
    await expect(page.getByText(missing)).toBeVisible();
  }
  await page.getByLabel('Full name').fill('Robin Asking');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Subject').selectOption({ label: 'A booking' });
  await page.getByLabel('Your message').fill('Is the entrance step-free?');
  await takeTime(page);
  await page.getByRole('button', { name: 'Send' }).click();
  const number = await sentNumber(page);
  expect(number).toMatch(/^C-/);
  const receipt = await mailbox.waitFor(email, new RegExp(number));
  expect(receipt.text).toContain('Is the entrance step-free?');

  // Sending the same message again is reported as a duplicate, and the form keeps what was typed.
  await page.getByRole('button', { name: 'Write another message' }).click();
  await page.getByLabel('Full name').fill('Robin Asking');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Your message').fill('is the entrance  STEP-FREE?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').getByText('Duplicate submission')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('is the entrance  STEP-FREE?');
});

test('membership and franchise have their form, which keeps what was typed over types, reload and language', async ({
  page,
  mailbox,
}) => {
  const email = newEmail('joining');
  await page.goto('/membership');
  await expect(page.getByRole('heading', { level: 1, name: 'Membership' })).toBeVisible();
  await isLive(page);
  await page.getByRole('link', { name: 'Ask about membership' }).click();
  await expect(page).toHaveURL('/membership#enquiry');
  await expect(page.getByLabel('Your message')).toBeVisible();
  await page.getByLabel('Full name').fill('Robin Joining');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('For whom').selectOption({ label: 'My child' });
  await page.getByLabel('Your message').fill('Twice a week.');

  await page.goto('/franchise');
  await expect(page.getByRole('heading', { level: 1, name: 'Open a franchise' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask about a franchise' }).click();
  await expect(page).toHaveURL('/franchise#enquiry');
  await expect(page.getByLabel('Your message')).toHaveValue('Twice a week.');
  await page.getByLabel('City').fill('Laval');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Laval');
  await page.locator('header a[hreflang=fr-CA]:visible').click();
  await expect(page).toHaveURL(/^[^#]*\/fr\/franchise/);
  // The form loads when it comes near the viewport, and the new language replaces its place once.
  await expect(async () => {
    await page.locator('#enquiry').scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(page.getByLabel('Ville')).toHaveValue('Laval', { timeout: 1_000 });
  }).toPass();
  await page.getByLabel('Budget').selectOption({ label: 'De 100 000 $ à 250 000 $' });
  await takeTime(page);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const first = await sentNumber(page, 'Nous avons reçu votre message');
  await mailbox.waitFor(email, new RegExp(`Nous avons reçu votre message.*${first}`));

  await page.goto('/contact-us?type=membership');
  // The sent message is no longer stored on the device.
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await page.getByLabel('Full name').fill('Robin Joining');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Age group').selectOption({ label: '10 to 13' });
  await page.getByLabel('Your message').fill('Is there a trial evening?');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await sentNumber(page)).not.toBe(first);
});

const words = {
  en: { fullName: 'Full name', email: 'Email', phone: 'Phone', message: 'Your message', send: 'Send' },
  fr: { fullName: 'Nom complet', email: 'Courriel', phone: 'Téléphone', message: 'Votre message', send: 'Envoyer' },
} as const;
const answers = {
  en: { sent: 'We received your message', again: 'Write another message', named: /read this report/ },
  fr: { sent: 'Nous avons reçu votre message', again: 'Écrire un autre message', named: /lire ce signalement/ },
} as const;

for (const { who, locale, prefix, use } of visitors) {
  test.describe(who, () => {
    test.use(use);

    test('each of the four types is written by keyboard alone, and its receipt arrives', async ({ page, mailbox }) => {
      const hand = keyboardAlone(page);
      const main = page.getByRole('main');
      const field = (name: keyof (typeof words)['en']) => main.getByLabel(words[locale][name]);
      const detail = (name: ContactDetail) => main.getByLabel(contactLabels.details[name][locale]);
      const details = {
        [ContactType.CONTACT]: () =>
          hand.choose(detail('subject'), contactLabels.choices.subject[ContactSubject.BOOKING][locale]),
        [ContactType.MEMBERSHIP]: async () => {
          await hand.type(field('phone'), '514 555-0123');
          await hand.tick(main.getByRole('checkbox', { name: smsConsent[locale] }));
          await hand.choose(detail('forWhom'), contactLabels.choices.forWhom[MembershipFor.CHILD][locale]);
        },
        [ContactType.FRANCHISE]: async () => {
          await hand.type(detail('city'), 'Laval');
          await hand.choose(detail('budget'), contactLabels.choices.budget[FranchiseBudget.FROM_100_TO_250][locale]);
        },
        [ContactType.SAFE_SPORT]: async () => {
          await expect(main.getByText(/911/)).toBeVisible();
          await expect(main.getByText(answers[locale].named)).toBeVisible();
          await expectAccessibleInBothThemes(page);
          await hand.type(detail('where'), 'Laval');
        },
      };
      await openForm(page, `${prefix}/contact-us`, words[locale].message);
      for (const type of valuesOf(ContactType)) {
        const isReport = type === ContactType.SAFE_SPORT;
        const [email, message] = [newEmail('keys'), `Zoé ${type}: ${newEmail('words')}?`];
        await hand.pick(main.getByRole('radio', { name: new RegExp(`^${contactLabels.types[type][locale]}`) }));
        // A report needs no name.
        if (!isReport) await hand.type(field('fullName'), 'Zoé Clavier');
        await hand.type(field('email'), email);
        await details[type]();
        await expectNoSidewaysScroll(page);
        await expectLargeTargets(page);
        if (locale === 'fr') await expectFrenchSpaces(page);
        await hand.type(field('message'), message);
        await takeTime(page);
        await hand.press(main.getByRole('button', { name: words[locale].send }));
        const number = await sentNumber(page, answers[locale].sent);
        expect(number).toMatch(/^C-/);
        const receipt = await mailbox.waitFor(email, new RegExp(number));
        expect(receipt.text.includes(message), 'what a confidential report says is repeated nowhere').toBe(!isReport);
        await expectNoSidewaysScroll(page);
        await hand.press(main.getByRole('button', { name: answers[locale].again }));
      }
    });
  });
}
