import { givenCampaign, givenReaders, newRowId } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, await demoAccount('super'));
  await page.goto(path);
}

const editor = (id: string, tab = ''): string => `/dashboard/newsletter/campaigns/${id}${tab && `?tab=${tab}`}`;
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^(Saved|Saving|Not saved)/ });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

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
