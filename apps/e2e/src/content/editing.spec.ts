import { TextStatus } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import type { Locator } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { countPresses, reportTask } from '../support/presses.ts';
import { expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a post is published in two languages, keeps both texts of two editors, and gets an old version back', async ({
  page,
}) => {
  const admin = await demoAccount('super');
  const token = admin.auth.accessToken;
  await signIn(page, admin);
  const title = `Night cup ${newRowId().slice(-8)}`;
  const presses = await countPresses(page);
  const main = page.getByRole('main');
  const [english, french] = ['English', 'French'].map((name) => main.getByRole('region', { name, exact: true })) as [
    Locator,
    Locator,
  ];

  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Content' }).click();
  await main.getByRole('link', { name: 'New post' }).click();
  const drawer = page.getByRole('dialog', { name: 'New post' });
  await drawer.getByLabel('Title in English').fill(title);
  await drawer.getByRole('button', { name: 'Create draft' }).click();
  await english.getByLabel('Text', { exact: true }).fill('First line\n\nOld ending');
  await english.getByRole('button', { name: 'Publish English' }).click();
  await expect(main.getByText('Only English is published.')).toBeVisible();
  await french.getByLabel('Title').fill(`Coupe de nuit ${title.slice(-8)}`);
  await french.getByLabel('Text', { exact: true }).fill('Première ligne');
  await french.getByRole('button', { name: 'Publish French' }).click();
  await expect(french.getByRole('button', { name: 'Unpublish French' })).toBeVisible();
  // The button changes as soon as the save begins.
  await expect(main.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  reportTask('publish a post in two languages', presses());
  const slug = await english.getByLabel('Address').inputValue();
  expect((await callApi('posts.get', { params: { slug } })).slugs).toMatchObject({ en: slug });

  // Someone else saves another text of the same field, and a summary.
  const id = /\/posts\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const entry = await callApi('content.admin.get', { params: { id }, token });
  const { topic, pictureUrl, publishAt, unpublishAt, event, version } = entry;
  const theirs = { ...entry.texts.en, body: 'First line\n\nTheir ending', summary: 'Their summary' };
  const body = { topic, pictureUrl, publishAt, unpublishAt, event, version, texts: { ...entry.texts, en: theirs } };
  await english.getByLabel('Text', { exact: true }).fill('First line\n\nMy ending');
  await callApi('content.admin.save', { params: { id }, body, token });
  await main.getByRole('button', { name: 'Save and update the site' }).click();
  const conflict = main.getByRole('alert').filter({ hasText: 'saved this in the meantime' });
  await expect(conflict).toContainText('Demo Super Admin');
  await expect(conflict).toContainText('Summary (English)');
  await expect(conflict).toContainText('My ending');
  await expect(conflict).toContainText('Their ending');
  await expect(english.getByLabel('Summary')).toHaveValue('Their summary');
  await expect(main.getByRole('button', { name: 'Save and update the site' })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  await conflict.getByRole('button', { name: 'Keep both, one below the other' }).click();
  await main.getByRole('button', { name: 'Save and update the site' }).click();
  await expect(conflict).toBeHidden();
  const both = await callApi('content.admin.get', { params: { id }, token });
  expect(both.texts.en.body).toBe('First line\n\nMy ending\n\nFirst line\n\nTheir ending');

  // Unsaved text survives a reload without a question being answered.
  await english.getByLabel('Text', { exact: true }).fill('Typed before a crash');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsaved') ?? '')).toContain('Typed before a crash');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await main.getByRole('button', { name: 'Discard it' }).click();
  await expect(english.getByLabel('Text', { exact: true })).toHaveValue(both.texts.en.body);

  await page.goto('/dashboard');
  const before = presses();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Content' }).click();
  await main.getByRole('link', { name: title }).click();
  await main.getByRole('tab', { name: 'Versions' }).click();
  await main.getByRole('button', { name: /^Version 2/ }).click();
  await expect(main.getByRole('region', { name: 'From version 2 to now' })).toContainText('Old ending');
  await expectAccessibleInBothThemes(page);
  await main.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).click();
  await expect(english.getByLabel('Text', { exact: true })).toHaveValue('First line\n\nOld ending');
  reportTask('restore a version', presses() - before);
  const restored = await callApi('content.admin.get', { params: { id }, token });
  expect(restored.texts).toMatchObject({
    en: { body: 'First line\n\nOld ending', status: TextStatus.PUBLISHED },
    fr: { body: 'Première ligne', status: TextStatus.PUBLISHED },
  });

  const popup = page.waitForEvent('popup');
  await english.getByRole('button', { name: 'Preview on the site' }).click();
  const preview = await popup;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByText('Preview. Visitors may see another version.')).toBeVisible();
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await preview.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(french).toBeHidden();
  await main.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'French' }).click();
  await expect(french).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
});
