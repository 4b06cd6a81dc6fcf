import { ContentKind } from '@dronesoccer/contracts';
import { givenContent } from '@dronesoccer/devkit';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll, isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

const asPage = { headers: { accept: 'text/html' }, maxRedirects: 0 };

test('les articles, la galerie et les pages de l’organisation se lisent sur un téléphone, et un article retiré ou déplacé le dit', async ({
  page,
  db,
  request,
}) => {
  const kind = ContentKind.POST;
  const body = '## Une partie\n\nVenez **tôt**.';
  const { id, slug } = await givenContent(db, { kind, body });
  const onlyEnglish = await givenContent(db, { kind, published: ['en'] });
  const main = page.getByRole('main');
  await page.goto('/fr/blogs');
  await isLive(page);
  await expect(main.getByRole('article').filter({ hasText: `fr-${slug}` })).toContainText('1 min de lecture');
  const feed = (await main.getByRole('link', { name: 'S’abonner aux articles (RSS)' }).getAttribute('href')) ?? '';
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', feed);
  expect(await (await page.request.get(feed)).text()).toContain('classe-20-ou-classe-40');

  await main.getByRole('link', { name: `fr-${slug}` }).tap();
  await expect(page).toHaveURL(`/fr/blogs/fr-${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: `fr-${slug}` })).toBeFocused();
  await expect(main.getByRole('heading', { level: 2, name: 'Une partie' })).toBeVisible();
  await expect(main.getByText('tôt')).toHaveRole('strong');
  await expect(main.getByRole('region', { name: 'À lire aussi' }).getByRole('article')).toHaveCount(3);
  await expect(page.locator('head link[hreflang=en-CA]')).toHaveAttribute('href', RegExp(`/blogs/${slug}$`));
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectFrenchSpaces(page);

  await page.goto(`/fr/blogs/${onlyEnglish.slug}`);
  await expect(main.getByText('Cet article a été publié en anglais seulement.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-CA');
  await expect(page.locator('head link[hreflang]')).toHaveCount(1);

  await db.rows(`UPDATE content_slugs SET is_current = false WHERE entry_id = $1 AND locale = 'fr'`, [id]);
  await db.rows(`INSERT INTO content_slugs (kind, locale, slug, entry_id) VALUES ($1, 'fr', $2, $3)`, [
    ...[kind, `nouveau-${slug}`, id],
  ]);
  for (const former of [`fr-${slug}`, slug]) {
    await expect.poll(async () => (await request.get(`/fr/blogs/${former}`, asPage)).status()).toBe(301);
    const { location } = (await request.get(`/fr/blogs/${former}`, asPage)).headers();
    expect(location).toBe(`/fr/blogs/nouveau-${slug}`);
  }
  await db.rows('UPDATE content_entries SET is_active = false WHERE id = $1', [id]);
  await expect.poll(async () => (await request.get(`/fr/blogs/nouveau-${slug}`, asPage)).status()).toBe(410);
  await page.goto(`/fr/blogs/nouveau-${slug}`);
  await expect(main.getByText('Cet article a été retiré')).toBeVisible();
  await main.getByRole('link', { name: 'Tous les articles' }).tap();
  await expect(page).toHaveURL('/fr/blogs');

  await page.goto('/fr/gallery');
  await isLive(page);
  await main.getByRole('button', { name: /^Agrandir l’image\s: Drones-ballons/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Médias et galerie' })).toBeVisible();
  await page.goto('/fr/faq');
  await isLive(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'L’organisation' }).tap();
  await footer.getByRole('link', { name: 'Notre organisation' }).tap();
  await expect(page).toHaveURL('/fr/about');
  await main.getByRole('link', { name: 'déclaration d’accessibilité' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibilité' })).toBeFocused();
  await expect(main.getByRole('heading', { level: 2, name: 'Signaler un obstacle' })).toBeVisible();
});
