import { storageKeys } from '@dronesoccer/contracts';
import { chromiumFlags } from '@dronesoccer/devkit';
import { chromium, type BrowserContext } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { givenTimes } from '../support/booking.ts';
import { type Budget, budgetsWith, limits } from '../support/budgets.ts';
import { entryOf, measure, type MeasuredPage } from '../support/measure.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { remember } from '../support/storage.ts';
import { expect, prepare, test } from '../support/test.ts';

/**
 * `npm run budgets` also measures times and prints all values. The test asserts only values that do not depend on the
 * machine.
 */
const isReport = process.env['BUDGETS'] === 'report';

test('no page weighs more, or moves more, than its budget', async ({ product: { origin }, position, db }) => {
  test.setTimeout(isReport ? 3_000_000 : 720_000);
  const striker = await callApi('products.get', { params: { slug: 'striker-20' } });
  const {
    arenaId,
    slotIds: [slotId = ''],
  } = await givenTimes(db);
  const { items: events } = await callApi('events.list');
  const { items: posts } = await callApi('posts.list');
  const budgets = budgetsWith({
    cartItem: { ...striker, stockQty: 5, quantity: 1 },
    ...{ arenaId, slotId, event: events[0]?.address ?? '', post: posts[0]?.slug ?? '' },
  });
  const accounts = { super: await demoAccount('super'), member: await demoAccount('member') };
  const entry = await entryOf(origin);
  const entrySize = [...entry.values()].reduce((sum, size) => sum + size, 0);

  const introduce = (budget: Budget) => async (context: BrowserContext) => {
    await prepare(context, { position, hasSeenOffer: true });
    if (budget.as) await signIn(context, accounts[budget.as]);
    await remember(context, { ...budget.storage, [storageKeys.theme]: 'light' });
  };
  // Images cause layout shifts, so this browser loads them.
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: [...chromiumFlags],
  });
  const over: string[] = entrySize > limits.entry ? [`entry: ${entrySize.toFixed(3)} kB`] : [];
  const rows: string[] = [`entry ${entrySize.toFixed(1)} kB of ${limits.entry}`];
  try {
    for (const budget of budgets) {
      const runs: MeasuredPage[] = [];
      for (let run = 0; run < (isReport ? 3 : 1); run += 1) {
        const slowDown = isReport ? 4 : 1;
        runs.push(await measure(budget, { browser, origin, entry, slowDown, introduce: introduce(budget) }));
      }
      const [{ route, files, layoutShift }] = runs as [MeasuredPage];
      if (route > budget.route)
        over.push(`${budget.path}: ${route.toFixed(3)} kB on top of the entry, not ${budget.route}`);
      if (files.length > budget.files) over.push(`${budget.path}: ${files.length} script files, ${files.join(' ')}`);
      if (layoutShift > limits.layoutShift) over.push(`${budget.path}: moves by ${layoutShift.toFixed(3)}`);
      rows.push(rowOf(budget, runs));
    }
  } finally {
    await browser.close();
  }
  if (isReport) console.log(rows.join('\n'));
  expect(over).toEqual([]);
});

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

function rowOf({ name, route, files: most, blocking, largestPaint }: Budget, runs: readonly MeasuredPage[]): string {
  const [first] = runs as [MeasuredPage];
  return [
    name.padEnd(22),
    `${first.route.toFixed(1).padStart(6)} kB of ${route}`,
    `${String(first.files.length).padStart(3)} files of ${most}`,
    `shift ${first.layoutShift.toFixed(3)} of ${limits.layoutShift}`,
    `blocking ${median(runs.map((run) => run.blocking))
      .toFixed(0)
      .padStart(4)} ms of ${blocking}`,
    `largest paint ${median(runs.map((run) => run.largestPaint))
      .toFixed(0)
      .padStart(5)} ms of ${largestPaint}`,
  ].join('   ');
}
