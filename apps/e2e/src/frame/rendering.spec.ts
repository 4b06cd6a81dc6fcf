import { givenProduct } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { foreignTexts } from '../support/languages.ts';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const asPage = { headers: { accept: 'text/html' } };

/** The tags that a preview of a shared link shows. */
const shareTags = ['title', 'description', 'type', 'url', 'image', 'locale', 'site_name'].map((tag) => `og:${tag}`);

/** Returns the content of a `<meta>` of the page's head. */
const metaOf = (html: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

/** Returns the types of the page's structured data, without those of the things inside it. */
const dataTypesOf = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'],
  );

/**
 * Addresses of posts and tournaments that other journeys make: the posts have no summary, and several tournaments of one
 * city begin at the same time.
 */
const ofJourney = /\/(?:blogs\/.*-[0-9a-f]{8,}|event\/[0-9a-f-]{36})$/;

/** The server renders few pages at a time, and sends more without their content. */
const atOnce = 3;

test('the sitemap names every public page in both languages, and each is whole without JavaScript', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/fr', '/shop/product/striker-20', '/fr/shop/product/striker-20']),
  );
  const titles = new Set<string>();
  const faults: { path: string; fault: string }[] = [];
  const read = async (path: string) => {
    const reply = await request.get(path, asPage);
    return { path, status: reply.status(), html: await reply.text() };
  };
  const pages: Awaited<ReturnType<typeof read>>[] = [];
  for (let from = 0; from < paths.length; from += atOnce) {
    pages.push(...(await Promise.all(paths.slice(from, from + atOnce).map(read))));
  }
  for (const { path, status, html } of pages) {
    const language = /^\/fr(?:\/|$)/.test(path) ? 'fr' : 'en';
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    const fault = (what: string, isFault: boolean) => isFault && faults.push({ path, fault: what });
    fault(`status ${status}`, status !== 200);
    const isRepeated = titles.has(`${language} ${title}`) && !ofJourney.test(path);
    fault(`title "${title}"`, title === '' || isRepeated);
    for (const name of ['description', ...shareTags]) {
      fault(`no ${name}`, metaOf(html, name) === '' && !ofJourney.test(path));
    }
    fault('content', !/<main[^>]*>[\s\S]*<h1/.test(html));
    fault('language', !html.includes(`<html lang="${language}-CA">`));
    fault('canonical', !html.includes('<link rel="canonical"'));
    // Seats change with each booking.
    fault('free places', /team places? left|places? d’équipe restante/i.test(html));
    for (const text of foreignTexts(html, language)) fault(`"${text}" in the other language`, true);
    titles.add(`${language} ${title}`);
  }
  // Other journeys take pages away meanwhile.
  const later = await (await request.get('/sitemap.xml')).text();
  expect(faults.filter(({ path }) => later.includes(`${path}</loc>`))).toEqual([]);
});

