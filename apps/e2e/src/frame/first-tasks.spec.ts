import type { Page } from '@playwright/test';
import { continueButton, fillPlayerDetails, payForBooking } from '../support/booking.ts';
import { Mailbox } from '../support/mailbox.ts';
import { newEmail } from '../support/people.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

/** A first-time visitor on a phone: no cookies, no position and no dismissed dialogs. */
test.use({
  position: null,
  hasSeenOffer: false,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const report = (task: string, presses: number, most: number): void => {
  console.log(`${task}: ${presses} presses of ${most}`);
  expect(presses).toBeLessThanOrEqual(most);
};

/**
 * Books and pays for a seat near Calgary, starting from the home page. The visitor enters the city because geolocation
 * is denied.
 */
async function bookNearCalgary(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const chooser = page.getByRole('dialog', { name: 'Choose your location' });
  await expect(chooser).toBeFocused();
  await chooser.getByRole('combobox').click();
  await page.keyboard.type('Calgary');
  await page.keyboard.press('Enter');
  await expect(chooser).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Next open times near you' })).toBeVisible();
  const card = main.getByRole('article').filter({ hasText: 'Calgary', hasNotText: 'Tournament' }).first();
  await expect(card).not.toContainText('Members only');
  await card.getByRole('link', { name: /^Book / }).click();
  await fillPlayerDetails(page, { fullName: 'Robin Newcomer', email });
  await continueButton(page).click();
  await payForBooking(page);
}

test('a newcomer reads on the first screen what the sport is and costs, and sees where to try it with one press', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(/^Two teams, usually five a side, fly caged drones/)).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(/^From \$\d+ a session/)).toBeInViewport({ ratio: 1 });
  report('the sport and its price', presses(), 0);

  const chooser = page.getByRole('dialog', { name: 'Choose your location' });
  const popular = chooser.getByRole('region', { name: 'Popular Locations' }).getByRole('button').first();
  const [city = ''] = (await popular.innerText()).split('\n');
  await popular.click();
  const card = main.getByRole('article').filter({ hasText: city }).first();
  await expect(card).toContainText(/\$\d/);
  report('an arena nearby, with the price of its next slot', presses(), 1);
});

test('a newcomer books a slot nearby in at most 6 presses and cancels it in at most 3 @every-engine', async ({
  page,
  mailbox,
}) => {
  const presses = await countPresses(page);
  const email = newEmail('newcomer');
  await bookNearCalgary(page, email);
  report('slot near me and booked', presses(), 6);

  const booked = presses();
  await page.goto(Mailbox.linkIn(await mailbox.waitFor(email, /BK-/), '/bookings/'));
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booking cancelled/ })).toBeVisible();
  report('booking cancelled', presses() - booked, 3);
});
