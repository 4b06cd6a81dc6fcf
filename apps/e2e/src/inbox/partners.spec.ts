import { givenPartner } from '@dronesoccer/devkit';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { keyboardAlone } from '../support/hand.ts';
import { expectToast, undo } from '../support/notices.ts';
import { demoAccount, newEmail, signIn } from '../support/people.ts';
import { expectFrenchSpaces, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { visitors } from '../support/visitors.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Partner Registration' });

const textbox = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });

async function fillIn(page: Page, email: string): Promise<void> {
  const typed = { Name: 'Noor Gagnon', 'Job Title': 'Coach', 'Mobile No': '6045550199', 'Email Address': email };
  for (const [name, text] of Object.entries({ ...typed, 'Organization Name': 'Journey Club' })) {
    await textbox(form(page), name).fill(text);
  }
  await form(page).getByRole('combobox', { name: 'Province/Territory' }).selectOption({ label: 'Yukon' });
}

const words = {
  en: {
    opener: 'Become a partner',
    form: 'Partner Registration',
    name: 'Name',
    title: 'Job Title',
    mobile: 'Mobile No',
    email: 'Email Address',
    organisation: 'Organization Name',
    province: 'Province/Territory',
    website: 'Website',
    quebec: 'Quebec',
    proceed: 'Proceed',
    sent: 'Thank you! We received your application and will answer you by email.',
    receipt: /^We received your/,
    taken: 'Partner email exists',
    approved: /now a partner/,
  },
  fr: {
    opener: 'Devenir partenaire',
    form: 'Inscription d’un partenaire',
    name: 'Nom',
    title: 'Titre du poste',
    mobile: 'Numéro de cellulaire',
    email: 'Adresse courriel',
    organisation: 'Nom de l’organisation',
    province: 'Province ou territoire',
    website: 'Site web',
    quebec: 'Québec',
    proceed: 'Poursuivre',
    sent: 'Merci! Nous avons reçu votre demande et vous répondrons par courriel.',
    receipt: /^Nous avons reçu votre demande/,
    taken: 'Un partenaire utilise déjà cette adresse courriel',
    approved: /est maintenant partenaire/,
  },
} as const;

