import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { expectTrapped } from '../../support/dialogs.ts';
import { tabTo } from '../../support/keyboard.ts';
import { demoAccount, newEmail, signIn } from '../../support/people.ts';
import { pay, goToProvider, reviewAsGuest } from '../../support/purchase.ts';
import { expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expectToast, undo } from '../../support/notices.ts';
import { expect, test } from '../../support/test.ts';

/** The path of one of the site's own photographs, as an administrator might upload it. */
const photograph = (name: string) =>
  path.join(import.meta.dirname, '../../../../web/public/pictures/products', `${name}.webp`);

/**
 * Returns the width of the picture's file in pixels. Journeys do not load images, so the element itself cannot show
 * whether it is broken.
 */
const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    const file = await fetch(image.currentSrc || image.src);
    return (await createImageBitmap(await file.blob())).width;
  });

const newName = (what: string): string => `${what} ${newRowId().slice(-8)}`;

const drawerOf = (page: Page) => page.getByRole('dialog');

async function openProducts(page: Page): Promise<void> {
  await signIn(page, await demoAccount('super'));
  await page.goto('/dashboard/all-products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
}

async function fillProduct(page: Page, name: string): Promise<void> {
  const drawer = drawerOf(page);
  await drawer.getByLabel('Name (English)').fill(name);
  await drawer.getByLabel('Name (French)').fill(`${name} fr`);
  await drawer.getByLabel('Description (English)').fill('Made for **journeys**.');
  await drawer.getByLabel('Description (French)').fill('Fait pour les **parcours**.');
  await drawer.getByRole('textbox', { name: 'Price', exact: true }).fill('120');
  await drawer.getByLabel('Weight in grams').fill('250');
}

/** Creates a plain product. */
async function createProduct(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/all-products/new');
  await fillProduct(page, name);
  await drawerOf(page).getByRole('button', { name: 'Create product' }).click();
  await expectToast(page, `${name} has been created.`);
  await expect(drawerOf(page)).toHaveCount(0);
}

/** Finds a product in the list and opens its drawer. */
async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name, description, URL, SKU or barcode' }).fill(name);
  // Click immediately, before the list has applied the search. The drawer must stay open.
  await page.getByRole('link', { name }).click();
  await expect(drawerOf(page).getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(/all-products\/[\da-f-]{36}/);
}

test('an admin creates a product with pictures, sees it in the shop, and a guest buys it (check 27)', async ({
  page,
  device,
}) => {
  const name = newName('Journey Drone');
  await openProducts(page);
  await page.getByRole('link', { name: 'New product' }).first().click();
  await expect(page).toHaveURL('/dashboard/all-products/new');
  const drawer = drawerOf(page);

  // With incomplete input, the form shows all errors and keeps what was typed.
  await drawer.getByLabel('Name (English)').fill(name);
  await drawer.getByRole('button', { name: 'Create product' }).click();
  await expect(drawer.getByText('Name is required')).toBeVisible();
  await expect(drawer.getByText('An amount is required')).toBeVisible();
  await fillProduct(page, name);
  await drawer.getByRole('button', { name: 'Preview' }).first().click();
  await expect(drawer.locator('strong', { hasText: 'journeys' })).toBeVisible();

  const chooser = drawer.getByLabel(/choose files/);
  await chooser.setInputFiles([photograph('striker-20'), photograph('keeper-20')]);
  await expect(drawer.getByRole('listitem', { name: 'Picture 2' })).toBeVisible();
  // A picture that is too large is refused before the upload.
  await chooser.setInputFiles({ name: 'raw.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024) });
  await expect(drawer.getByText('raw.jpg: This picture is larger than 10 MB. Choose a smaller one.')).toBeVisible();
  await drawer.getByRole('listitem', { name: 'Picture 1' }).getByLabel('Alt text (English)').fill('The striker');
  await drawer.getByRole('listitem', { name: 'Picture 2' }).getByLabel('Alt text (English)').fill('The keeper');
  // By keyboard, an arrow key on the second picture's handle moves the picture to the front.
  await drawer.getByRole('button', { name: 'Move picture 2 of 2' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Moved to position 1 of 2.')).toBeAttached();
  await expect(drawer.getByRole('button', { name: 'Move picture 1 of 2' })).toBeFocused();
  const first = drawer.getByRole('listitem', { name: 'Picture 1' });
  await expect(first.getByLabel('Alt text (English)')).toHaveValue('The keeper');
  await expect(first.getByText('Cover')).toBeVisible();

  await drawer.getByRole('button', { name: 'Add a row' }).click();
  await drawer.getByLabel('Label (English), row 1').fill('Range');
  await drawer.getByLabel('Value (English), row 1').fill('80 m');
  await drawer.getByLabel('Label (French), row 1').fill('Portée');
  await drawer.getByLabel('Value (French), row 1').fill('80 m');
  // The form warns before saving, so that it does not come as a surprise in the shop.
  await expect(drawer.getByText('Without stock it shows as sold out in the shop.')).toBeVisible();
  await expect(drawer.getByText(/^\d+ arenas$/)).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: /Calgary/ })).toBeHidden();
  await drawer.getByLabel('Warehouse').fill('3');
  await expect(drawer.getByText('Without stock it shows as sold out in the shop.')).toBeHidden();
  await drawer.getByRole('button', { name: 'Create product' }).click();
  await expectToast(page, `${name} has been created.`);
  await expect(page).toHaveURL(/\/dashboard\/all-products$/);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Low stock');

  const slug = name.toLowerCase().replaceAll(' ', '-');
  // The administrator can view the product, although the shop normally redirects administrators to the dashboard.
  await openProduct(page, name);
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    drawer.getByRole('button', { name: 'View in shop' }).click(),
  ]);
  await expect(shown.getByRole('heading', { level: 1, name })).toBeVisible();
  await shown.close();
  await page.keyboard.press('Escape');
  const guest = await device();
  await guest.goto(`/shop/product/${slug}`);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  const picture = guest.getByRole('img', { name: 'The keeper' }).first();
  await expect(picture).toBeVisible();
  expect(await widthOf(picture)).toBeGreaterThan(0);
  await expect(guest.getByText('80 m')).toBeVisible();
  await guest.goto(`/fr/shop/product/${slug}`);
  await expect(guest.getByRole('heading', { level: 1, name: `${name} fr` })).toBeVisible();
  await reviewAsGuest(guest, slug, newEmail('product'));
  await goToProvider(guest);
  await pay(guest);

  await openProduct(page, name);
  await expect(drawer.getByText('2 units in total')).toBeVisible();
  await expect(drawer.getByText('Sold', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  const kept = page.getByRole('dialog', { name: `${name} cannot be deleted` });
  await expectAccessible(page);
  await kept.getByRole('button', { name: 'Deactivate instead' }).click();
  await expectToast(page, `${name} has been saved and deactivated.`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Inactive');
});

test('stock is received, counted and carried, each time with its reason', async ({ page }) => {
  const name = newName('Journey Stock');
  await openProducts(page);
  await createProduct(page, name);
  await openProduct(page, name);
  await expect(page.getByText('No stock changes yet.')).toBeVisible();

  const move = async (fill: (dialog: ReturnType<typeof drawerOf>) => Promise<void>) => {
    await page.getByRole('button', { name: 'Adjust stock' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await fill(dialog);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await move(async (dialog) => {
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('10');
    await dialog.getByLabel('Note').fill('Delivery 4711');
  });
  await expect(page.getByText('10 units in total')).toBeVisible();
  await move(async (dialog) => {
    await dialog.getByLabel(/^Corrected/).check();
    await dialog.getByLabel('Counted quantity').fill('8');
    await expect(dialog.getByText('Expected: 10. Difference: -2.')).toBeVisible();
  });
  await move(async (dialog) => {
    await dialog.getByLabel(/^Transferred/).check();
    await dialog.getByRole('textbox', { name: 'Quantity' }).fill('3');
  });
  await expect(page.getByText('8 units in total')).toBeVisible();
  const history = drawerOf(page).getByRole('listitem');
  await expect(history.filter({ hasText: 'Delivery 4711' })).toContainText('+10');
  await expect(history.filter({ hasText: 'Corrected' })).toContainText('−2');
  await expect(history.filter({ hasText: 'Transferred' })).toHaveCount(2);
  await expectAccessible(page);

  // A product with a history cannot be deleted in bulk either, but an alternative is one press away.
  await page.keyboard.press('Escape');
  // The search that was still on its way when the product was opened stays.
  await expect(page).toHaveURL(`/dashboard/all-products?search=${name.replaceAll(' ', '+')}`);
  const leftOut = page.getByRole('dialog', { name: '1 product was skipped' });
  const deleteInBulk = async () => {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    const bar = page.getByRole('group', { name: 'Bulk actions' });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete 1 product?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(leftOut).toBeVisible();
  };
  await deleteInBulk();
  await expectTrapped(page, leftOut);
  await page.keyboard.press('Escape');
  await expect(leftOut).toBeHidden();
  await deleteInBulk();
  await leftOut.getByRole('button', { name: 'Deactivate it instead' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Inactive');
});

test('two tabs edit one product: the second is warned, loses nothing and decides', async ({ page, context }) => {
  const name = newName('Journey Twin');
  await openProducts(page);
  await createProduct(page, name);
  await openProduct(page, name);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(drawerOf(other).getByRole('heading', { name })).toBeVisible();

  await drawerOf(page).getByRole('textbox', { name: 'Price', exact: true }).fill('130');
  await drawerOf(page).getByRole('button', { name: 'Save product' }).click();
  await expectToast(page, `${name} has been saved.`);

  await drawerOf(other).getByLabel('Weight in grams').fill('300');
  await drawerOf(other).getByRole('button', { name: 'Save product' }).click();
  await expect(other.getByText('Someone else has changed this product')).toBeVisible();
  await expect(other.getByText('Your version differs in: Price, Weight in grams.')).toBeVisible();
  await expect(drawerOf(other).getByLabel('Weight in grams')).toHaveValue('300');
  await other.getByRole('button', { name: 'Use theirs' }).click();
  await expect(drawerOf(other).getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('130');
  await drawerOf(other).getByLabel('Weight in grams').fill('310');
  await drawerOf(other).getByRole('button', { name: 'Save product' }).click();
  await expectToast(other, `${name} has been saved.`);

  // The drawer asks before it discards unsaved changes.
  await expect(drawerOf(other)).toHaveCount(0);
  await openProduct(other, name);
  await expect(other).toHaveURL(/search=/);
  await drawerOf(other).getByLabel('Weight in grams').fill('999');
  await other.keyboard.press('Escape');
  await expect(other.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await other.getByRole('button', { name: 'Keep editing' }).click();
  await expect(other.getByRole('dialog', { name: 'Leave without saving?' })).toBeHidden();
  await expect(drawerOf(other).getByLabel('Weight in grams')).toHaveValue('999');
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(drawerOf(other)).toHaveCount(0);
});

test('filters are in the address; several products are deactivated, brought back and repriced at once', async ({
  page,
}) => {
  const mark = newRowId().slice(-8);
  await openProducts(page);
  for (const which of ['One', 'Two']) await createProduct(page, `Bulk ${which} ${mark}`);
  await page.getByRole('textbox', { name: 'Name, description, URL, SKU or barcode' }).fill(mark);
  await expect(page).toHaveURL(new RegExp(`search=${mark}`));
  await page.getByRole('combobox', { name: 'Stock' }).selectOption('Sold out');
  await expect(page).toHaveURL(/stock=out/);
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Bulk actions' });
  await expect(bar).toContainText('2');
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  await undo(page, '2 products deactivated.', () => expect(page.getByRole('row', { name: /Inactive/ })).toHaveCount(2));
  await expectToast(page, '2 products activated.');
  await expect(page.getByRole('row', { name: /Inactive/ })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices by percent' });
  await dialog.getByLabel('Percent').fill('-15');
  await expect(dialog.getByText('$100.00 becomes $85.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await expect(page.getByRole('row', { name: /\$102\.00/ })).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete 2 products?' }).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, '2 products deleted.');
  await expect(page.getByText('No matches')).toBeVisible();
});

test('all that a search finds is deactivated beyond the page in sight, and brought back', async ({ page, db }) => {
  const mark = newRowId().slice(-8);
  const count = 27;
  for (let number = 1; number <= count; number += 1) {
    // These are older than all others, so that they do not push the products of other journeys off the first page.
    await givenProduct(db, { name: `Many ${number} ${mark}`, createdAt: new Date('2020-01-01') });
  }
  await openProducts(page);
  await page.getByRole('textbox', { name: 'Name, description, URL, SKU or barcode' }).fill(mark);
  await expect(page.getByText(`1–25 of ${count}`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Bulk actions' });
  await expect(bar).toContainText('25');
  await bar.getByRole('button', { name: `Select all ${count} matches` }).click();
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`${count} products deactivated.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${count} products activated.`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await expect(page.getByText('No matches')).toBeVisible();
});

test('a file with errors is checked, told row by row and corrected (check 27); what is exported can be imported again', async ({
  page,
}) => {
  const mark = newRowId().slice(-8);
  const heading = 'slug,name_en,name_fr,category,price,weight_grams,description_en,description_fr,stock_warehouse\n';
  const line = (which: string, price: string) =>
    `${which}-${mark},${which} ${mark},${which} fr ${mark},Kit,${price},100,Good.,Bon.,4\n`;
  const upload = (content: string, name = 'list.csv') =>
    page
      .getByLabel(/choose a file/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content, 'utf8') });
  await openProducts(page);
  await page.getByRole('link', { name: 'Import CSV' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();

  await upload('slug,colour\na,red\n');
  await expect(page.getByText('colour: Unknown column')).toBeVisible();

  await upload(heading + line('first', '19.99') + line('second', 'cheap'));
  await expect(page.getByText('Checked: list.csv')).toBeVisible();
  await expect(page.getByText('price: Enter an amount such as 1249.99')).toBeVisible();
  await expect(page.getByText('1 row has errors and will be skipped.', { exact: false })).toBeVisible();
  await page.reload();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('With errors');
  await expect(page.getByRole('row', { name: /second/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /first/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  const errors = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download errors' }).click();
  expect(await readFile(await (await errors).path(), 'utf8')).toContain('Enter an amount such as 1249.99');

  await page.getByRole('button', { name: 'Another file' }).click();
  await upload(heading + line('first', '19.99') + line('second', '29.99'), 'right.csv');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Imported: right.csv')).toBeVisible();
  await page.getByRole('link', { name: 'Back to products' }).click();
  await page.getByRole('textbox', { name: 'Name, description, URL, SKU or barcode' }).fill(mark);
  await expect(page.getByRole('row', { name: /\$29\.99/ })).toContainText('4');

  // Without a slug, a row refers to the product with the same name.
  await page.getByRole('link', { name: 'Import CSV' }).first().click();
  await upload((heading + line('first', '24.99')).replace(/^first-/m, 'other-'), 'names.csv');
  await expect(page.getByText('name_en: Another product already has this name')).toBeVisible();
  await page.getByRole('button', { name: 'Update it instead' }).click();
  await expect(page.getByText('price: 19.99 → 24.99')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported: names.csv')).toBeVisible();

  await page.goto(`/dashboard/all-products?search=${mark}`);
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(4);
  await page.getByRole('link', { name: 'Import CSV' }).first().click();
  await upload(file, 'again.csv');
  await expect(page.getByText('Checked: again.csv')).toBeVisible();
  await expect(page.getByText('There is nothing to import in this file. Choose another one.')).toBeVisible();
});

test('the editor is accessible in both themes, fits a narrow phone and works by keyboard', async ({ page }) => {
  await openProducts(page);
  await tabTo(page, page.getByRole('link', { name: 'New product' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name (English)')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
});
