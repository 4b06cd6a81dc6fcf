import { newsletterConsent } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { keyboardAlone } from '../support/hand.ts';
import { tabBackTo } from '../support/keyboard.ts';
import { Mailbox } from '../support/mailbox.ts';
import { expectToast } from '../support/notices.ts';
import { demoAccount, newEmail, signIn } from '../support/people.ts';
import { addToCart, buyNow, giveEmail, goToProvider, inVancouver, pay, shipTo } from '../support/purchase.ts';
import { expectFrenchSpaces, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { visitors } from '../support/visitors.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const words = {
  en: {
    region: 'Get the newsletter',
    email: 'Email',
    invalid: 'Enter valid email',
    almost: /^Almost there: confirm/,
    subject: /^Confirm your subscription/,
    confirm: 'Confirm your subscription',
    confirmIt: 'Confirm my subscription',
    confirmed: 'You are subscribed',
    toPreferences: 'Choose topics and language',
    preferences: 'Your newsletter',
    save: 'Save',
    saved: 'Saved',
    leave: 'Unsubscribe',
    leaving: 'Unsubscribe?',
    left: 'You are unsubscribed',
    again: 'Subscribe again',
    asked: /^Almost there/,
    unknown: 'This link does not work',
  },
  fr: {
    region: 'Recevez l’infolettre',
    email: 'Courriel',
    invalid: 'Entrez une adresse courriel valide',
    almost: /^Presque fini\s: confirmez/,
    subject: /^Confirmez votre abonnement/,
    confirm: 'Confirmez votre abonnement',
    confirmIt: 'Confirmer mon abonnement',
    confirmed: 'Votre abonnement est confirmé',
    toPreferences: 'Choisir les sujets et la langue',
    preferences: 'Votre infolettre',
    save: 'Enregistrer',
    saved: 'Enregistré',
    leave: 'Me désabonner',
    leaving: 'Vous désabonner',
    left: 'Votre abonnement a pris fin',
    again: 'M’abonner de nouveau',
    asked: /^Presque fini/,
    unknown: 'Ce lien ne fonctionne pas',
  },
} as const;

for (const { who, locale, prefix, use } of visitors) {
  test.describe(`${who}, by keyboard alone`, () => {
    test.use(use);

    test('the newsletter is asked for, confirmed, adjusted, left without a login and asked for again (check 24)', async ({
      page,
      mailbox,
    }) => {
      const email = newEmail('zoe');
      const said = words[locale];
      const hand = keyboardAlone(page);
      const main = page.getByRole('main');
      const press = (name: string) => hand.press(main.getByRole('button', { name, exact: true }));
      const expectWell = async () => {
        await expectAccessibleInBothThemes(page);
        await expectNoSidewaysScroll(page);
        if (locale === 'fr') await expectFrenchSpaces(page);
      };
      await page.goto(`${prefix}/faq`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const form = page.getByRole('contentinfo').getByRole('region', { name: said.region });
      await page.keyboard.press('End');
      const field = form.getByRole('textbox', { name: said.email });
      await tabBackTo(page, field);
      await hand.type(field, 'zoe@');
      await page.keyboard.press('Enter');
      await expect(form.getByText(said.invalid)).toBeVisible();
      await expect(field).toBeFocused();
      await hand.type(field, email);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('status')).toHaveText(said.almost);
      await expect(field).toHaveValue('');
      await expect(form).toContainText(newsletterConsent.text[locale]);
      await expectNoSidewaysScroll(page);

      const first = await mailbox.waitFor(email, said.subject);
      await page.goto(Mailbox.linkIn(first, `${prefix}/newsletter/confirm`));
      await expect(heading(page, said.confirm)).toBeVisible();
      await expectWell();
      await press(said.confirmIt);
      await expect(heading(page, said.confirmed)).toBeFocused();

      await hand.press(page.getByRole('link', { name: said.toPreferences }));
      await expect(heading(page, said.preferences)).toBeVisible();
      const topic = main.getByRole('checkbox').first();
      await hand.tick(topic);
      await press(said.save);
      await expect(main.getByRole('status')).toHaveText(said.saved);
      await expectWell();
      await page.reload();
      await expect(topic).toBeChecked();

      await hand.press(page.getByRole('link', { name: said.leave }));
      await expect(heading(page, said.leaving)).toBeVisible();
      await press(said.leave);
      await expect(heading(page, said.left)).toBeFocused();
      await expectWell();
      await press(said.again);
      await expect(main.getByRole('status')).toHaveText(said.asked);
      await expect
        .poll(async () => (await mailbox.to(email)).filter(({ subject }) => said.subject.test(subject)).length)
        .toBe(2);
      // The first email's link is already used, and the new email's link confirms.
      await page.goto(Mailbox.linkIn(first, `${prefix}/newsletter/confirm`));
      await expect(heading(page, said.unknown)).toBeVisible();
      const renewed = (await mailbox.to(email)).map((mail) => Mailbox.linkIn(mail, `${prefix}/newsletter/confirm`));
      await page.goto(renewed.find((link) => !first.links.includes(link)) ?? '');
      await press(said.confirmIt);
      await expect(heading(page, said.confirmed)).toBeVisible();
    });
  });
}

