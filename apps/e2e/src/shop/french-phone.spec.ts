import { ProductCategory } from '@dronesoccer/contracts';
import { givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import { Mailbox } from '../support/mailbox.ts';
import { newEmail } from '../support/people.ts';
import { expectNoSidewaysScroll, isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'fr-CA',
  position: { latitude: '45.5019', longitude: '-73.5674' },
});

test('un achat en français sur un téléphone, cueilli à Montréal', async ({ page, db, mailbox }) => {
  const name = { en: `French kit ${newRowId().slice(-6)}`, fr: `Trousse ${newRowId().slice(-6)}` };
  const product = await givenProduct(db, { name, category: ProductCategory.KIT, price: 24_900 });
  const [montreal] = await db.rows<{ id: string }>("SELECT id FROM locations WHERE city = 'Montréal'");
  if (!montreal) throw new Error('The demo has no location in Montréal.');
  await givenStock(db, product.id, 2, montreal.id);
  const email = newEmail('francais');

  await page.goto('/fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('link', { name: 'Boutique (s’ouvre dans un nouvel onglet)' }).tap(),
  ]);

  await expect(shop).toHaveURL('/fr/shop');
  await expect(shop.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await isLive(shop);
  const categories = shop.getByRole('navigation', { name: 'Catégories de produits' });
  await categories.getByRole('link', { name: 'Trousses' }).tap();
  await expect(shop.getByRole('heading', { level: 2, name: 'Trousses' })).toBeVisible();
  await expectNoSidewaysScroll(shop);
  await shop.getByRole('link', { name: name.fr }).tap();
  await expect(shop.getByRole('heading', { level: 1, name: name.fr })).toBeVisible();
  await expect(shop.getByText(/^249,00\s\$$/).first()).toBeVisible();
  await expectNoSidewaysScroll(shop);
  await shop
    .getByRole('region', { name: `Acheter ${name.fr}` })
    .getByRole('button')
    .tap();
  await shop.getByRole('link', { name: 'Panier, 1 article' }).tap();

  await expect(shop).toHaveURL('/fr/shop/order-shiping');
  await expect(shop.getByRole('button', { name: 'Passer à la caisse' })).toBeEnabled();
  await expectNoSidewaysScroll(shop);
  await shop.getByRole('button', { name: 'Passer à la caisse' }).tap();
  await expectNoSidewaysScroll(shop);
  const main = shop.getByRole('main');
  await main.getByLabel('Courriel').fill(email);

  await shop.getByRole('radio', { name: /^Cueillette en aréna/ }).tap();
  await shop.getByRole('button', { name: 'Continuer vers le paiement' }).tap();
  await expect(main.getByText('Choisissez un lieu de cueillette').first()).toBeVisible();
  await main.getByLabel('Lieu de cueillette').selectOption(montreal.id);
  await main.getByLabel('Nom complet').fill('Zoé Cueillette');
  await expect(main.getByText('120, rue de la Démo')).toBeVisible();
  await expectNoSidewaysScroll(shop);
  await shop.getByRole('button', { name: 'Continuer vers le paiement' }).tap();

  await expect(shop).toHaveURL('/fr/shop/checkout/payment');
  await shop.getByText('Voir votre commande').tap();
  for (const line of [/TPS 5\s%/, /TVQ 9,975\s%/, /Cueillette/])
    await expect(main.getByText(line).first()).toBeVisible();
  await expectNoSidewaysScroll(shop);
  await shop.getByRole('button', { name: /^Payer 286,29\s\$$/ }).tap();

  await expect(shop.getByRole('heading', { name: 'Paiement d’essai' })).toBeVisible();
  await expectNoSidewaysScroll(shop);
  await shop.getByRole('button', { name: 'Payer', exact: true }).tap();
  await expect(shop).toHaveURL(/\/fr\/shop\/checkout\/done\?order=/);
  await expect(shop.getByText('Payé. Merci!')).toBeVisible();
  await expect(shop.getByText('Aréna de drone soccer de Montréal').first()).toBeVisible();
  await expectNoSidewaysScroll(shop);

  const mail = await mailbox.waitFor(email, /confirmée/);
  await shop.goto(Mailbox.linkIn(mail, '/fr/shop/'));
  await expect(shop.locator('html')).toHaveAttribute('lang', 'fr-CA');
});
