import { DeliveryState } from '@dronesoccer/contracts';
import { givenSentCampaign } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { type DeliveryConditions, deliveryPageStatement, findDeliveries } from './deliveries.queries.js';

// Filling the tables takes longer than the usual statement timeout.
const api = useApi({ ROLES: 'http', DATABASE_STATEMENT_TIMEOUT_MS: '300000' });
const { PENDING, SENT, FAILED, SKIPPED } = DeliveryState;
const deliveries = 20_000;
const campaigns: string[] = [];

/**
 * Creates three campaigns that were cancelled after most emails were sent, with enough deliveries that PostgreSQL
 * prefers an index.
 */
beforeAll(async () => {
  const { database } = api;
  for (let made = 0; made < 3; made += 1) {
    const { id } = await givenSentCampaign(database);
    campaigns.push(id);
    await database.query(
      `INSERT INTO campaign_deliveries (id, campaign_id, email, locale, state, at, sent_at)
       SELECT gen_random_uuid(), $1::uuid, 'reader' || n || '@example.test', 'en', state, at, CASE state WHEN ${SENT} THEN at END
         FROM generate_series(1, $2::int) n,
              LATERAL (SELECT CASE WHEN n % 100 < 70 THEN ${SENT} WHEN n % 100 < 72 THEN ${FAILED} ELSE ${SKIPPED} END AS state,
                              now() - n * interval '1 second' AS at) s`,
      [id, deliveries],
    );
  }
  await database.query('VACUUM ANALYZE campaign_deliveries');
});

const [first, deep] = [
  { limit: 24, offset: 0 },
  { limit: 24, offset: 480 },
];

/** Returns how many deliveries the page's statement read. */
async function looksAt(wanted: Omit<DeliveryConditions, 'campaignId'>, slice: typeof first): Promise<number> {
  const { text, values } = deliveryPageStatement({ campaignId: campaigns[0] ?? '', ...wanted }, slice);
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const steps = [...plan.matchAll(/ on campaign_deliveries\b.*actual rows=([\d.]+) loops=(\d+)\)/g)];
  expect(steps).not.toEqual([]);
  return Math.max(...steps.map(([, found, loops]) => Math.round(Number(found) * Number(loops))));
}

it.each([['sent', SENT] as const, ['skipped', SKIPPED] as const, ['pending', PENDING] as const])(
  'a page of those that are %s looks at no more than it shows and passes over',
  async (_name, state) => {
    for (const slice of [first, deep]) {
      expect(await looksAt({ state }, slice)).toBeLessThanOrEqual(slice.limit + slice.offset);
    }
  },
);

it('a page of all of them looks at as many of each state at most, and has them in their order', async () => {
  expect(await looksAt({}, first)).toBeLessThanOrEqual(6 * first.limit);
  const [campaignId = ''] = campaigns;
  const { rows, total } = await findDeliveries(api.database, { campaignId }, deep);
  const numbers = rows.map(({ email }) => Number(/\d+/.exec(email)?.[0]));
  expect(numbers).toEqual(Array.from({ length: deep.limit }, (_, at) => deep.offset + at + 1));
  expect(total).toBe(deliveries);
});

it('one recipient is found by a part of the address, among all and among those of a state', async () => {
  const [campaignId = ''] = campaigns;
  for (const wanted of [{}, { state: FAILED }]) {
    const { rows, total } = await findDeliveries(
      api.database,
      { campaignId, search: 'reader19971@', ...wanted },
      first,
    );
    expect([rows.map(({ email }) => email), total]).toEqual([['reader19971@example.test'], 1]);
  }
});