test('who registers or buys is asked by a box that is not ticked', async ({ page, db, mailbox }) => {
  const email = newEmail('newcomer');
  const box = page.getByRole('main').getByRole('checkbox', { name: newsletterConsent.text.en });
  const { slug } = await givenProduct(db, {});
  await addToCart(page, slug, 1);
  await page.goto('/shop/checkout/delivery');
  await expect(box).not.toBeChecked();
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();

  await page.goto('/register');
  await expect(box).not.toBeChecked();
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Robin');
  await main.getByLabel('Last name').fill('Newcomer');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel(/^Password/).fill('Journey#2026');
  await box.check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, 'User registered successfully!');
  const mail = await mailbox.waitFor(email, /Confirm your subscription/);
  await page.goto(Mailbox.linkIn(mail, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(heading(page, 'You are subscribed')).toBeVisible();
});

test('a guest who buys is asked for the newsletter by mail where the box was ticked, and only there', async ({
  page,
  db,
  mailbox,
}) => {
  const { slug } = await givenProduct(db, { stock: 5 });
  const consentsOf = (email: string) =>
    db.rows<{ source: string; wording: string }>(
      `SELECT c.source, c.wording FROM newsletter_consents c
       JOIN newsletter_subscriptions s ON s.id = c.subscription_id WHERE s.email = $1`,
      [email],
    );
  for (const agrees of [false, true]) {
    const email = newEmail('buyer');
    await buyNow(page, slug);
    const box = page.getByRole('main').getByRole('checkbox', { name: newsletterConsent.text.en });
    await expect(box).not.toBeChecked();
    await box.setChecked(agrees);
    await giveEmail(page, email);
    await shipTo(page, inVancouver);
    await goToProvider(page);
    await pay(page);
    await mailbox.waitFor(email, /is confirmed/);
    if (agrees) await mailbox.waitFor(email, /Confirm your subscription/);
    expect(await consentsOf(email)).toEqual(agrees ? [{ source: 'checkout', wording: newsletterConsent.text.en }] : []);
  }
});

test('the team sees what a subscriber agreed to, ends it with a reason, and keeps the topics', async ({ page }) => {
  await signIn(page, await demoAccount('super'));
  await page.goto('/dashboard/newsletter/subscribers?state=2&search=readers');
  await expect(heading(page, 'Subscribers')).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  const drawer = page.getByRole('dialog', { name: /@readers\.test/ });
  await expect(drawer.getByText('Asked to subscribe')).toBeVisible();
  await expect(drawer.getByText(/^“(Send me|Envoyez-moi)/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await drawer.getByRole('button', { name: 'Unsubscribe' }).click();
  const question = page.getByRole('dialog', { name: 'Unsubscribe this address?' });
  await question.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(question.getByText('Enter a reason')).toBeVisible();
  await question.getByLabel('Reason').fill('Asked by phone');
  await question.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByText('Asked by phone')).toBeVisible();

  const name = `Night games ${newEmail('t').slice(2, 14)}`;
  await page.goto('/dashboard/newsletter/topics/new');
  const editor = page.getByRole('dialog', { name: 'New topic' });
  await editor.getByLabel('English').fill(name);
  await editor.getByLabel('French').fill(`${name} (fr)`);
  await editor.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  const topic = page.getByRole('dialog', { name: 'Topic' });
  await topic.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await expect(sure).toContainText('No subscriber chose it.');
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
});

test('two tabs rename one topic: the second sees that the first one did, and decides', async ({ page, context }) => {
  await signIn(page, await demoAccount('super'));
  const name = `Day games ${newEmail('t').slice(2, 14)}`;
  await page.goto('/dashboard/newsletter/topics/new');
  const editor = page.getByRole('dialog', { name: 'New topic' });
  await editor.getByLabel('English').fill(name);
  await editor.getByLabel('French').fill(`${name} (fr)`);
  await editor.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  const [first, other] = [page.getByRole('dialog', { name: 'Topic' }), await context.newPage()];
  await expect(first.getByLabel('English')).toHaveValue(name);
  await other.goto(page.url());
  const second = other.getByRole('dialog', { name: 'Topic' });
  await expect(second.getByLabel('English')).toHaveValue(name);

  await first.getByLabel('English').fill(`${name} A`);
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: `${name} A`, exact: true })).toBeVisible();

  await second.getByLabel('French').fill(`${name} B`);
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Someone else changed this topic in the meantime')).toBeVisible();
  await expect(second.getByText('Your version differs in: English, French.')).toBeVisible();
  await expect(second.getByLabel('French')).toHaveValue(`${name} B`);
  await expectAccessibleInBothThemes(other);
  await second.getByRole('button', { name: 'Use theirs' }).click();
  await expect(second.getByLabel('English')).toHaveValue(`${name} A`);
  await second.getByLabel('French').fill(`${name} B`);
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second).toBeHidden();
  await expect(other.getByText(`${name} B`)).toBeVisible();
});
