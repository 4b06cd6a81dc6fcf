import { ContentKind } from '@dronesoccer/contracts';
import { givenContent, givenProduct, newRowId } from '@dronesoccer/devkit';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll, isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

test('une recherche mène à un produit, à un aréna ou à une réponse, et propose une suite sans résultat', async ({
  page,
  db,
}) => {
  const word = `ballon${newRowId().slice(-8)}`;
  const product = await givenProduct(db, { name: { en: 'Ball', fr: `Le ${word}` }, price: 12_900 });
  const body = `Oui, le **${word}** vole.`;
  await givenContent(db, { kind: ContentKind.QUESTION, title: `Vole-t-il, ce ${word}?`, body });

  await page.goto('/fr');
  await isLive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Chercher', exact: true }).tap();
  await expect(page).toHaveURL('/fr/search');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Chercher dans le site' });
  await expect(field).toBeFocused();
  await expect(main.getByRole('heading', { name: 'Produits populaires' })).toBeVisible();

  await page.keyboard.type(word);
  await expect(page).toHaveURL(`/fr/search?q=${word}`);
  await expect(main.getByRole('status')).toHaveText(`2 résultats pour «\u00a0${word}\u00a0»`);
  const found = main.getByRole('region', { name: 'Produits', exact: true }).getByRole('link', { name: `Le ${word}` });
  await expect(found).toContainText(/129,00\s\$/);
  await page.keyboard.press('Enter');
  await expect(field).not.toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectFrenchSpaces(page);

  await found.tap();
  await expect(page).toHaveURL(`/fr/shop/product/${product.slug}`);
  await page.goBack();
  await expect(field).toHaveValue(word);
  await main.getByRole('link', { name: `Vole-t-il, ce ${word}` }).tap();
  await expect(page).toHaveURL(/\/fr\/faq#/);
  await expect(main.getByText(`Oui, le ${word} vole.`)).toBeVisible();

  await page.goBack();
  await field.fill('arenas de montreal');
  await expect(main.getByText('Essayez moins de mots')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Nous joindre' })).toBeVisible();
  await field.fill('montreal');
  const arena = main.getByRole('region', { name: 'Arénas' }).getByRole('listitem').first();
  await expect(arena).toContainText(/Prochaine|Aucune plage offerte/);
  await arena.getByRole('link').tap();
  await expect(page).toHaveURL(/\/fr\/arenas\/[\w-]+$/);
  await expect(main).toContainText('Montréal');
});
