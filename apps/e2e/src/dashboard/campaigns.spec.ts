import path from 'node:path';
import { givenCampaign, givenReaders, newRowId } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectSaid } from '../support/notices.ts';
import { type Account, demoAccount, signIn } from '../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

async function open(page: Page, path: string): Promise<Account> {
  const admin = await demoAccount('super');
  await signIn(page, admin);
  await page.goto(path);
  return admin;
}

const editor = (id: string, tab = ''): string => `/dashboard/newsletter/campaigns/${id}${tab && `?tab=${tab}`}`;
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^(Saved|Saving|Not saved)/ });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a campaign is written by keyboard, scheduled, sent, paused and resumed until all have it', async ({
  page,
  db,
  mailbox,
}) => {
  const readers = await givenReaders(db, 30);
  const title = `Spring ${newRowId().slice(-8)}`;
  const admin = await open(page, '/dashboard/newsletter');
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'New campaign' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New campaign' })).toBeVisible();
  await expect(
    page.getByRole('dialog', { name: 'New campaign' }).getByRole('textbox', { name: 'Title' }),
  ).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = page.url().split('/').pop() ?? '';

  // What is typed is kept without being asked, marks come by keys, and the mail is shown as it will leave.
  await tabTo(page, textbox(page, 'Subject'));
  await page.keyboard.type(`${title} opens`);
  await tabTo(page, textbox(page, 'Text'));
  await page.keyboard.type('Hello ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('pilots');
  await expect(textbox(page, 'Text')).toHaveValue('Hello **pilots**');
  await expect(status(page)).toHaveText('Saved');
  const mail = page.frameLocator('iframe[title="The letter as an email"]');
  await expect(mail.getByRole('strong').filter({ hasText: 'pilots' })).toBeVisible();
  await page.reload();
  await expect(textbox(page, 'Text')).toHaveValue('Hello **pilots**');

  await page.getByRole('tab', { name: /^French/ }).click();
  await textbox(page, 'Subject').fill(`${title} commence`);
  await textbox(page, 'Text').fill('Bonjour les pilotes');
  await page.getByRole('tab', { name: 'Audience' }).click();
  await page.getByRole('button', { name: readers.tagId }).click();
  // Those who chose it, and everyone who chose nothing.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const count = page.getByRole('status').filter({ hasText: 'readers' });
  await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeGreaterThanOrEqual(30);
  await page.getByRole('tab', { name: 'Sending' }).click();
  await expect(page.getByText('Ready to send.')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Date and time').fill('2099-05-04T09:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expectSaid(page, 'Scheduled for Monday, May 4, 2099 at 9:00 a.m.');
  await expect(page.getByText('Monday, May 4, 2099 at 9:00 a.m. EDT').first()).toBeVisible();

  await callApi('newsletter.campaigns.pace', {
    params: { id },
    body: { perSecond: 1 },
    token: admin.auth.accessToken,
  });
  await page.getByRole('button', { name: 'Send now' }).click();
  const question = page.getByRole('dialog', { name: `Send ${title} now?` });
  await question.getByRole('button', { name: /^Send to \d+ readers$/ }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Someone of the team paused it.')).toBeVisible();
  await expect(page.getByText(/of \d+ recipients/)).toBeVisible();
  await page.getByLabel('Letters per second, at most').fill('1000');
  await page.getByRole('button', { name: 'Set pace' }).click();
  await expectSaid(page, 'At most 1000 letters per second from now on');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/^Sent to (\d+) of \1 recipients$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('It has been sent, so it can no longer be changed.', { exact: false })).toBeVisible();
  const [english = '', french = ''] = [readers.emails[0], readers.emails[9]];
  expect((await mailbox.waitFor(english, new RegExp(title))).text).toContain('Hello pilots');
  expect((await mailbox.waitFor(french, new RegExp(title))).text).toContain('Bonjour les pilotes');
  await expectAccessible(page);

  await page.goto(`/dashboard/newsletter?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Sent');
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expectSaid(page, `A copy of ${title} is ready as a draft`);
});

test('whatever a letter holds, its preview runs nothing and keeps to the page’s policy', async ({ page, db }) => {
  const payloads = [
    '<script>top.ran = "script"</script>',
    '<img src="x" onerror="top.ran = \'onerror\'">',
    '<a href="javascript:top.ran=1">link</a>',
    '<iframe src="javascript:top.ran=1"></iframe><svg onload="top.ran=1"></svg>',
    '<p style="background:url(javascript:top.ran=1)" onclick="top.ran=1">styled</p>',
    '<form action="javascript:top.ran=1"><button>go</button></form><base href="https://evil.example/">',
  ];
  const { id } = await givenCampaign(db, { body: `${payloads.join('\n\n')}\n\n[x](javascript:top.ran=1)` });
  await open(page, editor(id));
  const mail = page.frameLocator('iframe[title="The letter as an email"]');
  // As the server makes it, markup is text.
  await expect(mail.getByText('<script>top.ran = "script"</script>')).toBeVisible();
  // And were a mail to hold it as markup, the frame would still not take it.
  await page.route('**/preview', async (route) => {
    const html = `<html><head><style>.a{color:red}</style></head><body>${payloads.join('')}<b class="a">end</b></body></html>`;
    const data = { subject: 'x', html, text: '', bytes: 1 };
    await route.fulfill({ json: { isSuccess: true, message: '', errorCode: null, data } });
  });
  await page.reload();
  await expect(mail.getByText('end')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(mail.locator('script, iframe, svg, form, base, [onerror], [onclick], a[href]')).toHaveCount(0);
  await mail.getByText('link').click();
  await mail.getByText('styled').click();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('two tabs write one campaign: the second sees what the first one did, and decides', async ({
  page,
  context,
  db,
}) => {
  const { id } = await givenCampaign(db, { subject: `Two ${newRowId().slice(-8)}` });
  await open(page, editor(id));
  await expect(textbox(page, 'Preview text')).toHaveValue('What is new');
  const other = await context.newPage();
  await other.goto(editor(id));
  await expect(textbox(other, 'Preview text')).toHaveValue('What is new');
  await textbox(page, 'Preview text').fill('Mine');
  await expect(status(page)).toHaveText('Saved');
  await textbox(other, 'Preview text').fill('Theirs');
  await expect(other.getByText('Someone else has changed this campaign')).toBeVisible();
  await expect(other.getByText('Your version differs in: Preview text (English).')).toBeVisible();
  await expect(textbox(other, 'Preview text')).toHaveValue('Theirs');
  await other.getByRole('button', { name: 'Use theirs' }).click();
  await expect(textbox(other, 'Preview text')).toHaveValue('Mine');
  await textbox(other, 'Preview text').fill('Both');
  await expect(status(other)).toHaveText('Saved');
});

test('its parts are accessible in both themes and fit a narrow phone', async ({ page, db }) => {
  const { tagId } = await givenReaders(db, 3);
  const { id } = await givenCampaign(db, { tagId });
  for (const tab of ['', 'audience', 'sending']) {
    await open(page, editor(id, tab));
    await expect(page.getByRole('heading', { level: 1, name: /^News/ })).toBeVisible();
    await expect(page.getByRole('tabpanel').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
  }

  // The city of an audience is still named after a reload, which knows its number alone.
  await page.goto(editor(id, 'audience'));
  await page.getByRole('textbox', { name: 'Lives near' }).fill('Halif');
  await page.getByRole('button', { name: 'Halifax, Nova Scotia' }).click();
  await expect(page.getByLabel('Within, in km')).toHaveValue('50');
  await expect(status(page)).toHaveText('Saved');
  await page.reload();
  await expect(page.getByText('Halifax, Nova Scotia')).toBeVisible();
});

test.describe('sur un téléphone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('une campagne reçoit une image, un essai part et elle est planifiée', async ({ page, db, mailbox }) => {
    const { tagId } = await givenReaders(db, 3);
    const { id } = await givenCampaign(db, { tagId });
    const admin = await open(page, `/fr${editor(id)}`);
    await expect(page.getByRole('heading', { level: 1, name: /^News/ })).toBeVisible();
    const cover = page.getByLabel(/^Déposez une image ici/);
    await cover.setInputFiles(
      path.resolve(import.meta.dirname, '../../../web/public/pictures/products/striker-20.webp'),
    );
    await textbox(page, 'Texte de remplacement (anglais)').fill('A red drone ball');
    await textbox(page, 'Texte de remplacement (français)').fill('Une balle rouge');
    await page.getByRole('button', { name: 'Retirer l’image' }).click();
    await expect(page.getByText('L’image sera retirée à l’enregistrement.')).toBeVisible();
    await page.getByRole('button', { name: 'Garder' }).click();
    await page.getByLabel(/^Déposez des fichiers ici/).setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await expect(page.getByRole('link', { name: 'plan.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Insérer un produit' }).click();
    await page
      .getByRole('dialog', { name: 'Insérer un produit' })
      .getByRole('button', { name: /Striker 20/ })
      .first()
      .click();
    await expect(textbox(page, 'Texte')).toHaveValue(/\[\[product:striker-20\]\]/);
    await page.getByRole('tab', { name: 'Envoi' }).click();
    await expect(page.getByText('Prête à être envoyée.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Envoyer l’essai' }).click();
    await expectSaid(page, `L’essai est en route vers ${admin.email}`);
    await mailbox.waitFor(admin.email, /\[Essai\]/);
    await page.getByLabel('Date et heure').fill('2099-05-04T09:00');
    await page.getByRole('button', { name: 'Planifier', exact: true }).click();
    await expect(page.getByText('Planifiée', { exact: true })).toBeVisible();
    await expectFrenchSpaces(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Remettre en brouillon' }).click();
    await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();
  });
});