for (const { who, locale, prefix, use } of visitors) {
  test.describe(`${who}, by keyboard alone`, () => {
    test.use(use);

    test('an organisation applies, and is on the page once it is approved', async ({ page, device, mailbox }) => {
      const email = newEmail('zoe');
      const club = `Club ${email.slice(4, 16).replaceAll(/\W/g, ' ')}`;
      const said = words[locale];
      const hand = keyboardAlone(page);
      await page.goto(`${prefix}/partner`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const opener = page.getByRole('main').getByRole('link', { name: said.opener }).first();
      const dialog = page.getByRole('dialog', { name: said.form });
      const apply = async () => {
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await hand.type(textbox(dialog, said.name), 'Zoé Pilote');
        await hand.type(textbox(dialog, said.title), 'Entraîneuse');
        await hand.type(textbox(dialog, said.mobile), '(514) 555-0199');
        await expect(textbox(dialog, said.mobile)).toHaveValue('5145550199');
        await hand.type(textbox(dialog, said.email), email);
        await hand.type(textbox(dialog, said.organisation), club);
        await hand.choose(dialog.getByRole('combobox', { name: said.province }), said.quebec);
        await hand.type(textbox(dialog, said.website), 'club.example');
        await expectNoSidewaysScroll(page);
        if (locale === 'fr') await expectFrenchSpaces(page);
        await hand.press(dialog.getByRole('button', { name: said.proceed }));
      };

      await hand.press(opener);
      await expect(page).toHaveURL(`${prefix}/partner?apply=1`);
      await apply();
      await expect(dialog).toBeHidden();
      await expectToast(page, said.sent);
      await expect(page).toHaveURL(`${prefix}/partner`);
      await expect(opener).toBeFocused();
      await mailbox.waitFor(email, said.receipt);

      // Applying again with the same email address is refused, and the form keeps what was typed.
      await page.keyboard.press('Enter');
      await apply();
      await expect(dialog.getByRole('alert')).toHaveText(said.taken);
      await expect(textbox(dialog, said.email)).toHaveValue(email);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      const desk = await device();
      await signIn(desk, await demoAccount('super'));
      await desk.goto(`/dashboard/partners?search=${encodeURIComponent(club)}`);
      await expect(desk.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
      await desk.getByRole('link', { name: club }).click();
      const drawer = desk.getByRole('dialog', { name: club });
      await expect(drawer.getByLabel('Website')).toHaveValue('https://club.example');
      await drawer.getByRole('button', { name: 'Approve' }).click();
      await expect(drawer.getByText('Listed on the partner page.')).toBeVisible();
      await mailbox.waitFor(email, said.approved);

      // A visitor's browser without a cached list.
      const visitor = await device();
      await visitor.goto('/partner');
      const tile = visitor.getByRole('link', { name: `${club} Quebec (opens in a new tab)` });
      await expect(tile).toHaveAttribute('href', 'https://club.example');
    });
  });
}

test('the registration stays open while it is sent, and says what spec 8 says when it fails', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Be a partner' }).click();
  await expect(page).toHaveURL('/partner?apply=1');
  await form(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(form(page).getByText('Full Name is required')).toBeVisible();
  await expect(textbox(form(page), 'Name')).toBeFocused();
  await fillIn(page, newEmail('held'));

  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/partners', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await held;
    await route.fulfill({ json: { isSuccess: false, message: '', errorCode: null, data: null } });
  });
  await form(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(textbox(form(page), 'Organization Name')).toBeDisabled();
  await expect(form(page).getByRole('button', { name: 'Close' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(form(page)).toBeVisible();
  answer();
  await expect(form(page).getByRole('alert')).toHaveText('Failed to create partner.');
  await expect(textbox(form(page), 'Organization Name')).toHaveValue('Journey Club');

  await page.unroute('**/api/partners');
  await page.route('**/api/partners', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await form(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(form(page).getByRole('alert')).toContainText('An error occurred while creating partner.');
  await page.unroute('**/api/partners');
  await form(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(form(page)).toBeHidden();
  await expectToast(page, 'Thank you! We received your application and will answer you by email.');
});

test('the page and its open form are accessible in both themes', async ({ page }) => {
  await page.goto('/partner');
  await expect(page.getByRole('link', { name: /^Aurora Robotics Club/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/partner?apply=1');
  await expect(form(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // No element opened the form, as after a press on the link before the page's code has arrived.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link', { name: 'Become a partner' }).first()).toBeFocused();
});

test('an administrator changes, hides, brings back and deletes a partner', async ({ page, db }) => {
  const { id, orgName } = await givenPartner(db);
  await signIn(page, await demoAccount('super'));
  await page.goto(`/dashboard/partners/${id}`);
  const drawer = page.getByRole('dialog', { name: orgName, exact: true });
  await drawer.getByRole('button', { name: 'Stop showing' }).click();
  await expect(drawer.getByText('Not on the partner page.')).toBeVisible();
  await undo(page, `${orgName} is no longer shown`, () => Promise.resolve());
  await expect(drawer.getByText('Listed on the partner page.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // Someone else saves in between. The form lists the differences before it overwrites anything.
  await drawer.getByLabel('Job Title').fill('Captain');
  await db.query(`UPDATE partners SET full_name = 'Someone Else', version = version + 1 WHERE id = $1`, [id]);
  await drawer.getByRole('button', { name: 'Save partner' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Job Title');
  await drawer.getByRole('button', { name: 'Save mine' }).click();
  await expect(drawer).toBeHidden();

  await page.goto(`/dashboard/partners/${id}`);
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: `Delete ${orgName}?` })
    .getByRole('button', { name: 'Delete partner' })
    .click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/dashboard/partners');
});
