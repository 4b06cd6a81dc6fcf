import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContentKind } from '@dronesoccer/contracts';
import { givenContent, givenProduct } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { logIn, newMember, openAccountMenu } from '../support/people.ts';
import { addToCart } from '../support/purchase.ts';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Stays on a page until the service worker is installed. The worker answers the requests of all later pages. */
async function stayUntilInstalled(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Returns the path and the content of everything that the browser's caches hold. */
const cachedFiles = (page: Page): Promise<{ path: string; text: string }[]> =>
  page.evaluate(async () => {
    const found: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await cache.match(request).then((response) => response?.text());
        found.push({ path: new URL(request.url).pathname, text: text ?? '' });
      }
    }
    return found;
  });

type Answer = (response: ServerResponse) => void;

/**
 * Opens another address of the product where the journey can replace answers to guests, because `page.route` does not
 * receive the requests of a service worker.
 */
async function openFront(origin: string) {
  const replaced: { path: RegExp; answer: Answer }[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const { answer } = replaced.find(({ path }) => path.test(url)) ?? {};
    if (answer) return answer(response);
    void fetch(origin + url, { method, headers: { accept: headers.accept ?? '*/*' } }).then(async (reply) => {
      for (const name of ['content-type', 'cache-control']) response.setHeader(name, reply.headers.get(name) ?? '');
      response.writeHead(reply.status).end(Buffer.from(await reply.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    replace: (path: RegExp, answer: Answer) => void replaced.push({ path, answer }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a guest without a network finds the cart as it was, and elsewhere a page that says so and goes on later (check 9)', async ({
  page,
  context,
  db,
}) => {
  const name = 'Kept offline';
  const { slug } = await givenProduct(db, { name });
  await stayUntilInstalled(page);
  await addToCart(page, slug);
  await context.setOffline(true);

  await page.goto('/shop/order-shiping');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByText(/^You are offline\. What you typed is kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByText(/^You are offline\. The next step opens/)).toBeVisible();

  await page.goto('/fr/blogs');
  const noConnection = page.getByRole('heading', { level: 1, name: 'Aucune connexion' });
  await expect(noConnection).toBeVisible();
  await page.getByRole('link', { name: 'Ouvrir le panier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
  await page.goto('/dashboard/day');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await page.goto('/fr/blogs');
  await expect(noConnection).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Blogue' })).toBeVisible();
  await expect(page.locator('head link[rel=manifest]')).toHaveAttribute('href', '/manifest-fr.webmanifest');
});

test('a page that no answer begins to arrive for gives way to the offline page', async ({ page, product }) => {
  const front = await openFront(product.origin);
  await stayUntilInstalled(page, front.origin);
  let requests = 0;
  front.replace(/^\/blogs$/, () => (requests += 1));
  const answer = await page.goto(`${front.origin}/blogs`);
  expect(await answer?.text()).toContain('No connection');
  expect(requests).toBe(1);
  // The other calls are answered, so the page opens after all.
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  front.close();
});

test('a page of the next release runs its own boot.js, while the former worker still answers', async ({
  page,
  product,
}) => {
  const front = await openFront(product.origin);
  await stayUntilInstalled(page, front.origin);
  expect((await cachedFiles(page)).map(({ path }) => path)).toContain('/boot.js');
  const html = await (await fetch(product.origin, { headers: { accept: 'text/html' } })).text();
  front.replace(/^\/$/, (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(html.replace(/(?<=\/boot\.js\?v=)\w+/, 'next'));
  });
  front.replace(/^\/boot\.js\?v=next$/, (response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end('document.documentElement.dataset.boot = "next";');
  });
  expect((await page.goto(`${front.origin}/`))?.fromServiceWorker()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'next');
  front.close();
});

test('a returning visitor still gets what the server says: moved, unknown and gone', async ({ page, db }) => {
  const { slug } = await givenProduct(db, { isActive: false });
  const post = await givenContent(db, { kind: ContentKind.POST });
  await stayUntilInstalled(page);
  const open = async (path: string) => {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker(), path).toBe(true);
    return answer;
  };
  expect((await open('/no-such-page'))?.status()).toBe(404);
  expect((await open(`/shop/product/${slug}`))?.status()).toBe(410);
  const moved = await open(`/blogs/fr-${post.slug}`);
  await expect(page).toHaveURL(`/blogs/${post.slug}`);
  expect((await moved?.request().redirectedFrom()?.response())?.status()).toBe(301);
});

test('no cache holds anything of a person, or of the pages that the person opened, after the logout (check 25)', async ({
  page,
}) => {
  const account = await newMember('shared');
  await stayUntilInstalled(page);
  const before = await cachedFiles(page);
  await page.goto(`/login?redirect=${encodeURIComponent('/profile?tab=2')}`);
  await logIn(page, account);
  await expect(page).toHaveURL('/profile?tab=2');
  for (const path of ['/shop/order-shiping', '/shop/checkout/delivery', '/profile?tab=1']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: /’s account$/ })).toBeVisible();
  }
  const known = new Set(before.map(({ path }) => path));
  const during = await cachedFiles(page);
  expect(during.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^\/assets\/profile-/));
  // While the session lasts, the caches hold nothing private either.
  expect(during.filter(({ path }) => !path.startsWith('/assets/') && !known.has(path))).toEqual([]);
  expect(during.filter(({ text }) => text.includes(account.email) || text.includes('Robin'))).toEqual([]);

  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  const after = (await cachedFiles(page)).map(({ path }) => path);
  expect(after).toEqual(expect.arrayContaining([...known]));
  expect(after.filter((path) => /\/(?:profile|account|my-|checkout-delivery|user-menu)/.test(path))).toEqual([]);
});

test('a new release serves the next visit, and no open tab reloads (check 10)', async ({ page, context, product }) => {
  const front = await openFront(product.origin);
  await stayUntilInstalled(page, front.origin);
  const installed = await cachedFiles(page);
  await page.goto(`${front.origin}/shop`);
  await isLive(page);
  let loads = 0;
  context.on('page', (opened) => opened.on('load', () => (loads += 1)));
  page.on('load', () => (loads += 1));
  const isWaiting = (which: Page) =>
    which.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting?.state === 'installed'));

  const worker = await (await fetch(`${product.origin}/sw.js`)).text();
  front.replace(/^\/sw\.js$/, (response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(worker.replace(/(?<=\/offline-en\.html`,revision:`)/, 'next'));
  });
  front.replace(/^\/offline-en\.html/, (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<h1>The next release</h1>');
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await expect.poll(() => isWaiting(page)).toBe(true);
  // The open tab goes on with its own files, which the server no longer has.
  front.replace(/^\/assets\/cart-/, (response) => response.writeHead(404).end());
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(await isWaiting(page)).toBe(true);
  expect(loads).toBe(0);
  const known = new Set(installed.map(({ path }) => path));
  const visited = (await cachedFiles(page)).map(({ path }) => path).filter((path) => !known.has(path));
  const shopFile = visited.find((path) => path.startsWith('/assets/shop-'));
  expect(shopFile).toBeDefined();
  await page.close();

  const next = await context.newPage();
  await next.goto(`${front.origin}/`);
  await isLive(next);
  expect(await isWaiting(next)).toBe(false);
  expect((await cachedFiles(next)).map(({ path }) => path)).not.toContain(shopFile);
  await context.setOffline(true);
  await next.goto(`${front.origin}/blogs`);
  await expect(next.getByRole('heading', { name: 'The next release' })).toBeVisible();
  expect(loads).toBe(2);
  front.close();
});
