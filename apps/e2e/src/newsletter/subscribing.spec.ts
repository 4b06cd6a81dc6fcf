import { newsletterConsent } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { tabBackTo, tabTo } from '../support/keyboard.ts';
import { Mailbox } from '../support/mailbox.ts';
import { expectSaid } from '../support/notices.ts';
import { demoAccount, newEmail, signIn } from '../support/people.ts';
import { addToCart, buyNow, giveEmail, goToProvider, inVancouver, pay, shipTo } from '../support/purchase.ts';
import { expectFrenchSpaces, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('sur un téléphone, au clavier seul', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

  test('l’infolettre est demandée, confirmée, réglée, quittée sans connexion et redemandée (check 24)', async ({
    page,
    mailbox,
  }) => {
    const email = newEmail('zoe');
    const press = async (name: string) => {
      await tabTo(page, page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    await page.goto('/fr/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const form = page.getByRole('contentinfo').getByRole('region', { name: 'Recevez l’infolettre' });
    await page.keyboard.press('End');
    const field = form.getByRole('textbox', { name: 'Courriel' });
    await tabBackTo(page, field);
    await page.keyboard.type('zoe@');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Entrez un courriel valide')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(email);
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toHaveText(/^Presque fini\s: confirmez/);
    await expect(field).toHaveValue('');
    await expect(form).toContainText(newsletterConsent.text.fr);
    await expectNoSidewaysScroll(page);

    const first = await mailbox.waitFor(email, /Confirmez votre abonnement/);
    await page.goto(Mailbox.linkIn(first, '/fr/newsletter/confirm'));
    await expect(heading(page, 'Confirmez votre abonnement')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await press('Confirmer mon abonnement');
    await expect(heading(page, 'Votre abonnement est confirmé')).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: 'Choisir les sujets et la langue' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Votre infolettre')).toBeVisible();
    const topic = page.getByRole('main').getByRole('checkbox').first();
    await tabTo(page, topic);
    await page.keyboard.press('Space');
    await press('Enregistrer');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Enregistré');
    await expectAccessibleInBothThemes(page);
    await expectFrenchSpaces(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(topic).toBeChecked();

    await tabTo(page, page.getByRole('link', { name: 'Me désabonner' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Vous désabonner')).toBeVisible();
    await expectFrenchSpaces(page);
    await press('Me désabonner');
    await expect(heading(page, 'Votre abonnement a pris fin')).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await press('M’abonner de nouveau');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Presque fini/);
    await expect
      .poll(async () => (await mailbox.to(email)).filter(({ subject }) => subject.startsWith('Confirmez')).length)
      .toBe(2);
    // The link of the first mail goes on working.
    await page.goto(Mailbox.linkIn(first, '/fr/newsletter/confirm'));
    await press('Confirmer mon abonnement');
    await expect(heading(page, 'Votre abonnement est confirmé')).toBeVisible();
  });
});

test('who registers or buys is asked by a box that is not ticked', async ({ page, db, mailbox }) => {
  const email = newEmail('newcomer');
  const box = page.getByRole('main').getByRole('checkbox', { name: newsletterConsent.text.en });
  const { slug } = await givenProduct(db, {});
  await addToCart(page, slug, 1);
  await page.goto('/shop/checkout/details');
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
  await expectSaid(page, 'User registered successfully!');
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
