import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { continueButton, givenTimes, payForBooking } from '../support/booking.ts';
import { expectToast } from '../support/notices.ts';
import { newMember, signIn } from '../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const myBookings = '/profile?tab=4';

/** Reads the feed as a calendar application does, without a session. */
async function readFeed(url: string): Promise<{ status: number; type: string | null; lines: string[] }> {
  const answer = await fetch(url);
  // A folded line continues after a blank.
  const lines = (await answer.text()).replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  return { status: answer.status, type: answer.headers.get('content-type'), lines };
}

const statusOf = async (url: string): Promise<number> => (await readFeed(url)).status;
const clipboardOf = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a member’s calendar follows their bookings by an address that is shown once, replaced and removed', async ({
  page,
  db,
}) => {
  const { slotIds } = await givenTimes(db, { hours: 1 });
  const account = await newMember('calendar');
  await signIn(page, account);
  await page.goto(`/book/${slotIds[0]}`);
  await continueButton(page).click();
  await payForBooking(page);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';

  await page.goto(myBookings);
  await page.getByRole('button', { name: 'Create my calendar address' }).click();
  const address = page.getByRole('textbox', { name: 'Your calendar address' });
  const first = await address.inputValue();
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expectToast(page, 'Address copied');
  expect(await clipboardOf(page)).toBe(first);
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  );
  await expectAccessibleInBothThemes(page);
  const feed = await readFeed(first);
  expect([feed.status, feed.type]).toEqual([200, expect.stringContaining('text/calendar')]);
  expect(feed.lines).toEqual(expect.arrayContaining([`UID:${id}`, 'STATUS:CONFIRMED', 'SEQUENCE:0']));

  // A cancelled booking stays in the feed under the same UID with the status CANCELLED, so that the calendar removes
  // it.
  const token = account.auth.accessToken;
  await callApi('bookings.cancel', { params: { id }, token, body: { expectedRefund: 42 } });
  const { lines } = await readFeed(first);
  expect(lines).toEqual(expect.arrayContaining([`UID:${id}`, 'STATUS:CANCELLED', 'SEQUENCE:1']));

  await page.reload();
  await expect(page.getByText(/^You have had a calendar address since/)).toBeVisible();
  await expect(address).toHaveCount(0);
  await page.getByRole('button', { name: 'New address' }).click();
  await page
    .getByRole('dialog', { name: 'Create a new address?' })
    .getByRole('button', { name: 'New address' })
    .click();
  const second = await address.inputValue();
  expect(second).not.toBe(first);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await page.getByRole('button', { name: 'Remove address' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your calendar address?' });
  await question.getByRole('button', { name: 'Remove address' }).click();
  await expectToast(page, 'Your calendar address was removed');
  await expect(page.getByRole('button', { name: 'Create my calendar address' })).toBeVisible();
  expect(await statusOf(second)).toBe(404);
});

test.describe('sur un téléphone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

  test('l’adresse d’agenda est créée, copiée et remplacée en français', async ({ page }) => {
    await signIn(page, await newMember('agenda'));
    await page.goto(`/fr${myBookings}`);
    await page.getByRole('button', { name: 'Créer mon adresse d’agenda' }).tap();
    const address = page.getByRole('textbox', { name: 'Votre adresse d’agenda' });
    const first = await address.inputValue();
    await page.getByRole('button', { name: 'Copier l’adresse' }).tap();
    await expectToast(page, 'Adresse copiée');
    expect(await clipboardOf(page)).toBe(first);
    await expectNoSidewaysScroll(page);
    await expectFrenchSpaces(page);
    await expectLargeTargets(page);

    await page.getByRole('button', { name: 'Nouvelle adresse' }).tap();
    const question = page.getByRole('dialog', { name: 'Créer une nouvelle adresse' });
    await expectFrenchSpaces(page);
    await question.getByRole('button', { name: 'Nouvelle adresse' }).tap();
    await expect(address).not.toHaveValue(first);
    expect([await statusOf(first), await statusOf(await address.inputValue())]).toEqual([404, 200]);
  });
});
