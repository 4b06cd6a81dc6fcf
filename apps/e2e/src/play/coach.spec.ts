import { Role } from '@dronesoccer/contracts';
import { type Connection, insertRow, newRowId } from '@dronesoccer/devkit';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { givenPaidBooking, givenTimes, startSlot } from '../support/booking.ts';
import { type Account, demoAccount, newEmail, newMember, openAccountMenu, signIn } from '../support/people.ts';
import { expectFrenchSpaces, expectLargeTargets, expectNoSidewaysScroll, isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Creates a coach, whom staff can tell from the coaches of other journeys. */
async function newCoach(db: Connection): Promise<Account & { name: string }> {
  const coach = await newMember('coach');
  const { id } = coach.auth.user;
  const firstName = `Coach${id.slice(-8)}`;
  await db.query('UPDATE users SET first_name = $2 WHERE id = $1', [id, firstName]);
  await db.query('INSERT INTO user_roles VALUES ($1, $2)', [id, Role.COACH]);
  return { ...coach, name: `${firstName} Journey` };
}

/** Seats a child with notes for coaches on the first seat of a booking, and names the others. */
async function nameSeats(db: Connection, bookingId: string, guardian: Account): Promise<void> {
  const id = newRowId();
  await insertRow(db, 'children', {
    ...{ id, guardian_id: guardian.auth.user.id, first_name: 'Bo', last_name: 'Roy', birth_date: '2016-05-04' },
    notes: 'Carries an inhaler.\nFlies for the second time.',
  });
  await db.query(
    `UPDATE booking_seats SET name = CASE position WHEN 1 THEN 'Bo Roy' ELSE 'Kim Nguyen' END,
       child_id = CASE position WHEN 1 THEN $2::uuid END WHERE booking_id = $1`,
    [bookingId, id],
  );
}

test('staff assign a coach, who checks a person in at the net; the day sheet shows it, and the arena page names the coach', async ({
  page,
  db,
  device,
}) => {
  const { arenaId, slotIds, day: plannedDay } = await givenTimes(db, { hours: 2 });
  const [slotId = '', laterId = ''] = slotIds;
  const coach = await newCoach(db);
  const { id: bookingId } = await givenPaidBooking(slotId, newEmail('flyer'), 2);
  await nameSeats(db, bookingId, coach);

  const office = await device();
  await signIn(office, await demoAccount('admin'));
  for (const id of [slotId, laterId]) {
    await office.goto(`/dashboard/classslot/${id}?arenaId=${arenaId}&day=${plannedDay}`);
    const choice = office.getByRole('checkbox', { name: coach.name });
    await choice.click();
    await expect(choice).toBeChecked();
    await expect(choice).toBeEnabled();
  }
  const day = await startSlot(db, slotId);

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, coach);
  await page.goto('/');
  await isLive(page);
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'My Sessions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My sessions' })).toBeVisible();
  const consent = page.getByRole('checkbox');
  await consent.click();
  await expect(consent).toBeChecked();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: /0 of 2 arrived/ }).click();
  const child = page.getByRole('article').filter({ hasText: 'Bo Roy' });
  await expect(child).toContainText('Carries an inhaler.');
  await expect(child).toContainText('Waiver missing');
  await page.getByRole('button', { name: 'Check in Bo Roy' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 of 2 arrived' })).toBeVisible();
  await page.getByRole('button', { name: 'Check in Kim Nguyen' }).click();
  await expect(page.getByText('2 of 2 arrived')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the check-in of Kim Nguyen' }).click();
  await expect(page.getByRole('button', { name: 'Check in Kim Nguyen' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectLargeTargets(page);

  await office.goto(`/dashboard/day?arenaId=${arenaId}&day=${day}`);
  await expect(office.getByText('1 of 2 in')).toBeVisible();
  await expect(office.getByRole('region').getByText(`Coaches: ${coach.name}`)).toBeVisible();

  await page.goto(`/fr/coach/${slotId}`);
  await expect(page.getByText(/^Arrivées\s: 1 sur 2$/)).toBeVisible();
  await expectFrenchSpaces(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  const visitor = await device();
  await visitor.goto(`/arenas/${arenaId}?day=${plannedDay}`);
  await expect(visitor.getByText(`With ${coach.name.replace('ourney', '.')}`)).toBeVisible();
});

test('an account without the role finds neither the menu entry nor a session, and a coach without sessions an empty list', async ({
  page,
  db,
  device,
}) => {
  await signIn(page, await newMember('no-coach'));
  await page.goto('/');
  await isLive(page);
  await openAccountMenu(page);
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Sessions' })).toHaveCount(0);
  await page.goto('/coach');
  await expect(page.getByText('This page is for coaches')).toBeVisible();

  const phone = await device();
  await signIn(phone, await newCoach(db));
  await phone.goto('/coach');
  await expect(phone.getByText('No session in the coming week')).toBeVisible();
  await phone.goto(`/coach/${(await givenTimes(db, { hours: 1 })).slotIds[0]}`);
  await expect(phone.getByText('This session is not yours')).toBeVisible();
});
