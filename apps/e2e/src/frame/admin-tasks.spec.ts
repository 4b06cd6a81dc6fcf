import path from 'node:path';
import { givenLocation, givenProduct, newRowId } from '@dronesoccer/devkit';
import { callApi } from '../support/api.ts';
import { expectToast } from '../support/notices.ts';
import { givenPaidOrder } from '../support/orders.ts';
import { demoAccount, newEmail, signIn } from '../support/people.ts';
import { countPresses, reportTask } from '../support/presses.ts';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const picture = path.join(import.meta.dirname, '../../../web/public/pictures/products/striker-20.webp');

/**
 * Half of an administrator's ten tasks, each from the overview. The journeys of content, reports and accounts count the
 * presses of the others.
 */
test('an administrator finds an order, refunds a line, sees who changed a price, adds an arena, invites a colleague and answers @every-engine', async ({
  page,
  db,
}) => {
  const presses = await countPresses(page);
  let before = 0;
  const begin = async () => {
    await page.goto('/dashboard');
    await isLive(page);
    before = presses();
  };
  const report = (task: string) => reportTask(task, presses() - before);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const drawer = page.getByRole('dialog');
  const name = `Task Ball ${newRowId().slice(-6)}`;
  const { id: productId } = await givenProduct(db, { name, price: 10_000, stock: 5 });
  const order = await givenPaidOrder({ email: newEmail('tasks'), productId, quantity: 2 });
  await signIn(page, await demoAccount('super'));

  await begin();
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await drawer.getByRole('combobox').fill(order.email.slice(3, 16));
  await page.getByRole('option', { name: new RegExp(order.number) }).click();
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
  report('find an order by half an email address');

  await page.getByRole('group', { name: 'Order actions' }).getByRole('button', { name: 'Refund', exact: true }).click();
  await drawer.getByRole('button', { name: 'Arrived damaged' }).click();
  await drawer.getByLabel(`Quantity of ${name}`).selectOption('1');
  await drawer.getByRole('button', { name: 'Refund $112.00' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('Arrived damaged');
  report('refund one line');

  await page.goto(`/dashboard/all-products/${productId}`);
  await drawer.getByRole('textbox', { name: 'Price', exact: true }).fill('120');
  await drawer.getByRole('button', { name: 'Save product' }).click();
  await expect(drawer).toBeHidden();
  await begin();
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await drawer.getByRole('combobox').fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await drawer.getByRole('link', { name: 'Who changed what' }).click();
  await page.getByRole('row').filter({ hasText: 'Product' }).first().getByRole('link').first().click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Price' })).toContainText('120');
  report('see who changed a price');

  const hall = `Task Hall ${newRowId().slice(-8)}`;
  await givenLocation(db, {
    name: { en: hall, fr: hall },
    city: 'Whitehorse',
    province: 'YT',
    timeZone: 'America/Whitehorse',
  });
  await begin();
  await menu.getByRole('link', { name: 'Arenas' }).click();
  await page.getByRole('link', { name: 'New arena' }).first().click();
  await drawer.getByRole('combobox', { name: 'Location' }).selectOption({ label: `${hall}, Whitehorse` });
  await drawer.getByLabel('Class').selectOption('Class 40');
  await drawer.getByLabel('Seats per slot').fill('12');
  const arena = `North ${newRowId().slice(-8)}`;
  await drawer.getByLabel('Name (English)').fill(arena);
  await drawer.getByLabel('Name (French)').fill(`${arena} fr`);
  await drawer.getByLabel('Description (English)').fill('A large field.');
  await drawer.getByLabel('Description (French)').fill('Un grand terrain.');
  await drawer.getByLabel(/choose files/).setInputFiles(picture);
  await expect(drawer.getByRole('listitem', { name: 'Picture 1' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Create arena' }).click();
  await expectToast(page, `${arena} has been created`);
  await expect(drawer).toBeHidden();
  report('add an arena');

  const colleague = newEmail('colleague');
  const company = `Task Flyers ${newRowId().slice(-8)}`;
  await begin();
  await menu.getByRole('link', { name: 'Companies' }).click();
  await page.getByRole('link', { name: 'New company' }).first().click();
  await drawer.getByLabel('Company name').fill(company);
  await drawer.getByLabel('First name').fill('Noor');
  await drawer.getByLabel('Last name').fill('Gagnon');
  await drawer.getByLabel('Email').fill(colleague);
  await drawer.getByRole('button', { name: 'Create company' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: colleague })).toContainText('Invited');
  report('invite a company administrator');

  const email = newEmail('asking');
  await callApi('contacts.send', { body: { type: 1, fullName: 'Robin Writing', email, message: 'When do you open?' } });
  await begin();
  await menu.getByRole('link', { name: /^Contacts/ }).click();
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await drawer.getByLabel('Your answer').fill('Hello, we open at 9.');
  await drawer.getByRole('button', { name: 'Send and mark as done' }).click();
  await expectToast(page, 'The answer is on its way, and the message is done.');
  await expect(drawer).toBeHidden();
  report('answer a contact');
});
