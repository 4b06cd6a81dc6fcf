import { Role } from '@dronesoccer/contracts';
import type { Connection } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { expectToast } from '../support/notices.ts';
import { type Account, demoAccount, newEmail, newMember, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Creates a super administrator who is not a demo account. The new role takes effect at the next login. */
async function newSuperAdmin(db: Connection): Promise<Account> {
  const { email, password, auth } = await newMember('chief');
  await db.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [auth.user.id, Role.SUPER_ADMIN]);
  return { email, password, auth: await callApi('auth.login', { body: { email, password } }) };
}

/**
 * Sets the readers of safe-sport reports without saving the settings, which would make every open settings page
 * outdated.
 */
const nameReaders = (db: Connection, readers: string[]) =>
  db.query(
    `INSERT INTO settings (key, value) VALUES ('safeSport', $1::jsonb)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [JSON.stringify({ readers })],
  );

const write = (email: string, message: string, type: 1 | 4 = 1) =>
  callApi('contacts.send', { body: { type, fullName: 'Robin Writing', email, message } });

const drawerOf = (page: Page, number: string) => page.getByRole('dialog', { name: new RegExp(number) });

test('a contact is found, taken, answered with a canned answer, and its answer arrives', async ({ page, mailbox }) => {
  const email = newEmail('writing');
  const { number } = await write(email, 'When do you open?');
  await signIn(page, await demoAccount('super'));
  await page.goto('/dashboard/contacts/answers/new');
  const title = `Hours ${number}`;
  const editor = page.getByRole('dialog', { name: 'New canned answer' });
  for (const [index, words] of ['Hello, we open at 9.', 'Bonjour, nous ouvrons à 9 h.'].entries()) {
    await editor.getByLabel('Title').nth(index).fill(title);
    await editor.getByLabel('Text').nth(index).fill(words);
  }
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto(`/dashboard/contacts?search=${number}&days=7`);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  const drawer = drawerOf(page, number);
  await expect(drawer.getByText('When do you open?')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByLabel('Assigned to').selectOption({ label: 'Demo Super Admin' });
  await expect(drawer.getByLabel('Status')).toHaveValue('2');
  await drawer.getByLabel('Insert a canned answer').selectOption({ label: title });
  await expect(drawer.getByLabel('Your answer')).toHaveValue('Hello, we open at 9.');
  await drawer.getByRole('button', { name: 'Send and mark as done' }).click();
  await expectToast(page, 'The answer is on its way, and the message is done.');
  await expect(drawer).toBeHidden();
  const answer = await mailbox.waitFor(email, new RegExp(`Our answer.*${number}`));
  expect(answer.text).toContain('Hello, we open at 9.');
  await expect(page.getByRole('row').filter({ hasText: email }).getByText('Done')).toBeVisible();
});

test('the second of two who answer at once sees the first answer and keeps what was typed', async ({ page, db }) => {
  const email = newEmail('twice');
  const { number } = await write(email, 'Do you ship to Nunavut?');
  const [me, colleague] = [await demoAccount('super'), await newSuperAdmin(db)];
  const [contact] = await db.rows<{ id: string }>('SELECT id FROM contacts WHERE number = $1', [number]);
  const id = contact?.id ?? '';
  await signIn(page, me);
  await page.goto(`/dashboard/contacts/${id}`);
  const drawer = drawerOf(page, number);
  await drawer.getByLabel('Your answer').fill('We do, by plane.');
  const theirs = { text: 'Yes, we do.', by: 'mail', version: 1 } as const;
  await callApi('contacts.admin.answer', { params: { id }, body: theirs, token: colleague.auth.accessToken });
  await drawer.getByRole('button', { name: 'Send answer' }).click();
  await expect(drawer.getByText('Yes, we do.')).toBeVisible();
  await expect(drawer.getByRole('alert').getByText(/^Someone else answered/)).toBeVisible();
  await expect(drawer.getByLabel('Your answer')).toHaveValue('We do, by plane.');
  await drawer.getByRole('button', { name: 'Send answer' }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
});

test('ticked contacts are marked as done, without the one that changed meanwhile, and Undo brings them back', async ({
  page,
}) => {
  const email = newEmail('ticked');
  const numbers: string[] = [];
  for (const message of ['One?', 'Two?']) numbers.push((await write(email, message)).number);
  const [first = '', second = ''] = numbers;
  const admin = await demoAccount('super');
  const token = admin.auth.accessToken;
  await signIn(page, admin);
  await page.goto(`/dashboard/contacts?search=${encodeURIComponent(email)}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expectAccessible(page);
  const { items } = await callApi('contacts.admin.list', { query: { search: first }, token });
  const params = { id: items[0]?.id ?? '' };
  await callApi('contacts.admin.update', { params, body: { state: 2, assigneeId: null, version: 1 }, token });

  const stateOf = (number: string, state: string) =>
    page.getByRole('row').filter({ hasText: number }).getByText(state, { exact: true });
  await page.getByRole('button', { name: 'Mark as done' }).click();
  const refused = page.getByRole('dialog', { name: '1 row was skipped' });
  await expect(refused.getByText(`${first}, Robin Writing`)).toBeVisible();
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('1 message marked as done.')).toBeVisible();
  await expect(stateOf(first, 'Open')).toBeVisible();
  await expect(stateOf(second, 'Done')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 row is as it was.')).toBeVisible();
  await expect(stateOf(second, 'New')).toBeVisible();
});

test.describe('safe sport', () => {
  test.afterEach(({ db }) => nameReaders(db, []));

  test('a safe-sport report is read by who is named, and does not exist for another super administrator', async ({
    page,
    db,
    device,
    settingsTurn: _turn,
  }) => {
    const named = await demoAccount('super');
    await nameReaders(db, [named.auth.user.id]);
    const email = newEmail('worried');
    const { number } = await write(email, 'A coach shouts at children.', 4);

    await signIn(page, named);
    await page.goto('/dashboard/contacts');
    await page.getByRole('link', { name: 'Safe sport' }).click();
    await page.getByRole('link', { name: new RegExp(number) }).click();
    const drawer = drawerOf(page, number);
    await expect(drawer.getByText('A coach shouts at children.')).toBeVisible();
    const address = page.url();

    const elsewhere = await device();
    await signIn(elsewhere, await newSuperAdmin(db));
    await elsewhere.goto(`/dashboard/contacts?search=${encodeURIComponent(email)}`);
    await expect(elsewhere.getByText('No matches')).toBeVisible();
    await expect(elsewhere.getByRole('link', { name: 'Safe sport' })).toHaveCount(0);
    await elsewhere.goto(address);
    await expect(elsewhere.getByText('A coach shouts at children.')).toHaveCount(0);
    await expect(elsewhere.getByText('Contact not found').first()).toBeVisible();
  });
});
