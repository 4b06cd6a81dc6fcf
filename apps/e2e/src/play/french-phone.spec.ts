import { givenTimes } from '../support/booking.ts';
import { newEmail } from '../support/people.ts';
import { expectFrenchSpaces, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

test('une réservation en français sur un téléphone, pour une personne mineure', async ({ page, db }) => {
  const { arenaId, day } = await givenTimes(db);
  await page.goto(`/fr/arenas/${arenaId}?day=${day}`);
  const main = page.getByRole('main');
  const times = main.getByRole('link', { name: /^Réserver :.*10 places restantes$/ });
  await expect(times).toHaveCount(3);
  // Another day of the strip has no times; the previous day still shows its times.
  const days = page.getByRole('group', { name: 'Jours de la semaine' });
  await days
    .getByRole('button', { name: /0 plage/ })
    .first()
    .tap();
  await expect(main.getByText('Rien ce jour-là').first()).toBeVisible();
  await days.getByRole('button', { name: /3 plages/ }).tap();
  await expectNoSidewaysScroll(page);
  await expectFrenchSpaces(page);
  await times.first().tap();

  await main.getByLabel('Nom complet').first().fill('Zoé Pilote');
  await main.getByLabel('Courriel').fill(newEmail('zoe'));
  await main.getByLabel('Je réserve pour une personne mineure').check();
  await main.getByRole('button', { name: /^Continuer vers le paiement/ }).tap();
  // The booking is refused without the declaration.
  await expect(main.getByText('Veuillez confirmer que vous êtes le parent ou le tuteur légal').first()).toBeVisible();
  await main.getByLabel('Nom complet du parent ou du tuteur').fill('Claude Parent');
  await main.getByLabel(/^Je suis le parent/).check();
  await expectNoSidewaysScroll(page);
  await expectFrenchSpaces(page);
  await main.getByRole('button', { name: /^Continuer vers le paiement/ }).tap();
  await expect(page.getByRole('button', { name: 'Payer', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/bookings\/[0-9a-f-]{36}\/pay\?token=/);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: /^Payer/ }).tap();
  await page.getByRole('button', { name: 'Payer', exact: true }).tap();
  await expect(page).toHaveURL(/\/fr\/bookings\/[0-9a-f-]{36}\/done\?token=/);
  await expect(page.getByText('Confirmée. On se voit à l’aréna')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectFrenchSpaces(page);
});
