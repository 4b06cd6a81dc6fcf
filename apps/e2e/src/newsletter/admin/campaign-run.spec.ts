import { DeliveryState } from '@dronesoccer/contracts';
import { givenCampaign, givenReaders, newRowId } from '@dronesoccer/devkit';
import { expectToast } from '../../support/notices.ts';
import { demoAccount, signIn } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

test('a campaign is cancelled midway: what was sent stays sent, and the rest never leaves', async ({ page, db }) => {
  // One email is sent per second, so there is time to press two buttons even on the slowest machine.
  const readers = await givenReaders(db, 200);
  const { id } = await givenCampaign(db, { tagId: readers.tagId, perSecond: 1 });
  const delivered = async () =>
    (await db.rows('SELECT 1 FROM campaign_deliveries WHERE campaign_id = $1 AND state = $2', [id, DeliveryState.SENT]))
      .length;
  await signIn(page, await demoAccount('super'));
  await page.goto(`/dashboard/newsletter/campaigns/${id}?tab=sending`);
  await page.getByRole('button', { name: 'Send now' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to/ })
    .click();
  await expect.poll(delivered).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Someone on the team paused it.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the rest' }).click();
  const question = page.getByRole('dialog', { name: /^Cancel / });
  await expect(question.getByText(/sent and cannot be recalled/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel campaign' }).click();
  await expectToast(page, ' is cancelled');
  await expect(page.getByText('It was cancelled partway', { exact: false })).toBeVisible();
  // Wait until every email in transit was either sent or skipped.
  const open = `SELECT 1 FROM campaign_deliveries WHERE campaign_id = $1 AND NOT state = ANY($2)`;
  const ended = [DeliveryState.SENT, DeliveryState.SKIPPED];
  await expect.poll(() => db.rows(open, [id, ended])).toEqual([]);
  await page.reload();
  const [, sent, all] = /^Sent to (\d+) of (\d+) recipients$/.exec(await page.getByText(/^Sent to /).innerText()) ?? [];
  expect(Number(sent)).toBe(await delivered());
  expect(Number(sent)).toBeLessThan(Number(all));
  // Delivered emails count as sent, and the others are listed as skipped.
  await expect(page.getByRole('tab', { name: /^Skipped/ })).toBeVisible();
  const states = await db.rows<{ state: DeliveryState; count: number }>(
    'SELECT state, count(*)::int AS count FROM campaign_deliveries WHERE campaign_id = $1 GROUP BY state',
    [id],
  );
  const countOf = (state: DeliveryState) => states.find((row) => row.state === state)?.count ?? 0;
  expect(countOf(DeliveryState.SENT)).toBeGreaterThan(0);
  expect(countOf(DeliveryState.SKIPPED)).toBeGreaterThan(0);
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(
    countOf(DeliveryState.SENT) + countOf(DeliveryState.SKIPPED),
  );
});

test('an audience is saved under a name, used for another campaign, and deleted', async ({ page, db }) => {
  const readers = await givenReaders(db, 12);
  const [first, second] = [await givenCampaign(db), await givenCampaign(db)];
  const name = `Segment ${newRowId().slice(-8)}`;
  await signIn(page, await demoAccount('super'));
  await page.goto(`/dashboard/newsletter/campaigns/${first.id}?tab=audience`);
  await page.getByRole('button', { name: readers.tagId }).click();
  await page.getByRole('button', { name: 'Saved segments' }).click();
  const segments = page.getByRole('dialog', { name: 'Saved segments' });
  await segments.getByRole('textbox', { name: 'Segment name' }).fill(name);
  await segments.getByRole('button', { name: 'Save segment' }).click();
  await expect(segments.getByRole('button', { name, exact: true })).toBeVisible();

  await page.goto(`/dashboard/newsletter/campaigns/${second.id}?tab=audience`);
  await page.getByRole('button', { name: 'Saved segments' }).click();
  await segments.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: readers.tagId })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tabpanel', { name: 'Audience' }).getByRole('button', { name, exact: true }).click();
  await segments.getByRole('button', { name: `Delete view ${name}` }).click();
  await expect(segments.getByRole('button', { name, exact: true })).toHaveCount(0);
});
