import path from 'node:path';
import { DeliveryState } from '@dronesoccer/contracts';
import { type Connection, givenReaders, newRowId, type StoredMail } from '@dronesoccer/devkit';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { callApi } from '../../support/api.ts';
import { finger, type Hand, keyboardAlone } from '../../support/hand.ts';
import { Mailbox } from '../../support/mailbox.ts';
import { expectToast } from '../../support/notices.ts';
import { demoAccount, demoEmail, personsBrowser, signIn } from '../../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expect, test } from '../../support/test.ts';

const english = {
  list: '/dashboard/newsletter',
  newsletter: 'Newsletter',
  newCampaign: 'New campaign',
  title: 'Title',
  create: 'Create draft',
  audience: 'Audience',
  readers: 'readers',
  sending: 'Sending',
  ready: 'Ready to send.',
  time: 'Date and time',
  schedule: 'Schedule',
  scheduled: 'Scheduled for Monday, May 4, 2099 at 9:00 a.m.',
  takeBack: 'Back to draft',
  pause: 'Pause',
  paused: 'Someone on the team paused it.',
  pace: 'Emails per second, at most',
  setPace: 'Set pace',
  paceIsSet: 'At most 1000 emails per second from now on',
  resume: 'Resume',
  reached: /^Sent to (\d+) of \1 recipients$/,
  sent: 'It has been sent, so it can no longer be changed.',
  results: 'Results',
  people: 'Visits by people',
  byHour: 'First two days, by hour',
  sentEmails: 'Sent',
  asTable: 'Show as table',
  beside: 'Visits by people per email sent',
};
type Words = typeof english;

const french: Words = {
  list: '/fr/dashboard/newsletter',
  newsletter: 'Infolettre',
  newCampaign: 'Nouvelle campagne',
  title: 'Titre',
  create: 'Créer le brouillon',
  audience: 'Destinataires',
  readers: 'lecteurs',
  sending: 'Envoi',
  ready: 'Prête à être envoyée.',
  time: 'Date et heure',
  schedule: 'Planifier',
  scheduled: 'Planifiée pour le lundi 4 mai 2099',
  takeBack: 'Remettre en brouillon',
  pause: 'Mettre en pause',
  paused: 'Quelqu’un de l’équipe l’a mise en pause.',
  pace: 'Courriels par seconde, au plus',
  setPace: 'Régler le rythme',
  paceIsSet: 'Au plus 1000 courriels par seconde à partir de maintenant',
  resume: 'Reprendre',
  reached: /^Envoyée à (\d+) destinataires sur \1$/,
  sent: 'Elle a été envoyée et ne peut plus être modifiée.',
  results: 'Résultats',
  people: 'Visites de personnes',
  byHour: 'Les deux premiers jours, par heure',
  sentEmails: 'Envoyées',
  asTable: 'Afficher en tableau',
  beside: 'Visites de personnes par courriel envoyé',
};

