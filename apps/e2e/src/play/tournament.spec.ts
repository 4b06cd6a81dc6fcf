import { SlotType } from '@dronesoccer/contracts';
import type { Locator, Page } from '@playwright/test';
import { givenTimes } from '../support/booking.ts';
import { Mailbox } from '../support/mailbox.ts';
import { newEmail } from '../support/people.ts';
import { expectFrenchSpaces, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

const playerOf = (scope: Page | Locator, number: number): Locator =>
  scope.getByRole('group', { name: `Joueur ${number}` });

test('un capitaine inscrit son équipe sur un téléphone ; deux joueurs confirment, un troisième est remplacé', async ({
  page,
  db,
  device,
  mailbox,
}) => {
  const { arenaId, day } = await givenTimes(db, { type: SlotType.TOURNAMENT, hours: 1, capacity: 8 });
  const captain = { name: 'Zoé Capitaine', email: newEmail('zoe') };
  const [kim, lou, max, noa] = ['Kim', 'Lou', 'Max', 'Noa'].map((name) => ({
    name: `${name} Joueur`,
    email: newEmail(name.toLowerCase()),
  })) as [Person, Person, Person, Person];

  await page.goto(`/fr/arenas/${arenaId}?day=${day}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Réserver :.*8 places d’équipe restantes$/ }).tap();
  await main.getByLabel('Nom complet').first().fill(captain.name);
  await main.getByLabel('Courriel').first().fill(captain.email);
  const team = main.getByRole('group', { name: 'Votre équipe' });
  await team.getByLabel('Nom de l’équipe').fill('Hiboux du Nord');
  await team.getByRole('button', { name: /^Je joue aussi/ }).tap();
  await expect(playerOf(team, 1).getByLabel('Courriel')).toHaveValue(captain.email);
  await fillPlayer(team, 2, kim);
  await fillPlayer(team, 3, lou);
  await team.getByRole('button', { name: 'Ajouter un joueur' }).tap();
  await fillPlayer(team, 4, max);
  await playerOf(team, 2).getByRole('radio').check();
  await expectNoSidewaysScroll(page);
  await expectFrenchSpaces(page);

  // The squad that was typed survives a reload and a language change.
  await page.reload();
  await expect(playerOf(team, 4).getByLabel('Courriel')).toHaveValue(max.email);
  await expect(playerOf(team, 2).getByRole('radio')).toBeChecked();
  await main.getByRole('button', { name: /^Continuer vers le paiement/ }).tap();
  await expect(page.getByRole('button', { name: 'Payer', exact: true })).toBeVisible();
  expect(await mailbox.to(kim.email)).toEqual([]);
  await page.getByRole('button', { name: 'Payer', exact: true }).tap();
  await expect(page.getByText('Confirmée. On se voit à l’aréna')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Votre équipe' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectFrenchSpaces(page);

  const phone = await device();
  for (const [player, answer, said] of [
    [kim, 'Confirmer ma présence', 'Vous avez confirmé'],
    [lou, 'Confirmer ma présence', 'Vous avez confirmé'],
    [max, 'Décliner', 'Vous avez décliné'],
  ] as const) {
    await phone.goto(Mailbox.linkIn(await mailbox.waitFor(player.email, /vous invite dans l’équipe/), '/fr/squad/'));
    await expect(phone.getByRole('heading', { name: 'Hiboux du Nord' })).toBeVisible();
    await expect(phone.getByText(captain.email)).toHaveCount(0);
    await phone.getByRole('button', { name: answer }).click();
    await expect(phone.getByText(said)).toBeVisible();
  }

  // The captain is notified and names a replacement on the page that the email links to.
  await page.goto(
    Mailbox.linkIn(await mailbox.waitFor(captain.email, /Max Joueur ne pourra pas jouer/), '/fr/bookings/'),
  );
  await expect(main.getByText('Ne viendra pas', { exact: true })).toBeVisible();
  await expect(main.getByText('Complète', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Modifier l’équipe' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Modifier l’équipe' });
  await expect(playerOf(dialog, 2).getByRole('radio')).toBeChecked();
  await fillPlayer(dialog, 4, noa);
  await dialog.getByRole('button', { name: 'Enregistrer l’équipe' }).tap();
  await expect(main.getByText(noa.email)).toBeVisible();
  await expect(main.getByText(max.email)).toHaveCount(0);
  await expectFrenchSpaces(page);
  await mailbox.waitFor(noa.email, /vous invite dans l’équipe Hiboux du Nord/);
  expect(await mailbox.to(kim.email)).toHaveLength(1);
});

interface Person {
  name: string;
  email: string;
}

async function fillPlayer(scope: Locator, number: number, { name, email }: Person): Promise<void> {
  await playerOf(scope, number).getByLabel('Nom complet').fill(name);
  await playerOf(scope, number).getByLabel('Courriel').fill(email);
}
