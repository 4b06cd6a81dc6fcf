import { msPerDay } from '@dronesoccer/domain';
import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import { demoAccount, newEmail, signIn } from '../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const importPage = '/dashboard/newsletter/subscribers/import';
const columns = ['email', 'consent', 'consent_date', 'consent_source', 'consent_wording'];
const pasted = (rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((cells) => cells.join('\t')).join('\n');

test('a list is pasted, looked at and imported by keyboard alone, and the ledger says what it rests on', async ({
  page,
  mailbox,
}) => {
  await signIn(page, await demoAccount('super'));
  const [agreed, bought] = [newEmail('agreed'), newEmail('bought')];
  const lastMonth = new Date(Date.now() - 30 * msPerDay).toISOString().slice(0, 10);
  await page.goto('/dashboard/newsletter/subscribers');
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await tabTo(page, page.getByRole('main').getByRole(role, { name }));
    await page.keyboard.press('Enter');
  };
  await press('Import', 'link');
  await expect(page.getByRole('heading', { level: 1, name: 'Import subscribers' })).toBeVisible();
  await press('Check the rows');
  await expect(page.getByText('Paste at least one row')).toBeVisible();
  await page.getByLabel('Or paste rows from a spreadsheet').focus();
  await page.keyboard.insertText(
    pasted([
      [agreed, 'express', '2025-03-14', 'Paper form, open house', 'Yes, send me news.'],
      [bought, 'purchase', lastMonth, 'Order DS-2025-000120', ''],
    ]),
  );
  await press('Check the rows');
  await expect(page.getByText('Checked: pasted.csv')).toBeVisible();
  await expect(page.getByText('1 person gets an email that asks them to confirm.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press('Import 2 addresses');
  await expect(page.getByText('Imported: pasted.csv')).toBeVisible();
  await mailbox.waitFor(bought, /Would you like our newsletter/);

  await press('Another list');
  await expect(page.getByRole('table').getByRole('link', { name: 'pasted.csv' }).first()).toBeVisible();
  await page.goto(`/dashboard/newsletter/subscribers?search=${encodeURIComponent(agreed)}`);
  await page.getByRole('link', { name: agreed }).click();
  const drawer = page.getByRole('dialog', { name: agreed });
  await expect(drawer.getByText('Express consent on Mar 14, 2025, imported')).toBeVisible();
  await expect(drawer.getByText('Paper form, open house')).toBeVisible();
  await page.goto(`/dashboard/newsletter/subscribers?search=${encodeURIComponent(bought)}`);
  await expect(page.getByRole('row', { name: new RegExp(bought) })).toContainText('Not confirmed');
});

test('ten thousand rows are pasted, and followed to their result', async ({ page, context }) => {
  await signIn(page, await demoAccount('super'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(importPage);
  const box = page.getByLabel('Or paste rows from a spreadsheet');
  const [name = '', host = ''] = newEmail('list').split('@');
  const rows = Array.from({ length: 10_000 }, (_, n) => [
    `${name}.${n}@${host}`,
    // Only a few rows are added, because other journeys send newsletters to every subscriber.
    n % 2_000 === 0 ? 'express' : '',
    '2025-03-14',
    'Paper form',
    'Yes, send me news.',
  ]);
  await box.focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted(rows));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('Checked: pasted.csv')).toBeVisible();
  await page.getByRole('button', { name: 'Import 5 addresses' }).click();
  await expect(page.getByText('Imported: pasted.csv')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['5', '0', '0', '0', '9,995']);
});

test('an import that fails says why, and how it ended stays in the list', async ({ page, db }) => {
  await signIn(page, await demoAccount('super'));
  await page.goto(importPage);
  const box = page.getByLabel('Or paste rows from a spreadsheet');
  const row = (email: string) => [email, 'express', '2025-03-14', 'Paper form', 'Yes, send me news.'];
  await box.fill(pasted([row(newEmail('refused'))]));
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('Checked: pasted.csv')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('import');
  // No subscription can have this language, so the database refuses the row each time.
  const poison = `UPDATE subscriber_import_rows SET read = jsonb_set(read, '{locale}', '"xx"') WHERE import_id = $1`;
  await db.query(poison, [id]);
  await page.getByRole('button', { name: 'Import 1 address' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The import stopped' });
  await expect(alert).toContainText('Nothing has changed. Please import the file again.');
  // Other journeys import at the same time, so the name finds several rows.
  await expect(page.locator(`[data-row="${id}"]`)).toContainText('Failed');
  await expectAccessibleInBothThemes(page);

  await box.fill(pasted([row(newEmail('again'))]));
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 1 address' }).click();
  await expect(page.getByText('Imported: pasted.csv')).toBeVisible();
});

test.describe('sur un téléphone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

  test('les lignes refusées disent pourquoi, et le fichier corrigé est importé', async ({ page }) => {
    await signIn(page, await demoAccount('super'));
    await page.goto(`/fr${importPage}`);
    const email = newEmail('sans-accord');
    const list = (consent: string) =>
      `courriel;consentement;date_consentement;source_consentement;texte_consentement\r\n${email};${consent};2025-03-14;Portes ouvertes;Oui\r\n`;
    const choose = (content: string) =>
      page
        .getByLabel(/choisissez un fichier/)
        .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await choose('prénom;ville\r\nZoé;Laval\r\n');
    await expect(page.getByRole('alert')).toContainText('Ce fichier ne peut pas être lu comme une liste d’abonnés');
    await expect(page.getByRole('alert')).toContainText('ville');

    await choose(list(''));
    await expect(page.getByText('Vérifié : liste.csv')).toBeVisible();
    await expect(page.getByText('consentement : Sans consentement, personne n’est importé')).toBeVisible();
    await expect(page.getByText('Il n’y a rien à importer dans cette liste.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
    await expectFrenchSpaces(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger les lignes refusées' }).click();
    const refused = await readFile(await (await download).path(), 'utf8');
    expect(refused).toContain('ligne,motif');

    await page.getByRole('button', { name: 'Une autre liste' }).click();
    await choose(refused.replace(`${email},,,,`, `${email},,,exprès,`));
    await page.getByRole('button', { name: 'Importer 1 adresse' }).click();
    await expect(page.getByText('Importé : liste.csv')).toBeVisible();
  });
});
