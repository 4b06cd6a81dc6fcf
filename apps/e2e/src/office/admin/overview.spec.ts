import { newRowId } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { callApi } from '../../support/api.ts';
import { demoAccount, newEmail, signIn } from '../../support/people.ts';
import { expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { expectToast } from '../../support/notices.ts';
import { expect, test } from '../../support/test.ts';

async function open(page: Page, path: string): Promise<string> {
  const admin = await demoAccount('super');
  await signIn(page, admin);
  await page.goto(path);
  return admin.auth.accessToken;
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and go' });

test('the overview shows the figures of a period, as charts or tables, and each leads to its list', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: /^Revenue by day/ })).toBeVisible();

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL('/dashboard?days=7');
  await page.reload();
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Show as table' }).first().click();
  const days = page.getByRole('region', { name: /^Revenue by day/ });
  await expect(days.getByRole('row')).toHaveCount(32);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'By revenue' }).click();
  await expect(page.getByRole('button', { name: 'By revenue' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'How revenue is counted' }).click();
  await expect(page.getByRole('dialog').getByText('Net is gross less refunds.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^Orders, except cancelled/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&standing=true$/);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('standing');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Best sellers' })).toBeVisible();
  await page.getByRole('link', { name: /Shipped/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders\?from=.*&status=4$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Best sellers' })).toBeVisible();
  await page
    .getByRole('link', { name: /units left \(/ })
    .first()
    .click();
  await expect(page).toHaveURL('/dashboard/all-products?state=published&stock=low');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Best sellers' })).toBeVisible();
  await page.getByRole('link', { name: 'View these orders' }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders\?from=.*&to=.*&by=failed$/);
  await expect(page.getByRole('combobox', { name: 'Date type' })).toHaveValue('failed');
});

test('the palette goes to a section, finds a product and an order, by keyboard alone', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('reconcil');
  await expect(palette(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/proof');
  await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('striker 20');
  await expect(
    palette(page)
      .getByRole('option', { name: /^Striker 20/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('000007');
  await expect(palette(page).getByRole('option', { name: /^DS-.*000007/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/orders\/[\da-f-]{36}$/);
});

test('the books of the demo are clean; a cent that is taken away is named, and found again', async ({ page, db }) => {
  await open(page, '/dashboard/proof');
  // Other journeys buy and cancel at the same time, so this one checks a demo order that no other journey touches.
  const number = /^DS-\d{4}-000003$/;
  const subject = page.getByRole('rowheader', { name: number });
  await expect(page.getByText('Orders = payments − refunds')).toBeVisible();
  const paidFor = page.getByRole('region', { name: 'What the payments were for' });
  await expect(paidFor.getByRole('row', { name: /^Orders \d+ \$/ })).toBeVisible();
  await expect(paidFor.getByRole('row', { name: /^Unexplained 0 / })).toBeVisible();
  await expect(subject).toHaveCount(0);
  const change = (cents: number) =>
    db.query(
      `UPDATE order_lines SET unit_price_cents = unit_price_cents + $1
       WHERE position = 1 AND order_id = (SELECT id FROM orders WHERE number LIKE '%-000003')`,
      [cents],
    );
  await change(1);
  try {
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(subject).toBeVisible();
    await expectAccessibleInBothThemes(page);
  } finally {
    await change(-1);
  }
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(subject).toHaveCount(0);
});

test('what failed for good is counted on the overview, tried again or dismissed, on a phone and in French too', async ({
  page,
  db,
}) => {
  // Inserts jobs as the queue leaves them. The order does not exist, so a retry has nothing to send.
  const given = (orderId: string, refused: boolean) =>
    db.query(
      `INSERT INTO pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
       VALUES ('jobs.failed', jsonb_build_object('orderId', $1::text, 'kind', 'shipped', 'to', $1 || '@attention.test'),
         'orders.mail', gen_random_uuid(), now(), 60,
         jsonb_build_object('message', 'The mail server refused the recipient for good (550)', 'isRefused', $2::boolean))`,
      [orderId, refused],
    );
  const [retried, dismissed] = [newRowId(), newRowId()];
  await given(retried, true);
  await given(dismissed, false);
  const rowOf = (orderId: string) => page.getByRole('row').filter({ hasText: `${orderId}@attention.test` });

  await open(page, '/dashboard');
  await page.getByRole('link', { name: /emails? (was|were) permanently rejected$/ }).click();
  await expect(page).toHaveURL('/dashboard/failed-jobs?reason=refused');
  await expect(rowOf(retried)).toContainText('Order email');
  await expect(rowOf(retried)).toContainText('after 61 tries');
  await expect(rowOf(dismissed)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await rowOf(retried).getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Retrying now.');
  await expect(rowOf(retried)).toHaveCount(0);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/fr/dashboard/failed-jobs');
  await expect(rowOf(dismissed)).toContainText('Courriel de commande');
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
  await rowOf(dismissed).getByRole('button', { name: 'Écarter' }).click();
  const question = page.getByRole('dialog', { name: 'Écarter cet élément?' });
  await question.getByRole('button', { name: 'Écarter' }).click();
  await expectToast(page, 'Retiré de la liste.');
  await expect(rowOf(dismissed)).toHaveCount(0);

  const several = [newRowId(), newRowId()];
  for (const orderId of several) await given(orderId, false);
  await page.reload();
  for (const orderId of several) await rowOf(orderId).getByRole('checkbox').check();
  await page
    .getByRole('group', { name: /Actions/ })
    .getByRole('button', { name: 'Écarter' })
    .click();
  await page.getByRole('dialog', { name: 'Écarter 2 éléments?' }).getByRole('button', { name: 'Écarter' }).click();
  await expectToast(page, 'Retiré de la liste.');
  for (const orderId of several) await expect(rowOf(orderId)).toHaveCount(0);
});

test('what was mailed to a person is found by the address, and sent again; in French on a phone', async ({
  page,
  db,
  mailbox,
}) => {
  await open(page, '/dashboard/mails');
  await expect(page.getByRole('heading', { name: 'Emails sent' })).toBeVisible();
  const to = newEmail('log');
  await db.query(
    `INSERT INTO mail_log (id, job_id, job, data, email, template, subject, locale, outcome, tries, first_at, at, reason)
     VALUES (gen_random_uuid(), gen_random_uuid(), 'mail.send', $2::jsonb, $1, 'password-changed', 'Your password has changed', 'en', 3, 2,
       now(), now(), 'The mail server refused the recipient for good (550)')`,
    [to, JSON.stringify({ to, locale: 'en', template: 'password-changed', data: { firstName: 'Ann' } })],
  );
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/fr/dashboard/mails');
  const search = page.getByRole('textbox', { name: 'Chercher par adresse courriel' });
  await search.fill((to.split('@')[0] ?? '').toUpperCase());
  const row = page.getByRole('row').filter({ hasText: to });
  await expect(row).toContainText('Non remis');
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: 'Renvoyer' }).click();
  await page.getByRole('dialog', { name: 'Renvoyer ce courriel' }).getByRole('button', { name: 'Renvoyer' }).click();
  await expectToast(page, 'Il repart à l’instant.');
  await mailbox.waitFor(to, /password has changed/);
  await page.reload();
  await expect(row).toHaveCount(2);
});

test('settings are saved as a whole, asked about before they are lost, and never overwrite another’s unseen', async ({
  page,
  settingsTurn: _turn,
}) => {
  const token = await open(page, '/dashboard/settings');
  const low = page.getByLabel('Low stock threshold');
  await expect(low).toHaveValue('5');

  await low.fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A number is required' })).toBeVisible();
  await expectAccessible(page);

  await low.fill('6');
  await page.getByRole('link', { name: 'Overview' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(low).toHaveValue('6');

  // Another administrator saves first.
  const {
    shippingZones: _zones,
    orderHoldMinutes: _hold,
    changedAt: _at,
    changedBy: _by,
    ...body
  } = await callApi('settings.admin.get', { token });
  await callApi('settings.admin.put', { token, body: { ...body, lowStockThreshold: 7 } });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(/ saved these settings in the meantime$/)).toBeVisible();
  await expect(low).toHaveValue('6');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(low).toHaveValue('7');

  await low.fill('5');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, 'Settings saved.');
  await expect(page.getByText(/^Last changed on .* by Demo Super Admin$/)).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await expect(page).toHaveURL('/dashboard');
});

test('on a phone and in French the overview fits, and the menu opens as a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/fr/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Meilleures ventes' })).toBeVisible();
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Paramètres' }).click();
  await expect(page).toHaveURL('/fr/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an admin of arenas sees no figures of the shop, and the server gives none (check 26)', async ({ page }) => {
  const admin = await demoAccount('admin');
  await signIn(page, admin);
  await page.goto('/dashboard');
  // Each role has its own text there. Once it is visible, nothing else will load.
  await expect(page.getByRole('main')).toContainText('arenas');
  await expect(page.getByText('Best sellers')).toHaveCount(0);
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL('/dashboard');
  await expect(callApi('reports.admin.overview', { token: admin.auth.accessToken })).rejects.toThrow('403');
});
