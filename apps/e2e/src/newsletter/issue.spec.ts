import { msPerDay } from '@dronesoccer/domain';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CampaignStatus } from '@dronesoccer/contracts';
import { chromiumFlags, givenCampaign, givenReaders, givenSentCampaign, type StoredMail } from '@dronesoccer/devkit';
import { chromium } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { Mailbox } from '../support/mailbox.ts';
import { demoAccount, personsBrowser, signIn } from '../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Shows the issue in a page of another site, like webmail without an image proxy. */
async function expectPicturesInWebmail(issue: StoredMail): Promise<void> {
  // A real server is needed: the browser treats a page from a route handler as public, and such a page may not load
  // local resources.
  const webmail = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(issue.html);
  });
  await new Promise<void>((resolve) => webmail.listen(0, '127.0.0.1', resolve));
  // The browser of the other journeys loads no images, but this one does.
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: [...chromiumFlags],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(webmail.address() as AddressInfo).port}/`, { waitUntil: 'load' });
    const pictures = await page
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map((each) => ({ src: each.src, isShown: each.naturalWidth > 0 })));
    expect(pictures).toEqual([
      { src: expect.stringContaining('hero.webp&w=1080&f=jpeg'), isShown: true },
      { src: expect.stringContaining('&w=640&f=jpeg'), isShown: true },
    ]);
  } finally {
    await browser.close();
    webmail.close();
    webmail.closeAllConnections();
  }
}

test.describe('a newsletter issue', () => {
  test.use({ userAgent: personsBrowser });

  test('leads to the product it names, and its reader counts as one person', async ({ page, device, db, mailbox }) => {
    const { tagId, emails } = await givenReaders(db, 1);
    const body =
      'Look at [the new Striker](/shop/product/striker-20).\n\n![The arena](/pictures/arena/hero.webp)\n\n[[product:striker-20]]';
    const { id } = await givenCampaign(db, { tagId, subject: 'The new Striker', body });
    const marketing = await demoAccount('super');
    const token = marketing.auth.accessToken;
    await callApi('newsletter.campaigns.admin.send', { params: { id }, body: {}, token });
    const issue = await mailbox.waitFor(emails[0] ?? '', /The new Striker/);
    await expectPicturesInWebmail(issue);
    const link = Mailbox.linkIn(issue, `/newsletter/go/${id}/`);
    // Date the delivery back by a minute, because a click within seconds counts as a bot.
    await expect
      .poll(() =>
        db.rows(
          `UPDATE campaign_deliveries SET sent_at = sent_at - interval '1 minute'
           WHERE campaign_id = $1 AND email = $2 AND sent_at IS NOT NULL RETURNING id`,
          [id, emails[0]],
        ),
      )
      .toHaveLength(1);

    for (let clicks = 0; clicks < 2; clicks++) {
      await page.goto(link);
      await expect(page).toHaveURL('/shop/product/striker-20');
      await expect(page.getByRole('heading', { level: 1, name: /Striker 20/ })).toBeVisible();
    }
    const results = await callApi('newsletter.campaigns.admin.visits', { params: { id }, token });
    expect(results).toMatchObject({ readers: 1, visits: { people: 1, machines: 0, unknown: 0 } });

    const office = await device();
    await signIn(office, marketing);
    await office.goto(`/dashboard/newsletter/campaigns/${id}/results`);
    await expect(office.getByRole('heading', { level: 1, name: 'Results: The new Striker' })).toBeVisible();
    const row = office.getByRole('row', { name: '/shop/product/striker-20' });
    await expect(row.getByRole('cell').first()).toHaveText('1');
    await expectAccessible(office);
  });

  test('whose link was cut off says so, and leads to the issue’s page', async ({ page, db }) => {
    const { id, subject } = await givenSentCampaign(db);
    await page.goto(`/newsletter/go/${id}/cut-off`);
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    await page.getByRole('link', { name: 'Read the newsletter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    // The visit was recorded once, without a recipient.
    await expect
      .poll(() => db.rows('SELECT reason FROM campaign_visits WHERE campaign_id = $1', [id]))
      .toEqual([{ reason: 'noToken' }]);
  });
});

test.describe('sur un téléphone, en français', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

  test('une infolettre se lit dans les archives, et un brouillon ne s’y lit pas', async ({ page, db }) => {
    const french = { subject: 'Les arénas d’hiver', preheader: 'Trois nouveaux', body: '## Où jouer\n\n- Montréal' };
    const { slug } = await givenSentCampaign(db, { subject: 'Winter arenas', french });
    await page.goto(`/fr/newsletter/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: french.subject })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Où jouer' })).toBeVisible();
    // The page's own tags replaced those of the initial HTML.
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page).toHaveTitle(/^Les arénas d’hiver · [^·]+$/);
    await expectNoSidewaysScroll(page);
    await expectFrenchSpaces(page);
    await expectLargeTargets(page);
    await expectAccessible(page);

    const english = await givenSentCampaign(db, { subject: 'Only in English' });
    await page.goto(`/fr/newsletter/${english.slug}`);
    await expect(page.getByText('Cette infolettre a été publiée en anglais seulement.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'en-CA');

    const draft = await givenSentCampaign(db, { status: CampaignStatus.DRAFT });
    await page.goto(`/fr/newsletter/${draft.slug}`);
    await expect(page.getByText('Infolettre introuvable')).toBeVisible();
  });

  test('les archives se feuillettent jusqu’à la première infolettre, et pas plus loin', async ({ page, db }) => {
    const long = (days: number) => new Date(days * msPerDay);
    const french = { subject: 'La toute première', preheader: '', body: 'Bonjour.' };
    await givenSentCampaign(db, { subject: 'The very first', french, startedAt: long(1) });
    for (let day = 2; day <= 14; day += 1) await givenSentCampaign(db, { startedAt: long(day) });

    await page.goto('/fr/newsletter');
    await expect(page.getByRole('heading', { level: 1, name: 'Infolettres' })).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(/\/fr\/newsletter\?page=2$/);
    await expect(pages.getByRole('link', { name: 'Page précédente' })).toHaveAttribute('rel', 'prev');
    await pages
      .getByRole('link', { name: /^Page \d+$/ })
      .last()
      .click();
    const first = page.getByRole('link', { name: french.subject });
    await expect(first).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
    await expect(pages.getByRole('link', { name: 'Page suivante' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectFrenchSpaces(page);
    await expectLargeTargets(page);
    await expectAccessible(page);
    const last = page.url();
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: french.subject })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(last);
    await expect(first).toBeVisible();

    await page.goto('/fr/newsletter?page=9999');
    await expect(page.getByText('Aucune infolettre sur cette page')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Voir les infolettres les plus récentes' }).click();
    await expect(page).toHaveURL(/\/fr\/newsletter$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
