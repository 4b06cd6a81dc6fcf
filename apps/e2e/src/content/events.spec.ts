import { outdoorWarning, SlotType } from '@dronesoccer/contracts';
import { givenEvent, newRowId } from '@dronesoccer/devkit';
import { givenTimes } from '../support/booking.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-CA' });

/** No other journey has an event that far ahead. */
const daysAhead = 200;

test('un événement se trouve par province et par mois, et mène à l’agenda ou à l’inscription d’une équipe', async ({
  page,
  db,
}) => {
  const { day, slotIds } = await givenTimes(db, { type: SlotType.TOURNAMENT, hours: 1, capacity: 8, days: daysAhead });
  const short = newRowId().slice(-8);
  const onTheDay = { localStart: `${day}T10:00`, startsAt: new Date(`${day}T15:00Z`) };
  const outdoors = await givenEvent(db, {
    ...onTheDay,
    title: `Parc ${short}`,
    isOutdoor: true,
    body: 'Venez **tôt**.',
  });
  const indoors = await givenEvent(db, { ...onTheDay, title: `Salle ${short}`, province: 'SK' });

  await page.goto('/fr/event');
  const list = page.getByRole('region', { name: 'À venir' });
  const [province, month] = [list.getByLabel('Province ou territoire'), list.getByLabel('Mois')];
  const [park, hall] = [`fr-Parc ${short}`, `fr-Salle ${short}`].map((name) => list.getByRole('link', { name }));
  if (!park || !hall) throw new Error('Both events have a link.');
  await month.selectOption(day.slice(0, 7));
  await expect(hall).toBeVisible();
  await province.selectOption('MB');
  await expect(hall).toBeHidden();
  const filtered = `/fr/event?month=${day.slice(0, 7)}&province=MB`;
  await expect(page).toHaveURL(filtered);
  await page.reload();
  await expect(park).toBeVisible();
  await expect(hall).toBeHidden();
  await expect(province).toHaveValue('MB');
  await expect(month).toHaveValue(day.slice(0, 7));
  await expect(list.getByRole('article').filter({ hasText: `fr-Parc ${short}` })).toContainText(outdoorWarning.fr);
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectFrenchSpaces(page);

  await park.tap();
  await expect(page).toHaveURL(`/fr/event/fr-${outdoors.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: `fr-Parc ${short}` })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByText(/^10\sh\s00\s– 12\sh\s00/)).toBeVisible();
  await expect(main.getByText('tôt')).toHaveRole('strong');
  await expect(main).toContainText(outdoorWarning.fr);
  await expect(page.locator('link[hreflang=en-CA]')).toHaveAttribute('href', RegExp(`/event/${outdoors.slug}$`));
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectFrenchSpaces(page);
  const file = (await main.getByRole('link', { name: 'Ajouter à l’agenda' }).getAttribute('href')) ?? '';
  expect(await (await page.request.get(file)).text()).toContain(`SUMMARY:fr-Parc ${short}`);

  await page.goBack();
  await expect(page).toHaveURL(filtered);
  const feed = (await list.getByRole('link', { name: 'S’abonner à l’agenda' }).getAttribute('href')) ?? '';
  expect(await (await page.request.get(feed)).text()).toContain(`SUMMARY:fr-Salle ${short}`);
  await province.selectOption('NU');
  await expect(list.getByText('Aucun événement ne correspond à ces filtres')).toBeVisible();
  await list.getByRole('link', { name: 'Afficher tous les événements' }).tap();
  await expect(page).toHaveURL('/fr/event');
  await month.selectOption(day.slice(0, 7));
  await province.selectOption('BC');
  const enter = list.locator(`a[href="/fr/book/${slotIds[0]}"]`);
  await expect(enter).toHaveAccessibleName(/^Inscrire une équipe.*Tournoi de classe/);
  await enter.tap();
  await expect(page).toHaveURL(`/fr/book/${slotIds[0]}`);
  await expect(page.getByRole('group', { name: 'Votre équipe' })).toBeVisible();

  await db.rows('UPDATE content_entries SET is_active = false WHERE id = $1', [indoors.id]);
  await page.goto(`/fr/event/fr-${indoors.slug}`);
  await expect(main.getByText('Cet événement a été retiré')).toBeVisible();
  await main.getByRole('link', { name: 'Tous les événements' }).tap();
  await expect(list).toBeVisible();
});