interface Journey {
  page: Page;
  browser: Browser;
  hand: Hand;
  words: Words;
  db: Connection;
  mailbox: Mailbox;
  /** Fills an empty draft and checks its preview. The remaining steps are the same for every journey. */
  write: (title: string) => Promise<void>;
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Takes a campaign from the list of campaigns to its charts and returns its title. */
async function fromDraftToCharts({ page, browser, hand, words, db, mailbox, write }: Journey): Promise<string> {
  const readers = await givenReaders(db, 30);
  const title = `Spring ${newRowId().slice(-8)}`;
  const admin = await demoAccount('super');
  await signIn(page, admin);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(words.list);
  await expect(page.getByRole('heading', { level: 1, name: words.newsletter })).toBeVisible();
  await hand.press(page.getByRole('link', { name: words.newCampaign }).first());
  const drawer = page.getByRole('dialog', { name: words.newCampaign });
  await hand.type(drawer.getByRole('textbox', { name: words.title }), title);
  await hand.press(drawer.getByRole('button', { name: words.create }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  await write(title);

  await hand.open(page.getByRole('tab', { name: words.audience }));
  await hand.press(page.getByRole('button', { name: readers.tagId }));
  // The audience includes subscribers who chose the topic and those who chose none.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const count = page.getByRole('status').filter({ hasText: words.readers });
  await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeGreaterThanOrEqual(30);

  await hand.open(page.getByRole('tab', { name: words.sending }));
  await expect(page.getByText(words.ready)).toBeVisible({ timeout: 30_000 });
  await hand.date(page.getByLabel(words.time), { day: '2099-05-04', time: '09:00' });
  await hand.press(button(words.schedule));
  await expectToast(page, words.scheduled);
  await expect(button(words.takeBack)).toBeVisible();

  // Sending is slow enough to be paused on the way. The scheduled time then arrives, and the worker finds the campaign.
  const token = admin.auth.accessToken;
  await callApi('newsletter.campaigns.admin.pace', { params: { id }, body: { perSecond: 1 }, token });
  await db.query('UPDATE campaigns SET scheduled_at = now() WHERE id = $1', [id]);
  await expect.poll(() => sentTo(db, id)).not.toEqual([]);
  // The next email waits until someone has paused and resumed, however slow the machine is.
  await db.query(`UPDATE campaigns SET next_at = now() + interval '20 minutes' WHERE id = $1`, [id]);
  await page.reload();
  await hand.press(button(words.pause));
  await expect(page.getByText(words.paused)).toBeVisible();
  const before = await sentTo(db, id);
  await hand.type(page.getByLabel(words.pace), '1000');
  await hand.press(button(words.setPace));
  await expectToast(page, words.paceIsSet);
  await hand.press(button(words.resume));
  await expect(page.getByText(words.reached)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(words.sent, { exact: false })).toBeVisible();
  const after = await sentTo(db, id);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after).toEqual(expect.arrayContaining([...before, ...readers.emails]));
  const [reader = '', inFrench = ''] = [readers.emails[0], readers.emails[9]];
  for (const email of [...before, reader, inFrench]) {
    const mails = (await mailbox.to(email)).filter(({ subject }) => subject.includes(title));
    expect(mails, `emails to ${email}`).toHaveLength(1);
  }
  expect((await mailbox.waitFor(reader, new RegExp(title))).text).toContain('Hello pilots');
  expect((await mailbox.waitFor(inFrench, new RegExp(title))).text).toContain('Bonjour les pilotes');
  await follow(browser, db, await mailbox.waitFor(reader, new RegExp(title)), id);

  await hand.press(page.getByRole('link', { name: words.results }));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${words.results}.*${title}$`) })).toBeVisible();
  await expect(page.getByRole('img', { name: words.byHour })).toBeVisible();
  await expect(page.getByRole('img', { name: words.beside })).toBeVisible();
  await expect(page.getByRole('row', { name: '/shop' }).getByRole('cell').first()).toHaveText('1');
  const chart = page.getByRole('figure').filter({ hasText: words.byHour });
  await hand.press(chart.getByRole('button', { name: words.asTable }));
  const total = chart.getByRole('region', { name: words.byHour }).getByRole('row').last().getByRole('cell');
  await expect(total).toHaveText('1');
  await hand.press(button(words.sentEmails));
  await expect(total).toHaveText(String(after.length));
  await expectAccessible(page);
  return title;
}

/**
 * Follows the email's link a minute after it arrived, because a click within seconds counts as a bot. The visitor is
 * not the administrator, whom the shop would redirect to the dashboard.
 */
async function follow(browser: Browser, db: Connection, mail: StoredMail, id: string): Promise<void> {
  await db.query(`UPDATE campaign_deliveries SET sent_at = sent_at - interval '1 minute' WHERE campaign_id = $1`, [id]);
  const context = await browser.newContext({ userAgent: personsBrowser });
  const reader = await context.newPage();
  await reader.goto(Mailbox.linkIn(mail, `/newsletter/go/${id}/`));
  await expect(reader).toHaveURL(/\/shop$/);
  await context.close();
}

async function sentTo(db: Connection, id: string): Promise<string[]> {
  const sent = await db.rows<{ email: string }>(
    'SELECT email FROM campaign_deliveries WHERE campaign_id = $1 AND state = $2',
    [id, DeliveryState.SENT],
  );
  return sent.map(({ email }) => email);
}

test.use({ userAgent: personsBrowser });

test('a campaign goes from its draft to its charts by keyboard alone: scheduled, paused and resumed on the way', async ({
  page,
  browser,
  db,
  mailbox,
}) => {
  const hand = keyboardAlone(page);
  const write = async (title: string) => {
    // The draft is saved automatically, formatting works by keyboard, and the preview shows the email as it will be
    // sent.
    await hand.type(textbox(page, 'Subject'), `${title} opens`);
    await hand.type(textbox(page, 'Text'), 'Hello ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('pilots');
    await page.keyboard.press('End');
    await page.keyboard.type(', see [our shop](/shop)');
    await expect(textbox(page, 'Text')).toHaveValue('Hello **pilots**, see [our shop](/shop)');
    const status = page.getByRole('status').filter({ hasText: /^(Saved|Saving|Not saved)/ });
    await expect(status).toHaveText('Saved');
    const mail = page.frameLocator('iframe[title="Preview of the email"]');
    await expect(mail.getByRole('strong').filter({ hasText: 'pilots' })).toBeVisible();
    await page.reload();
    await expect(textbox(page, 'Text')).toHaveValue('Hello **pilots**, see [our shop](/shop)');
    await hand.open(page.getByRole('tab', { name: /^French/ }));
    await hand.type(textbox(page, 'Subject'), `${title} commence`);
    await hand.type(textbox(page, 'Text'), 'Bonjour les pilotes');
    // The preview is re-rendered after the text is saved, which would steal the focus.
    await expect(mail.getByText('Bonjour les pilotes')).toBeVisible();
  };
  const title = await fromDraftToCharts({ page, browser, hand, words: english, db, mailbox, write });

  await page.goto(`/dashboard/newsletter?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Sent');
  await hand.press(page.getByRole('button', { name: `Actions for ${title}` }));
  await hand.item(page.getByRole('menuitem', { name: 'Duplicate' }));
  await expectToast(page, `A copy of ${title} is ready as a draft`);
});

test.describe('sur un téléphone, en français', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

  test('une campagne va du brouillon aux graphiques : image, essai, planification, pause et reprise', async ({
    page,
    browser,
    db,
    mailbox,
  }) => {
    const hand = finger();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const write = async (title: string) => {
      await textbox(page, 'Objet').fill(`${title} commence`);
      await textbox(page, 'Texte').fill('Bonjour les pilotes\n');
      await hand.open(page.getByRole('tab', { name: /^Anglais/ }));
      await textbox(page, 'Objet').fill(`${title} opens`);
      await textbox(page, 'Texte').fill('Hello pilots, see [our shop](/shop)\n');
      const cover = path.resolve(import.meta.dirname, '../../../../web/public/pictures/products/striker-20.webp');
      await page.getByLabel(/^Déposez une image ici/).setInputFiles(cover);
      await textbox(page, 'Texte de remplacement (anglais)').fill('A red drone ball');
      await textbox(page, 'Texte de remplacement (français)').fill('Une balle rouge');
      await hand.press(button('Retirer l’image'));
      await expect(page.getByText('L’image sera retirée à l’enregistrement.')).toBeVisible();
      await hand.press(button('Garder'));
      await page.getByLabel(/^Déposez des fichiers ici/).setInputFiles({
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
      });
      await expect(page.getByRole('link', { name: 'plan.pdf' })).toBeVisible();
      await hand.press(button('Insérer un produit'));
      const products = page.getByRole('dialog', { name: 'Insérer un produit' });
      await hand.type(products.getByRole('textbox', { name: 'Produit' }), 'Striker 20');
      await hand.press(products.getByRole('button', { name: /Striker 20/ }));
      await expect(textbox(page, 'Texte')).toHaveValue(/\[\[product:striker-20\]\]/);

      await hand.open(page.getByRole('tab', { name: 'Envoi' }));
      await expect(page.getByText('Prête à être envoyée.')).toBeVisible({ timeout: 30_000 });
      await hand.press(button('Envoyer l’essai'));
      await expectToast(page, `L’essai est en route vers ${demoEmail('super')}`);
      await mailbox.waitFor(demoEmail('super'), new RegExp(`\\[Essai\\].*${title}`));
      await hand.date(page.getByLabel('Date et heure'), { day: '2099-05-04', time: '09:00' });
      await hand.press(button('Planifier'));
      await expect(page.getByText('Planifiée', { exact: true })).toBeVisible();
      await expectFrenchSpaces(page);
      await expectNoSidewaysScroll(page);
      await hand.press(button('Remettre en brouillon'));
      await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();
    };
    await fromDraftToCharts({ page, browser, hand, words: french, db, mailbox, write });
    await expectFrenchSpaces(page);
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
  });
});
