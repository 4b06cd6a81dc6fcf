import { ContactType } from '@dronesoccer/contracts';
import { chromiumFlags, givenCampaign, givenProduct, givenSentCampaign } from '@dronesoccer/devkit';
import { harmfulTexts } from '@dronesoccer/devkit/harmful-texts';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { demoAccount, newEmail, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Images are enabled, so that a broken image fires its error handler.
test.use({
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: [...chromiumFlags],
  },
});

/** Records every script that runs and every request that leaves the site from now on. */
function watch(page: Page, origin: string): string[] {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:'].includes(url.protocol) && url.origin !== origin) harm.push(request.url());
  });
  return harm;
}

/** Places each text between two markers. A text that swallows its markers was interpreted as markup. */
const between = (texts: readonly string[]): string =>
  texts.map((text, index) => `before ${index}\n\n${text}\n\nafter ${index}`).join('\n\n');

async function expectAllRead(where: Page | Locator | FrameLocator): Promise<void> {
  for (const [index, text] of harmfulTexts.entries()) {
    await expect(where.getByText(`before ${index}`, { exact: true }), text).toBeVisible();
    await expect(where.getByText(`after ${index}`, { exact: true }), text).toBeVisible();
  }
}

/** Checks the links, because a reader would click them next. */
async function expectHarmlessLinks(where: Locator, own: string): Promise<void> {
  const links = await where.getByRole('link').all();
  expect(links).not.toEqual([]);
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? '';
    const { protocol, origin } = new URL(href, own);
    expect(['http:', 'https:'], href).toContain(protocol);
    expect(origin === own || (await link.getAttribute('rel'))?.includes('noopener'), href).toBe(true);
  }
}

test('S9: what means harm in a product’s text is read and never run', async ({ page, db, product }) => {
  const harm = watch(page, product.origin);
  const { slug } = await givenProduct(db, { stock: 5, description: between(harmfulTexts) });
  await page.goto(`/shop/product/${slug}`);
  await page.getByRole('heading', { name: 'About this product' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expectAllRead(page);
  await expectHarmlessLinks(page.getByRole('main'), product.origin);
  expect(harm).toEqual([]);
});

test('S9: nor in a newsletter issue, neither in the archive nor in its author’s previews', async ({
  page,
  db,
  product,
}) => {
  const harm = watch(page, product.origin);
  const issue = { subject: harmfulTexts[0], preheader: harmfulTexts[1], body: between(harmfulTexts) };
  const { slug } = await givenSentCampaign(db, issue);
  await page.goto(`/newsletter/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: issue.subject })).toBeVisible();
  await expectAllRead(page.getByRole('article'));
  await expectHarmlessLinks(page.getByRole('article'), product.origin);

  const { id } = await givenCampaign(db, issue);
  await signIn(page, await demoAccount('super'));
  await page.goto(`/dashboard/newsletter/campaigns/${id}`);
  await expectAllRead(page.frameLocator('iframe[title="Preview of the email"]'));
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Web page' }).click();
  await expectAllRead(preview.getByRole('group', { name: 'Web page' }));
  await preview.getByRole('button', { name: 'Inbox' }).click();
  await expect(preview.getByText(issue.subject).first()).toBeVisible();
  expect(harm).toEqual([]);
});

test('S9: nor in what a stranger writes, nor in the answer, nor in the mail that brings it', async ({
  page,
  db,
  mailbox,
  product,
}) => {
  const harm = watch(page, product.origin);
  const admin = await demoAccount('super');
  const token = admin.auth.accessToken;
  const email = newEmail('stranger');
  // The API refuses control characters.
  const message = between(harmfulTexts.map((text) => text.replace('\u0001', '')));
  const details = { city: harmfulTexts[1], experience: message.slice(0, 1_000) };
  const body = { type: ContactType.FRANCHISE, fullName: 'Robin Stranger', email, message, details };
  const { number } = await callApi('contacts.send', { body });
  const [{ id, version } = { id: '', version: 0 }] = await db.rows<{ id: string; version: number }>(
    'SELECT id, version FROM contacts WHERE number = $1',
    [number],
  );
  await callApi('contacts.admin.answer', { params: { id }, body: { text: message, by: 'mail', version }, token });
  const answer = await mailbox.waitFor(email, new RegExp(`Our answer.*${number}`));

  await signIn(page, admin);
  await page.goto(`/dashboard/contacts/${id}`);
  const drawer = page.getByRole('dialog', { name: new RegExp(number) });
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  for (const text of harmfulTexts) {
    // The text appears once in the message and once in the thread.
    const words = text.replace('\u0001', '').replaceAll(/\s+/g, ' ');
    const said = (await drawer.innerText()).replaceAll(/\s+/g, ' ');
    expect(said.split(words).length, words).toBeGreaterThan(2);
  }
  // A mail program does not apply our content security policy, so the email itself must be harmless.
  const elsewhere = await page.context().newPage();
  const inMail = watch(elsewhere, 'null');
  await elsewhere.setContent(answer.html ?? '');
  await expect(elsewhere.getByText(`after ${harmfulTexts.length - 1}`, { exact: true })).toBeVisible();
  expect([...harm, ...inMail]).toEqual([]);
});

test('S9: the same texts do run where nothing stops them, so the journey would notice', async ({ page }) => {
  const harm = watch(page, 'null');
  await page.setContent('<img src=x onerror=alert(1)>');
  await expect.poll(() => harm).toEqual(['a dialog: 1']);
});