test('pages describe themselves to search engines, and a post is shared with its picture', async ({ request }) => {
  const htmlAt = async (path: string) => {
    let html = '';
    const fetchHtml = async () => (html = await (await request.get(path, asPage)).text());
    // A server that is busy sends a page without its content rather than late.
    await expect.poll(fetchHtml).toContain('<h1');
    return html;
  };
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const firstAt = (folder: string) => new RegExp(`<loc>[^<]*?(${folder}/[^<]+)</loc>`).exec(sitemap)?.[1] ?? '';
  expect(dataTypesOf(await htmlAt('/'))).toEqual(['SportsOrganization']);
  expect(dataTypesOf(await htmlAt('/faq'))).toContain('FAQPage');
  const event = await htmlAt(firstAt('/event'));
  expect(dataTypesOf(event)).toContain('SportsEvent');
  // Two tournaments of a day differ by their time.
  expect(event).toMatch(/<title>[^<]* at \d+:\d\d\s[ap]\.m\./);
  const product = await htmlAt('/shop/product/striker-20');
  expect(dataTypesOf(product)).toEqual(['Product', 'BreadcrumbList']);
  expect(metaOf(product, 'og:type')).toBe('product');

  const posts = await htmlAt('/blogs');
  const post = await htmlAt(firstAt('/blogs'));
  expect(metaOf(post, 'og:type')).toBe('article');
  expect(metaOf(post, 'og:image')).not.toBe(metaOf(posts, 'og:image'));
  for (const html of [posts, post]) {
    const { pathname, search } = new URL(metaOf(html, 'og:image').replaceAll('&amp;', '&'));
    const picture = await request.get(pathname + search);
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads about the sport, finds a drone with its price, and an arena', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(/From \$\d+ a session/);
    for (const name of ['Next events', 'Product of the week', 'Recent newsletters']) {
      await expect(main.getByRole('region', { name }).getByRole('link').first()).toBeVisible();
    }
    await page.goto('/shop');
    const drone = page.getByRole('main').locator('a[href^="/shop/product/"]').last();
    const address = (await drone.getAttribute('href')) ?? '';
    await drone.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$');
    await expect(page.getByRole('main').getByRole('region', { name: 'Goes well with' })).toContainText('$');
    await page.goto('/fr/arenas');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('a page that needs JavaScript says so, and what can be read without it', async ({ page }) => {
    await page.goto('/login');
    // Searches by text skip the element.
    const texts = page.locator('noscript p');
    await expect(texts.first()).toBeVisible();
    await expect(texts).toContainText(['Without it, you can read about the sport', 'vous pouvez lire le site']);
  });
});

/** Holds the client's script back, so that the page stays as the server rendered it. Returns the function that ends this. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a press on a rendered page is kept until the page can answer it, and so is how far it was scrolled', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/shop/product/striker-20', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
  release();
  await isLive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(240);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Striker 20');
});

test('a search that was typed on a rendered page is found when the page becomes live', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill('battery');
  await search.press('Enter');
  release();
  await expect(page).toHaveURL('/shop?search=battery');
  await expect(page.getByRole('heading', { name: 'Results for “battery”' })).toBeVisible();
});

test('what was typed and ticked on a rendered page counts when the page becomes live', async ({ page }) => {
  let release = await holdScript(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('zzz');
  release();
  await expect(page.getByText('No question contains all these words.')).toBeVisible();

  release = await holdScript(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.getByRole('checkbox').first().check();
  release();
  await expect(page).toHaveURL(/\/shop\?/);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test('a choice that was made on a rendered page is followed when the page becomes live', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  release();
  await expect(page).toHaveURL('/shop?sort=price-asc');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
});

test('a row that was scrolled sideways stays under the finger when its page becomes live', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScript(page);
  await page.goto('/shop', { waitUntil: 'commit' });
  const categories = page.getByRole('navigation', { name: 'Product categories' });
  await categories.evaluate((row) => {
    row.scrollLeft = 120;
  });
  release();
  await isLive(page);
  expect(await categories.evaluate((row) => row.scrollLeft)).toBe(120);
  // A category that is chosen afterwards is centred.
  await categories.getByRole('link', { name: 'Drones' }).click();
  await expect.poll(() => categories.evaluate((row) => row.scrollLeft)).toBeGreaterThan(240);
});

test('a changed product is soon on its page, and a deactivated one is gone until it is back', async ({
  request,
  db,
}) => {
  const { id, slug } = await givenProduct(db, { price: 10_000 });
  const page = () => request.get(`/shop/product/${slug}`, asPage);
  const change = (text: string) => db.query(`UPDATE products SET ${text} WHERE id = $1`, [id]);
  expect(await (await page()).text()).toMatch(/"price":100\b/);
  await change('price_cents = 12345');
  await expect.poll(async () => (await page()).text()).toMatch(/"price":123\.45\b/);
  await change('is_active = false');
  await expect.poll(async () => (await page()).status()).toBe(410);
  expect(await (await page()).text()).toContain('<h1');
  await change('is_active = true');
  await expect.poll(async () => (await page()).status()).toBe(200);
});
