import { outdoorWarning, SlotState, SlotType } from '@dronesoccer/contracts';
import { givenArena, givenCampaign, givenEvent, givenReaders, givenSlot, newRowId } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { demoAccount, signIn } from '../../support/people.ts';
import { expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expect, test } from '../../support/test.ts';

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, await demoAccount('super'));
  await page.goto(path);
}

const editor = (id: string, tab = ''): string => `/dashboard/newsletter/campaigns/${id}${tab && `?tab=${tab}`}`;
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^(Saved|Saving|Not saved)/ });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('whatever an issue contains, its preview runs nothing and keeps to the page’s policy', async ({ page, db }) => {
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
  const mail = page.frameLocator('iframe[title="Preview of the email"]');
  // In the preview that the server renders, markup appears as text.
  await expect(mail.getByText('<script>top.ran = "script"</script>')).toBeVisible();
  // Even if an email contained markup, the frame would not execute it.
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

  // The name of the audience's city survives a reload, although only its ID is stored.
  await page.goto(editor(id, 'audience'));
  await page.getByRole('textbox', { name: 'Lives near' }).fill('Halif');
  await page.getByRole('button', { name: 'Halifax, Nova Scotia' }).click();
  await expect(page.getByLabel('Within, in km')).toHaveValue('50');
  await expect(status(page)).toHaveText('Saved');
  await page.reload();
  await expect(page.getByText('Halifax, Nova Scotia')).toBeVisible();
});

test('an event is in both previews as soon as it is picked, and the checks notice that a tournament was cancelled', async ({
  page,
  db,
}) => {
  const short = newRowId().slice(-8);
  const { id: arenaId } = await givenArena(db, { name: { en: `Rink ${short}`, fr: `Patinoire ${short}` } });
  const { id: otherId } = await givenArena(db);
  const prices = { fullStandard: 18_000, fullPremium: 20_000 };
  const { id: slotId } = await givenSlot(db, { arenaId, type: SlotType.TOURNAMENT, prices });
  const day = new Date(Date.now() + 40 * msPerDay).toISOString().slice(0, 10);
  const announced = await givenEvent(db, {
    ...{ title: `Demo ${short}`, isOutdoor: true, localStart: `${day}T10:00`, startsAt: new Date(`${day}T15:00Z`) },
  });
  const { id } = await givenCampaign(db, { body: 'Come and play.' });
  await open(page, editor(id));
  const text = textbox(page, 'Text');
  await text.press('Control+End');
  await page.getByRole('button', { name: 'Insert an event' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Insert an event' });
  await expect(picker.getByLabel('Arena')).toBeFocused();
  const demo = picker.getByRole('button', { name: `Demo ${short}` });
  await expect(demo).toContainText('Central Time · Exhibition hall, Winnipeg');
  await picker.getByLabel('Arena').selectOption(otherId);
  await expect(picker.getByText('No upcoming tournament at this arena has room left.')).toBeVisible();
  await expect(demo).toBeHidden();
  await picker.getByLabel('Arena').selectOption(arenaId);
  const event = picker.getByRole('button', { name: `Rink ${short}, Vancouver` });
  await expect(event).toContainText('Pacific Time');
  await expect(event).toContainText('$180.00 a team');
  await expectAccessibleInBothThemes(page);
  await expectLargeTargets(page);
  await event.press('Enter');
  await expect(text).toHaveValue(`Come and play.\n\n[[event:${slotId}]]\n\n`);
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Insert a product' }).click();
  const products = page.getByRole('dialog', { name: 'Insert a product' });
  await products.getByRole('textbox', { name: 'Product' }).fill('Striker 20');
  await products.getByRole('button', { name: /^Striker 20/ }).click();
  await expect(text).toHaveValue(`Come and play.\n\n[[event:${slotId}]]\n\n[[product:striker-20]]\n\n`);

  const mail = page.frameLocator('iframe[title="Preview of the email"]');
  await expect(mail.getByText(`Vancouver, Rink ${short}`)).toBeVisible();
  await expect(mail.getByText('$180.00 a team')).toBeVisible();
  await page.getByRole('tab', { name: /^French/ }).click();
  await text.fill(`Venez jouer.\n\n[[event:${slotId}]]\n\n`);
  await page.getByRole('button', { name: 'Insert an event' }).press('Enter');
  await demo.press('Enter');
  await expect(text).toHaveValue(`Venez jouer.\n\n[[event:${slotId}]]\n\n[[event:${announced.slug}]]\n\n`);
  await page.getByRole('button', { name: 'Web page' }).click();
  const web = page.getByRole('group', { name: 'Web page' });
  await expect(web.getByText(`Patinoire ${short}, Vancouver`)).toBeVisible();
  await expect(web.getByText(/^Tournoi · 180,00\s\$ par équipe$/)).toBeVisible();
  const card = web.getByRole('link', { name: `fr-Demo ${short}` });
  await expect(card).toContainText('Exhibition hall, Winnipeg');
  await expect(card).toContainText(outdoorWarning.fr);
  await expect(card).toHaveAttribute('href', `/event/fr-${announced.slug}`);
  await expect(status(page)).toHaveText('Saved');

  await db.rows('UPDATE class_slots SET state = $2 WHERE id = $1', [slotId, SlotState.CANCELLED]);
  await page.goto(editor(id, 'sending'));
  const check = page.getByRole('listitem').filter({ hasText: /^Events: must be fixed/ });
  await expect(check).toContainText(`Rink ${short} (`);
});
